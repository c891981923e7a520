import Labs
import ViewGraph

/// The rules of the documents, with the labs that show each.
@MainActor struct RuleListing {
  let ink: Ink

  var text: String {
    let labs = Lab.all
    let titleWidth = Rulebook.families.flatMap(\.rules).map(\.title.count).max() ?? 0
    var lines: [String] = []
    var shown = 0
    for family in Rulebook.families {
      lines.append(ink.bold("\(family.letter)  \(family.title)"))
      for rule in family.rules {
        let names = labs.filter { $0.rules.contains(rule.id) }.map(\.name)
        if !names.isEmpty { shown += 1 }
        let tail = names.isEmpty ? "" : "  " + names.joined(separator: " ")
        let line = "  \(rule.id)  \(rule.title.padded(to: names.isEmpty ? 0 : titleWidth))"
        lines.append(line + ink.dim(tail))
      }
      lines.append("")
    }
    let count = Rulebook.families.reduce(0) { $0 + $1.rules.count }
    lines.append(
      "\(shown) of \(count) rules are shown by a lab; tests carry the id of each in their names.")
    return lines.joined(separator: "\n")
  }
}
