import Foundation
import Measuring
import Testing

@Suite struct ResultsTests {
  private func line(
    _ name: String = "update-one", _ style: String = "models", _ count: Int = 10_000,
    bodies: Int = 1, times: [Double] = [2.6], floorTimes: [Double] = [2.0]
  ) -> LineResult {
    LineResult(
      key: LineResult.Key(name: name, style: style, count: count), bodies: bodies, floor: "B",
      times: times, floorTimes: floorTimes)
  }

  @Test("The JSON has one record a line, with the agreed keys in order") func json() {
    let results = Results(measurements: [line(), line("text-join", times: [500])])
    #expect(
      results.json.hasPrefix(
        """
        {"version":1,
        "results":[
        {"name":"update-one","style":"models","n":10000,"median_us":2.6,"floor_us":2,"bodies":1}],
        "details":[
        """))
  }

  @Test("What was written is read again") func roundTrip() throws {
    let results = Results(
      measurements: [line(times: [2.5, 2.75], floorTimes: [2, 2.25]), line("text-join")],
      memory: [
        MemoryUse(
          style: "models", count: 10_000, bytesPerRow: 1900.5, floor: "B", floorBytesPerRow: 1423)
      ])
    #expect(try Results(json: Data(results.json.utf8)) == results)
  }

  @Test("Runs of one line are put together; its ratio is the median of theirs") func merge() {
    var results = Results(measurements: [line(times: [2], floorTimes: [1])])
    results.merge(Results(measurements: [line(times: [9], floorTimes: [3]), line("swap")]))
    results.merge(Results(measurements: [line(times: [4], floorTimes: [1])]))
    #expect(results.measurements.map(\.key.name) == ["update-one", "swap"])
    #expect(results.measurements[0].median == 4)
    #expect(results.measurements[0].ratio == 3)
  }

  @Test("A series has the sizes of one line, smallest first") func series() {
    let results = Results(measurements: [line("swap", "models", 1000), line(), line("swap")])
    #expect(results.series.map(\.name) == ["swap", "update-one"])
    #expect(results.series[0].measurements.map(\.key.count) == [1000, 10_000])
  }

  @Test("A line reaches its aim, keeps what is required, or misses it") func verdicts() {
    func verdict(_ time: Double) -> String {
      let line = line(times: [time], floorTimes: [2])
      return ResultTables.verdict(line, Goal.goal(of: line.key))
    }
    #expect([2.9, 5.9, 6.1].map(verdict) == ["aim", "ok", "MISSED"])
  }

  @Test("A goal of one size does not hold for another") func goalOfSize() {
    let small = line("swap", "models", 1000)
    #expect(Goal.goal(of: small.key)?.required == nil)
    #expect(Goal.goal(of: line("swap").key)?.required != nil)
  }

  @Test("Limits fail on growth and at twice the goal, and on nothing else") func limits() {
    let good = [1000, 10_000, 100_000].map { line(count: $0, time: 11) }
    #expect(Limits.failures(in: Results(measurements: good)).isEmpty)
    let slow = Results(measurements: [line(count: 1000, time: 13)])
    #expect(
      Limits.failures(in: slow).map(\.text) == [
        "update-one models 1000: 6.50× floor B, not 6.00× at most"
      ])
    let growing = Results(
      measurements: [1000, 10_000].map { line(count: $0, time: Double($0) / 1000) })
    #expect(
      Limits.failures(in: growing).map(\.text) == [
        "update-one models: grows with exponent 1.00, not 0.05 at most"
      ])
  }

  private func line(count: Int, time: Double) -> LineResult {
    line("update-one", "models", count, times: [time], floorTimes: [2])
  }
}
