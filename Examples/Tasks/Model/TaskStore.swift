import Foundation
import ViewGraph

/// Everything there is to do.
@MainActor @Observable public final class TaskStore {
  /// The items, in their order.
  public private(set) var items: [TaskItem]

  /// A store with some items.
  public init(_ items: [TaskItem]) { self.items = items }

  /// A store with a few things that are always to do.
  public static func sample() -> TaskStore {
    TaskStore([
      TaskItem(title: "Water the ferns"), TaskItem(title: "Return the ladder"),
      TaskItem(title: "Write to Ada"),
    ])
  }

  /// How many items are left to do.
  ///
  /// It reads the array and each item's flag, and so does whoever reads it.
  public var remaining: Int { items.count { !$0.isDone } }

  /// Puts an item at the end; a title of nothing but spaces is none.
  public func add(_ title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    if title.isEmpty { return }
    items.append(TaskItem(title: title))
  }

  /// Takes items away, by their places.
  public func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }

  /// Moves items in front of a place.
  public func move(from offsets: IndexSet, to place: Int) {
    items.move(fromOffsets: offsets, toOffset: place)
  }

  /// Takes away what is done.
  public func deleteDone() { items.removeAll(where: \.isDone) }
}
