import ViewGraph

/// The one owner of all notes and notebooks.
///
/// Views read it, and each hears about what it read.
/// `add`, `togglePin` and `refresh` put pinned notes before the others, and keep IDs unique. A binding
/// to `notes` may write anything, and what is written stays as it is until the next of these.
@Observable @MainActor public final class NoteStore {
  /// The notes, the pinned ones first.
  public var notes: [Note] { didSet { sorted = [:] } }
  /// The notebooks, in the order in which they were made.
  public var notebooks: [Notebook]
  /// When the notes were last brought up to date; nil before the first time.
  public private(set) var lastSyncDate: Date?

  /// The notes in each order that was asked for since they changed.
  ///
  /// Sorting them for each key that is typed into a search may take longer than the search.
  @ObservationIgnored private var sorted: [NoteSortOrder: [Note]] = [:]
  @ObservationIgnored private let syncer: any NoteSyncing
  @ObservationIgnored private let now: @Sendable () -> Date

  /// A store with some notes.
  ///
  /// - Parameters:
  ///   - notes: The notes there are.
  ///   - notebooks: The notebooks there are.
  ///   - syncer: Where `refresh()` takes the notes from.
  ///   - now: The time, for notes that are made and for `lastSyncDate`.
  public init(
    notes: [Note] = [], notebooks: [Notebook] = [],
    syncer: any NoteSyncing = NoOpNoteSyncer(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.notes = Self.ordered(notes)
    self.notebooks = notebooks
    self.syncer = syncer
    self.now = now
  }

  /// The notes that are pinned.
  public var pinnedNotes: [Note] { notes.filter(\.isPinned) }

  /// The notes of a notebook, or all of them, that a search finds, in an order.
  ///
  /// - Complexity: O(*n*) in the number of notes; O(*n* log *n*) where they changed since the order
  ///   was asked for.
  public func notes(
    in notebookID: Notebook.ID? = nil, matching query: String = "",
    orderedBy order: NoteSortOrder = .newestFirst
  ) -> [Note] {
    let all = sorted(by: order)
    if notebookID == nil, query.isEmpty { return all }
    return all.filter { note in
      (notebookID == nil || note.notebookID == notebookID)
        && (query.isEmpty || note.title.localizedStandardContains(query))
    }
  }

  private func sorted(by order: NoteSortOrder) -> [Note] {
    // Read in any case: who shows the order of before has to hear of a change.
    let notes = notes
    if let known = sorted[order] { return known }
    let result = notes.sorted { left, right in
      left.isPinned == right.isPinned ? order.places(left, before: right) : left.isPinned
    }
    sorted[order] = result
    return result
  }

  /// The note with an ID.
  public func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

  /// Adds a note, after the pinned ones where it is not pinned itself.
  ///
  /// A note with the ID of one there is replaces it.
  public func add(_ note: Note) {
    notes.removeAll { $0.id == note.id }
    notes.append(note)
    notes = Self.ordered(notes)
  }

  /// Adds what a draft holds, and returns the note made of it.
  @discardableResult public func add(_ draft: NoteDraft, to notebookID: Notebook.ID?) -> Note {
    let note = draft.note(in: notebookID, created: now())
    add(note)
    return note
  }

  /// Adds a notebook with a name.
  @discardableResult public func addNotebook(_ name: String) -> Notebook {
    let notebook = Notebook(name: name)
    notebooks.append(notebook)
    return notebook
  }

  /// Takes a note away; one that is not there is left alone.
  public func delete(_ note: Note) { notes.removeAll { $0.id == note.id } }

  /// Takes the notes with some IDs away.
  public func delete(_ ids: Set<Note.ID>) { notes.removeAll { ids.contains($0.id) } }

  /// Takes a notebook away; its notes stay, in no notebook.
  public func delete(_ notebook: Notebook) {
    notebooks.removeAll { $0.id == notebook.id }
    for index in notes.indices where notes[index].notebookID == notebook.id {
      notes[index].notebookID = nil
    }
  }

  /// Pins a note, behind those that are pinned already; or lets it go, to stand before the others.
  public func togglePin(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index].isPinned.toggle()
    let moved = notes.remove(at: index)
    notes.insert(moved, at: pinnedNotes.count)
  }

  /// Sends the notes out and takes over what comes back.
  ///
  /// Notes that were edited meanwhile keep the edit. Nothing is changed where an error is thrown.
  public func refresh() async throws {
    let sent = notes
    let received = try await syncer.sync(sent)
    try Task.checkCancellation()
    merge(received, over: sent)
    lastSyncDate = now()
  }

  private func merge(_ received: [Note], over sent: [Note]) {
    let before = Dictionary(sent.map { ($0.id, $0) }) { first, _ in first }
    let current = Dictionary(notes.map { ($0.id, $0) }) { first, _ in first }
    // One that was here, and is here no more, was deleted while the answer was on its way.
    let kept = received.filter { before[$0.id] == nil || current[$0.id] != nil }
    var merged = kept.map { note -> Note in
      guard let mine = current[note.id], mine != before[note.id] else { return note }
      return mine
    }
    let known = Set(received.map(\.id))
    // One that is not there any more is kept where it was made or edited meanwhile.
    merged += notes.filter { !known.contains($0.id) && $0 != before[$0.id] }
    let result = Self.ordered(merged)
    // Equal notes are not set: nobody who shows them should run for nothing.
    if result != notes { notes = result }
  }

  private static func ordered(_ notes: [Note]) -> [Note] {
    notes.filter(\.isPinned) + notes.filter { !$0.isPinned }
  }
}
