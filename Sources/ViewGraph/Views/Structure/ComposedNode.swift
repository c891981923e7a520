/// The node of a view with a body.
final class ComposedNode<V: View>: EvaluatedNode {
  @exclusivity(unchecked) private var view: V
  @exclusivity(unchecked) private var content = NodeContent()

  init(_ view: V, below parent: Node) {
    self.view = view
    super.init(below: parent, type: .of(V.self))
    if depth > Self.deepest { stopNesting() }
    addMountingCause()
  }

  /// Twice as deep as any screen that is measured: what is deeper is taken to have no end.
  private static var deepest: Int32 { 400_000 }

  /// Stops the process, which would nest views until its memory is used up.
  private func stopNesting() -> Never {
    var count = 0
    var node: Node? = self
    while let current = node {
      if (current as? EvaluatedNode)?.viewType === viewType { count += 1 }
      node = current.parent
    }
    fatalError(
      """
      Views are nested \(depth) deep, \(count) of them '\(typeName)': it shows itself without an end, \
      and the screen is never complete. Show the inner one under a condition that comes to be false.
      """)
  }

  /// Takes the value that the parent's body made: a run is due where an input differs (V-02).
  ///
  /// `isForced` says that the parent compared them itself and found them to differ.
  func receive(_ newView: V, isForced: Bool = false) {
    let comparison = viewType.layout.comparison
    let isEqual = areEqual(view, newView, by: comparison)
    if isEqual, !isForced {
      runtime.events.skipped(self)
      if isDue { runtime.scheduleVisit(self) }
      return
    }
    let changes: [FieldChange] =
      runtime.options.recordsEverything
      ? withUnsafePointer(to: &view) { old in
        withUnsafePointer(to: newView) { new in viewType.layout.changes(from: old, to: new) }
      } : []
    view = newView
    addCause(.inputs(changes))
    if phase == .current { phase = .invalid }
    runtime.scheduleVisit(self)
  }

  override func visit() {
    if phase == .current { return }
    install()
    if isWaitingForObject {
      leaveOut()
      content.clear(V.Body.self)
      return
    }
    content.set(runBody())
  }

  private func runBody() -> V.Body {
    let isFirst = content.isEmpty
    if runtime.options.recordsEverything, !isFirst { return runRecordedBody() }
    // Nobody compares it with the new content, and what it holds may be the last to hold a model.
    content.clear(V.Body.self)
    return evaluateContent(isFirst: isFirst) { view.body }
  }

  /// Runs the body where there is one of before to compare it with.
  ///
  /// A function of its own: that of every run would look up the type of an optional body.
  @inline(never) private func runRecordedBody() -> V.Body {
    let content = content.value(V.Body.self)!
    let causes = causes
    let texts = ownTexts
    let newContent = evaluateContent(isFirst: false) { view.body }
    latestRun?.note(
      isChanged: !ContentComparison.showSame(content, newContent, causes: causes),
      textsBefore: texts, of: self)
    return newContent
  }

  private func install() {
    if viewType.layout.dynamicFields.isEmpty { return }
    missingObject = nil
    var installer = PropertyInstaller(for: self)
    withUnsafeMutablePointer(to: &view) {
      installer.install(viewType.layout.dynamicFields, at: UnsafeMutableRawPointer($0))
    }
  }

  override func describe(into describer: inout Describer) {
    let isMade = content.read(V.Body.self) { V.Body._describe($0.pointee, into: &describer) }
    if !isMade { describePlaceholder(into: &describer) }
  }

  override var lineContent: LineContent? {
    viewType.lineContent(content) { LinePlanner.plan(for: V.Body.self) }
  }

  override func tearDown() {
    super.tearDown()
    content.clear(V.Body.self)
  }

  deinit { content.clear(V.Body.self) }

  override func forEachReachableValue(_ body: (Any) -> Void) { body(view) }
}
