import Measuring
import Testing

@Suite struct ReadableTests {
  @Test(
    "A time has three digits and the unit that suits it",
    arguments: [
      (0.2149, "0.21"), (9.999, "10.0"), (18.54, "18.5"), (184.4, "184"), (999.4, "999"),
      (999.6, "1.00 ms"), (15_240, "15.2 ms"), (578_000, "578 ms"), (1_420_000, "1.42 s"),
    ])
  func time(microseconds: Double, text: String) { #expect(Readable.time(microseconds) == text) }

  @Test("A ratio has three digits, large ones a comma") func ratio() {
    #expect(Readable.ratio(1.526) == "1.53×")
    #expect(Readable.ratio(5278.2) == "5,278×")
  }

  @Test(
    "A whole number has a comma between its thousands",
    arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567")])
  func whole(number: Int, text: String) { #expect(Readable.whole(number) == text) }
}
