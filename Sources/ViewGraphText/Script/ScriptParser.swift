import ViewGraph

/// Makes a step of the words of one line.
struct ScriptParser {
  private let verb: String
  private var rest: ArraySlice<ScriptToken>
  private let first: ScriptToken

  init(_ tokens: [ScriptToken]) {
    first = tokens[0]
    verb = first.text
    rest = tokens.dropFirst()
  }

  /// What each step is called as, for messages and help.
  static let usages: [(verb: String, usage: String)] = [
    ("tap", "tap \"LABEL\""), ("row", "row \"LABEL\""), ("type", "type \"LABEL\" \"TEXT\""),
    ("set", "set \"LABEL\" \"TEXT\""), ("clear", "clear \"LABEL\""),
    ("submit", "submit \"LABEL\""), ("toggle", "toggle \"LABEL\""),
    ("select", "select \"LABEL\" \"CHOICE\""), ("increment", "increment \"LABEL\""),
    ("decrement", "decrement \"LABEL\""), ("adjust", "adjust \"LABEL\" NUMBER"),
    ("delete", "delete \"LABEL\""), ("swipe", "swipe \"LABEL\" \"ACTION\""),
    ("focus", "focus \"LABEL\" or focus none"), ("back", "back"), ("dismiss", "dismiss"),
    ("advance", "advance 3s"), ("background", "background"), ("relaunch", "relaunch"),
    ("open-window", "open-window"), ("window", "window NUMBER"), ("columns", "columns NUMBER"),
    ("print", "print"), ("snapshot", "snapshot NAME"),
    (
      "expect",
      "expect text|no text|value|on|off \"…\", expect bodies NAME …, expect issues none"
    ),
  ]

  /// The step.
  mutating func step() throws(ScriptProblem) -> ScriptStep {
    guard !first.isQuoted else {
      throw ScriptProblem("a step begins with a word without quotes, and not with \(first.shown)")
    }
    guard Self.usages.contains(where: { $0.verb == verb }) else {
      throw unknown(first, among: Self.usages.map(\.verb), "step")
    }
    let step = try read()
    if let extra = rest.first {
      throw ScriptProblem("\(verb) does not take \(extra.shown); \(usage)")
    }
    return step
  }

  private mutating func read() throws(ScriptProblem) -> ScriptStep {
    switch verb {
    case "tap": return .tap(try target())
    case "row": return .row(try target())
    case "type": return .type(try target(), try text("what to type"))
    case "set": return .set(try target(), try text("the text to set"))
    case "clear": return .clear(try target())
    case "submit": return .submit(try target())
    case "toggle": return .toggle(try target())
    case "select": return .select(try target(), try text("what to choose"))
    case "increment": return .increment(try target())
    case "decrement": return .decrement(try target())
    case "adjust": return .adjust(try target(), try number())
    case "delete": return .delete(try target())
    case "swipe": return .swipe(try target(), try text("the action"))
    case "focus":
      if rest.first == ScriptToken(text: "none", isQuoted: false) {
        rest.removeFirst()
        return .focus(nil)
      }
      return .focus(try target())
    case "back": return .back
    case "dismiss": return .dismiss
    case "advance": return .advance(try duration())
    case "background": return .background
    case "relaunch": return .relaunch
    case "open-window": return .openWindow
    case "window": return .window(try whole("the number of a window", 1...1000))
    case "columns": return .columns(try whole("a number of columns", 1...1000))
    case "print": return .print
    case "snapshot": return .snapshot(try name())
    default: return .expect(try expectation())
    }
  }

  private var usage: String {
    "it is written as: " + (Self.usages.first { $0.verb == verb }?.usage ?? verb)
  }

  private func unknown(
    _ token: ScriptToken, among names: [String], _ noun: String
  ) -> ScriptProblem {
    let near = NearMatches.of(token.text, among: names)
    return ScriptProblem(
      "there is no \(noun) \(token.shown)\n  "
        + (near.isEmpty
          ? "\(noun)s: " + names.joined(separator: " · ") : "near: " + near.joined(separator: ", "))
    )
  }

  // MARK: - Parts

