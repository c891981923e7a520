import ViewGraph

/// What of a screen a snapshot holds, and so how its file ends.
public struct SnapshotKind: Sendable {
  private enum Content: Sendable {
    case text, tree, state
    case report(UpdateReport?, ReportForm)
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// The drawn screen, in `.txt`.
  public static let text = SnapshotKind(.text)
  /// The identity tree with its state and body counts, in `.tree.txt`.
  public static let tree = SnapshotKind(.tree)
  /// Every source of truth, one a line, with who reads and writes it, in `.state.txt`.
  public static let state = SnapshotKind(.state)
  /// Everything since the mount, launch included, in `.report.txt`.
  public static let report = SnapshotKind(.report(nil, .lines))

  /// One report, in one of its forms, in `.report.txt`.
  public static func report(_ report: UpdateReport, as form: ReportForm = .lines) -> SnapshotKind {
    SnapshotKind(.report(report, form))
  }

  /// How a file of this kind ends, without the first dot.
  package var fileExtension: String {
    switch content {
    case .text: "txt"
    case .tree: "tree.txt"
    case .state: "state.txt"
    case .report: "report.txt"
    }
  }

  /// What a message calls it.
  var noun: String {
    switch content {
    case .text: "the screen"
    case .tree: "the tree"
    case .state: "the state"
    case .report: "the report"
    }
  }

  /// What is compared.
  @MainActor package func text(of host: HostedScreen) -> String {
    switch content {
    case .text: host.text
    case .tree: host.tree
    case .state:
      host.state.isEmpty ? "(no state)" : host.state.map(\.description).joined(separator: "\n")
    case .report(let report, let form): (report ?? host.history).text(form)
    }
  }
}
