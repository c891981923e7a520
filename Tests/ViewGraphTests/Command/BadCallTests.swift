import Testing
import ViewGraphCommand

@MainActor @Suite struct BadCallTests {
  private func expectRefusal(_ run: CommandRun, _ message: String) {
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == message + "\n")
  }

  @Test("API-3 an unknown lab is refused, with those a few letters away") func unknownLab() async {
    let message = """
      viewgraph: no lab is called "cuonts"
        near: "counts" (2 letters away)
        to go on: viewgraph labs
      """
    expectRefusal(await CommandRun("lab", "cuonts"), message)
    expectRefusal(await CommandRun("compare", "cuonts", "--json"), message)
    expectRefusal(await CommandRun("quiz", "cuonts"), message)
  }

  @Test("API-3 a name that is near to nothing lists what there is") func farName() async {
    let run = await CommandRun("lab", "zzzzzzzzzzzz")
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "viewgraph: no lab is called \"zzzzzzzzzzzz\"\n  labs: counts · init-read"))
  }

  @Test("API-3 an unknown command is refused") func unknownCommand() async {
    expectRefusal(
      await CommandRun("laab"),
      """
      viewgraph: there is no command "laab"
        near: "lab" (one letter away), "labs" (2 letters away)
        to go on: viewgraph --help
      """)
  }

  @Test("API-3 an unknown flag is refused, before anything is run") func unknownFlag() async {
    expectRefusal(
      await CommandRun("lab", "counts", "--exlain"),
      """
      viewgraph: 'lab' has no flag "--exlain"
        near: "--explain" (one letter away)
        to go on: viewgraph lab --help
      """)
    expectRefusal(
      await CommandRun("labs", "--json"),
      """
      viewgraph: 'labs' has no flag "--json"
        flags: --help
        to go on: viewgraph labs --help
      """)
    let first = await CommandRun("--nonsense")
    #expect(first.status == 2)
    #expect(first.errors.hasPrefix("viewgraph: there is no flag \"--nonsense\"\n"))
  }

  @Test("API-3 a missing or a further name is refused") func names() async {
    expectRefusal(
      await CommandRun("lab"),
      """
      viewgraph: 'lab' needs the name of a lab
        it is called as: viewgraph lab NAME [--explain]
        to go on: viewgraph labs
      """)
    expectRefusal(
      await CommandRun("lab", "counts", "rows"),
      """
      viewgraph: 'lab' does not take "rows"
        it is called as: viewgraph lab NAME [--explain]
        to go on: viewgraph lab --help
      """)
    expectRefusal(
      await CommandRun("rules", "M-01"),
      """
      viewgraph: 'rules' does not take "M-01"
        it is called as: viewgraph rules
        to go on: viewgraph rules --help
      """)
  }

  @Test("API-3 help is there for the command and for each subcommand") func help() async {
    let general = await CommandRun("--help")
    #expect(general.status == 0)
    #expect(general.errors == "")
    for name in ["labs", "lab", "compare", "quiz", "rules"] {
      let own = await CommandRun(name, "--help")
      #expect(own.status == 0)
      #expect(own.output.hasPrefix("viewgraph \(name)"))
      #expect((await CommandRun("help", name)).output == own.output)
      #expect(general.output.contains("\nviewgraph \(name)"))
      #expect(own.lines.allSatisfy { $0.count <= 80 }, "\(name)")
    }
    #expect(general.lines.allSatisfy { $0.count <= 80 })
    #expect((await CommandRun("-h")).output == general.output)
    #expect((await CommandRun("help", "laab")).status == 2)
  }
}
