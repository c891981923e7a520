/// A view with something added that needs no node of its own.
public struct Decorated<Content: View>: PrimitiveView {
  let content: Content
  let decoration: Decoration

  init(_ content: Content, _ decoration: Decoration) {
    self.content = content
    self.decoration = decoration
  }

  /// A node is made where the content makes one.
  public static var _makesNodes: Bool { Content._makesNodes }

  /// Attaches the content.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    guard case .tag(let tag, _) = view.decoration, Content._makesNodes else {
      return Content._attach(view.content, to: &slots)
    }
    let outer = slots.tag
    slots.tag = TagBox(tag)
    Content._attach(view.content, to: &slots)
    slots.tag = outer
  }

  /// Describes the content inside the decoration.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    var decoration = view.decoration
    if case .said(let text, let part) = decoration {
      decoration = part.decoration(text.string(in: describer.environment))
    }
    describer.element(.decoration(decoration)) { Content._describe(view.content, into: &$0) }
  }

  /// Plans the content inside the decoration.
  public static func _plan(_ planner: inout LinePlanner) {
    planner.decorated(
      Content.self, at: MemoryLayout<Self>.offset(of: \.content),
      by: MemoryLayout<Self>.offset(of: \.decoration))
  }
}

extension View {
  func decorated(_ decoration: Decoration) -> Decorated<Self> {
    Decorated(self, decoration)
  }

  /// Adds a text that is shown as the environment of the place has it.
  func said(_ text: Text, as part: SaidPart) -> Decorated<Self> {
    decorated(text.fixedString.map { part.decoration($0) } ?? .said(text, part))
  }

  /// Keeps a modifier that text cannot show.
  func unseen(_ name: String) -> Decorated<Self> { decorated(.unseen(name)) }
}
