import Foundation

/// The file that a live run is recorded in, written whole after each step.
///
/// So what was done up to a crash is there.
struct RecordingFile {
  let path: String
  let isTest: Bool

  /// Whether a file can be put there.
  static func isWritable(_ path: String) -> Bool {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    if manager.fileExists(atPath: path, isDirectory: &isFolder) {
      return !isFolder.boolValue && manager.isWritableFile(atPath: path)
    }
    let folder = (path as NSString).deletingLastPathComponent
    return manager.isWritableFile(atPath: folder.isEmpty ? "." : folder)
  }

  func write(_ recording: Recording) {
    let text = isTest ? recording.test : recording.script
    try? Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
  }
}
