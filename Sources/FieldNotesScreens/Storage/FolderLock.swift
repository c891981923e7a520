import ViewGraph

/// Keeps a folder for one process, until it is released or the process ends in whatever way.
///
/// It leaves no file behind.
final class FolderLock: Sendable {
  enum Outcome {
    case taken(FolderLock)
    /// Another process has the folder.
    case busy
    /// The file system keeps no such locks.
    case unavailable
  }

  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Takes a folder, and never waits.
  static func take(_ folder: URL) -> Outcome {
    // A program that this one starts must not go on holding the folder.
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .unavailable }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .taken(FolderLock(descriptor)) }
    let isBusy = errno == EWOULDBLOCK
    close(descriptor)
    return isBusy ? .busy : .unavailable
  }
}
