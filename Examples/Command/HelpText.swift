import ViewGraph

/// What `--help` prints.
enum HelpText {
  /// About the command as a whole.
  @MainActor static var general: String {
    let calls =
      [("viewgraph", "one model written two ways, console by console")]
      + Subcommand.allCases.map { ($0.usage, $0.summary) }
      + AppCatalog.all.map { ($0.usage, "run an app in the terminal: \($0.summary)") }
    let lines = calls.flatMap { usage, summary in [usage, "    \(summary)"] }
    return """
      Runs small screens headlessly and says which bodies ran, and why.

      \(lines.joined(separator: "\n"))

      --help after a command tells more about it. Nothing is coloured unless the
      output is a terminal and NO_COLOR is not set. The exit status is 2 where a call
      cannot be carried out.
      """
  }

  /// About one subcommand.
  static func of(_ subcommand: Subcommand) -> String {
    let summary = subcommand.summary.prefix(1).uppercased() + subcommand.summary.dropFirst()
    return "\(subcommand.usage)\n\n\(summary).\n\n\(subcommand.details)"
  }
}
