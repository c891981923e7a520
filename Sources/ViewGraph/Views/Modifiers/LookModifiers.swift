extension View {
  /// The style of the text and symbols below.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Decorated<Self> {
    decorated(.foregroundStyle(ShapeStyleColor.of(style)))
  }

  /// The styles of the text and symbols below; cells show the first.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> Decorated<Self> {
    foregroundStyle(primary)
  }

  /// The styles of the text and symbols below; cells show the first.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> Decorated<Self> {
    foregroundStyle(primary)
  }

  /// The colour of the text and symbols below.
  public func foregroundColor(_ color: Color?) -> Decorated<Self> {
    decorated(.foregroundStyle(color))
  }

  /// The accent below.
  public func tint(_ tint: Color?) -> Decorated<Self> { decorated(.tint(tint)) }

  /// The accent below.
  public func tint<S: ShapeStyle>(_ tint: S) -> Decorated<Self> {
    decorated(.tint(ShapeStyleColor.of(tint)))
  }

  /// The accent below, in the older form.
  public func accentColor(_ color: Color?) -> Decorated<Self> { decorated(.tint(color)) }

  /// The style of backgrounds below.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> Decorated<Self> {
    unseen("backgroundStyle")
  }

  /// A line around the view.
  public func border<S: ShapeStyle>(_ content: S, width: Double = 1) -> Decorated<Self> {
    decorated(.border(ShapeStyleColor.of(content) ?? .primary))
  }

  /// How opaque the view is.
  ///
  /// At 0 it keeps its room and is not seen.
  public func opacity(_ opacity: Double) -> Decorated<Self> { decorated(.opacity(opacity)) }

  /// Not seen; the room is kept, and so is the state.
  public func hidden() -> Decorated<Self> { decorated(.hidden) }

  /// Hides the labels of the controls below; they still name them.
  public func labelsHidden() -> Decorated<Self> { decorated(.labelsHidden) }

  /// Hides or shows the labels of the controls below; they still name them.
  public func labelsVisibility(_ visibility: Visibility) -> Decorated<Self> {
    visibility == .hidden ? decorated(.labelsHidden) : unseen("labelsVisibility")
  }

  /// A number beside a row or tab; none for 0.
  public func badge(_ count: Int) -> Decorated<Self> {
    count == 0 ? unseen("badge") : decorated(.badge("\(count)"))
  }

  /// A text beside a row or tab.
  public func badge(_ label: Text?) -> Decorated<Self> {
    label.map { said($0, as: .badge) } ?? unseen("badge")
  }

  /// A text beside a row or tab.
  public func badge(_ key: LocalizedStringKey?) -> Decorated<Self> { badge(key.map { Text($0) }) }

  /// A text beside a row or tab.
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> Decorated<Self> {
    badge(label.map { Text($0) })
  }
}

/// Whether something is shown.
public enum Visibility: Sendable, Hashable, CaseIterable { case automatic, visible, hidden }
