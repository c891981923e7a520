/// The node of a control: it reads what the control shows, so that a change of it is noticed without
/// a body being run.
///
/// - The parts stand first among the children, what is opened at times last.
final class ControlNode<V: ControlView>: EvaluatedNode, TagCarrier {
  private(set) var view: V
  var tag: TagBox?
  private(set) var memory: V.Memory!
  /// What is there only at times: the content of a menu, a sheet.
  private(set) var opened: Node?
  /// Whether the body of a style stands in place of the parts.
  private(set) var isStyled = false
  /// The parts that a style's body places.
  let styleParts = StyleParts()
  private var styleSlot: EnvironmentSlot?
  private var isStyleChanged = false
  /// Whether the body of the style in force has not been attached yet.
  private var isFirstStyled = false

  init(_ view: V, below parent: Node) {
    self.view = view
    super.init(below: parent, type: .of(V.self))
  }

  override var kind: BodyRun.Kind { .style }
  override var isReported: Bool { false }
  override var typeName: String { V.name }

  /// Attaches the parts, in the walk of the body the control stands in; what is shown is read later.
  func mount() {
    memory = view.makeMemory(for: self)
    isStyled = view.isStyled(in: self)
    attachParts(isFirst: true)
    runtime.scheduleVisit(self)
  }

  /// Takes the value of a later walk.
  func receive(_ newView: V) {
    view = newView
    let wasStyled = isStyled
    isStyled = view.isStyled(in: self)
    if isStyled != wasStyled { removeParts() }
    attachParts(isFirst: isStyled != wasStyled)
    if phase == .current { phase = .invalid }
    runtime.scheduleVisit(self)
    contentDidChange()
  }

  // A turn of its own: within the body's evaluation the reads would be the body's.
  override func visit() {
    if phase == .current { return }
    if isStyleChanged { restyle() }
    reading {
      view.read(memory)
      if isStyled {
        var slots = Slots(of: self, isFirst: isFirstStyled)
        isFirstStyled = false
        view.attachStyle(to: &slots, in: self)
      }
    }
    view.update(self)
    contentDidChange()
  }

  /// Gives the control another turn in this pass.
  func revisit() {
    if phase == .current { phase = .invalid }
    runtime.scheduleVisit(self)
  }

  private func restyle() {
    isStyleChanged = false
    let wasStyled = isStyled
    isStyled = view.isStyled(in: self)
    if isStyled == wasStyled { return }
    removeParts()
    attachParts(isFirst: true)
  }

  private func attachParts(isFirst: Bool) {
    if isStyled {
      if isFirst { isFirstStyled = true }
      return
    }
    var slots = Slots(of: self, isFirst: isFirst)
    view.attachParts(to: &slots)
  }

  private func removeParts() {
    var parts: [Node] = []
    super.addChildren(to: &parts)
    for part in parts { part.removeSubtree() }
    super.dropChildren()
  }

  // MARK: - What is there at times

  /// Puts a node behind the parts; it has its turn later in the pass.
  func open(_ node: Node) {
    node.position = .max
    opened = node
    runtime.events.post(.mounted, node)
    runtime.scheduleVisit(node)
    contentDidChange()
  }

  /// Takes away what was opened.
  func close() {
    guard let node = opened else { return }
    opened = nil
    node.removeSubtree()
    contentDidChange()
  }

  override func addChildren(to list: inout [Node]) {
    super.addChildren(to: &list)
    if let opened { list.append(opened) }
  }

  override func dropChildren() {
    super.dropChildren()
    opened = nil
  }

  override func describe(into describer: inout Describer) { view.describe(self, into: &describer) }

  override func tearDown() {
    super.tearDown()
    styleSlot?.remove(self)
    styleSlot = nil
  }

  /// Something the control keeps itself changed: it is described anew, and its turn comes.
  func memoryDidChange() {
    runtime.invalidate(self, because: .forced("memory"))
    contentDidChange()
    runtime.inbox.wake?()
  }
}

extension ControlNode: EnvironmentReadingNode {
  var readingNode: Node { self }

  /// A style around the control changed.
  func environmentChanged() {
    isStyleChanged = true
    runtime.invalidate(self, because: .forced("style"))
  }

  /// The style in force for a kind of control, nil where the library draws it.
  func style<Configuration>(for configuration: Configuration.Type) -> StyleBox<Configuration>? {
    let key = ObjectIdentifier(StyleKey<Configuration>.self)
    if styleSlot == nil {
      guard let slot = environmentSlot(for: key) else { return nil }
      styleSlot = slot
      slot.add(self)
    }
    let value = styleSlot?.value
    let box =
      (value as? NextStyle<Configuration>)?.box ?? value as? StyleBox<Configuration>
    return box.flatMap { $0.isBuiltIn ? nil : $0 }
  }
}

extension Node {
  /// The nearest ancestor's slot for a key, nil where none sets it.
  ///
  /// It is the same for a node's life.
  ///
  /// - Complexity: O(*a*) in the number of values that ancestors set.
  final func environmentSlot(for key: ObjectIdentifier) -> EnvironmentSlot? {
    var slot = environment?.takeUnretainedValue()
    while let current = slot {
      if current.key == key { return current }
      slot = current.outer
    }
    return nil
  }
}
