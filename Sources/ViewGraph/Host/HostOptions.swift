import Foundation

/// How a host runs its screen.
///
/// Every option has a default.
public struct HostOptions {
  /// How the default object of a `@State` is made.
  public enum StateInitialization: Sendable {
    /// Once per identity: the behaviour of the toolchain of 2026 (O-04).
    case once
    /// Each time the struct is made, every instance but the first discarded: the one before (O-05).
    case everyInit
  }

  /// What is recorded for reports.
  public enum Recording: Sendable {
    /// Everything: causes, reads, values, skips.
    case full
    /// Bodies and counts only. The other fields of a report are empty.
    case counts
  }

  /// What a missing environment object does (E-02).
  public enum MissingEnvironment: Sendable {
    /// Stops the program at the first read, with a message that names the type and the view.
    case trap
    /// Leaves the view's body out, draws a placeholder and keeps an issue.
    case report
  }

  /// Where the values of `@SceneStorage` are kept.
  public enum SceneArchiveStore: Sendable {
    /// In memory, for the life of the host.
    case memory
    /// In a file.
    case file(URL)
  }

  /// The width of the drawn screen, in columns.
  public var columns: Int
  /// The clock that `advance(by:)` moves; a new one where it is nil.
  public var clock: TestClock?
  /// How the default object of a `@State` is made.
  public var stateInitialization: StateInitialization
  /// The user defaults of the screen; a private suite of the host's own where it is nil.
  public var defaults: UserDefaults?
  /// Where the values of `@SceneStorage` are kept.
  public var sceneArchive: SceneArchiveStore
  /// What is recorded for reports.
  public var recording: Recording
  /// Whether each distinct drawing is kept in `frames`.
  public var keepsFrames: Bool
  /// The size of a cell, in points.
  public var cellSize: CGSize
  /// What a missing environment object does.
  public var missingEnvironment: MissingEnvironment
  /// What an app reads as `LaunchOptions.current` while an `AppHost` launches it.
  public var launch: LaunchOptions

  /// Options; those left out have their defaults.
  public init(
    columns: Int = 60, clock: TestClock? = nil, stateInitialization: StateInitialization = .once,
    defaults: UserDefaults? = nil, sceneArchive: SceneArchiveStore = .memory,
    recording: Recording = .full, keepsFrames: Bool = false,
    cellSize: CGSize = CGSize(width: 8, height: 16),
    missingEnvironment: MissingEnvironment = .trap, launch: LaunchOptions = .current
  ) {
    self.columns = columns
    self.clock = clock
    self.stateInitialization = stateInitialization
    self.defaults = defaults
    self.sceneArchive = sceneArchive
    self.recording = recording
    self.keepsFrames = keepsFrames
    self.cellSize = cellSize
    self.missingEnvironment = missingEnvironment
    self.launch = launch
  }

  var runtimeOptions: RuntimeOptions {
    RuntimeOptions(
      columns: max(1, columns),
      cell: CellSize(width: Double(cellSize.width), height: Double(cellSize.height)),
      recordsEverything: recording == .full, keepsFrames: keepsFrames,
      initializesStateEveryTime: stateInitialization == .everyInit,
      reportsMissingObjects: missingEnvironment == .report,
      defaults: defaults ?? MemoryDefaults())
  }
}
