import Foundation
import ViewGraph

/// How an app is run: what was said on the command line.
package struct RunOptions: Equatable {
  package var script: String?
  package var record: String?
  package var recordsTest = false
  package var store: String?
  package var startsEmpty = false
  /// The first moment of the day that is taken for today.
  package var date: Date?
  package var columns: Int?
  package var asksForHelp = false

  package init() {}

  /// Arguments that cannot be understood.
  package struct Misuse: Error, Equatable {
    /// What is wrong, in the first line; what helps, in the lines below.
    package let text: String
  }

  /// The flags, each with what its value is called, where it takes one.
  static let flags: [(name: String, value: String?, help: String)] = [
    ("--script", "FILE", "carry out the steps of a file, without a terminal"),
    ("--record", "FILE", "write what is done as a script"),
    ("--as-test", nil, "write it as a Swift test instead"),
    (
      "--store", "DIR",
      "keep the app's files, its preferences (defaults.plist) and its\n"
        + "scenes (scenes.json) in a folder"
    ),
    ("--empty", nil, "start without the app's samples"),
    ("--date", "DAY", "take a day, such as 2026-03-14, for today"),
    ("--columns", "N", "draw in N columns"),
    ("--help", nil, "print this"),
  ]

  /// Takes arguments apart.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the command's own name.
  ///   - command: How the app is called, for messages.
  package init(_ arguments: [String], command: String) throws(Misuse) {
    func fail(_ problem: String, _ hint: String) -> Misuse {
      Misuse(text: "\(command): \(problem)\n  \(hint)\n  to go on: \(command) --help")
    }
    var rest = arguments[...]
    var seen: Set<String> = []
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = argument == "-h" ? "--help" : String(parts[0])
      guard let flag = Self.flags.first(where: { $0.name == name }) else {
        let isFlag = argument.hasPrefix("-")
        let near = NearMatches.of(name, among: Self.flags.map(\.name))
        throw fail(
          isFlag
            ? "there is no option \"\(argument)\"" : "\"\(argument)\" is one argument too many",
          near.isEmpty
            ? "options: " + Self.flags.map(\.name).joined(separator: " · ")
            : "near: " + near.joined(separator: ", "))
      }
      guard seen.insert(name).inserted else {
        throw fail("\(name) is given twice", "leave one of the two out")
      }
      guard let valueName = flag.value else {
        if parts.count == 2 {
          throw fail("\(name) takes no value", "it is written as: \(name)")
        }
        take(name)
        continue
      }
      let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
      guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
        throw fail("\(name) needs a value", "it is written as: \(name) \(valueName)")
      }
      if name == "--columns" {
        guard let number = Int(value), (1...1000).contains(number) else {
          throw fail("--columns can't be \"\(value)\"", "a number from 1 to 1000 is needed")
        }
        columns = number
      } else if name == "--date" {
        guard let day = try? Date(value, strategy: .iso8601.year().month().day()) else {
          throw fail("--date can't be \"\(value)\"", "a day is written as: 2026-03-14")
        }
        date = day
      } else {
        take(name, value)
      }
    }
    if recordsTest, record == nil {
      throw fail("--as-test says how to record, and nothing is recorded", "add --record FILE")
    }
    if script != nil, record != nil {
      throw fail(
        "--script and --record exclude each other", "a script is there; a live run is recorded")
    }
  }

  private mutating func take(_ flag: String) {
    switch flag {
    case "--as-test": recordsTest = true
    case "--empty": startsEmpty = true
    default: asksForHelp = true
    }
  }

  private mutating func take(_ flag: String, _ value: String) {
    switch flag {
    case "--script": script = value
    case "--record": record = value
    default: store = value
    }
  }

  /// What `--help` prints.
  static func help(command: String, app: String) -> String {
    let rows = flags.flatMap { flag in
      let name = flag.value.map { "\(flag.name) \($0)" } ?? flag.name
      let lines = flag.help.split(separator: "\n")
      return lines.enumerated().map { index, line in
        "  " + (index == 0 ? name : "").padded(to: 16) + line
      }
    }
    return """
      \(command) [options]

      Runs \(app) in the terminal. Where the output is no terminal, or TERM is dumb, it
      prints the screen once and ends.

      \(rows.joined(separator: "\n"))

      Keys: Tab, Shift-Tab and arrows move the focus, Return acts, Space toggles, typing
      edits the field with the focus, Delete deletes a row, Escape dismisses or goes back.
      Ctrl-P or F2 shows what the last update ran, Ctrl-N opens a window, Ctrl-T shows the
      next. Ctrl-C leaves, and so does q where no field has the focus. Mouse clicks and the
      wheel work where the terminal reports them.

      Steps of a script, one a line, # before comments:
      \(ScriptParser.usages.map { "  " + $0.usage }.joined(separator: "\n"))
      Where several elements have a label, a number after it says which: tap "Delete" 2.

      The exit status is 0, 1 where a script does not go as it says, and 2 for options or
      a script that cannot be understood; then nothing is run.
      """
  }
}
