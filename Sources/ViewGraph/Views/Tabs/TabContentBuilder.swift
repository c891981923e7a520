/// Puts the tabs of a tab view together; their values are of the type that is selected.
@MainActor @resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// A tab that a value of the selected type chooses.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<TabValue, Content, Label>
  ) -> Tab<TabValue, Content, Label> {
    tab
  }

  /// Any other view: one with a tab item, several tabs, or a page.
  @_disfavoredOverload public static func buildExpression<Content: View>(
    _ content: Content
  ) -> Content {
    content
  }

  /// No tab.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One tab.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Any number of tabs.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// A tab that is there or not.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// One of two tabs.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// One of two tabs.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// A tab behind `#available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
