/// A part of a control, such as its label, where the body of a style places it.
public struct StylePart: PrimitiveView {
  let source: any ContentSource

  /// Attaches the part below a node of its own.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(ContentPlaceNode.self) {
      node.update()
    } else {
      let node = ContentPlaceNode(view.source, below: slots.parent)
      slots.append(node)
      node.mount()
    }
  }

  /// Leaves the description to the node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

/// The parts of one control that a style's body may place.
@MainActor final class StyleParts {
  private var sources: [ElementPart: AnyObject] = [:]

  /// A part with its content of this update, which sees the style in force and not the next one.
  func part<Content: View, Configuration>(
    _ part: ElementPart, _ content: Content, style: StyleBox<Configuration>?,
    in runtime: ViewRuntime
  ) -> StylePart {
    if let known = sources[part] as? PartSource<Content> {
      known.update(content, in: runtime)
      return StylePart(source: known)
    }
    let source = PartSource(content, part) { parent in
      EnvironmentSlot(
        key: ObjectIdentifier(StyleKey<Configuration>.self), name: "style", value: style as Any,
        outer: parent.environment?.takeUnretainedValue())
    }
    sources[part] = source
    return StylePart(source: source)
  }
}

/// The content of one part, and the places where a style put it.
final class PartSource<Content: View>: ContentSource {
  private var content: Content
  private let part: ElementPart
  private let restoreStyle: @MainActor (Node) -> EnvironmentSlot
  private var places: [ContentPlaceNode] = []

  init(
    _ content: Content, _ part: ElementPart,
    restoringStyle: @escaping @MainActor (Node) -> EnvironmentSlot
  ) {
    self.content = content
    self.part = part
    restoreStyle = restoringStyle
  }

  func update(_ newContent: Content, in runtime: ViewRuntime) {
    content = newContent
    for place in places { runtime.scheduleVisit(place) }
  }

  func attachContent(to slots: inout Slots) { Content._attach(content, to: &slots) }

  func describeContent(into describer: inout Describer) {
    describer.styled(.part(part)) { Content._describe(content, into: &$0) }
  }

  func makeSlot(below parent: Node) -> EnvironmentSlot? { restoreStyle(parent) }

  func add(_ place: ContentPlaceNode) { places.append(place) }

  func remove(_ place: ContentPlaceNode) { places.removeAll { $0 === place } }
}
