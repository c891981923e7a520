import ViewGraph

/// An experiment: a claim of a source document, a program that shows it, and what to expect.
///
/// A lab is one file that defines one of these, and one line in `Lab.all`.
@MainActor public struct Lab {
  /// What it is called on the command line.
  public let name: String
  /// What it is about, in a few words.
  public let title: String
  /// The number of the document that makes the claim.
  public let document: Int
  /// The rules it shows.
  public let rules: [String]
  /// What the document says will happen.
  public let claim: String
  /// Why it happens.
  public let reason: String
  /// The programs, each with its script; where there are several, they are ways to write one screen.
  public let variants: [LabVariant]

  /// A lab; its variants have one script each.
  public init(
    _ name: String, _ title: String, document: Int, rules: [String], claim: String,
    reason: String, variants: [LabVariant]
  ) {
    self.name = name
    self.title = title
    self.document = document
    self.rules = rules
    self.claim = claim
    self.reason = reason
    self.variants = variants
  }

  /// The names of all labs.
  public static var names: [String] { all.map(\.name) }

  /// The lab with a name, nil where there is none.
  public static func named(_ name: String) -> Lab? { all.first { $0.name == name } }
}
