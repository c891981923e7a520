import Dispatch
import ViewGraph

/// The files of notes that are open in this process, so that each has one writer.
@MainActor enum OpenNoteFiles {
  private struct Weak { weak var saver: NoteSaver? }

  private static var savers: [URL: Weak] = [:]

  /// Has the saver of a file write what it has, and takes the file from it.
  static func close(_ url: URL) {
    savers.removeValue(forKey: url)?.saver?.close()
  }

  /// Notes who writes a file, and has it written at exit.
  static func add(_ saver: NoteSaver, at url: URL) {
    savers[url] = Weak(saver: saver)
    _ = exitHandler
  }

  /// Has nothing more written to a file.
  static func abandon(_ url: URL) {
    savers.removeValue(forKey: url.standardizedFileURL)?.saver?.abandon()
  }

  /// The store whose notes are kept in a file.
  static func store(at url: URL) -> NoteStore? { savers[url.standardizedFileURL]?.saver?.store }

  /// Registered once.
  private static let exitHandler: Void = {
    DispatchQueue.main.setSpecific(key: mainQueueMark, value: ())
    atexit {
      // The main queue may be served by another thread than the first one. A program that ends
      // elsewhere may have the main actor in the middle of an edit, and is left alone.
      let isOnMainActor =
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
      if isOnMainActor { MainActor.assumeIsolated { OpenNoteFiles.flush() } }
    }
  }()

  private nonisolated static let mainQueueMark = DispatchSpecificKey<Void>()

  private static func flush() {
    for entry in savers.values { entry.saver?.flush() }
  }
}
