import Foundation
import ViewGraph

/// Something to do.
///
/// An object, so that whoever shows one item hears of that item alone. (`Task` is Swift's own word.)
@MainActor @Observable public final class TaskItem: Identifiable {
  /// What it is known by.
  nonisolated public let id = UUID()
  /// What is to be done.
  public var title: String
  /// Whether it is done.
  public var isDone: Bool

  /// Something to do.
  public init(title: String, isDone: Bool = false) {
    self.title = title
    self.isDone = isDone
  }
}
