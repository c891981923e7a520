/// A mistake in a program's views that the graph can survive.
///
/// The graph reports it once and carries on in a documented way, so a test can expect one. A mistake
/// it cannot survive is a precondition instead.
public struct GraphIssue: Sendable, Hashable {
  /// Which mistake; a rule's id where a rule names it.
  public var rule: String
  /// What happened and what follows from it.
  ///
  /// Starts with SwiftUI's own text where it has one.
  public var message: String
  /// The path of the view, empty where no view is known.
  public var view: String
  /// The property concerned, empty where there is none.
  public var property: String
  /// What to do.
  public var suggestion: String

  init(
    _ rule: String, _ message: String, view: String = "", property: String = "",
    suggestion: String
  ) {
    self.rule = rule
    self.message = message
    self.view = view
    self.property = property
    self.suggestion = suggestion
  }
}

extension GraphIssue: CustomStringConvertible {
  /// The message, where it happened, and what to do.
  public var description: String {
    var text = "\(rule): \(message)"
    if !view.isEmpty { text += "\n  at \(view)" }
    if !property.isEmpty { text += view.isEmpty ? "\n  of \(property)" : ", \(property)" }
    return text + "\n  \(suggestion)"
  }
}

extension GraphIssue {
  static func modifyingStateDuringUpdate(property: String, node: EvaluatedNode?) -> Self {
    Self(
      "V-05",
      """
      Modifying state during view update, this will cause undefined behavior. \
      The write to '\(property)' is dropped.
      """,
      view: path(of: node), property: property,
      suggestion: "Write it in an action, in onAppear, or in onChange(of:).")
  }

  static func publishingDuringUpdate(object: String, node: EvaluatedNode?) -> Self {
    Self(
      "V-05",
      """
      Publishing changes from within view updates is not allowed, this will cause undefined \
      behavior. '\(object)' keeps the value; its views are not run for it.
      """,
      view: path(of: node), property: object,
      suggestion: "Change the object in an action, in onAppear, or in onChange(of:).")
  }

  static func modelsChangedByBodies(_ writers: [String]) -> Self {
    let names = writers.map { "'\($0)'" }.joined(separator: ", ")
    return Self(
      "V-05",
      """
      Modifying observable models during view update: the bodies of \(names) kept changing what \
      other bodies had read, and were stopped. What was written is kept; the views that read it \
      wait for the next update.
      """,
      suggestion: "Change models in an action, in onAppear, or in onChange(of:).")
  }

  static func stateNotInstalled(type: String) -> Self {
    Self(
      "O-07",
      """
      A @State of type '\(type)' was written on a view that is not in the hierarchy. \
      It has no storage yet, so the write is lost.
      """,
      suggestion: "Write it through the view that is on the screen, or hand the value to its init.")
  }

  static func objectNotInstalled(type: String) -> Self {
    Self(
      "O-07",
      """
      Accessing StateObject<\(type)>'s object without being installed on a View. This will create \
      a new instance each time.
      """,
      suggestion: "Read it in a body, or keep the object yourself and hand it over.")
  }

  static func bindingToRemovedElement(type: String) -> Self {
    Self(
      "B-09",
      """
      A binding to an element of type '\(type)' was written after the element was removed. \
      The write is dropped; reads answer with the last value.
      """,
      suggestion: "Do not keep a row's binding longer than its row; keep the ID and look it up.")
  }

  static func duplicateID(container: String, id: String, view: String) -> Self {
    Self(
      "I-03",
      """
      \(container): the ID \(id) occurs multiple times within the collection, this will give \
      undefined results! The first element with the ID is drawn in each place, and they share \
      nothing: each place has state of its own.
      """,
      view: view, suggestion: "Give each element an ID of its own.")
  }

