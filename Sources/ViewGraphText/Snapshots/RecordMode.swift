/// When a snapshot's file is written.
///
/// An assertion fails where it has written a file, so that nothing is taken over unseen. Only where a
/// variable of the process has set the mode, so that the run is there to record, it does not.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Wherever the file does not hold what the screen shows.
  case all
  /// Where there is no file. The default, except where `CI` is set.
  case missing
  /// Where there is no file, or one that the screen differs from.
  case failed
  /// Nowhere. The default where `CI` is set.
  case never

  /// Whether a file is written where there is none.
  var writesMissing: Bool {
    switch self {
    case .all, .missing, .failed: true
    case .never: false
    }
  }

  /// Whether a file is written over that does not hold what the screen shows.
  var writesOver: Bool {
    switch self {
    case .all, .failed: true
    case .missing, .never: false
    }
  }
}
