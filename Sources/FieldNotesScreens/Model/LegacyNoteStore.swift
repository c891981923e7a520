import ViewGraph

/// The store as it was written before observing by property: one signal for all of it (L-08).
@MainActor public final class LegacyNoteStore: ObservableObject {
  /// The notes.
  @Published public var notes: [Note]
  /// Whether a sync is under way.
  @Published public var isSyncing = false
  private let syncer: any NoteSyncing

  /// A store with some notes.
  public init(notes: [Note] = [], syncer: any NoteSyncing = NoOpNoteSyncer()) {
    self.notes = notes
    self.syncer = syncer
  }

  /// Sends the notes out and takes what comes back; `isSyncing` is true meanwhile.
  public func refresh() async throws {
    isSyncing = true
    defer { isSyncing = false }
    notes = try await syncer.sync(notes)
  }
}

/// The legacy store, migrated: only who reads the flag hears of it.
@Observable @MainActor public final class MigratedNoteStore {
  /// The notes.
  public var notes: [Note]
  /// Whether a sync is under way.
  public var isSyncing = false
  @ObservationIgnored private let syncer: any NoteSyncing

  /// A store with some notes.
  public init(notes: [Note] = [], syncer: any NoteSyncing = NoOpNoteSyncer()) {
    self.notes = notes
    self.syncer = syncer
  }

  /// Sends the notes out and takes what comes back; `isSyncing` is true meanwhile.
  public func refresh() async throws {
    isSyncing = true
    defer { isSyncing = false }
    notes = try await syncer.sync(notes)
  }
}
