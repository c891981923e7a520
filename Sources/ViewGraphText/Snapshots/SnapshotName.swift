import Foundation

extension Unicode.Scalar {
  /// What `\w` matches in a regular expression of Foundation's.
  var isWordCharacter: Bool {
    if properties.isAlphabetic || properties.isJoinControl { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      return true
    default: return false
    }
  }
}

/// The file of one snapshot: `__Snapshots__/<TestFile>/<test>.<name or number>.<ending>`.
struct SnapshotName: Hashable {
  /// The folder of the test's file.
  let folder: String
  /// The path from there.
  let relativePath: String

  init(_ call: SnapshotCall, name: String, fileExtension: String) {
    folder = call.folder
    relativePath =
      "__Snapshots__/\(call.testFile)/\(Self.sanitized(call.function)).\(name).\(fileExtension)"
  }

  /// The whole path.
  var path: String { (folder as NSString).appendingPathComponent(relativePath) }

  /// The path inside a folder of artefacts: as below `__Snapshots__`, so that it can be copied there.
  var artifactPath: String { String(relativePath.dropFirst("__Snapshots__/".count)) }

  /// A name that is safe in a path: a dash for each run of what is no letter, digit or underscore.
  static func sanitized(_ text: String) -> String {
    let words = text.precomposedStringWithCanonicalMapping.unicodeScalars
      .split { !$0.isWordCharacter }
    return words.map { String($0) }.joined(separator: "-")
  }
}
