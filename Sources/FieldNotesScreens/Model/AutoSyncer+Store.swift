import ViewGraph

extension AutoSyncer {
  /// A syncer that refreshes a store some time after its notes changed.
  ///
  /// The refresh itself may change the notes; where it brings nothing new it changes nothing, so the
  /// syncer comes to rest.
  public convenience init(
    store: NoteStore, clock: any Clock<Duration> = ContinuousClock(),
    delay: Duration = .seconds(3)
  ) {
    self.init(clock: clock, delay: delay) {
      _ = store.notes
    } refresh: {
      try await store.refresh()
    }
  }
}
