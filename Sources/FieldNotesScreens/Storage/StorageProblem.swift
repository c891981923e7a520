import ViewGraph

/// What a person has to know about the file of their notes.
public struct StorageProblem: Hashable, Sendable {
  /// What happened, what follows from it, and what can be done.
  public let message: String

  static func damaged(_ file: URL, keptAs name: String, reason: String) -> StorageProblem {
    StorageProblem(
      message: """
        The notes in \(file.lastPathComponent) could not be read: \(reason). The file was kept as \
        \(name), and FieldNotes starts without notes. Put a whole file in its place to get them \
        back.
        """)
  }

  static func locked(_ file: URL, reason: String) -> StorageProblem {
    StorageProblem(
      message: """
        The notes in \(file.lastPathComponent) could not be read: \(reason). The file was left as \
        it is, and nothing you write now is saved. Make its folder writable and launch again.
        """)
  }

  static func inUse(_ file: URL) -> StorageProblem {
    StorageProblem(
      message: """
        The notes in \(file.lastPathComponent) are open in another FieldNotes. You can read them \
        here, and nothing you write is saved. Close the other one and launch again.
        """)
  }

  static func unwritable(_ file: URL, reason: String) -> StorageProblem {
    StorageProblem(
      message: """
        Your notes could not be saved to \(file.lastPathComponent): \(reason). They are kept in \
        memory, and saving is tried again with the next change.
        """)
  }
}
