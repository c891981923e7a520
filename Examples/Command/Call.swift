import Labs

/// One call of a subcommand, taken apart.
@MainActor struct Call {
  let subcommand: Subcommand
  private(set) var flags: Set<String> = []
  /// The values of flags that take one.
  private(set) var values: [String: String] = [:]
  private(set) var names: [String] = []
  private(set) var asksForHelp = false

  /// Takes arguments apart.
  ///
  /// - Throws: A usage error for a flag the subcommand does not know, and for a name too many or too
  ///   few.
  init(_ subcommand: Subcommand, _ arguments: [String]) throws {
    self.subcommand = subcommand
    let help = "viewgraph \(subcommand.rawValue) --help"
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if ["--help", "-h"].contains(argument) {
        asksForHelp = true
      } else if argument.hasPrefix("-") {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        let name = parts.first ?? argument
        let takesValue = subcommand.valued[name] != nil
        guard takesValue || subcommand.flags.contains(argument) else {
          throw UsageError(
            "'\(subcommand.rawValue)' has no flag \"\(argument)\"", given: argument,
            names: subcommand.flags + subcommand.valued.keys.sorted() + ["--help"],
            plural: "flags", next: help)
        }
        flags.insert(name)
        if takesValue { values[name] = try value(of: name, parts.dropFirst().first, &rest) }
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

  /// The value of a flag, behind `=` or as the next argument.
  private func value(
    of flag: String, _ own: String?, _ rest: inout ArraySlice<String>
  ) throws -> String {
    if let own, !own.isEmpty { return own }
    if own == nil, let next = rest.first, !next.hasPrefix("--") {
      rest.removeFirst()
      return next
    }
    throw UsageError(
      "\(flag) needs a value", hint: "it is called as: \(subcommand.usage)",
      next: "viewgraph \(subcommand.rawValue) --help")
  }

  /// A whole number that a flag was given, nil where the flag was not given.
  func number(_ flag: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = values[flag] else { return nil }
    let next = "viewgraph \(subcommand.rawValue) \(flag) 60"
    let hint = "it takes a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard let number = Int(text) else {
      throw UsageError("\(flag) \"\(text)\" is not a number", hint: hint, next: next)
    }
    guard range.contains(number) else {
      let side = number < range.lowerBound ? "few" : "many"
      throw UsageError("\(number) columns are too \(side)", hint: hint, next: next)
    }
    return number
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
