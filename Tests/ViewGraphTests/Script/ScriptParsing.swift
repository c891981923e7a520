import Testing
import ViewGraph

@testable import ViewGraphText

@Suite struct ScriptParsing {
  private static let all: [(line: String, step: ScriptStep)] = [
    ("tap \"New Note\"", .tap(ScriptTarget("New Note"))),
    ("tap \"Delete\" 2", .tap(ScriptTarget("Delete", 2))),
    ("row \"Heron\"", .row(ScriptTarget("Heron"))),
    ("type \"Title\" \"Heron\"", .type(ScriptTarget("Title"), "Heron")),
    ("type \"Title\" 2 \"Heron\"", .type(ScriptTarget("Title", 2), "Heron")),
    ("set \"Title\" \"Grey heron\"", .set(ScriptTarget("Title"), "Grey heron")),
    ("clear \"Title\"", .clear(ScriptTarget("Title"))),
    ("submit \"Add tag\"", .submit(ScriptTarget("Add tag"))),
    ("toggle \"Pinned\"", .toggle(ScriptTarget("Pinned"))),
    ("select \"Sort By\" \"Title\"", .select(ScriptTarget("Sort By"), "Title")),
    ("increment \"Count\"", .increment(ScriptTarget("Count"))),
    ("decrement \"Count\"", .decrement(ScriptTarget("Count"))),
    ("adjust \"Volume\" 0.25", .adjust(ScriptTarget("Volume"), 0.25)),
    ("adjust \"Volume\" 3", .adjust(ScriptTarget("Volume"), 3)),
    ("delete \"Heron\"", .delete(ScriptTarget("Heron"))),
    ("swipe \"Heron\" \"Pin\"", .swipe(ScriptTarget("Heron"), "Pin")),
    ("focus \"Title\"", .focus(ScriptTarget("Title"))),
    ("focus none", .focus(nil)),
    ("back", .back), ("dismiss", .dismiss),
    ("advance 3s", .advance(.seconds(3))),
    ("advance 250ms", .advance(.milliseconds(250))),
    ("background", .background), ("relaunch", .relaunch), ("open-window", .openWindow),
    ("window 2", .window(2)), ("columns 80", .columns(80)), ("print", .print),
    ("snapshot after-tap", .snapshot("after-tap")),
    ("snapshot \"after tap\"", .snapshot("after tap")),
    ("expect text \"2 birds\"", .expect(.text("2 birds"))),
    ("expect no text \"Swan\"", .expect(.noText("Swan"))),
    ("expect value \"Title\" \"\"", .expect(.value(ScriptTarget("Title"), ""))),
    ("expect on \"Pinned\"", .expect(.on(ScriptTarget("Pinned")))),
    ("expect off \"Pinned\"", .expect(.off(ScriptTarget("Pinned")))),
    ("expect bodies NoteRow NoteEditor", .expect(.bodies(["NoteRow", "NoteEditor"]))),
    ("expect bodies none", .expect(.bodies([]))),
    ("expect issues none", .expect(.noIssues)),
  ]

  @Test("API-3 a script is read step by step, and each step is written as it was read")
  func everyStep() throws {
    let text = Self.all.map { $0.line + "\n" }.joined()
    let script = try Script(text, file: "all.steps")
    #expect(script.lines.map(\.step) == Self.all.map(\.step))
    #expect(script.lines.map(\.number) == Array(1...Self.all.count))
    #expect(script.lines.map { "\($0.step)" } == Self.all.map(\.line))
  }

