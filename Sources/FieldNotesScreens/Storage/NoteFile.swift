import Synchronization
import ViewGraph

/// The file in which notes are kept between two launches.
///
/// - It is replaced whole: the new contents are written beside it, brought to the disk, and put in
///   its place by one rename. Whoever reads it, at whatever moment, finds the contents of before or
///   those of after.
/// - Contents never go back in time: of two writes the one that was taken later stays, whatever the
///   order in which they arrive.
/// - A file that cannot be understood is moved aside before anything is written.
final class NoteFile: Sendable {
  /// What was found when the file was read.
  enum Found: Equatable, Sendable {
    /// There is no file yet.
    case nothing
    /// The contents.
    case contents(NoteFileContents)
    /// A file that this program does not understand, and the name it was given.
    case damaged(keptAs: String, reason: String)
    /// A file that can be neither understood nor moved aside: nothing may be written.
    case locked(reason: String)
    /// A file that another process writes, and what it holds: nothing may be written.
    case inUse(NoteFileContents?)
  }

  /// Where the file is.
  let url: URL
  private let state = Mutex(State())

  private struct State {
    /// The number of the latest contents on the disk.
    var written = 0
    /// Why nothing may be written.
    var refusal: String?
    /// Keeps other processes from writing.
    var lock: FolderLock?
  }

  init(url: URL) { self.url = url }

  private var folder: URL { url.deletingLastPathComponent() }
  private var name: String { url.deletingPathExtension().lastPathComponent }

  /// Reads the file, and moves it aside where it cannot be understood.
  func load() -> Found {
    state.withLock { state in
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      switch FolderLock.take(folder) {
      case .taken(let lock): state.lock = lock
      case .unavailable: break
      case .busy:
        state.refusal = "they are open in another FieldNotes"
        return .inUse((try? Self.decode(Data(contentsOf: url)))?.withUniqueIDs)
      }
      removeDraftsOfTheDead()
      guard FileManager.default.fileExists(atPath: url.path) else { return .nothing }
      do {
        let contents = try Self.decode(Data(contentsOf: url))
        return .contents(contents.withUniqueIDs)
      } catch {
        let reason = Self.reason(of: error)
        if let kept = keepAside() { return .damaged(keptAs: kept, reason: reason) }
        state.refusal = "the file could not be read, and is left as it is"
        return .locked(reason: reason)
      }
    }
  }

  /// Replaces the contents, unless later ones are there already.
  ///
  /// - Parameters:
  ///   - contents: What the file is to hold.
  ///   - number: The place of the contents in the order in which they were taken.
  func write(_ contents: NoteFileContents, number: Int) throws {
    try state.withLock { state in
      guard number > state.written else { return }
      if let refusal = state.refusal { throw NoteFileFailure(refusal) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let draft = folder.appending(path: "\(name).draft-\(getpid()).json")
      do {
        try Self.encode(contents).write(to: draft)
        let handle = try FileHandle(forWritingTo: draft)
        try handle.synchronize()
        try handle.close()
        guard rename(draft.path, url.path) == 0 else {
          throw NoteFileFailure(String(cString: strerror(errno)))
        }
      } catch {
        try? FileManager.default.removeItem(at: draft)
        throw error
      }
      state.written = number
    }
  }

  /// Leaves the file to other processes; nothing is written from now on.
  func release() {
    state.withLock { state in
      state.lock = nil
      state.refusal = "the file was left to others"
    }
  }

  // MARK: - The form of the file

  private static func encode(_ contents: NoteFileContents) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(contents)
  }

  private static func decode(_ data: Data) throws -> NoteFileContents {
    struct Version: Decodable { var version: Int }
    let version = try JSONDecoder().decode(Version.self, from: data).version
    guard version <= NoteFileContents.currentVersion else {
      throw NoteFileFailure("it was written by a later version of the program")
    }
    return try JSONDecoder().decode(NoteFileContents.self, from: data)
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case let failure as NoteFileFailure: failure.message
    case is DecodingError: "it does not hold notes as this program writes them"
    default: error.localizedDescription
    }
  }

  // MARK: - Beside the file

  /// Moves the file out of the way; returns its new name, or nil where it cannot be moved.
  private func keepAside() -> String? {
    for number in 1...1000 {
      let aside = folder.appending(path: "\(name).damaged-\(number).json")
      if FileManager.default.fileExists(atPath: aside.path) { continue }
      do {
        try FileManager.default.moveItem(at: url, to: aside)
        return aside.lastPathComponent
      } catch {
        return nil
      }
    }
    return nil
  }

  /// Takes away what processes that were killed had begun to write.
  private func removeDraftsOfTheDead() {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let start = "\(name).draft-"
    for file in files where file.hasPrefix(start) && file.hasSuffix(".json") {
      let digits = file.dropFirst(start.count).dropLast(".json".count)
      guard let process = pid_t(digits) else { continue }
      let isAlive = process != getpid() && (kill(process, 0) == 0 || errno == EPERM)
      if !isAlive { try? FileManager.default.removeItem(at: folder.appending(path: file)) }
    }
  }
}

/// Why notes could not be read or written.
struct NoteFileFailure: Error, LocalizedError {
  let message: String

  init(_ message: String) { self.message = message }

  var errorDescription: String? { message }
}
