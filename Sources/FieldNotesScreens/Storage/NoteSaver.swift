import ViewGraph

/// Keeps a store's notes in a file.
///
/// - An edit is on the disk half a second after it was made, with all that were made meanwhile; the
///   encoding and the writing are done off the main actor.
/// - ``flush()`` returns when everything is on the disk: at background and at exit. What is unsaved
///   when the saver is released is saved.
/// - Of two savers of one file in a process, the later one has it: the earlier one first writes
///   what it still has, and nothing from then on.
@Observable @MainActor public final class NoteSaver {
  /// The notes that are kept.
  public let store: NoteStore
  /// What went wrong last with the file; nil where all is well.
  public private(set) var problem: StorageProblem?
  /// How many notes were in the file when it was written last; nil before the first time.
  public private(set) var savedCount: Int?

  @ObservationIgnored private let file: NoteFile
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let delay: Duration
  /// What is on the disk, as far as this saver knows.
  @ObservationIgnored private var saved: NoteFileContents
  @ObservationIgnored private var savedNumber = 0
  @ObservationIgnored private var lastNumber = 0
  @ObservationIgnored private var isClosed = false
  @ObservationIgnored private let turns = WindowTurns()

  /// Opens the file of notes in a folder, and makes the store of what is in it.
  ///
  /// - Parameters:
  ///   - folder: The folder; it is made at the first write.
  ///   - clock: What the delay is measured on.
  ///   - delay: How long an edit waits for further ones.
  ///   - makeStore: Makes the store: of the notebooks and notes in the file, or of nil where there
  ///     is no file yet.
  public init(
    folder: URL, clock: any Clock<Duration> = ContinuousClock(),
    delay: Duration = .milliseconds(500),
    makeStore: (_ contents: (notebooks: [Notebook], notes: [Note])?) -> NoteStore
  ) {
    let url = folder.appending(path: "notes.json").standardizedFileURL
    OpenNoteFiles.close(url)
    file = NoteFile(url: url)
    self.clock = clock
    self.delay = delay
    let found = file.load()
    switch found {
    case .nothing, .inUse(nil): store = makeStore(nil)
    case .contents(let contents), .inUse(let contents?):
      store = makeStore((contents.notebooks, contents.notes))
    case .damaged, .locked: store = makeStore(([], []))
    }
    saved = NoteFileContents(notebooks: store.notebooks, notes: store.notes)
    switch found {
    case .nothing, .contents: break
    case .damaged(let name, let reason): problem = .damaged(url, keptAs: name, reason: reason)
    case .locked(let reason): refusal = .locked(url, reason: reason)
    case .inUse: refusal = .inUse(url)
    }
    problem = problem ?? refusal
    OpenNoteFiles.add(self, at: url)
  }

  isolated deinit { flush() }

  private var current: NoteFileContents {
    NoteFileContents(notebooks: store.notebooks, notes: store.notes)
  }

  /// Whether something is not on the disk yet.
  public var hasUnsavedChanges: Bool { !isClosed && current != saved }

  /// Saves after each edit, until the calling task is cancelled; what is unsaved then is saved.
  ///
  /// Every window may call it: one does the work, and the next goes on when that one is closed.
  public func run() async {
    await turns.run { [self] in
      for await _ in Observations({ [store] in _ = (store.notes, store.notebooks) }) {
        guard hasUnsavedChanges else { continue }
        try? await clock.sleep(for: delay)
        if Task.isCancelled { break }
        await save()
      }
      flush()
    }
  }

  private func save() async {
    guard hasUnsavedChanges else { return }
    let contents = current
    lastNumber += 1
    let number = lastNumber
    do {
      try await Self.write(contents, number: number, to: file)
      didSave(contents, number: number)
    } catch {
      didFail(error)
    }
  }

  /// Encodes and writes away from the main actor.
  @concurrent private static func write(
    _ contents: NoteFileContents, number: Int, to file: NoteFile
  ) async throws {
    try file.write(contents, number: number)
  }

  /// Returns when everything is on the disk, or could not be put there.
  public func flush() {
    guard hasUnsavedChanges else { return }
    let contents = current
    lastNumber += 1
    do {
      try file.write(contents, number: lastNumber)
      didSave(contents, number: lastNumber)
    } catch {
      didFail(error)
    }
  }

  private func didSave(_ contents: NoteFileContents, number: Int) {
    // A flush may have overtaken a write that was under way.
    guard number > savedNumber else { return }
    savedNumber = number
    saved = contents
    savedCount = contents.notes.count
    if isWriteProblem { dismissProblem() }
  }

  private func didFail(_ error: any Error) {
    isWriteProblem = true
    problem = refusal ?? .unwritable(file.url, reason: error.localizedDescription)
  }

  @ObservationIgnored private var isWriteProblem = false
  /// Why nothing may be written in this launch.
  @ObservationIgnored private var refusal: StorageProblem?

  /// Takes the notice of a problem away, once it was read.
  public func dismissProblem() {
    isWriteProblem = false
    problem = nil
  }

  /// Writes what is unsaved, and nothing from then on.
  func close() {
    flush()
    abandon()
  }

  /// Writes nothing from now on.
  func abandon() {
    isClosed = true
    file.release()
  }
}
