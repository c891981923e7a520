import Foundation
import Testing
import ViewGraphCommand

@MainActor @Suite struct CompareCommandTests {
  private struct Comparison: Decodable {
    struct Variant: Decodable {
      let name: String
      let updates: [Update]
    }

    struct Update: Decodable, Equatable {
      let trigger: String
      let bodies: [String]
    }

    let version: Int
    let lab: String
    let variants: [Variant]
  }

  @Test(
    "M-01 L-01 'compare counts --json' gives each update's bodies, per property and by broadcast")
  func json() async throws {
    let run = await CommandRun("compare", "counts", "--json")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let result = try JSONDecoder().decode(Comparison.self, from: Data(run.output.utf8))
    #expect(result.version == 1)
    #expect(result.lab == "counts")
    #expect(result.variants.map(\.name) == ["per property", "broadcast"])
    let all = ["ObservationLab", "TripsLine", "NightsLine", "SummaryLine"]
    typealias Update = Comparison.Update
    #expect(
      result.variants[0].updates == [
        Update(trigger: "launch", bodies: all),
        Update(trigger: #"tap "Add a trip""#, bodies: ["TripsLine", "SummaryLine"]),
        Update(trigger: #"tap "Add a night""#, bodies: ["NightsLine", "SummaryLine"]),
      ])
    #expect(
      result.variants[1].updates == [
        Update(trigger: "launch", bodies: all),
        Update(trigger: #"tap "Add a trip""#, bodies: all),
        Update(trigger: #"tap "Add a night""#, bodies: all),
      ])
    #expect(
      run.output.hasPrefix(
        #"{"version":1,"lab":"counts","variants":[{"name":"per property","updates":"#
          + #"[{"trigger":"launch","bodies":["ObservationLab","TripsLine","NightsLine","SummaryLine"]"#
      ))
    #expect(run.output.hasSuffix("}\n"))
    #expect(run.lines.count == 2)
  }

  @Test("API-3 without a flag 'compare' prints a table") func table() async {
    let run = await CommandRun("compare", "counts")
    #expect(run.status == 0)
    #expect(
      run.output == """
                           per property          broadcast
                           ran  wasted  skipped  ran  wasted  skipped
        ─────────────────────────────────────────────────────────────
        launch               4       0        0    4       0        0
        tap "Add a trip"     2       0        0    4       2        0
        tap "Add a night"    2       0        0    4       2        0
        ─────────────────────────────────────────────────────────────
        after launch         4       0        0    8       4        0
        The screens show the same after every step.

        """)
  }

  @Test("O-08 a comparison of programs that show something else says where they differ")
  func differing() async {
    let run = await CommandRun("compare", "body-model")
    #expect(run.status == 0)
    #expect(
      run.output.hasSuffix(
        """
        The screens differ:
          after tap "Redraw": made in the body shows "Draft: "; kept in @State shows "Draft: x"

        """))
  }

  @Test("API-3 a lab with one program cannot be compared") func single() async {
    let run = await CommandRun("compare", "ignored")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        """
        viewgraph: the lab "ignored" has one program, so there is nothing to compare
          labs with several: counts · init-read
        """))
    #expect(run.errors.hasSuffix("\n  to go on: viewgraph lab ignored\n"))
  }
}