  private mutating func text(_ what: String) throws(ScriptProblem) -> String {
    guard let token = rest.popFirst() else {
      throw ScriptProblem("\(verb) needs \(what) in double quotes; \(usage)")
    }
    guard token.isQuoted else {
      throw ScriptProblem("\(verb) needs \(what) in double quotes, and not \(token.text); \(usage)")
    }
    return token.text
  }

  /// A label, and which of the elements with it.
  private mutating func target() throws(ScriptProblem) -> ScriptTarget {
    let label = try text("a label")
    guard let next = rest.first, !next.isQuoted, let ordinal = Int(next.text), verb != "adjust"
    else { return ScriptTarget(label) }
    guard ordinal > 0 else {
      throw ScriptProblem("elements with one label are counted from 1, and not from \(ordinal)")
    }
    rest.removeFirst()
    return ScriptTarget(label, ordinal)
  }

  private mutating func whole(
    _ what: String, _ range: ClosedRange<Int>
  ) throws(ScriptProblem) -> Int {
    guard let token = rest.popFirst() else {
      throw ScriptProblem("\(verb) needs \(what); \(usage)")
    }
    guard !token.isQuoted, let value = Int(token.text), range.contains(value) else {
      throw ScriptProblem(
        "\(verb) needs \(what) from \(range.lowerBound) to \(range.upperBound), "
          + "and not \(token.shown)")
    }
    return value
  }

  private mutating func number() throws(ScriptProblem) -> Double {
    guard let token = rest.popFirst() else {
      throw ScriptProblem("\(verb) needs a number; \(usage)")
    }
    guard !token.isQuoted, let value = Double(token.text), value.isFinite else {
      throw ScriptProblem("\(verb) needs a number, and not \(token.shown)")
    }
    return value
  }

  private mutating func name() throws(ScriptProblem) -> String {
    guard let token = rest.popFirst() else {
      throw ScriptProblem("snapshot needs a name; \(usage)")
    }
    guard !SnapshotName.sanitized(token.text).isEmpty else {
      throw ScriptProblem("a snapshot can't be named \(token.shown): it has no letter or digit")
    }
    return token.text
  }

  private mutating func duration() throws(ScriptProblem) -> Duration {
    guard let token = rest.popFirst() else { throw ScriptProblem("advance needs a time; \(usage)") }
    let units: [(String, Double)] = [
      ("ms", 0.001), ("s", 1), ("min", 60), ("m", 60), ("h", 3600),
    ]
    for (unit, length) in units where !token.isQuoted && token.text.hasSuffix(unit) {
      let digits = token.text.dropLast(unit.count)
      guard let value = Double(digits), value >= 0, value * length < 1e9 else { continue }
      return .milliseconds(Int64((value * length * 1000).rounded()))
    }
    throw ScriptProblem(
      "advance needs a time such as 3s, 500ms, 2m or 1h, and not \(token.shown)")
  }

  private mutating func expectation() throws(ScriptProblem) -> ScriptExpectation {
    let kinds = ["text", "no text", "value", "on", "off", "bodies", "issues"]
    guard let kind = rest.popFirst() else { throw ScriptProblem("expect needs more; \(usage)") }
    guard !kind.isQuoted else { throw unknown(kind, among: kinds, "expectation") }
    switch kind.text {
    case "text": return .text(try text("the text"))
    case "no":
      guard rest.popFirst() == ScriptToken(text: "text", isQuoted: false) else {
        throw ScriptProblem("after \"expect no\" comes text; \(usage)")
      }
      return .noText(try text("the text"))
    case "value": return .value(try target(), try text("the value"))
    case "on": return .on(try target())
    case "off": return .off(try target())
    case "bodies": return .bodies(try names())
    case "issues":
      guard rest.popFirst() == ScriptToken(text: "none", isQuoted: false) else {
        throw ScriptProblem("what can be expected of issues is none: expect issues none")
      }
      return .noIssues
    default: throw unknown(kind, among: kinds, "expectation")
    }
  }

  private mutating func names() throws(ScriptProblem) -> [String] {
    let tokens = Array(rest)
    rest = []
    if let quoted = tokens.first(where: \.isQuoted) {
      throw ScriptProblem("the names of views stand without quotes, and not as \(quoted.shown)")
    }
    let names = tokens.map(\.text)
    return names == ["none"] ? [] : names
  }
}
