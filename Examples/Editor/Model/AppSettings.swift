import ViewGraph

/// What a person likes, in all windows.
@MainActor @Observable public final class AppSettings {
  /// Whether the screen is dark.
  public var darkMode = false
  /// Whether words are counted below a text.
  public var countsWords = true

  /// The settings one starts with.
  public init() {}
}
