/// Puts the statements of a closure together as one view.
///
/// Not isolated, as a closure that takes a binding by `$item in` calls the builder from where no
/// isolation is inferred; what stands in the closure is main-actor code all the same.
///
/// Inlinable: the tuple of a body's views is then put together where its types are known, which
/// saves a look-up of its type at each run.
@resultBuilder public struct ViewBuilder {
  /// One view, as it stands.
  @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// No view.
  @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Any number of views.
  @inlinable public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// An `if` without `else`: one identity, there or not.
  @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`: an identity of its own (I-01).
  @inlinable public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The other branch: an identity of its own (I-01).
  @inlinable public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// Content behind `#available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    nonisolated(unsafe) let content = content
    return MainActorAccess.assumingMainActor { AnyView(content) }
  }
}
