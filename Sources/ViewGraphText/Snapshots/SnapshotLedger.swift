/// What one process has seen of snapshots: which calls have numbers, and what each file was to hold.
///
/// - Within one function, numbers rise with the lines of the calls.
/// - A path has one content.
@MainActor package final class SnapshotLedger {
  /// The ledger of the process.
  package static let shared = SnapshotLedger()

  private struct Function: Hashable {
    let filePath: String
    let name: String
  }

  private struct Claim {
    let name: SnapshotName
    let text: String
    let call: SnapshotCall
  }

  private var numbered: [Function: [SnapshotCall]] = [:]
  private var claims: [String: Claim] = [:]
  private var sources: [String: TestSource?] = [:]
  private var manifests: [String: SnapshotManifest] = [:]

  package init() {}

  /// The source of a test, read once.
  func source(of filePath: String) -> TestSource? {
    if let known = sources[filePath] { return known }
    let source = TestSource(contentsOfFile: filePath)
    sources[filePath] = .some(source)
    return source
  }

  /// The manifest in a file, read once.
  func manifest(at path: String) -> SnapshotManifest {
    if let known = manifests[path] { return known }
    let manifest = SnapshotManifest(path: path)
    manifests[path] = manifest
    return manifest
  }

  /// The number of an unnamed snapshot: which call of its function it is, counted by first use.
  func number(of call: SnapshotCall) throws(SnapshotProblem) -> Int {
    let function = Function(filePath: call.filePath, name: call.function)
    let known = numbered[function, default: []]
    if let index = known.firstIndex(of: call) { return index + 1 }
    if let last = known.last {
      try refuseTwins(call, last)
      guard (last.line, last.column) < (call.line, call.column) else {
        throw SnapshotProblem(
          "this snapshot has no name and no stable number: the one at line \(last.line) of "
            + "\"\(call.function)\" ran before it",
          "unnamed snapshots are numbered in the order in which their lines first run, which here "
            + "is not the order of the lines",
          "to go on: pass named: to both")
      }
    }
    numbered[function, default: []].append(call)
    return known.count + 1
  }

  /// Throws where two calls stand in different functions of one name, as tests of two suites do.
  private func refuseTwins(_ call: SnapshotCall, _ other: SnapshotCall) throws(SnapshotProblem) {
    guard let source = source(of: call.filePath),
      let here = source.declarationLine(of: call.baseName, before: call.line),
      let there = source.declarationLine(of: call.baseName, before: other.line), here != there
    else { return }
    throw SnapshotProblem(
      "two tests of \(call.testFile).swift are called \"\(call.function)\": at lines "
        + "\(min(here, there)) and \(max(here, there))",
      "both keep unnamed snapshots, whose files would have the same names",
      "to go on: pass named: in both, or rename one of them")
  }

  /// Takes a file for a text; throws where this run has taken it for another one.
  func claim(
    _ name: SnapshotName, for text: String, by call: SnapshotCall
  ) throws(SnapshotProblem) {
    // Many disks keep one file for names that differ in case alone.
    let key = name.path.lowercased()
    guard let first = claims[key] else {
      claims[key] = Claim(name: name, text: text, call: call)
      return
    }
    guard !first.text.utf8.elementsEqual(text.utf8) else { return }
    let otherSpelling =
      first.name == name ? [] : ["\(first.name.relativePath) is the same file on many disks"]
    throw SnapshotProblem(
      "two contents for one snapshot in one run: \(name.relativePath)",
      lines: otherSpelling
        + DiffText.lines(from: first.text, to: text)
        + [
          "(− first, at line \(first.call.line); + this one)",
          "to tell them apart: pass named:, in a loop or a parameterised test with the value in it; "
            + "a helper hands filePath, function, line and column on",
        ])
  }
}
