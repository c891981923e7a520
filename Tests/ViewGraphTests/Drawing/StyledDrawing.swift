import Testing
import ViewGraph

@testable import ViewGraphText

@MainActor @Suite struct StyledDrawing {
  private func styled<V: View>(
    usesColors: Bool = true, @ViewBuilder _ content: () -> V
  ) -> String {
    ViewHost(options: HostOptions(columns: 20), content).styledText(usesColors: usesColors)
      .replacing("\u{1B}", with: "^")
  }

  private var looks: some View {
    VStack(alignment: .leading) {
      Text("a").bold()
      Text("b").foregroundStyle(.red)
      Text("c").italic().underline()
      Text("d").strikethrough()
      Text("e").foregroundStyle(.secondary)
      Text("f").foregroundStyle(Color(red: 1, green: 0.5, blue: 0))
      Text("g").font(.caption)
      Text("h").font(.headline)
    }
  }

  @Test("D-06 looks are the codes of a terminal") func codes() {
    #expect(
      styled { looks } == """
        ^[1ma^[0m
        ^[31mb^[0m
        ^[3;4mc^[0m
        ^[9md^[0m
        ^[2me^[0m
        ^[38;2;255;128;0mf^[0m
        ^[2mg^[0m
        ^[1mh^[0m
        """)
  }

  @Test("D-06 without colours the other looks stay") func noColors() {
    #expect(
      styled(usesColors: false) { looks } == """
        ^[1ma^[0m
        b
        ^[3;4mc^[0m
        ^[9md^[0m
        ^[2me^[0m
        f
        ^[2mg^[0m
        ^[1mh^[0m
        """)
  }

  @Test("D-06 NO_COLOR turns colours off, unless it is empty") func environment() {
    #expect(ColorChoice.isAllowed(in: [:]))
    #expect(ColorChoice.isAllowed(in: ["NO_COLOR": ""]))
    #expect(!ColorChoice.isAllowed(in: ["NO_COLOR": "1"]))
    #expect(!ColorChoice.isAllowed(in: ["NO_COLOR": "false"]))
  }

  @Test("D-06 a tint colours what is on, and a destructive button is red") func tints() {
    #expect(
      styled { Toggle("On", isOn: .constant(true)).tint(.green) } == "[^[1;32mx^[0m] On")
    #expect(styled { Toggle("Off", isOn: .constant(false)).tint(.green) } == "[ ] Off")
    #expect(
      styled { Button("Delete", role: .destructive) {} }
        == "^[31m[^[0m ^[31mDelete^[0m ^[31m]^[0m")
    #expect(styled { Button("Off") {}.disabled(true) } == "^[2m(^[0m ^[2mOff^[0m ^[2m)^[0m")
  }

  @Test("D-06 a colour behind a text is seen through it") func background() {
    #expect(styled { Text("a b").background(.blue) } == "^[44ma b^[0m")
    #expect(styled { Text("a b").bold().background(Color.red) } == "^[1;41ma b^[0m")
    #expect(styled(usesColors: false) { Text("a b").background(.blue) } == "a b")
  }

  @Test("D-06 a selected row is inverse, a covered screen dim") func selection() {
    #expect(
      styled { List(["a", "b"], id: \.self, selection: .constant("b")) { Text($0) } }
        .hasSuffix("^[1;7m▸ ^[0m^[7mb                 ^[0m"))
    #expect(
      styled { Text("below").sheet(isPresented: .constant(true)) { Text("sheet") } } == """
        ^[2mbelow^[0m
        ╔══════════════════╗
        ║sheet             ║
        ╚══════════════════╝
        """)
  }

  @Test("D-06 the ASCII form has a like for every line and sign") func ascii() {
    let host = ViewHost(options: HostOptions(columns: 24)) {
      VStack(alignment: .leading) {
        Button("Save") {}.drawnWithFocus()
        Text("é ü ß … “q” 日").border(.primary)
        Divider()
        Slider(value: .constant(0.5))
        ProgressView(value: 0.5)
        Picker("Size", selection: .constant(1)) { Text("M").tag(1) }
        DisclosureGroup("Details") { Text("x") }
        TextEditor(text: .constant("a")).drawnWithFocus()
        Button("Off") {}.disabled(true)
      }
    }
    #expect(
      host.text(characters: .ascii) == #"""
        < Save >
        +--------------+
        |e u ? ~ "q" ??|
        +--------------+
        ------------------------
        [=========O--------] 0.5
        ##########.......... 50%
        Size [ M v ]
        > Details
        #======================#
        #a|                    #
        #                      #
        #                      #
        #======================#
        ( Off )
        """#)
  }
}
