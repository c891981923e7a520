/// A view with other views behind, over or beside it.
public struct Layered<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let part: ElementPart
  let decoration: Decoration

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Content._makesNodes || Layer._makesNodes }

  /// Attaches the content, then what is added.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
    Layer._attach(view.layer, to: &slots)
  }

  /// Describes the content as a group, and what is added as a part.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.decoration(view.decoration)) { inner in
      inner.element(.group) { Content._describe(view.content, into: &$0) }
      inner.element(.part(view.part)) { Layer._describe(view.layer, into: &$0) }
    }
  }
}

extension View {
  /// Lays views behind this one.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> Layered<Self, V> {
    Layered(
      content: self, layer: content(), part: .background, decoration: .background(alignment))
  }

  /// Lays a view behind this one.
  @_disfavoredOverload public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> Layered<Self, Background> {
    Layered(
      content: self, layer: background, part: .background, decoration: .background(alignment))
  }

  /// Fills the area behind this view with a style.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Layered<Self, StyleFill> {
    Layered(
      content: self, layer: StyleFill(style), part: .background, decoration: .background(.center))
  }

  /// Fills a shape behind this view with a style.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> Layered<Self, FilledShape<T>> {
    Layered(
      content: self, layer: shape.fill(style), part: .background, decoration: .background(.center))
  }

  /// Fills a shape behind this view with the background's style.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> Layered<Self, FilledShape<T>> {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Lays views over this one.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> Layered<Self, V> {
    Layered(content: self, layer: content(), part: .overlay, decoration: .overlay(alignment))
  }

  /// Lays a view over this one.
  @_disfavoredOverload public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> Layered<Self, Overlay> {
    Layered(content: self, layer: overlay, part: .overlay, decoration: .overlay(alignment))
  }

  /// Fills the area over this view with a style.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Layered<Self, StyleFill> {
    Layered(content: self, layer: StyleFill(style), part: .overlay, decoration: .overlay(.center))
  }

  /// Fills a shape over this view with a style.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> Layered<Self, FilledShape<T>> {
    Layered(
      content: self, layer: shape.fill(style), part: .overlay, decoration: .overlay(.center))
  }

  /// Offers actions behind a row, to be swiped into sight.
  public func swipeActions<V: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> V
  ) -> Layered<Self, V> {
    Layered(
      content: self, layer: content(), part: .actions, decoration: .swipeActions(edge: edge))
  }

  /// Offers a menu of actions for the view.
  ///
  /// They are in reach without the menu being opened.
  public func contextMenu<V: View>(@ViewBuilder menuItems: () -> V) -> Layered<Self, V> {
    Layered(
      content: self, layer: menuItems(), part: .actions, decoration: .swipeActions(edge: .trailing))
  }
}

/// An area filled with a style.
public struct StyleFill: PrimitiveView {
  private let color: Color?

  init<S: ShapeStyle>(_ style: S) { color = ShapeStyleColor.of(style) }

  /// No node is made.
  public static var _makesNodes: Bool { false }

  /// Describes the area.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.fill(FillContent(color: view.color, name: "Fill")))
  }
}
