import ViewGraph

/// Says in a few words what a note is about.
public protocol SummaryGenerating: Sendable {
  /// The summary of a note.
  func summary(of note: Note) -> String
}

/// Counts the words and tags of a note.
public struct CountingSummaryGenerator: SummaryGenerating {
  /// A generator that counts.
  public init() {}

  /// Says how many words and tags there are.
  public func summary(of note: Note) -> String {
    let words = note.body.split { $0.isWhitespace }.count
    let tags = note.tags.count
    let wordText = words == 1 ? "1 word" : "\(words) words"
    if tags == 0 { return wordText }
    return "\(wordText), \(tags == 1 ? "1 tag" : "\(tags) tags")"
  }
}

private enum SummaryGeneratorKey: EnvironmentKey {
  static let defaultValue: any SummaryGenerating = CountingSummaryGenerator()
}

extension EnvironmentValues {
  /// What sums a note up.
  public var summaryGenerator: any SummaryGenerating {
    get { self[SummaryGeneratorKey.self] }
    set { self[SummaryGeneratorKey.self] = newValue }
  }
}
