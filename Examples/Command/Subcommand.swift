/// What the command can do.
enum Subcommand: String, CaseIterable {
  case labs, lab, compare, quiz, rules, gallery, snapshots

  /// How it is called.
  var usage: String {
    switch self {
    case .labs: "viewgraph labs"
    case .lab: "viewgraph lab NAME [--explain]"
    case .compare: "viewgraph compare NAME [--json]"
    case .quiz: "viewgraph quiz [NAME]"
    case .rules: "viewgraph rules"
    case .gallery: "viewgraph gallery [--columns N] [--ascii] [--markdown]"
    case .snapshots: "viewgraph snapshots --unused [--delete] [FOLDER]"
    }
  }

  /// What it does, in one line.
  var summary: String {
    switch self {
    case .labs: "list the labs, with the document and the rules of each"
    case .lab: "run a lab: what the document says, and what happened"
    case .compare: "run a lab's programs beside each other: runs, wasted runs, skips"
    case .quiz: "predict which bodies run, then see"
    case .rules: "list the rules, with the lab that shows each"
    case .gallery: "show every control and container as it is drawn, in each state"
    case .snapshots: "list or delete the snapshots that no test uses"
    }
  }

  /// What more there is to say about it.
  var details: String {
    switch self {
    case .labs: "The name in the first column is what 'lab', 'compare' and 'quiz' take."
    case .lab:
      """
      --explain prints every update in full: what was written, which bodies ran and
      why, what was left alone. The exit status is 1 where something happened that
      the document does not say.
      """
    case .compare:
      """
      --json prints one line of JSON: for each program its updates, each with what
      started it and the bodies that ran. Without it, a table.
      """
    case .quiz:
      """
      Answer with names or numbers, separated by spaces; an empty line says that none
      runs. The quiz reads standard input and ends with it. Without a NAME it asks
      about every lab in turn.
      """
    case .rules: "A rule without a lab is shown by the tests that carry its id."
    case .gallery:
      """
      --columns is the width to draw in, a whole number from 20 to 400; without it,
      60. --ascii draws with ASCII alone. --markdown prints the page of the
      documentation that shows the pictures.
      """
    case .snapshots:
      """
      Run all tests first, to their ends: they note the snapshots they use, in the
      build folder or in the file that VIEWGRAPH_SNAPSHOT_MANIFEST names. A snapshot
      is unused where its test file is gone, has no such test, or has run it without
      using the snapshot. FOLDER is where to look, this one if it is left out. The
      exit status is 1 where unused snapshots stay.
      """
    }
  }

  /// The flags it takes.
  var flags: [String] {
    switch self {
    case .lab: ["--explain"]
    case .compare: ["--json"]
    case .gallery: ["--ascii", "--markdown"]
    case .snapshots: ["--unused", "--delete"]
    case .labs, .quiz, .rules: []
    }
  }

  /// The flags that take a value, each with what the value is called.
  var valued: [String: String] { self == .gallery ? ["--columns": "N"] : [:] }

  /// How many names it takes.
  var names: ClosedRange<Int> {
    switch self {
    case .lab, .compare: 1...1
    case .quiz, .snapshots: 0...1
    case .labs, .rules, .gallery: 0...0
    }
  }
}

extension Subcommand {
  /// What can stand first in a call: a subcommand, or an app.
  @MainActor static var names: [String] {
    allCases.map(\.rawValue) + AppCatalog.all.map(\.name)
  }
}
