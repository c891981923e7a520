import Testing
import ViewGraphCommand

@MainActor @Suite struct GalleryCallTests {
  private func expectRefusal(_ run: CommandRun, _ message: String) {
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == message + "\n")
  }

  @Test("API-3 a flag's value stands behind it or behind an equals sign") func forms() async {
    let apart = await CommandRun("gallery", "--columns", "32")
    let joined = await CommandRun("gallery", "--columns=32")
    #expect(apart.status == 0)
    #expect(apart.errors == "")
    #expect(apart.output == joined.output)
    #expect(
      (await CommandRun("gallery")).output == (await CommandRun("gallery", "--columns=60")).output)
  }

  @Test("API-3 a width that is no number is refused") func noNumber() async {
    let message = """
      viewgraph: --columns "wide" is not a number
        it takes a whole number from 20 to 400
        to go on: viewgraph gallery --columns 60
      """
    expectRefusal(await CommandRun("gallery", "--columns", "wide"), message)
    expectRefusal(await CommandRun("gallery", "--columns=wide"), message)
  }

  @Test("API-3 a width that is too small or too large is refused") func outOfRange() async {
    func message(_ problem: String) -> String {
      """
      viewgraph: \(problem)
        it takes a whole number from 20 to 400
        to go on: viewgraph gallery --columns 60
      """
    }
    expectRefusal(
      await CommandRun("gallery", "--columns", "19"), message("19 columns are too few"))
    expectRefusal(
      await CommandRun("gallery", "--columns", "-5"), message("-5 columns are too few"))
    expectRefusal(
      await CommandRun("gallery", "--columns", "401"), message("401 columns are too many"))
  }

  @Test("API-3 a flag without its value is refused") func noValue() async {
    let message = """
      viewgraph: --columns needs a value
        it is called as: viewgraph gallery [--columns N] [--ascii] [--markdown]
        to go on: viewgraph gallery --help
      """
    expectRefusal(await CommandRun("gallery", "--columns"), message)
    expectRefusal(await CommandRun("gallery", "--columns="), message)
    expectRefusal(await CommandRun("gallery", "--columns", "--ascii"), message)
  }

  @Test("API-3 a flag near to one there is names it") func nearFlag() async {
    expectRefusal(
      await CommandRun("gallery", "--colums", "40"),
      """
      viewgraph: 'gallery' has no flag "--colums"
        near: "--columns" (one letter away)
        to go on: viewgraph gallery --help
      """)
  }

  @Test("API-3 help tells of the gallery") func help() async {
    let own = await CommandRun("gallery", "--help")
    #expect(own.status == 0)
    #expect(own.output.hasPrefix("viewgraph gallery [--columns N]"))
    #expect(own.lines.allSatisfy { $0.count <= 80 })
    #expect((await CommandRun("--help")).output.contains("\nviewgraph gallery [--columns N]"))
  }
}
