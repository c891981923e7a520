/// What one action, or one update, did: which bodies ran and why, which did not, what was written.
///
/// A handle: its fields are built when they are asked for. With `HostOptions.recording` set to
/// `.counts` only `bodies` and `bodyCounts` are kept.
public struct UpdateReport: Sendable {
  let contents: ReportContents

  init(_ contents: ReportContents) { self.contents = contents }

  /// What started the update: `launch`, `tap "Add"`, `outside`.
  public var trigger: String { contents.trigger }

  /// Which update of the host this was, from 0 for the launch.
  public var number: Int { contents.number }

  /// The views whose bodies ran, in order: bare type names of the program's own views.
  public var bodies: [String] { contents.bodies }

  /// How often each view's body ran.
  public var bodyCounts: [String: Int] { contents.bodyCounts }

  /// Every run, those of rows, modifiers, styles, scenes and apps too, in order.
  public var runs: [BodyRun] { contents.bodyRuns }

  /// The runs that described the same as before.
  public var wasted: [BodyRun] { runs.filter { !$0.changed && $0.kind == .view } }

  /// The views that were reached and not run.
  public var skips: [Skip] {
    contents.skips.map { Skip(view: $0.name, identity: $0.identity.path, reason: $0.reason) }
  }

  /// The writes that changed a value.
  public var writes: [Write] { contents.writes.filter { !$0.isEqual } }

  /// The writes of a value equal to the stored one.
  public var equalWrites: [Write] { contents.writes.filter(\.isEqual) }

  /// The writes that no body had read.
  public var unreadWrites: [Write] { writes.filter(\.isUnread) }

  /// The updates this report is made of, in order: several for `history`, `measure` and `settle`.
  public var updates: [UpdateReport] {
    contents.updates.isEmpty ? [self] : contents.updates.map(UpdateReport.init)
  }

  /// The mistakes found in this update.
  public var issues: [GraphIssue] { contents.issues }

  /// The runs of one view's bodies, with their causes.
  public func why<V: View>(_ view: V.Type) -> [BodyRun] {
    let name = TypeName.short(view)
    return runs.filter { $0.view == name }
  }

  /// Why a view's body did not run, in a sentence; or that it did.
  public func whyNot<V: View>(_ view: V.Type) -> String {
    let name = TypeName.short(view)
    let ran = why(view)
    if let first = ran.first {
      return "\(name) did run: \(first.causes.map(\.description).joined(separator: "; "))."
    }
    if let skip = skips.first(where: { $0.view == name }) {
      return "\(name) was reached and not run: \(skip.reason)."
    }
    let changed = writes
    if changed.isEmpty {
      return "\(name) was not run: nothing that a body reads was written."
    }
    let unread = unreadWrites
    if unread.count == changed.count {
      return
        "\(name) was not run: nobody reads \(unread.map(\.target).joined(separator: ", ")), "
        + "so no body can run for it."
    }
    return
      "\(name) was not run: its latest run did not read "
      + changed.map(\.target).joined(separator: ", ")
      + ", and no parent handed it other inputs."
  }
}

/// The element an action is on: `button`, `Save`.
struct ActionSubject: Sendable {
  let role: String
  let label: String
}

/// What a report is made of.
final class ReportContents: @unchecked Sendable {
  var number = 0
  var trigger: String
  /// What was acted on.
  var subject: ActionSubject?
  /// The updates that were put together, where there are several.
  private(set) var updates: [ReportContents] = []
  /// The types whose bodies ran, where nothing but that is recorded: in order, and how often in a
  /// row.
  @exclusivity(unchecked) private var countedRuns: [(type: ViewType, count: Int)] = []
  /// How often bodies of each type ran in reports of which nothing else was kept.
  @exclusivity(unchecked) private var olderCounts: [ObjectIdentifier: (name: String, count: Int)] =
    [:]
  var runs: [RunRecord] = []
  var skips: [SkipRecord] = []
  var writes: [Write] = []
  /// The writes that were found by way of a body's cause, as text.
  var writesBehindCauses: Set<String> = []
  var issues: [GraphIssue] = []

  init(trigger: String = "outside") { self.trigger = trigger }

  /// Counts one more run of a type's body.
  func count(_ type: ViewType) {
    if let last = countedRuns.indices.last, countedRuns[last].type === type {
      countedRuns[last].count += 1
    } else {
      countedRuns.append((type, 1))
    }
  }

  /// Adds what a later report holds.
  @MainActor func append(_ other: ReportContents, keepsEverything: Bool) {
    number = other.number
    guard keepsEverything else {
      for run in other.countedRuns {
        olderCounts[ObjectIdentifier(run.type), default: (run.type.name, 0)].count += run.count
      }
      for run in other.runs where run.kind == .view && run.isListed {
        olderCounts[ObjectIdentifier(run.type), default: (run.name, 0)].count += 1
      }
      return
    }
    updates.append(other)
    countedRuns += other.countedRuns
    runs += other.runs
    skips += other.skips
    writes += other.writes
    issues += other.issues
  }

  /// Compares what was shown before and after, once nothing more is added.
  @MainActor func finish() { for run in runs { run.finish() } }

  var bodies: [String] {
    countedRuns.flatMap { Array(repeating: $0.type.name, count: $0.count) }
      + runs.filter { $0.kind == .view && $0.isListed }.map(\.name)
  }

  var bodyCounts: [String: Int] {
    var counts: [String: Int] = [:]
    for older in olderCounts.values { counts[older.name, default: 0] += older.count }
    for name in bodies { counts[name, default: 0] += 1 }
    return counts
  }

  var bodyRuns: [BodyRun] {
    MainActorAccess.assumingMainActor {
      runs.map {
        BodyRun(
          kind: $0.kind, view: $0.name, identity: $0.identity.path, causes: $0.causes.map(\.cause),
          reads: $0.reads.texts, changed: $0.changed, changedText: $0.changedText,
          duration: $0.duration)
      }
    }
  }
}
