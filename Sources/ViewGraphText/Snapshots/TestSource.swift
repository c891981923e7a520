import Foundation

/// What snapshots need to know of a test's source: its functions, and whether it has changed.
///
/// The text is looked through line by line, not parsed. What is not found is not judged.
struct TestSource: Sendable {
  /// A function, by its name without labels, and the line its name stands on.
  struct Declaration: Equatable, Sendable {
    let name: String
    let line: UInt
  }

  /// Differs when the text does.
  ///
  /// The same in every process.
  let fingerprint: String
  let declarations: [Declaration]

  /// Nil where the file cannot be read.
  init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(String(decoding: data, as: UTF8.self))
  }

  init(_ text: String) {
    // FNV-1a: `Hasher` is seeded anew in each process.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    fingerprint = String(hash, radix: 16)
    declarations = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
      .flatMap { index, line in
        Self.functionNames(in: Substring(line)).map { Declaration(name: $0, line: UInt(index + 1)) }
      }
  }

  /// The line on which the function around a call is declared; nil where there is none.
  func declarationLine(of name: String, before line: UInt) -> UInt? {
    declarations.last { $0.name == name && $0.line <= line }?.line
  }

  private static func functionNames(in line: Substring) -> [String] {
    guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return [] }
    var names: [String] = []
    var rest = line
    while let keyword = rest.range(of: "func ") {
      let isWord =
        keyword.lowerBound == rest.startIndex
        || !(rest[rest.index(before: keyword.lowerBound)].isLetter)
      rest = rest[keyword.upperBound...].drop { $0 == " " }
      guard isWord else { continue }
      if rest.first == "`" {
        names.append(String(rest.dropFirst().prefix { $0 != "`" }))
      } else {
        names.append(String(rest.prefix { $0 != "(" && $0 != "<" && !$0.isWhitespace }))
      }
    }
    return names
  }
}
