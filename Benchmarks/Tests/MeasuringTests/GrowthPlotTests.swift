import Measuring
import Testing

@Suite struct GrowthPlotTests {
  private var plot: GrowthPlot {
    get throws {
      try #require(
        GrowthPlot(
          "Time over size",
          [
            .init("flat", [.init(size: 10, time: 1), .init(size: 1000, time: 1)]),
            .init("linear <1>", [.init(size: 10, time: 10), .init(size: 1000, time: 1000)]),
          ]))
    }
  }

  @Test("The text has a letter at each point, labelled axes and the exponents") func text() throws {
    #expect(
      try plot.text == """
        Time over size

          1 ms ┤                                      ··B
               │                                 ·····
               │                            ·····
               │                       ·····
        100 µs ┤                  ·····
               │             ·····
               │        ·····
               │   ·····
         10 µs ┤B··
               │
               │
               │
          1 µs ┤A·······································A
               └┴───────────────────┴───────────────────┴
               10                  100                1,000

          A  flat        n^0.00
          B  linear <1>  n^1.00

        """)
  }

  @Test("The SVG has a line for each series, and escapes its text") func svg() throws {
    let svg = try plot.svg
    #expect(svg.split(separator: "<polyline").count == 3)
    #expect(svg.contains("linear &lt;1&gt;  1.00"))
    #expect(!svg.contains("linear <1>"))
  }

  @Test("Nothing to draw makes no plot") func empty() {
    #expect(GrowthPlot("nothing", []) == nil)
    #expect(GrowthPlot("nothing", [.init("empty", [])]) == nil)
  }
}
