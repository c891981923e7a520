/// The page of results, in Markdown.
package enum ResultsPage {
  /// - Parameter facts: Date, machine and versions, each with its name.
  package static func text(
    _ results: Results, comparison: Comparison, facts: [(name: String, value: String)]
  ) -> String {
    var parts = ["# Results", introduction]
    parts.append(facts.map { "- \($0.name): \($0.value)" }.joined(separator: "\n") + "\n")
    if !comparison.peers.isEmpty {
      parts += ["## Beside the floor and the peers", comparisonNote, comparison.table.markdown]
      parts += [comparison.versions.markdown]
    }
    if !results.memory.isEmpty {
      parts += [
        "## Memory",
        comparison.peers.isEmpty
          ? ResultTables.memory(results).markdown : comparison.memory.markdown,
      ]
    }
    if !comparison.processes.isEmpty {
      parts += ["## Whole processes", processNote, comparison.wholeProcesses.markdown]
    }
    parts += ["## How cost grows", growthNote, "![Growth](Plots/growth.svg)\n"]
    if !comparison.peers.isEmpty { parts.append("![Update one row](Plots/update-one.svg)\n") }
    parts += [ResultTables.growth(results).markdown]
    parts += ["## Every line", ResultTables.lines(results).markdown]
    return parts.joined(separator: "\n")
  }

  private static let introduction = """
    Written by `Benchmarks/compare --plot`. Medians, in µs where no unit is given; each line beside \
    its floor, measured right after it in the same process. Timed is the write and `host.update()`.

    Floor A is plain arrays and one string a row. Floor B is observable models, one armed tracking a \
    row and a keyed comparison by hand. Floor P is one sweep over the array that compares each row. \
    Bodies are those of rows, leaves and readers; the screen's own is checked and not counted.

    """

  private static let comparisonNote = """
    In brackets: how many times ViewGraph's time the peer took. `models` and `state` stand beside \
    the style in which a peer's row owns what it shows, `values` and `broadcast` beside the one in \
    which the parent hands over a new array.

    """

  private static let processNote = """
    Start, create 10,000 rows, update one row 2,000 times, make the text once: timed from outside.

    """

  private static let growthNote = """
    The exponent *e* of `time = c × n^e`, by least squares through the logarithms.

    """
}
