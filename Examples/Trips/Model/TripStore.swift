import ViewGraph

/// The trips, the one source of truth for every window.
@MainActor @Observable public final class TripStore {
  /// The trips, in the order they were added.
  public var trips: [Trip]
  /// What was said at each save.
  public let console = SaveConsole()

  @ObservationIgnored private let file: TripFile?
  /// What was to be kept at the latest save.
  @ObservationIgnored private var latest: [Trip]?

  /// A store with what its file keeps, or else with some trips.
  ///
  /// Without a file, saving says what it would keep.
  public init(_ trips: [Trip], file: TripFile? = nil) {
    self.file = file
    self.trips = file?.load() ?? trips
  }

  /// Adds the trip that a draft stands for.
  public func add(_ draft: TripDraft) {
    let last = trips.map(\.id).max() ?? 0
    trips.append(draft.trip(id: last + 1))
  }

  /// Saves the trips as they are now, and says so on the console.
  public func save() {
    latest = trips
    do {
      try file?.save(trips)
      console.print("Saving \(trips.count) trips")
    } catch {
      console.print("Not saved: \(error.localizedDescription)")
    }
  }

  /// Saves now and after every change of the trips, until the calling task is cancelled.
  public func saveChanges() async {
    // Read inside the closure, so watched; what is written in between two turns is one value.
    // With two windows there are two loops, and the second finds it done.
    for await trips in Observations({ self.trips }) where trips != latest { save() }
  }
}

/// What was said about saving, line by line: an object of its own, so that a new line is news to
/// those who show lines and to nobody else.
@MainActor @Observable public final class SaveConsole {
  /// The lines, the latest last.
  public private(set) var lines: [String] = []

  /// Adds a line.
  func print(_ line: String) { lines.append(line) }
}
