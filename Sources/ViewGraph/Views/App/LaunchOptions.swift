import Foundation

/// What an app was started with, besides its own code.
///
/// An app reads ``current`` in its `init()` and in the default values of its own `@State`; both run
/// while it is launched, the first time and at every `relaunch()`. Views that need it are handed
/// what the app made of it. In a terminal, `--store DIR` and `--empty` say what stands here.
public struct LaunchOptions: Sendable, Equatable {
  /// The folder for what the app keeps, or nil for the platform's own place.
  public var storeDirectory: URL?

  /// Whether the app starts without its samples.
  public var startsEmpty: Bool

  /// Options that leave everything to the app.
  public init(storeDirectory: URL? = nil, startsEmpty: Bool = false) {
    self.storeDirectory = storeDirectory
    self.startsEmpty = startsEmpty
  }

  /// The options of the app that is being launched, and the default ones at any other time.
  @TaskLocal public static var current = LaunchOptions()
}
