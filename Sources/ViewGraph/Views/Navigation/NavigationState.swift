/// What lies on a stack of screens: the values of its path, and screens that stand on no path.
///
/// - The screens of the path come in its order; what was pushed later lies in front.
/// - Every screen but the last is covered, and so is the root where there is any.
@MainActor final class NavigationState {
  /// A screen on the stack.
  final class Entry {
    /// The value on the path it stands for, nil for a screen that stands on none.
    let value: AnyHashable?
    let screen: any Screen
    /// Takes the screen off, as the way back does.
    let pop: @MainActor () -> Void

    init(value: AnyHashable?, screen: any Screen, pop: @escaping @MainActor () -> Void) {
      self.value = value
      self.screen = screen
      self.pop = pop
    }
  }

  private(set) unowned var node: Node
  /// The path as it is now.
  var path: [AnyHashable] = []
  private(set) var entries: [Entry] = []
  private var destinations: [any DestinationSource] = []
  /// The screen below all others.
  weak var root: (any Screen)?
  /// Whether the screens take the place of a split view's detail.
  let isSplit: Bool
  private let writePath: @MainActor ([AnyHashable]) -> Void
  private let revisit: @MainActor () -> Void

  init(
    _ node: Node, isSplit: Bool = false, revisit: @escaping @MainActor () -> Void,
    writePath: @escaping @MainActor ([AnyHashable]) -> Void
  ) {
    self.node = node
    self.isSplit = isSplit
    self.revisit = revisit
    self.writePath = writePath
  }

  // MARK: - What the user does

  /// Puts a value at the end of the path.
  ///
  /// In a split view, a link whose value has no destination only selects its row.
  func push(_ value: AnyHashable) {
    if isSplit, destination(for: value) == nil { return }
    writePath(path + [value])
  }

  /// Takes the front screen off.
  func goBack() { liveEntries.last?.pop() }

  /// Whether there is a way back.
  var canGoBack: Bool { !liveEntries.isEmpty || !path.isEmpty }

  /// The screen in front, nil for the root.
  var front: (any Screen)? { liveEntries.last?.screen }

  /// The first value of the path for which no destination is declared.
  var unresolved: AnyHashable? {
    let shown = liveEntries.compactMap(\.value).count
    return shown < path.count ? path[shown] : nil
  }

  private var liveEntries: [Entry] { entries.filter { $0.screen.phase != .removed } }

  // MARK: - In a pass

  /// A place declares what is shown for values of a type.
  func add(_ destination: any DestinationSource) {
    destinations.append(destination)
    revisit()
  }

  /// A screen that stands on no path was opened.
  func add(_ entry: Entry) {
    entries.append(entry)
    arrange()
    revisit()
  }

  /// A screen has left by itself.
  func removed(_ screen: any Screen) {
    entries.removeAll { $0.screen === screen }
    arrange()
    revisit()
  }

  /// Mounts and removes screens until they are those of the path.
  func sync() {
    entries = liveEntries
    destinations.removeAll { $0.phase == .removed }
    removeSurplus()
    var count = entries.compactMap(\.value).count
    while count < path.count, let source = destination(for: path[count]) {
      let index = count
      let target = DismissTarget { [weak self] in self?.pop(to: index) }
      guard let screen = source.makeScreen(for: path[count], in: node, dismissing: target) else {
        break
      }
      entries.append(Entry(value: path[count], screen: screen, pop: target.close))
      count += 1
    }
    arrange()
  }

  private func removeSurplus() {
    let values = entries.compactMap(\.value)
    let kept = zip(values, path).prefix { $0 == $1 }.count
    var place = values.count
    for entry in entries.reversed() where entry.value != nil {
      place -= 1
      if place >= kept { remove(entry) }
    }
    entries = liveEntries
  }

  private func remove(_ entry: Entry) {
    if entry.screen.phase == .removed { return }
    let source = destinations.first { $0.removeScreen(entry.screen) }
    precondition(source != nil, "The screen of '\(entry.screen.identity)' has lost its place.")
  }

  private func destination(for value: AnyHashable) -> (any DestinationSource)? {
    let type = ObjectIdentifier(type(of: value.base))
    return destinations.first { $0.phase != .removed && $0.valueType == type }
  }

  private func pop(to count: Int) {
    if path.count > count { writePath(Array(path.prefix(count))) }
  }

  /// Has the last screen in front and covers the others.
  private func arrange() {
    let live = liveEntries
    root?.setFront(live.isEmpty)
    for entry in live { entry.screen.setFront(entry === live.last) }
  }
}

/// A place that declares what is shown for values of one type.
@MainActor protocol DestinationSource: Node {
  var valueType: ObjectIdentifier { get }
  func makeScreen(
    for value: AnyHashable, in owner: Node, dismissing target: DismissTarget
  ) -> (any Screen)?
  /// Takes a screen away, if it stands here.
  func removeScreen(_ screen: any Screen) -> Bool
}
