import Observation

/// The observable of our own that each registration includes, by one of two properties in turn.
final class Sentinel: Observable, @unchecked Sendable {
  private let isFired = false
  private let isFiredInTurn = false
  static let shared = Sentinel()
  nonisolated(unsafe) static let path: KeyPath<Sentinel, Bool> = \Sentinel.isFired
  nonisolated(unsafe) private static let other: KeyPath<Sentinel, Bool> = \Sentinel.isFiredInTurn

  /// The property that stands for a run, another one than for the runs before and after it.
  static func path(of run: UInt) -> KeyPath<Sentinel, Bool> {
    run.isMultiple(of: 2) ? path : other
  }

  static func owns(_ candidate: AnyKeyPath) -> Bool { candidate === path || candidate === other }
}
