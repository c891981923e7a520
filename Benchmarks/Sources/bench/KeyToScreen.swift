import Foundation
import Measuring
import Workloads

/// `fieldnotes-key`: from a key in the search field of FieldNotes to the drawn screen.
///
/// It is held against 16 ms beside the search's own time, and against no floor: it is in no table of
/// ratios.
@MainActor enum KeyToScreen {
  static let name = "fieldnotes-key"
  /// What a key may take beside its search, in microseconds.
  static let limit = 16_000.0

  /// Measures each key and prints what it took, and beside it what its search took by itself.
  static func run(isQuick: Bool) throws {
    let count = isQuick ? 1000 : 10_000
    let screen = FieldNotesKeys(count: count)
    var table = TextTable([
      "\(name), \(Readable.whole(count)) notes", "key to screen", "search alone", "the rest",
    ])
    for key in FieldNotesKeys.keys {
      let times = try measure(key, on: screen, samples: isQuick ? 3 : 15)
      let rest = times.key - times.filter
      table.add([
        key.name, Readable.time(times.key), Readable.time(times.filter),
        Readable.time(rest) + (rest > limit ? " (over 16 ms)" : ""),
      ])
    }
    print(table.text)
  }

  private static func measure(
    _ key: FieldNotesKeys.Key, on screen: FieldNotesKeys, samples: Int
  ) throws -> (key: Double, filter: Double) {
    var keys: [Double] = []
    var filters: [Double] = []
    for _ in 0..<samples {
      try screen.prepare(key)
      var problem: (any Error)?
      keys.append(
        Stopwatch.wall.time {
          do { try screen.press(key) } catch { problem = error }
        })
      if let problem { throw problem }
      filters.append(Stopwatch.wall.time { _ = screen.filter(key) })
    }
    try screen.checkOutcome(key)
    return (Statistics.median(keys)!, Statistics.median(filters)!)
  }
}
