import ViewGraph

/// A collection of notes: they name it, it does not hold them.
public struct Notebook: Identifiable, Hashable, Codable, Sendable {
  /// Who it is.
  public let id: UUID
  /// What it is called.
  public var name: String

  /// A notebook with a name.
  public init(id: UUID = UUID(), name: String) {
    self.id = id
    self.name = name
  }
}
