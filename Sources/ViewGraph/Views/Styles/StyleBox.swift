/// A style for one kind of control, behind its type.
///
/// The kind is told by the type of the configuration.
@MainActor class StyleBox<Configuration>: @preconcurrency Equatable {
  /// Whether it is one of the library's own, which is drawn without a body.
  let isBuiltIn: Bool

  init(isBuiltIn: Bool) { self.isBuiltIn = isBuiltIn }

  /// The style itself.
  var style: Any { () }

  /// Makes or updates the node that runs the style's body.
  func attach(_ configuration: Configuration, to slots: inout Slots) {}

  func isSameStyle(as other: StyleBox<Configuration>) -> Bool { self === other }

  static func == (left: StyleBox<Configuration>, right: StyleBox<Configuration>) -> Bool {
    left.isSameStyle(as: right)
  }
}

final class TypedStyleBox<Style, Configuration, Body: View>: StyleBox<Configuration> {
  let typedStyle: Style
  let makeBody: @MainActor (Style, Configuration) -> Body

  init(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
    typedStyle = style
    self.makeBody = makeBody
    super.init(isBuiltIn: style is any BuiltInStyle)
  }

  override var style: Any { typedStyle }

  override func attach(_ configuration: Configuration, to slots: inout Slots) {
    if let known = slots.next(AnyViewNode.self) {
      known.receive(TypedViewBox(StyleBody(box: self, configuration: configuration)))
    } else {
      let node = AnyViewNode(
        TypedViewBox(StyleBody(box: self, configuration: configuration)), below: slots.parent)
      slots.append(node)
      slots.runtime.scheduleVisit(node)
    }
  }

  override func isSameStyle(as other: StyleBox<Configuration>) -> Bool {
    guard let other = other as? TypedStyleBox else { return false }
    return areEqual(typedStyle, other.typedStyle, by: .plan(for: Style.self))
  }
}

/// A style that the library draws itself.
protocol BuiltInStyle {}

/// Where the style of a kind of control is handed down.
enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleBox<Configuration>? { nil }
}

extension View {
  /// Hands a style down to the controls below.
  func style<Style, Configuration, Body: View>(
    _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) -> EnvironmentWriter<Self> {
    let box: StyleBox<Configuration> = TypedStyleBox(style, makeBody)
    return EnvironmentWriter(self) { $0[StyleKey<Configuration>.self] = box }
  }
}

/// The place of a style's body: another type of style is another identity.
struct StyleBody<Style, Configuration, Body: View>: PrimitiveView {
  let box: TypedStyleBox<Style, Configuration, Body>
  let configuration: Configuration

  static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(StyleNode<Style, Configuration, Body>.self) {
      node.receive(view)
    } else {
      let node = StyleNode(view, below: slots.parent)
      slots.append(node)
      slots.runtime.scheduleVisit(node)
    }
  }

  static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

/// What a style's body sees in place of the style itself: the next one out.
final class NextStyle<Configuration> {
  let box: StyleBox<Configuration>?
  /// Where that style was set, nil where there is none.
  private let origin: EnvironmentSlot?

  @MainActor init(beyondStyleAt node: Node) {
    let key = ObjectIdentifier(StyleKey<Configuration>.self)
    let current = node.environmentSlot(for: key)
    var slot: EnvironmentSlot?
    if let next = current?.value as? NextStyle<Configuration> {
      slot = next.origin?.outer
    } else {
      slot = current?.outer
    }
    while let candidate = slot, candidate.key != key { slot = candidate.outer }
    if let next = slot?.value as? NextStyle<Configuration> {
      box = next.box
      origin = next.origin
    } else {
      box = slot?.value as? StyleBox<Configuration>
      origin = slot
    }
  }
}

/// Runs the body of one style for one control, with state of its own.
final class StyleNode<Style, Configuration, Body: View>: EvaluatedNode {
  private var style: Style
  private var configuration: Configuration
  private var makeBody: @MainActor (Style, Configuration) -> Body
  private var content: Body?
  /// Where the body sees the next style out: the control it places is not drawn by this one again.
  private let nextStyle: EnvironmentSlot

  init(_ view: StyleBody<Style, Configuration, Body>, below parent: Node) {
    style = view.box.typedStyle
    configuration = view.configuration
    makeBody = view.box.makeBody
    nextStyle = EnvironmentSlot(
      key: ObjectIdentifier(StyleKey<Configuration>.self), name: "style",
      value: NextStyle<Configuration>(beyondStyleAt: parent),
      outer: parent.environment?.takeUnretainedValue())
    super.init(below: parent, type: .of(Style.self))
    environment = .passUnretained(nextStyle)
    addCause(.mounted)
  }

  override var kind: BodyRun.Kind { .style }

  func receive(_ newView: StyleBody<Style, Configuration, Body>) {
    let isSame = withUnsafePointer(to: &style) { old in
      withUnsafePointer(to: newView.box.typedStyle) { viewType.layout.comparison.areEqual(old, $0) }
    }
    makeBody = newView.box.makeBody
    if isSame,
      areEqual(configuration, newView.configuration, by: .plan(for: Configuration.self))
    {
      if isDue { runtime.scheduleVisit(self) }
      return
    }
    style = newView.box.typedStyle
    configuration = newView.configuration
    addCause(.inputs([]))
    if phase == .current { phase = .invalid }
    runtime.scheduleVisit(self)
  }

  override func visit() {
    if phase == .current { return }
    if !viewType.layout.dynamicFields.isEmpty {
      var installer = PropertyInstaller(for: self)
      withUnsafeMutablePointer(to: &style) {
        installer.install(viewType.layout.dynamicFields, at: UnsafeMutableRawPointer($0))
      }
    }
    content = evaluateContent(isFirst: content == nil) { makeBody(style, configuration) }
  }

  override func describe(into describer: inout Describer) {
    if let content { Body._describe(content, into: &describer) }
  }

  override func tearDown() {
    super.tearDown()
    content = nil
  }

  override func forEachReachableValue(_ body: (Any) -> Void) { body(style) }
}
