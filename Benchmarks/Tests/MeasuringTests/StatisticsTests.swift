import Measuring
import Testing

@Suite struct StatisticsTests {
  @Test("The median is the middle value, or the mean of the two middle ones") func median() {
    #expect(Statistics.median([]) == nil)
    #expect(Statistics.median([3]) == 3)
    #expect(Statistics.median([5, 1, 3]) == 3)
    #expect(Statistics.median([4, 1, 3, 2]) == 2.5)
  }

  @Test("A quantile is the value that its share does not pass") func quantile() {
    let values = (0..<10).map(Double.init).reversed()
    #expect(Statistics.quantile(0, of: Array(values)) == 0)
    #expect(Statistics.quantile(0.9, of: Array(values)) == 9)
    #expect(Statistics.quantile(1, of: Array(values)) == 9)
    #expect(Statistics.quantile(0.5, of: []) == nil)
  }

  @Test("The spread is the range as a share of the median") func spread() {
    #expect(Statistics.spread([]) == 0)
    #expect(Statistics.spread([7]) == 0)
    #expect(Statistics.spread([8, 10, 12]) == 0.4)
  }
}
