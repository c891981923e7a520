/// Where a node stands: a path of steps from the root, shared step by step with its ancestors.
///
/// Two nodes never have one identity at one time, and state belongs to the identity, not to the
/// value a program writes (O-01).
public final class Identity: Sendable {
  /// One step from a parent to a child.
  public enum Step: Sendable, Hashable {
    /// A place the program's structure gives: the name of what stands there, and its position.
    case structural(name: String, position: Int)
    /// A place named by data: the ID of a `ForEach` element, or the value given to `id(_:)`.
    case explicit(name: String, id: String)
  }

  /// The last step of the path.
  public let step: Step
  // Written once more than `let` allows: `deinit` takes it away to release long paths in a loop.
  nonisolated(unsafe) private var link: Identity?

  init(_ step: Step, below parent: Identity?) {
    self.step = step
    link = parent
  }

  deinit {
    // A path is as long as the tree is deep. Releasing it recursively would overflow the stack.
    // Pinned by `V-01 10,000 nested views mount without overflowing the stack`.
    var next = link
    link = nil
    // Read through the one reference there is: a second would make it look shared.
    while isKnownUniquelyReferenced(&next) { next = next?.takeLink() }
  }

  private func takeLink() -> Identity? {
    defer { link = nil }
    return link
  }

  /// The identity one step nearer the root, nil for the root.
  public var parent: Identity? { link }

  /// The identity of a child of this one.
  func appending(_ step: Step) -> Identity { Identity(step, below: self) }

  /// All steps, from the root.
  ///
  /// - Complexity: O(*d*) in the depth of the node.
  public var steps: [Step] {
    var steps: [Step] = []
    var path: Identity? = self
    while let current = path {
      steps.append(current.step)
      path = current.link
    }
    return steps.reversed()
  }

  /// The path as text, such as `/ObservationLab/TripsLine` or `/Inbox/Row[3]`.
  ///
  /// - Complexity: O(*d*) in the depth of the node.
  public var path: String { steps.map { "/\($0)" }.joined() }
}

extension Identity.Step: CustomStringConvertible {
  /// The step as it stands in a path.
  public var description: String {
    switch self {
    case .structural(let name, 0): name
    case .structural(let name, let position): "\(name)#\(position)"
    case .explicit(let name, let id): "\(name)[\(id)]"
    }
  }
}

extension Identity: CustomStringConvertible {
  /// The path as text.
  public var description: String { path }
}
