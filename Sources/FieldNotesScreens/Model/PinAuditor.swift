import ViewGraph

/// Notes how many notes are pinned, each time their number changes.
///
/// It hears of a change after it was made, whether or not a screen is there to be updated.
@Observable @MainActor public final class PinAuditor {
  /// The numbers so far, the one at the start first; the latest hundred of them.
  public private(set) var counts: [Int] = []
  @ObservationIgnored private var token: ObservationTracking.Token?

  /// An auditor that watches a store until it is released.
  public init(store: NoteStore) {
    token = withContinuousObservation(options: [.didSet]) { [weak self, weak store] event in
      guard let store else { return }
      // Reading the pinned notes is what makes the next change of the notes count.
      let count = store.pinnedNotes.count
      if event.kind == .initial || event.matches(\NoteStore.notes) { self?.add(count) }
    }
  }

  private func add(_ count: Int) {
    guard counts.last != count else { return }
    counts.append(count)
    if counts.count > 100 { counts.removeFirst() }
  }
}
