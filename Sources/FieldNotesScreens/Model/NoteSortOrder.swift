import ViewGraph

/// How a list of notes is sorted.
///
/// The raw value is what the user defaults keep.
public enum NoteSortOrder: String, CaseIterable, Codable, Sendable {
  /// The latest note first.
  case newestFirst
  /// The earliest note first.
  case oldestFirst
  /// By title, as a reader would sort it.
  case title

  /// What a menu calls it.
  public var name: String {
    switch self {
    case .newestFirst: "Newest First"
    case .oldestFirst: "Oldest First"
    case .title: "Title"
    }
  }

  /// Whether a note stands before another.
  ///
  /// Of two that are alike the one with the smaller ID does, so that the order is always the same.
  public func places(_ left: Note, before right: Note) -> Bool {
    switch self {
    case .newestFirst where left.created != right.created: return left.created > right.created
    case .oldestFirst where left.created != right.created: return left.created < right.created
    case .title:
      let order = left.title.localizedStandardCompare(right.title)
      if order != .orderedSame { return order == .orderedAscending }
    case .newestFirst, .oldestFirst: break
    }
    return left.id.uuidString < right.id.uuidString
  }
}
