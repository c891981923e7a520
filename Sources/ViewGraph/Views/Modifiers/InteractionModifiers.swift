import Foundation

extension View {
  /// Takes no action from a person, here and below, while `disabled` is true.
  ///
  /// An ancestor that disables cannot be overruled.
  public func disabled(_ disabled: Bool) -> EnvironmentWriter<Self> {
    EnvironmentWriter(self, value: disabled) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Runs an action on Return in a field below.
  ///
  /// The innermost runs first.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> Decorated<Self> {
    decorated(.onSubmit(triggers, action))
  }

  /// Keeps Return in fields below from the actions around.
  public func submitScope(_ isBlocking: Bool = true) -> Decorated<Self> { unseen("submitScope") }

  /// What the key for Return says.
  ///
  /// Cells have none.
  public func submitLabel(_ label: SubmitLabel) -> Decorated<Self> { unseen("submitLabel") }

  /// Offers to load anew what the view shows.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> RefreshableView<Self> {
    RefreshableView(content: self, action: RefreshAction(action))
  }

  /// Runs an action when the view is tapped.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> Decorated<Self> {
    count == 1 ? decorated(.onTap(action)) : unseen("onTapGesture")
  }

  /// Runs an action when the view is held.
  ///
  /// Nothing is held in text.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> Decorated<Self> {
    unseen("onLongPressGesture")
  }

  /// Runs an action when a pointer comes or goes.
  ///
  /// There is none in text.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> Decorated<Self> {
    unseen("onHover")
  }

  /// Whether the view and those below take taps.
  public func allowsHitTesting(_ enabled: Bool) -> Decorated<Self> {
    decorated(.hitTesting(enabled))
  }

  /// Which area takes taps.
  ///
  /// In text the view's own does.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Decorated<Self> {
    unseen("contentShape")
  }

  /// Which area takes taps, for some kinds of interaction.
  ///
  /// In text the view's own does.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> Decorated<Self> {
    unseen("contentShape")
  }

  /// A key that runs the control's action.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> Decorated<Self> {
    unseen("keyboardShortcut")
  }

  /// A key that runs the control's action.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Decorated<Self> {
    unseen("keyboardShortcut")
  }

  /// Whether rows can be moved.
  public func moveDisabled(_ isDisabled: Bool) -> Decorated<Self> { unseen("moveDisabled") }

  /// Whether rows can be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> Decorated<Self> { unseen("deleteDisabled") }

  /// Whether rows can be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Decorated<Self> {
    unseen("selectionDisabled")
  }

  /// Called with URLs that the app is asked to open.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> Decorated<Self> {
    decorated(.onOpenURL(action))
  }
}

/// What starts a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Triggers from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Return in a field of text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the key for Return says.
public struct SubmitLabel: Sendable, Hashable {
  private let name: String
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Kinds of interaction with a shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Kinds from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// A key of a keyboard.
public struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public let character: Character
  /// A key by its character.
  public init(_ character: Character) { self.character = character }
  /// A key by its character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1b}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let upArrow = KeyEquivalent("\u{f700}")
  public static let downArrow = KeyEquivalent("\u{f701}")
  public static let leftArrow = KeyEquivalent("\u{f702}")
  public static let rightArrow = KeyEquivalent("\u{f703}")
}

/// Keys that are held beside another.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Keys from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let all = EventModifiers(rawValue: 31)
}

/// A key with those held beside it.
public struct KeyboardShortcut: Sendable, Hashable {
  /// The key.
  public var key: KeyEquivalent
  private let bits: Int

  /// A key with those held beside it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    bits = modifiers.rawValue
  }

  /// Return: the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the way out.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
