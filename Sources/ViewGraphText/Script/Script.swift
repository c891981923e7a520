import Foundation
import ViewGraph

/// A script: its steps, each with the line it stands in.
package struct Script: Equatable, Sendable {
  /// A step and its place.
  package struct Line: Equatable, Sendable {
    package let number: Int
    package let step: ScriptStep
  }

  /// The file, as messages name it.
  package let file: String
  package let lines: [Line]

  /// What is wrong with a script, one line each: `file:line: what`.
  package struct Problems: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  /// Reads a script.
  ///
  /// - Throws: All lines that are no steps, so that nothing is run of a script that has one.
  package init(_ text: String, file: String) throws(Problems) {
    var lines: [Line] = []
    var problems: [String] = []
    // A carriage return and a line feed are one character.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      do throws(ScriptProblem) {
        let tokens = try ScriptToken.tokens(of: line)
        if tokens.isEmpty { continue }
        var parser = ScriptParser(tokens)
        lines.append(Line(number: index + 1, step: try parser.step()))
      } catch {
        problems.append("\(file):\(index + 1): \(error.message)")
      }
    }
    if !problems.isEmpty { throw Problems(description: problems.joined(separator: "\n")) }
    self.file = file
    self.lines = lines
  }

  /// A script of some steps, one a line.
  package init(_ steps: [ScriptStep], file: String) {
    self.file = file
    lines = steps.enumerated().map { Line(number: $0 + 1, step: $1) }
  }
}
