import Measuring
import Testing

@Suite struct TextTableTests {
  private var table: TextTable {
    var table = TextTable(["operation", "n", "µs"])
    table.add(["create", "1,000", "145"])
    table.add(["swap", "10"])
    return table
  }

  @Test("Words stand left, numbers right, and no line ends in spaces") func text() {
    #expect(
      table.text == """
        operation      n   µs
        ---------  -----  ---
        create     1,000  145
        swap          10

        """)
  }

  @Test("As Markdown the same table has its columns aligned alike") func markdown() {
    #expect(
      table.markdown == """
        | operation | n | µs |
        | --- | ---: | ---: |
        | create | 1,000 | 145 |
        | swap | 10 |  |

        """)
  }
}