  static func constantRangeChanged(container: String, count: Int, initial: Int, view: String)
    -> Self
  {
    Self(
      "FE-3",
      """
      \(container) count (\(count)) != its initial count (\(initial)). `ForEach(_:content:)` \
      should only be used for *constant* data. Instead conform data to `Identifiable` or use \
      `ForEach(_:id:content:)` and provide an explicit `id`! \
      The rows of the first range stay as they were.
      """,
      view: view, suggestion: "Write ForEach(…, id: \\.self), or give it identifiable elements.")
  }

  static func changeLoop(type: String, view: String) -> Self {
    Self(
      "C-03",
      """
      onChange(of: \(type)) action tried to update multiple times per frame. \
      It ran twice in this update; the value is kept and the action is not run again.
      """,
      view: view,
      suggestion: "Do not write what the action watches, or stop once the value is right.")
  }

  static func callbackCycle(rounds: Int, latest: [String]) -> Self {
    Self(
      "X-06",
      """
      The callbacks of one update caused each other for \(rounds) rounds, and were stopped. \
      What was written is kept. The latest: \(latest.joined(separator: " → ")).
      """,
      suggestion: "Find the callback that writes what another one watches, and derive the value.")
  }

  static func missingObject(_ text: String, type: String, node: EvaluatedNode) -> Self {
    Self(
      "E-02", text, view: path(of: node), property: type,
      suggestion: "Add .environment(\(type)(…)) or .environmentObject above it.")
  }

  static func invalidSelection(_ selection: String, control: String, view: String) -> Self {
    Self(
      "CT-2",
      """
      \(control): the selection "\(selection)" is invalid and does not have an associated tag, \
      this will give undefined results. The selection is left as it is.
      """,
      view: view, suggestion: "Add a choice with that tag, or start with a value that has one.")
  }

  static func damagedArchive(path: String, keptAs name: String) -> Self {
    Self(
      "S-05",
      """
      The scene archive '\(path)' cannot be read. It is kept aside as '\(name)', and the scenes start \
      with their defaults.
      """,
      suggestion: "Look into the file that was kept aside, or delete it.")
  }

  static func unwritableArchive(path: String, reason: String) -> Self {
    Self(
      "S-05",
      "The scene archive '\(path)' cannot be written: \(reason) What was there before is as it was.",
      suggestion: "Give the host a folder that it may write to.")
  }

  static func missingDestination(type: String, view: String) -> Self {
    Self(
      "navigation",
      """
      A value of type \(type) is on the path of a NavigationStack, and no \
      navigationDestination(for: \(type).self) is declared inside it. A placeholder is shown.
      """,
      view: view,
      suggestion: "Add .navigationDestination(for: \(type).self) { … } to the stack's root view.")
  }

  static func unknownSpace(name: String, view: String) -> Self {
    Self(
      "D-03",
      """
      The frame of a GeometryReader was asked for in the space "\(name)", and no view around it has \
      that name. The answer is the frame on the screen.
      """,
      view: view, property: "frame(in: .named(\"\(name)\"))",
      suggestion: "Add .coordinateSpace(.named(\"\(name)\")) to a view around the reader.")
  }

  static func unreadableStorage(key: String, expected: String, found: String) -> Self {
    Self(
      "S-02",
      """
      The stored value of '\(key)' is \(found), not \(expected). The default is used; the stored \
      value is left as it is until the property is written.
      """,
      property: key, suggestion: "Use another key, or remove the old value.")
  }

  private static func path(of node: EvaluatedNode?) -> String {
    guard let node else { return "" }
    return MainActorAccess.assumingMainActor { node.identity.path }
  }
}

/// Takes issues to the host that can hear them, or to standard error.
enum IssueReporting {
  static func report(_ issue: GraphIssue) {
    if Evaluation.isInPass, let runtime = Evaluation.runtime {
      MainActorAccess.assumingMainActor { runtime.events.report(issue) }
      return
    }
    if let runtime = ViewRuntime.acting {
      runtime.inbox.report(issue)
      return
    }
    StandardError.print("ViewGraph: \(issue)")
  }
}
