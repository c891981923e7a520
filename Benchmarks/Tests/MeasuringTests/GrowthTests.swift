import Foundation
import Measuring
import Testing

@Suite struct GrowthTests {
  private func growth(_ times: (Double) -> Double) -> Growth? {
    Growth([1000, 10_000, 100_000].map { Growth.Point(size: $0, time: times($0)) })
  }

  @Test("The exponent of a power is that power", arguments: [0, 0.5, 1, 2])
  func power(exponent: Double) throws {
    let growth = try #require(growth { 3 * pow($0, exponent) })
    #expect(abs(growth.exponent - exponent) < 1e-9)
    #expect(abs(growth.factor - 3) < 1e-6)
  }

  @Test("Scatter of a tenth moves the exponent little") func scatter() throws {
    let times: [Double: Double] = [1000: 2.2, 10_000: 2.0, 100_000: 2.1]
    let growth = try #require(growth { times[$0]! })
    #expect(abs(growth.exponent) < 0.05)
  }

  @Test("One size has no growth") func single() {
    #expect(Growth([]) == nil)
    #expect(Growth([Growth.Point(size: 10, time: 1), Growth.Point(size: 10, time: 2)]) == nil)
  }

  @Test("Zero is written without a minus") func text() throws {
    #expect(try #require(growth { _ in 2 }).text == "0.00")
    #expect(try #require(growth { 1 / $0 }).text == "-1.00")
    #expect(try #require(growth { 2 * pow($0, -0.001) }).text == "0.00")
  }
}
