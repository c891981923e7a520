import Testing
import ViewGraphCommand

@MainActor @Suite struct OverviewTests {
  @Test("M-01 without arguments the command shows both consoles, a table and why") func overview()
    async
  {
    let run = await CommandRun()
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Three views show one model: its trips, its nights, a summary of both.

        per property                            broadcast
        ──────────────────────────────────────  ──────────────────────────────────────
        launch                                  launch
          ObservationLab.body                     ObservationLab.body
          TripsLine.body                          TripsLine.body
          NightsLine.body                         NightsLine.body
          SummaryLine.body                        SummaryLine.body
        tap "Add a trip"                        tap "Add a trip"
          TripsLine.body                          ObservationLab.body   wasted
          SummaryLine.body                        TripsLine.body
                                                  NightsLine.body       wasted
                                                  SummaryLine.body
        tap "Add a night"                       tap "Add a night"
          NightsLine.body                         ObservationLab.body   wasted
          SummaryLine.body                        TripsLine.body        wasted
                                                  NightsLine.body
                                                  SummaryLine.body

        bodies run          per property   wasted   broadcast   wasted
        launch                         4        0           4        0
        tap "Add a trip"               2        0           4        2
        tap "Add a night"              2        0           4        2

        Reading a property in `body` subscribes that view to that property alone, while
        a broadcasting object has one signal for all its properties, so every view that
        holds it runs again, whatever it reads.

        More: viewgraph labs · viewgraph quiz counts · viewgraph --help

        """)
  }

  @Test("API-3 the overview fits a terminal of 80 columns and 40 lines") func size() async {
    let run = await CommandRun()
    #expect(run.lines.count <= 40)
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  @Test("API-3 colour is only in the output where it may be") func color() async {
    #expect(!(await CommandRun()).output.contains("\u{1B}"))
    let colored = await CommandRun(colors: true).output
    #expect(colored.contains("\u{1B}[33m  NightsLine.body       wasted\u{1B}[0m"))
    let plain = colored.replacing(/\u{1B}\[[0-9]*m/, with: "")
    #expect(plain == (await CommandRun()).output)
  }
}
