import ViewGraph

extension NoteStore {
  /// A store with a few notes that are the same at each launch, for previews and for the terminal.
  public static func sample(
    syncer: any NoteSyncing = NoOpNoteSyncer(), now: @escaping @Sendable () -> Date = { Date() }
  ) -> NoteStore {
    let birds = Notebook(id: sampleID(1), name: "Birds")
    let ponds = Notebook(id: sampleID(2), name: "Ponds")
    let notes = [
      ("Heron at the weir", "Stood still for a quarter of an hour.", ["heron"], true, birds.id),
      ("Reed warblers", "Three nests in the east bank.", ["nests", "reed"], false, birds.id),
      ("Frogspawn", "First of the year, below the willow.", ["frogs"], false, ponds.id),
      ("Water level", "Two fingers under the mark.", [], false, ponds.id),
    ]
    return NoteStore(
      notes: notes.enumerated().map { index, note in
        Note(
          id: sampleID(10 + UInt8(index)), title: note.0, body: note.1, tags: note.2,
          isPinned: note.3,
          notebookID: note.4,
          created: Date(timeIntervalSince1970: 1_780_000_000 + Double(index) * 86_400))
      }, notebooks: [birds, ponds], syncer: syncer, now: now)
  }

  private static func sampleID(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }
}
