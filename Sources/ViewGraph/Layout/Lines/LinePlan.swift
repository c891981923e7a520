/// Where the texts of a type of view stand in its values, and how they stand in a line.
///
/// Found once for each type. The texts of a value are then read where they are: to go through values of
/// types that only the program knows, the runtime would look each of them up every time.
struct LinePlan {
  enum Step {
    /// A text, so many bytes from the start of the value.
    case text(at: Int)
    /// Views side by side, with an alignment and a spacing, until the end.
    case stack(alignment: Int, spacing: Int)
    /// Views inside a decoration, until the end.
    case decoration(at: Int)
    case end
  }

  let steps: UnsafeBufferPointer<Step>
  /// Whether the value is one other view, which has a node of its own.
  let isChild: Bool
  /// Whether all texts stand in one stack, or there is one only: they may come to one stretch.
  let isOneStretch: Bool

  /// Plans are as few as types and last as long, so nobody counts who refers to them.
  fileprivate static func make(steps: [Step], isChild: Bool) -> UnsafePointer<LinePlan> {
    var stacks = 0
    var isOneStretch = true
    for step in steps {
      if case .stack = step { stacks += 1 }
      if case .decoration = step { isOneStretch = false }
    }
    let kept = UnsafeMutableBufferPointer<Step>.allocate(capacity: steps.count)
    _ = kept.initialize(from: steps)
    let plan = UnsafeMutablePointer<LinePlan>.allocate(capacity: 1)
    plan.initialize(
      to: LinePlan(
        steps: UnsafeBufferPointer(kept), isChild: isChild,
        isOneStretch: isOneStretch && stacks < 2))
    return UnsafePointer(plan)
  }
}

/// Takes down a plan, along the structure of a type.
///
/// A type of which nothing else can be said than that it is no line has no plan.
@MainActor public struct LinePlanner {
  /// Where the value in hand begins in the whole value.
  private var start = 0
  private var steps: [LinePlan.Step] = []
  private var children = 0
  /// The views that stand directly in the whole value, or in the stack in hand.
  private var parts = 0
  private var isInStack = false
  private var isLine = true

  /// The plan for a type, nil where its views are never a line.
  static func plan<V: View>(for type: V.Type) -> UnsafePointer<LinePlan>? {
    var planner = LinePlanner()
    V._plan(&planner)
    guard planner.isLine, planner.parts == 1 else { return nil }
    return LinePlan.make(steps: planner.steps, isChild: planner.children > 0)
  }

  /// Something else stands here than text.
  mutating func fail() { isLine = false }

  /// What a node of its own shows stands here: then there is nothing beside it.
  mutating func child() {
    // A text of a node's own and that of another are measured and drawn by themselves.
    if isInStack || !steps.isEmpty { fail() }
    parts += 1
    children += 1
  }

  /// A text stands here.
  mutating func text() {
    if children > 0 { fail() }
    parts += 1
    steps.append(.text(at: start))
  }

  /// A view that is kept in another, so many bytes from its start.
  mutating func inside<V: View>(_ type: V.Type, at offset: Int?) {
    guard let offset else { return fail() }
    start += offset
    V._plan(&self)
    start -= offset
  }

  /// Views side by side.
  mutating func stack<V: View>(
    of type: V.Type, at offset: Int?, alignment: Int?, spacing: Int?
  ) {
    guard let alignment, let spacing, children == 0 else { return fail() }
    steps.append(.stack(alignment: start + alignment, spacing: start + spacing))
    let outer = (parts, isInStack)
    (parts, isInStack) = (0, true)
    inside(type, at: offset)
    if parts == 0 { fail() }
    (parts, isInStack) = (outer.0 + 1, outer.1)
    steps.append(.end)
  }

  /// Views inside a decoration.
  mutating func decorated<V: View>(_ type: V.Type, at offset: Int?, by decoration: Int?) {
    guard let decoration, children == 0 else { return fail() }
    steps.append(.decoration(at: start + decoration))
    inside(type, at: offset)
    steps.append(.end)
  }
}

/// What a node shows, where that may be a line.
struct LineContent {
  let plan: UnsafePointer<LinePlan>
  /// The value, which is some where it has texts: those take more than a word.
  let value: UnsafeRawPointer!
}

extension Decoration {
  /// Whether it changes how the texts inside are set, and nothing else that is seen.
  var changesTextsOnly: Bool {
    switch self {
    case .foregroundStyle, .tint, .bold, .italic, .underline, .strikethrough, .font, .textAlignment,
      .truncationMode, .accessibilityLabel, .accessibilityIdentifier, .accessibilityValue,
      .accessibilityHidden, .unseen:
      true
    case .opacity(let opacity): opacity > 0
    case .lineLimit(_, let least): least <= 1
    default: false
    }
  }
}
