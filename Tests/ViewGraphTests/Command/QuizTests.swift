import Testing
import ViewGraphCommand

@MainActor @Suite struct QuizTests {
  @Test("API-3 the quiz takes names or numbers, reveals, and counts") func answers() async {
    let run = await CommandRun(
      "quiz", "counts", input: ["2, 4", "NightsLine", "1 2 3 4", "TripsLine Foo"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        counts: who hears about a change
        The screen is written 2 ways. Which bodies does each action run?

        per property
          1 ObservationLab   2 TripsLine   3 NightsLine   4 SummaryLine
        tap "Add a trip" runs:   right: TripsLine, SummaryLine
        tap "Add a night" runs:   no: NightsLine, SummaryLine

        broadcast
          1 ObservationLab   2 TripsLine   3 NightsLine   4 SummaryLine
        tap "Add a trip" runs:   right: ObservationLab, TripsLine, NightsLine, SummaryLine
        tap "Add a night" runs:   no: ObservationLab, TripsLine, NightsLine, SummaryLine
          "Foo" is none of the views above

        Why: Reading a property in `body` subscribes that view to that property alone,
        while a broadcasting object has one signal for all its properties, so every view
        that holds it runs again, whatever it reads.

        2 of 4 right.

        """)
  }

  @Test("API-3 an empty line says that no body runs, and names with spaces are names") func empty()
    async
  {
    let run = await CommandRun("quiz", "rows", input: ["Shelf Row 1", "Row 1"])
    #expect(run.output.hasSuffix("2 of 2 right.\n"))
    let ignored = await CommandRun("quiz", "ignored", input: ["", "none", "Cabin"])
    #expect(ignored.output.contains("right: none\n"))
    #expect(ignored.output.hasSuffix("3 of 3 right.\n"))
  }

  @Test("API-3 without input the quiz says so and ends well") func noInput() async {
    for run in [await CommandRun("quiz"), await CommandRun("quiz", "counts")] {
      #expect(run.status == 0)
      #expect(
        run.output.hasSuffix(
          "\nThere is no input to answer with. Run it in a terminal, or give a line an answer.\n"))
    }
    let half = await CommandRun("quiz", "counts", input: ["2 4"])
    #expect(half.status == 0)
    #expect(half.output.hasSuffix("\nThe input ended here.\n1 of 1 right.\n"))
  }
}
