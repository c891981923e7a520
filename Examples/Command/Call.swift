import Labs

/// One call of a subcommand, taken apart.
@MainActor struct Call {
  let subcommand: Subcommand
  private(set) var flags: Set<String> = []
  private(set) var names: [String] = []
  private(set) var asksForHelp = false

  /// Takes arguments apart.
  ///
  /// - Throws: A usage error for a flag the subcommand does not know, and for a name too many or too
  ///   few.
  init(_ subcommand: Subcommand, _ arguments: [String]) throws {
    self.subcommand = subcommand
    let help = "viewgraph \(subcommand.rawValue) --help"
    for argument in arguments {
      if ["--help", "-h"].contains(argument) {
        asksForHelp = true
      } else if argument.hasPrefix("-") {
        guard subcommand.flags.contains(argument) else {
          throw UsageError(
            "'\(subcommand.rawValue)' has no flag \"\(argument)\"", given: argument,
            names: subcommand.flags + ["--help"], plural: "flags", next: help)
        }
        flags.insert(argument)
      } else {
        names.append(argument)
      }
    }
    if asksForHelp { return }
    if names.count > subcommand.names.upperBound {
      let extra = names[subcommand.names.upperBound]
      throw UsageError(
        "'\(subcommand.rawValue)' does not take \"\(extra)\"",
        hint: "it is called as: \(subcommand.usage)", next: help)
    }
    if names.count < subcommand.names.lowerBound {
      throw UsageError(
        "'\(subcommand.rawValue)' needs the name of a lab",
        hint: "it is called as: \(subcommand.usage)", next: "viewgraph labs")
    }
  }

  /// The lab that is named.
  func lab() throws -> Lab {
    guard let lab = Lab.named(names[0]) else {
      throw UsageError(
        "no lab is called \"\(names[0])\"", given: names[0], names: Lab.names,
        plural: "labs", next: "viewgraph labs")
    }
    return lab
  }
}
