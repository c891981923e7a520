/// A report in the spelling of `_printChanges`: one line a body.
enum ReportChanges {
  static func text(of report: UpdateReport) -> String {
    MainActorAccess.assumingMainActor {
      report.contents.runs.filter { $0.kind == .view && $0.isListed }.map(line(for:))
        .joined(separator: "\n")
    }
  }

  @MainActor private static func line(for run: RunRecord) -> String {
    let names = run.causes.flatMap { Self.names(of: $0.cause, in: run) }
    let changes = ChangeList.text(names, of: run.type)
    return "\(run.type.qualifiedName): \(changes)"
  }

  @MainActor private static func names(of cause: Cause, in run: RunRecord) -> [String] {
    switch cause {
    case .mounted, .identityChanged:
      let properties = run.type.layout.dynamicFields.map(\.name)
      return properties.isEmpty ? ["@self"] : ["@self", "@identity"] + properties
    case .input: return ["@self"]
    case .state(let change), .binding(let change), .property(let change), .environment(let change),
      .appStorage(let change), .sceneStorage(let change):
      return [change.label]
    case .objectWillChange(let change): return [change.label]
    case .focus(let name): return [name]
    case .preference: return ["@dependencies"]
    case .forced: return []
    }
  }
}
