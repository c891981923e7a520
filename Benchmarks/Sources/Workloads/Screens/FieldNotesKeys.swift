import FieldNotesScreens
import ViewGraph
@_spi(Benchmarks) import ViewGraphText

/// FieldNotes with many notes, in whose search field one key after the other is pressed.
///
/// A key is timed from the typed character to the drawn screen of a terminal, with all that is in
/// between: the search itself, the order, the rows that go and come, the layout of all of them.
@MainActor package final class FieldNotesKeys {
  /// One key, and what the search finds before and after it.
  package struct Key: Sendable {
    /// What it does, in words.
    package let name: String
    let before: String
    let after: String
  }

  /// The keys that are timed: two that narrow the search, and two that widen it.
  package static let keys = [
    Key(name: "first letter", before: "", after: "h"),
    Key(name: "second letter", before: "h", after: "he"),
    Key(name: "letter taken back", before: "he", after: "h"),
    Key(name: "search cleared", before: "h", after: ""),
  ]

  private static let birds = [
    "Heron", "Egret", "Reed warbler", "Kingfisher", "Coot", "Grebe", "Bittern", "Teal", "Swift",
    "Harrier",
  ]

  private let store: NoteStore
  private let host: HostedScreen
  private let window: TerminalWindow

  /// A screen with so many notes.
  package init(count: Int) {
    let notes = (0..<count).map { number in
      Note(
        title: "\(Self.birds[number % Self.birds.count]) \(number)", body: "Seen once more.",
        created: Date(timeIntervalSince1970: 1_780_000_000 + Double(number)))
    }
    let store = NoteStore(notes: notes)
    self.store = store
    host = ViewHost(options: HostOptions(columns: 100, recording: .counts)) {
      ContentView().environment(store)
    }
    window = TerminalWindow(onto: host, lines: 40)
    _ = window.draw()
  }

  /// Brings the search to where a key is pressed; not timed.
  package func prepare(_ key: Key) throws {
    if host.searchFields.only.value != key.before {
      try host.searchFields.only.setText(key.before)
    }
    _ = window.draw()
  }

  /// Presses a key and draws the screen.
  package func press(_ key: Key) throws {
    try host.searchFields.only.setText(key.after)
    _ = window.draw()
  }

  /// The search of a key alone: how many titles contain what is typed then.
  package func filter(_ key: Key) -> Int {
    if key.after.isEmpty { return store.notes.count }
    return store.notes.filter { $0.title.localizedStandardContains(key.after) }.count
  }

  /// Whether the screen shows what the search finds.
  package func checkOutcome(_ key: Key) throws {
    let found = filter(key)
    let shown = host.lists[1].rows.labels
    // Of many, a page is shown, and how many there are.
    let isWhole = shown.count == found
    if !isWhole, shown.last != "Show More of \(found) Notes" {
      throw WrongResult("\(shown.count) rows are shown, \(found) notes found")
    }
  }
}