  @Test("API-3 times have units, and expect bodies without names expects none") func otherForms()
    throws
  {
    let script = try Script(
      """
      advance 2m
      advance 1h
      advance 1.5s
      advance 2min
      expect bodies
      """, file: "times.steps")
    #expect(
      script.lines.map(\.step) == [
        .advance(.seconds(120)), .advance(.seconds(3600)), .advance(.milliseconds(1500)),
        .advance(.seconds(120)), .expect(.bodies([])),
      ])
  }

  @Test("API-3 comments, empty lines and line ends of any sort stand between steps")
  func comments() throws {
    let script = try Script(
      "# first\r\n\r\n  back # then\n\ttap \"# no comment\"#but this\n", file: "c.steps")
    #expect(
      script.lines == [
        Script.Line(number: 3, step: .back),
        Script.Line(number: 4, step: .tap(ScriptTarget("# no comment"))),
      ])
  }

  @Test("API-3 texts have escapes, and are written with them") func escapes() throws {
    let text = "a \"b\" \\ \n\t\r \u{1} ☃"
    let line = "type \"T\" \"a \\\"b\\\" \\\\ \\n\\t\\r \\u{1} ☃\""
    let script = try Script(line, file: "e.steps")
    #expect(script.lines.map(\.step) == [.type(ScriptTarget("T"), text)])
    #expect("\(script.lines[0].step)" == line)
    #expect(
      try Script("tap \"\\u{2603}\"", file: "e").lines[0].step == .tap(ScriptTarget("☃")))
  }

  @Test(
    "API-3 a line that is no step is told with its file, its line, and what it ought to be",
    arguments: [
      ("fly", "there is no step fly\n  steps: " + verbs),
      (
        "Tap \"x\"", "there is no step Tap\n  near: \"tap\" (other case), \"type\" (2 letters away)"
      ),
      (
        "\"tap\" \"x\"",
        "a step begins with a word without quotes, and not with \"tap\""
      ),
      ("tap", "tap needs a label in double quotes; it is written as: tap \"LABEL\""),
      (
        "tap Save",
        "tap needs a label in double quotes, and not Save; it is written as: tap \"LABEL\""
      ),
      ("tap \"a\" \"b\"", "tap does not take \"b\"; it is written as: tap \"LABEL\""),
      ("tap \"a\" 0", "elements with one label are counted from 1, and not from 0"),
      (
        "type \"a\"",
        "type needs what to type in double quotes; it is written as: type \"LABEL\" \"TEXT\""
      ),
      ("adjust \"a\" far", "adjust needs a number, and not far"),
      (
        "adjust \"a\"", "adjust needs a number; it is written as: adjust \"LABEL\" NUMBER"
      ),
      ("advance", "advance needs a time; it is written as: advance 3s"),
      ("advance 3", "advance needs a time such as 3s, 500ms, 2m or 1h, and not 3"),
      ("advance -1s", "advance needs a time such as 3s, 500ms, 2m or 1h, and not -1s"),
      ("window", "window needs the number of a window; it is written as: window NUMBER"),
      ("window 0", "window needs the number of a window from 1 to 1000, and not 0"),
      ("columns wide", "columns needs a number of columns from 1 to 1000, and not wide"),
      ("snapshot", "snapshot needs a name; it is written as: snapshot NAME"),
      ("snapshot \"?\"", "a snapshot can't be named \"?\": it has no letter or digit"),
      ("back now", "back does not take now; it is written as: back"),
      ("expect", "expect needs more; it is written as: " + expectUsage),
      ("expect txt \"x\"", "there is no expectation txt\n  near: \"text\" (one letter away)"),
      ("expect no \"x\"", "after \"expect no\" comes text; it is written as: " + expectUsage),
      (
        "expect issues some", "what can be expected of issues is none: expect issues none"
      ),
      (
        "expect bodies \"A\"",
        "the names of views stand without quotes, and not as \"A\""
      ),
      ("tap \"Save", "the text \"Save\" has no closing quote"),
      ("tap \"a\"b", "there is no space after the text \"a\""),
      ("tap\"a\"", "there is no space after tap"),
      ("tap \"\\q\"", "there is no escape \\q; escapes: \\n \\t \\r \\\" \\\\ \\u{…}"),
      ("tap \"\\u12\"", "\\u takes a number of Unicode in braces, as in \\u{2603}"),
      ("tap \"\\", "the line ends in a backslash"),
    ])
  func badLine(line: String, message: String) {
    #expect(throws: Script.Problems(description: "s.steps:2: \(message)")) {
      try Script("back\n\(line)", file: "s.steps")
    }
  }

  @Test("API-3 all bad lines are told at once") func severalProblems() {
    #expect(
      throws: Script.Problems(
        description: """
          s.steps:1: back does not take 1; it is written as: back
          s.steps:3: columns needs a number of columns from 1 to 1000, and not 0
          """)
    ) { try Script("back 1\nprint\ncolumns 0", file: "s.steps") }
  }
}

private let verbs = ScriptParser.usages.map(\.verb).joined(separator: " · ")
private let expectUsage =
  "expect text|no text|value|on|off \"…\", expect bodies NAME …, expect issues none"
