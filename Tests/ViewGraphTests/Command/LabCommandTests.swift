import Labs
import Testing
import ViewGraphCommand

@MainActor @Suite struct LabCommandTests {
  @Test("M-07 'lab' prints what the document says, what happened, and why") func lab() async {
    let run = await CommandRun("lab", "rows")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        rows: an array of structs, an array of objects
        document 2, “Who hears about a change”
        rules M-07 M-04 V-02

        The document says
          Renaming the first of three structs changes the array, so the screen that
          reads it runs; the rows are then compared, and only the first, whose input
          differs, runs too. Renaming the first of three objects changes no array: the
          first row alone runs, and the whole console has five lines.

        structs
          launch                Shelf · Row 1 · Row 2 · Row 3
                                screen: "Emma" · "Dune" · "Ulysses"
          tap "Mark the first"  Shelf · Row 1
                                screen: "Emma*" · "Dune"

        objects
          launch                Shelf · Row 1 · Row 2 · Row 3
                                screen: "Emma" · "Dune" · "Ulysses"
          tap "Mark the first"  Row 1
                                screen: "Emma*" · "Dune"

        Why
          A struct is part of the array's value, so an edit is a change of the array. An
          object in the array is a reference, and its property was read by one row only.

        It happened as the document says.

        """)
  }

  @Test("V-04 '--explain' prints every update with its causes", .named) func explain() async {
    let run = await CommandRun("lab", "rows", "--explain")
    #expect(run.status == 0)
    #expect(run.output.contains("\n      update 1 · tap button \"Mark the first\"\n"))
    let body =
      #"        body   Row              input book Book(id: 1, title: "Emma") → Book(id: 1, "#
    #expect(run.output.contains(body))
    #expect(!run.output.contains("unknown context"))
  }

  @Test("API-3 every lab is listed, fits the terminal, and runs") func labs() async {
    let run = await CommandRun("labs")
    #expect(run.status == 0)
    #expect(run.lines.allSatisfy { $0.count <= 100 })
    for lab in Lab.all {
      #expect(run.lines.contains { $0.hasPrefix("\(lab.name) ") }, "\(lab.name)")
      let own = await CommandRun("lab", lab.name)
      #expect(own.status == 0, "\(own.output)")
      #expect(own.lines.allSatisfy { $0.count <= 80 }, "\(own.output)")
    }
  }

  @Test("API-3 'rules' lists each rule with the labs that show it") func rules() async {
    let run = await CommandRun("rules")
    #expect(run.status == 0)
    #expect(run.lines.first == "O  ownership and state")
    #expect(run.lines.contains { $0.hasPrefix("  M-01  ") && $0.hasSuffix("  counts") })
    #expect(run.lines.contains("  O-12  state may be written from any thread"))
    let listed = Set(
      run.lines.compactMap { $0.hasPrefix("  ") ? String($0.dropFirst(2).prefix(4)) : nil })
    for lab in Lab.all { #expect(Set(lab.rules).isSubset(of: listed), "\(lab.name)") }
  }
}
