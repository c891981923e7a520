import Foundation

/// Where the call of an assertion stands.
package struct SnapshotCall: Hashable, Sendable {
  package var filePath: String
  package var function: String
  package var line: UInt
  package var column: UInt

  package init(filePath: String, function: String, line: UInt, column: UInt) {
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
  }

  /// The folder of the test's file.
  var folder: String { (filePath as NSString).deletingLastPathComponent }

  /// The name of the test's file, without its ending.
  var testFile: String {
    ((filePath as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The function's name without its argument labels.
  var baseName: String { Self.baseName(of: function) }

  static func baseName(of function: String) -> String {
    guard function.hasSuffix(")"), let open = function.lastIndex(of: "(") else { return function }
    return String(function[..<open])
  }

  /// The words that run this test alone, in a shell.
  var filter: String {
    let name = baseName
    let isWord = name.unicodeScalars.allSatisfy { $0.isASCII && $0.isWordCharacter }
    if isWord { return name }
    // `--filter` takes a regular expression: what is no letter, digit or space is left to a dot.
    let pattern = name.unicodeScalars.map { $0.isWordCharacter || $0 == " " ? String($0) : "." }
    return "'\(pattern.joined())'"
  }
}
