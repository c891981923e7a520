import Testing
import ViewGraph

@MainActor @Observable private final class Numbers {
  var trips = 3
  var nights = 18
  var summary: String { "\(trips) trips, \(nights) nights" }
}

private struct TripsLine: View {
  let counts: Numbers
  var body: some View { Text("\(counts.trips) trips") }
}

private struct NightsLine: View {
  let counts: Numbers
  var body: some View { Text("\(counts.nights) nights") }
}

private struct SummaryLine: View {
  let counts: Numbers
  var body: some View { Text(counts.summary) }
}

private struct ObservationLab: View {
  @State private var counts = Numbers()
  var body: some View {
    VStack(spacing: 16) {
      TripsLine(counts: counts)
      NightsLine(counts: counts)
      SummaryLine(counts: counts)
      Button("Add a trip") { counts.trips += 1 }
      Button("Add a night") { counts.nights += 1 }
    }
  }
}

@MainActor @Suite struct ObservationRules {
  @Test("M-01 a tap on one number evaluates its readers only") func counts() throws {
    let host = ViewHost { ObservationLab() }
    #expect(host.launchReport.bodies == ["ObservationLab", "TripsLine", "NightsLine", "SummaryLine"])
    let report = try host.buttons["Add a trip"].tap()
    #expect(report.bodies == ["TripsLine", "SummaryLine"])
    print(report.runs.map { "\($0.view): \($0.causes) reads \($0.reads)" })
    #expect(try host.buttons["Add a night"].tap().bodies == ["NightsLine", "SummaryLine"])
    #expect(host.texts["4 trips, 19 nights"].exists)
    print(host.tree); print(host.state)
    host.checkInvariants()
    print(report.writes)
    do { try host.buttons["Add a trp"].tap() } catch { print(error) }
  }
}
