import Labs
import ViewGraph

/// The labs, a line each.
@MainActor struct LabListing {
  let ink: Ink

  var text: String {
    let nameWidth = Lab.all.map(\.name.count).max() ?? 0
    let titleWidth = Lab.all.map(\.title.count).max() ?? 0
    var lines: [String] = []
    for lab in Lab.all {
      let rules = lab.rules.joined(separator: " ")
      lines.append(
        "\(ink.bold(lab.name.padded(to: nameWidth)))  \(lab.title.padded(to: titleWidth))  "
          + ink.dim("\(lab.document)  \(rules)"))
    }
    let heading =
      "\("lab".padded(to: nameWidth))  \("about".padded(to: titleWidth))  document, rules"
    let documents = SourceDocument.titles.enumerated().map {
      ink.dim("\($0.offset)  \($0.element)")
    }
    return
      ([ink.dim(heading)] + lines + ["", "The documents:"] + documents
      + ["", "Run one: viewgraph lab \(Lab.all[0].name)"]).joined(separator: "\n")
  }
}
