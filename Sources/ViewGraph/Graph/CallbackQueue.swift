/// Callbacks that wait for the end of a pass: appearances, changes, disappearances, preferences.
///
/// None runs inside a pass. Those of one pass run from the inside out, in written order within a
/// view; after them, what left the screen is told so (T-04).
@MainActor final class CallbackQueue {
  /// How often callbacks of one update may cause each other.
  static let limitOfRounds = 8

  private struct Entry {
    let node: Node
    let name: String
    let action: @MainActor () -> Void
  }

  @exclusivity(unchecked) private var arriving: [Entry] = []
  @exclusivity(unchecked) private var leaving: [Entry] = []
  /// Drops everything, as when a host is released without having been unmounted.
  var isSilenced = false
  private(set) var updateNumber = 0
  /// How often callbacks have been run.
  ///
  /// A node that came and went within one round has not appeared.
  @exclusivity(unchecked) private(set) var round = 0

  var hasWork: Bool { !arriving.isEmpty || !leaving.isEmpty }

  func beginUpdate() { updateNumber += 1 }

  /// Queues a callback of a node that stands in the tree.
  func add(_ node: Node, _ name: String, _ action: @escaping @MainActor () -> Void) {
    if !isSilenced { arriving.append(Entry(node: node, name: name, action: action)) }
  }

  /// Queues a callback of a node that has left.
  func addLeaving(_ node: Node, _ name: String, _ action: @escaping @MainActor () -> Void) {
    if !isSilenced { leaving.append(Entry(node: node, name: name, action: action)) }
  }

  func drop() {
    arriving = []
    leaving = []
  }

  /// Runs what waits now; what these callbacks cause waits for the next round.
  ///
  /// - Parameter sleepers: Where the tasks they start are known while asleep.
  func run(watching sleepers: Sleepers) -> [String] {
    round += 1
    let present = arriving.filter { $0.node.phase != .removed }
    let current = InsideOut.order(present) { $0.node } + leaving
    drop()
    for entry in current {
      let name = entry.name
      Evaluation.outsidePass {
        SleepRecord.startingTasks(in: sleepers, by: name) { entry.action() }
      }
    }
    return current.map(\.name)
  }
}
