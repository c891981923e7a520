import Foundation
import Testing
import ViewGraph
import ViewGraphText

private struct Flag: Identifiable {
  let id: Int
  var isOn: Bool
}

/// Each control in each of its states.
@MainActor @Suite struct ControlDrawing {
  private func states<V: View>(_ control: V, columns: Int = 40) -> String {
    drawn(columns) {
      VStack(alignment: .leading) {
        control
        control.drawnWithFocus()
        control.disabled(true)
      }
    }
  }

  @Test("D-06 a button is ready, has the focus, or is disabled") func button() {
    #expect(
      states(Button("Save") {}) == """
        [ Save ]
        « Save »
        ( Save )
        """)
    #expect(drawn { Button("Share", systemImage: "arrow.up.right") {} } == "[ ↗ Share ]")
    #expect(
      states(Link("Manual", destination: URL(string: "https://swift.org")!)) == """
        [ Manual ↗ ]
        « Manual ↗ »
        ( Manual ↗ )
        """)
  }

  @Test("D-06 a toggle is on, off or mixed") func toggle() {
    #expect(
      states(Toggle("Wi-Fi", isOn: .constant(true))) == """
        [x] Wi-Fi
        «x» Wi-Fi
        (x) Wi-Fi
        """)
    #expect(drawn { Toggle("Wi-Fi", isOn: .constant(false)) } == "[ ] Wi-Fi")
    let flags = Binding.constant([Flag(id: 0, isOn: true), Flag(id: 1, isOn: false)])
    #expect(drawn { Toggle("All", sources: flags, isOn: \.isOn) } == "[-] All")
    #expect(drawn { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() } == "[x]")
  }

  @Test("D-06 a field shows its text, its room, and the caret where it has the focus") func field()
  {
    #expect(
      states(TextField("Title", text: .constant("Groceries")), columns: 20) == """
        [Groceries_________]
        «Groceries▏________»
        (Groceries_________)
        """)
    #expect(
      states(TextField("Title", text: .constant(""), prompt: Text("New list")), columns: 20) == """
        [New list··········]
        «▏New list·········»
        (New list··········)
        """)
    #expect(drawn(20) { TextField("Title", text: .constant("")) } == "[Title·············]")
    #expect(drawn(20) { SecureField("Password", text: .constant("abc")) } == "[•••_______________]")
  }

  @Test("D-06 the end of a long text stays in sight of the caret") func longText() {
    #expect(
      states(TextField("Title", text: .constant("A long title here")), columns: 12) == """
        [A long ti…]
        «…tle here▏»
        (A long ti…)
        """)
  }

  @Test("D-06 an editor shows its lines in a border") func editor() {
    #expect(
      states(TextEditor(text: .constant("Dear diary, it rained.")), columns: 14) == """
        ┌────────────┐
        │Dear diary, │
        │it rained.  │
        │            │
        └────────────┘
        ╔════════════╗
        ║Dear diary, ║
        ║it rained.▏ ║
        ║            ║
        ╚════════════╝
        ┌╌╌╌╌╌╌╌╌╌╌╌╌┐
        ╎Dear diary, ╎
        ╎it rained.  ╎
        ╎            ╎
        └╌╌╌╌╌╌╌╌╌╌╌╌┘
        """)
    #expect(
      drawn(14) { TextField("Notes", text: .constant("one\ntwo"), axis: .vertical) } == """
        ┌────────────┐
        │one         │
        │two         │
        └────────────┘
        """)
  }

  @Test("D-06 a picker shows the choice, or all of them with a mark") func picker() {
    let picker = Picker("Size", selection: .constant("M")) {
      ForEach(["S", "M", "L"], id: \.self) { Text($0) }
    }
    #expect(
      states(picker) == """
        Size [ M ▾ ]
        Size « M ▾ »
        Size ( M ▾ )
        """)
    #expect(drawn { picker.pickerStyle(.segmented) } == "Size [ ] S  [•] M  [ ] L")
    #expect(
      drawn { picker.pickerStyle(.inline) } == """
        Size [ ] S
             [•] M
             [ ] L
        """)
    #expect(drawn { picker.pickerStyle(.segmented).disabled(true) } == "Size ( ) S  (•) M  ( ) L")
    let none = Picker("Size", selection: .constant("XL")) { Text("S").tag("S") }
    #expect(drawn { none } == "Size [ – ▾ ]")
  }

  @Test("D-06 a date picker shows the date") func datePicker() {
    let date = Binding.constant(Date(timeIntervalSince1970: 1_750_000_000))
    #expect(
      states(DatePicker("Due", selection: date, displayedComponents: .date)) == """
        Due [ Jun 15, 2025 ▾ ]
        Due « Jun 15, 2025 ▾ »
        Due ( Jun 15, 2025 ▾ )
        """)
  }

  @Test("D-06 a stepper shows its value, and a dot where it can go no further") func stepper() {
    #expect(
      states(Stepper("Nights", value: .constant(3), in: 0...9)) == """
        Nights [- 3 +]
        Nights «- 3 +»
        Nights (- 3 +)
        """)
    #expect(drawn { Stepper("Nights", value: .constant(0), in: 0...9) } == "Nights [· 0 +]")
    #expect(drawn { Stepper("Nights", value: .constant(9), in: 0...9) } == "Nights [- 9 ·]")
  }

  @Test("D-06 a slider shows where its value is") func slider() {
    #expect(
      states(Slider(value: .constant(50), in: 0...100) { Text("Volume") }, columns: 24) == """
        Volume [━━━━━━●─────] 50
        Volume «━━━━━━●─────» 50
        Volume (━━━━━━●─────) 50
        """)
    #expect(drawn(16) { Slider(value: .constant(0), in: 0...1) } == "[●───────────] 0")
    #expect(drawn(16) { Slider(value: .constant(1), in: 0...1) } == "[━━━━━━━━━━━●] 1")
  }

  @Test("D-06 progress shows how far it is, or that it goes on") func progress() {
    #expect(drawn(20) { ProgressView("Copying", value: 0.5) } == "Copying ████░░░░ 50%")
    #expect(drawn { ProgressView("Waiting") } == "◌ Waiting")
  }

  @Test("D-06 a disclosure group is closed or open") func disclosure() {
    #expect(
      states(DisclosureGroup("Details", isExpanded: .constant(false)) { Text("Secret") }) == """
        ▸ Details
        «▸ Details»
        (▸ Details)
        """)
    #expect(
      drawn { DisclosureGroup("Details", isExpanded: .constant(true)) { Text("Here it is") } }
        == """
        ▾ Details
          Here it is
        """)
  }

  @Test("D-06 a menu is closed, or shows what it offers") func menu() throws {
    let menu = Menu("More") {
      Button("Rename") {}
      Button("Delete", role: .destructive) {}
    }
    #expect(
      states(menu) == """
        [ More ▾ ]
        « More ▾ »
        ( More ▾ )
        """)
    let host = ViewHost { menu }
    try host.menus["More"].tap()
    #expect(
      host.text == """
        [ More ▴ ]
        ┌──────────┐
        │[ Rename ]│
        │[ Delete ]│
        └──────────┘
        """)
  }

  @Test("D-06 labels and images show a sign where there is a common one, else the name")
  func labels() {
    #expect(drawn { Label("Favourites", systemImage: "star.fill") } == "★ Favourites")
    #expect(drawn { Label("Papers", systemImage: "doc.plaintext") } == "[doc.plaintext] Papers")
    #expect(drawn { Image("Harbour") } == "[Harbour]")
    #expect(drawn { LabeledContent("Version", value: "1.0") } == "Version  1.0")
    #expect(
      drawn(30) {
        ContentUnavailableView(
          "No notes", systemImage: "magnifyingglass", description: Text("Write the first one."))
      } == """
                  ⌕ No notes
             Write the first one.
        """)
    #expect(
      drawn(20) {
        ContentUnavailableView(
          "No notes", systemImage: "tray", description: Text("Write the first of many."))
      } == """
             ⊔ No notes
         Write the first of
               many.
        """)
  }

  @Test("D-06 the focus that a tap gives is drawn, and leaves with the next") func focus() throws {
    struct Fields: View {
      @State private var name = ""
      @State private var city = "Rome"
      var body: some View {
        VStack {
          TextField("Name", text: $name)
          TextField("City", text: $city)
        }
      }
    }
    let host = ViewHost(options: HostOptions(columns: 14)) { Fields() }
    #expect(host.text == "[Name········]\n[Rome________]")
    try host.textFields["Name"].typeText("Ada")
    #expect(host.text == "«Ada▏________»\n[Rome________]")
    try host.textFields["City"].focus()
    #expect(host.text == "[Ada_________]\n«Rome▏_______»")
  }
}
