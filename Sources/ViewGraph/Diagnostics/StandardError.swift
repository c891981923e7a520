import Foundation

/// The stream for warnings that no host can hear.
enum StandardError {
  static func print(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
