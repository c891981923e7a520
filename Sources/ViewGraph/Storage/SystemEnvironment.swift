import Foundation
import Observation

/// Whether a screen is light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable { case light, dark }

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Sendable, Hashable { case compact, regular }

/// Where an app or scene stands in its life.
public enum ScenePhase: Sendable, Hashable, Comparable { case background, inactive, active }

/// The size of text that a person asked for.
public enum DynamicTypeSize: Sendable, Hashable, Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Whether a list is being edited.
public enum EditMode: Sendable, Hashable {
  case inactive, transient, active

  /// Whether the rows can be edited.
  public var isEditing: Bool { self != .inactive }
}

/// The direction in which text and views run.
public enum LayoutDirection: Sendable, Hashable, CaseIterable { case leftToRight, rightToLeft }

/// Closes what a view is presented in: the nearest sheet, or its place on a stack (E-08).
@MainActor @preconcurrency public struct DismissAction {
  let target: DismissTarget?

  nonisolated init(_ target: DismissTarget?) { self.target = target }

  /// Closes it; does nothing where the view is not presented.
  public func callAsFunction() { target?.close() }
}

/// What `dismiss` closes: one object for each presentation, so that the action stays equal.
@MainActor final class DismissTarget {
  let close: @MainActor () -> Void

  init(_ close: @escaping @MainActor () -> Void) { self.close = close }
}

/// Opens a URL.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of a URL.
  public enum Result: Sendable {
    /// The handler took it.
    case handled
    /// The handler threw it away.
    case discarded
    /// The system is to open it.
    case systemAction
  }

  let handler: @MainActor (URL) -> Result

  /// An action that hands URLs to a handler.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens a URL and says whether it was taken.
  public func callAsFunction(_ url: URL, completion: (Bool) -> Void) {
    if case .discarded = handler(url) { completion(false) } else { completion(true) }
  }
}

enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = LocaleKey.defaultValue
    return calendar
  }
}
enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(nil) } }
enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }
enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether the screen is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  /// The locale of texts, dates and numbers.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar of dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone of dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// The size of text that a person asked for.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  /// How much room there is in width.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// How much room there is in height.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
  /// Where the scene stands in its life.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// Whether controls take actions; `disabled(_:)` on an ancestor turns it off.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
  /// The direction in which text and views run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// Closes what the view is presented in.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Whether the view is presented.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
  /// Opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
  /// Whether the list around is being edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// The environment a host starts with.
@MainActor enum SystemEnvironment {
  static func prepare(_ root: EnvironmentRoot, for screen: HostedScreen) {
    let editing = EditModeHolder()
    let mode = Binding(location: ModelLocation(editing, \EditModeHolder.mode))
    let key = ObjectIdentifier(EditModeKey.self)
    root.slot(for: key, name: TypeName.short(EditModeKey.self)) {
      mode as Binding<EditMode>? as Any
    }
    .value = Binding<EditMode>?.some(mode) as Any
  }
}

/// Whether the lists of one host are edited, where no ancestor says otherwise.
@Observable private final class EditModeHolder {
  var mode = EditMode.inactive
}
