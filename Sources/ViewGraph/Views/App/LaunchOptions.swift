import Foundation

/// What an app was started with, besides its own code.
///
/// An app reads ``current`` in its `init()` and in the default values of its own `@State`; both run
/// while it is launched, the first time and at every `relaunch()`. Views that need it are handed
/// what the app made of it. In a terminal, `--store DIR`, `--empty` and `--date DAY` say what
/// stands here.
public struct LaunchOptions: Sendable {
  /// The folder for what the app keeps, or nil for the platform's own place.
  public var storeDirectory: URL?

  /// Whether the app starts without its samples.
  public var startsEmpty: Bool

  /// The clock on which the app waits, or nil for the clock of the host that launches it.
  ///
  /// An app that is being launched by an `AppHost` finds a clock here in any case: the one given, or
  /// the host's own, which a test or a script moves. In a live terminal it is a real one.
  public var clock: (any Clock<Duration>)?

  /// The time that the app takes for that of its launch, or nil for the real one.
  ///
  /// With it what an app shows of today is the same on every day: in a recording, a picture, a test.
  public var date: Date?

  /// Options that leave everything to the app.
  public init(
    storeDirectory: URL? = nil, startsEmpty: Bool = false, clock: (any Clock<Duration>)? = nil,
    date: Date? = nil
  ) {
    self.storeDirectory = storeDirectory
    self.startsEmpty = startsEmpty
    self.clock = clock
    self.date = date
  }

  /// The options of the app that is being launched, and the default ones at any other time.
  @TaskLocal public static var current = LaunchOptions()
}

extension LaunchOptions: Equatable {
  /// Whether two ask the same of an app; what they measure time by is left out.
  public static func == (left: Self, right: Self) -> Bool {
    left.storeDirectory == right.storeDirectory && left.startsEmpty == right.startsEmpty
      && left.date == right.date
  }
}
