extension View {
  /// Names the control inside.
  public func accessibilityLabel(_ label: Text) -> Decorated<Self> {
    said(label, as: .accessibilityLabel)
  }

  /// Names the control inside.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Decorated<Self> {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the control inside.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Decorated<Self> {
    accessibilityLabel(Text(label))
  }

  /// Says what the control inside holds.
  public func accessibilityValue(_ value: Text) -> Decorated<Self> {
    said(value, as: .accessibilityValue)
  }

  /// Says what the control inside holds.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> Decorated<Self> {
    accessibilityValue(Text(valueKey))
  }

  /// Says what the control inside holds.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> Decorated<Self> {
    accessibilityValue(Text(value))
  }

  /// A name for tests, which nobody is shown.
  public func accessibilityIdentifier(_ identifier: String) -> Decorated<Self> {
    decorated(.accessibilityIdentifier(identifier))
  }

  /// Whether the view is kept from those who do not see the screen.
  public func accessibilityHidden(_ hidden: Bool) -> Decorated<Self> {
    decorated(.accessibilityHidden(hidden))
  }

  /// What an action will do.
  ///
  /// Text does not show it.
  public func accessibilityHint(_ hint: Text) -> Decorated<Self> { unseen("accessibilityHint") }

  /// What an action will do.
  ///
  /// Text does not show it.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> Decorated<Self> {
    unseen("accessibilityHint")
  }

  /// What an action will do.
  ///
  /// Text does not show it.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> Decorated<Self> {
    unseen("accessibilityHint")
  }

  /// Treats the views below as one.
  ///
  /// Text shows them as they are.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> Decorated<Self> {
    unseen("accessibilityElement")
  }

  /// What sort of thing the view is.
  ///
  /// Text does not show it.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Decorated<Self> {
    unseen("accessibilityAddTraits")
  }

  /// What sort of thing the view is not.
  ///
  /// Text does not show it.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Decorated<Self> {
    unseen("accessibilityRemoveTraits")
  }

  /// In which order views are read out.
  ///
  /// Text keeps tree order.
  public func accessibilitySortPriority(_ priority: Double) -> Decorated<Self> {
    unseen("accessibilitySortPriority")
  }

  /// Steps a value up or down.
  ///
  /// Text does not offer it.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> Decorated<Self> {
    unseen("accessibilityAdjustableAction")
  }

  /// Another action of the view.
  ///
  /// Text does not offer it.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> Decorated<Self> {
    unseen("accessibilityAction")
  }

  /// Another action of the view, by its name.
  ///
  /// Text does not offer it.
  public func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> Decorated<Self> {
    unseen("accessibilityAction")
  }
}

/// How views below count for those who do not see the screen.
public struct AccessibilityChildBehavior: Sendable, Hashable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What sort of thing a view is.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 128)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
  public static let isModal = AccessibilityTraits(rawValue: 512)
  public static let isToggle = AccessibilityTraits(rawValue: 1024)
}

/// Which way a value is stepped.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable { case increment, decrement }

/// A kind of action.
public struct AccessibilityActionKind: Sendable, Hashable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}
