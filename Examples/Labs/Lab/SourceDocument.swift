/// The texts whose claims the labs try out, by the numbers the rules give them.
public enum SourceDocument {
  /// What each is called.
  public static let titles = [
    "State and Data Flow with Observation",
    "Observation, State and data flow: ownership first",
    "Who hears about a change",
    "Swift Observation and SwiftUI State",
    "@Observable (iOS 17+) in SwiftUI",
  ]
}
