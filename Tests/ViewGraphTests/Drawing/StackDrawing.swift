import Testing
import ViewGraph
import ViewGraphText

@MainActor @Suite struct StackDrawing {
  private func text<V: View>(columns: Int = 40, @ViewBuilder _ content: () -> V) -> String {
    ViewHost(options: HostOptions(columns: columns), content).text
  }

  @Test("D-01 views stand beside each other, a column apart") func row() {
    #expect(
      text {
        HStack {
          Text("Count: 1")
          Button("Add") {}
        }
      } == "Count: 1 [ Add ]")
  }

  @Test("D-01 a spacer takes what is left") func spacer() {
    #expect(
      text(columns: 24) {
        HStack {
          Text("Milk")
          Spacer()
          Text("2 pints")
        }
      } == "Milk             2 pints")
  }

  @Test("D-03 views stand below each other, in the middle unless told") func column() {
    #expect(
      text {
        VStack {
          Text("A longer line")
          Text("short")
        }
      } == """
        A longer line
            short
        """)
    #expect(
      text {
        VStack(alignment: .trailing, spacing: 16) {
          Text("A longer line")
          Text("short")
        }
      } == """
        A longer line

                short
        """)
  }

  @Test("D-02 text wraps at words") func wrapping() {
    #expect(
      text(columns: 12) { Text("The quick brown fox jumps") } == """
        The quick
        brown fox
        jumps
        """)
  }
}
