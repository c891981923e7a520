import Testing
import ViewGraph
import ViewGraphText

private struct Cities: View {
  @State private var path: [String]
  @State private var search = ""
  init(path: [String] = []) { self.path = path }

  var body: some View {
    NavigationStack(path: $path) {
      List(["Lisbon", "Rome"], id: \.self) { NavigationLink($0, value: $0) }
        .searchable(text: $search)
        .navigationTitle("Cities")
        .navigationDestination(for: String.self) { city in
          Text("All about \(city)").navigationTitle(city).toolbar { Button("Edit") {} }
        }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Sort") {} }
          ToolbarItem(placement: .primaryAction) { Button("New") {} }
          ToolbarItem(placement: .bottomBar) { Text("2 cities") }
        }
    }
  }
}

private struct Presenting: View {
  @State var isSheet = false
  @State var isCover = false
  @State var isAlert = false
  @State var isDialog = false
  var body: some View {
    VStack(alignment: .leading) {
      Text("the screen").sheet(isPresented: $isSheet) { Text("the sheet") }
      Button("Sheet") { isSheet = true }.fullScreenCover(isPresented: $isCover) {
        Text("all of it")
      }
      Button("Cover") { isCover = true }
      Button("Alert") { isAlert = true }
      Button("Dialog") { isDialog = true }
    }
    .alert("Delete it?", isPresented: $isAlert) {
      Button("Delete", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It is gone for good.")
    }
    .confirmationDialog("Share", isPresented: $isDialog, titleVisibility: .visible) {
      Button("Link") {}
      Button("Text") {}
    }
  }
}

@MainActor @Suite struct ContainerDrawing {
  @Test("D-06 a list marks what is selected, and shows sections") func list() throws {
    struct Fruit: View {
      @State var selection: Set<String> = ["Pears"]
      var body: some View {
        List(selection: $selection) {
          Section("Fruit") { ForEach(["Apples", "Pears"], id: \.self) { Text($0) } }
          Section {
            Text("Carrots").badge(3)
          } header: {
            Text("Vegetables")
          } footer: {
            Text("of the season")
          }
        }
      }
    }
    let host = ViewHost(options: HostOptions(columns: 16)) { Fruit() }
    #expect(
      host.text == """
        Fruit
          Apples
        ▸ Pears

        Vegetables
          Carrots      3
          of the season
        """)
    try host.rows["Apples"].tap()
    #expect(host.text.hasPrefix("Fruit\n▸ Apples\n▸ Pears\n"))
  }

  @Test("D-06 a row shows that a swipe offers something, and that it leads on") func rowEnds() {
    #expect(
      drawn(20) {
        NavigationStack {
          List {
            Text("Milk").swipeActions { Button("Delete") {} }
            NavigationLink("Bread", value: 1).badge(2)
            NavigationLink("Tea", value: 2).swipeActions { Button("Delete") {} }
          }
        }
      } == """
          Milk             ⋯
          Bread          2 ›
          Tea            ⋯ ›
        """)
  }

  @Test("D-06 a section that is closed shows its header") func closedSection() {
    let list = List {
      Section("More", isExpanded: .constant(false)) { Text("hidden") }
      Section("Open", isExpanded: .constant(true)) { Text("seen") }
    }
    #expect(
      drawn { list } == """
        ▸ More

        ▾ Open
          seen
        """)
  }

  @Test("D-06 a form puts its rows in borders, labels and controls at their ends") func form() {
    #expect(
      drawn(30) {
        Form {
          Section("Traveller") {
            TextField("Name", text: .constant("Ada"))
            Toggle("Window", isOn: .constant(true))
          }
          Section {
            LabeledContent("Total", value: "180")
            Stepper("Nights", value: .constant(2))
            Button("Book") {}
          } footer: {
            Text("Free to cancel.")
          }
        }
      } == """
          Traveller
        ┌────────────────────────────┐
        │ Name [Ada________________] │
        │ [x] Window                 │
        └────────────────────────────┘
        ┌────────────────────────────┐
        │ Total                  180 │
        │ Nights             [- 2 +] │
        │ [ Book ]                   │
        └────────────────────────────┘
          Free to cancel.
        """)
  }

  @Test("D-06 a navigation stack has a bar with title, items and the way back") func navigation() {
    #expect(
      drawn(32) { Cities() } == """
        [ Sort ] Cities          [ New ]
        ────────────────────────────────
        [⌕ Search······················]
          Lisbon                       ›
          Rome                         ›
        ────────────────────────────────
        2 cities
        """)
    #expect(
      drawn(32) { Cities(path: ["Rome"]) } == """
        ‹ Rome                  [ Edit ]
        ────────────────────────────────
        All about Rome
        """)
    #expect(drawn { NavigationStack { Text("no bar") } } == "no bar")
  }

  @Test("D-06 a split view has columns, below each other where there is no room") func split() {
    let split = NavigationSplitView {
      List(["Lisbon", "Rome"], id: \.self, selection: .constant("Rome")) { Text($0) }
        .navigationTitle("Cities")
    } detail: {
      Text("All about Rome").navigationTitle("Rome")
    }
    #expect(
      drawn(54) { split } == """
        Cities            │ Rome
        ───────────────── │ ──────────────────────────────────
          Lisbon          │ All about Rome
        ▸ Rome            │
        """)
    #expect(
      drawn(24) { split } == """
        Cities
        ────────────────────────
          Lisbon
        ▸ Rome
        ────────────────────────
        Rome
        ────────────────────────
        All about Rome
        """)
  }

  @Test("D-06 a column of a split view is as wide as it asks, within its share") func columnWidth()
  {
    let split = NavigationSplitView {
      Text("Cities").navigationSplitViewColumnWidth(80)
    } content: {
      Text("Sights").navigationSplitViewColumnWidth(min: 80, ideal: 160)
    } detail: {
      Text("Detail")
    }
    #expect(drawn(54) { split } == "Cities     │ Sights              │ Detail")
    // A third of the room at most, once the first column has its own.
    #expect(drawn(50) { split }.hasPrefix("Cities     │ Sights "))
  }

  @Test("D-06 tabs show which is in front; alone where there is no room") func tabs() throws {
    let tabs = TabView {
      Tab("Home", systemImage: "house") { Text("at home") }
      Tab("Trips", systemImage: "airplane") { Text("on the way") }
    }
    let host = ViewHost(options: HostOptions(columns: 24)) { tabs }
    #expect(
      host.text == """
        ⌂ Home  ✈ Trips
        ━━━━━━──────────────────
        at home
        """)
    try host.tabs["Trips"].tap()
    #expect(
      host.text == """
        ⌂ Home  ✈ Trips
        ────────━━━━━━━─────────
        on the way
        """)
    #expect(
      drawn(12) { tabs } == """
        ‹ ⌂ Home ›
        ━━━━━━━━━━━━
        at home
        """)
  }

  @Test("D-06 a sheet lies over the screen, which is dimmed") func sheet() throws {
    let host = ViewHost(options: HostOptions(columns: 30)) { Presenting() }
    try host.buttons["Sheet"].tap()
    #expect(
      host.text == """
        the screen
          ╔════════════════════════╗
          ║the sheet               ║
          ╚════════════════════════╝
        [ Dialog ]
        """)
    #expect(host.styledText(usesColors: false).hasPrefix("\u{1B}[2mthe screen"))
  }

  @Test("D-06 a cover takes the place of the screen") func cover() throws {
    let host = ViewHost(options: HostOptions(columns: 30)) { Presenting() }
    try host.buttons["Cover"].tap()
    #expect(host.text == "all of it")
  }

  @Test("D-06 an alert stands in the middle, its buttons beside each other") func alert() throws {
    let host = ViewHost(options: HostOptions(columns: 40)) { Presenting() }
    try host.buttons["Alert"].tap()
    #expect(
      host.text == """
        the screen
                ╔══════════════════════╗
                ║      Delete it?      ║
                ║ It is gone for good. ║
                ║                      ║
                ║ [ Delete ]  [ Keep ] ║
                ╚══════════════════════╝
        """)
  }

  @Test("D-06 a dialog's choices stand below each other") func dialog() throws {
    let host = ViewHost(options: HostOptions(columns: 40)) { Presenting() }
    try host.buttons["Dialog"].tap()
    #expect(
      host.text == """
        the screen
                     ╔════════════╗
                     ║    Share   ║
                     ║            ║
                     ║  [ Link ]  ║
                     ║  [ Text ]  ║
                     ║ [ Cancel ] ║
                     ╚════════════╝
        """)
    try host.alerts.only.buttons["Text"].tap()
    #expect(host.alerts.count == 0)
    #expect(host.text == "the screen\n[ Sheet ]\n[ Cover ]\n[ Alert ]\n[ Dialog ]")
  }

  @Test("D-06 a group box has its title in its border") func groupBox() {
    #expect(
      drawn(30) {
        GroupBox("Address") {
          Text("Rua Augusta 24")
          Text("Lisboa")
        }
      } == """
        ┌ Address ───────┐
        │ Rua Augusta 24 │
        │ Lisboa         │
        └────────────────┘
        """)
    #expect(
      drawn { GroupBox("A title") { Text("a") } } == """
        ┌ A title ┐
        │ a       │
        └─────────┘
        """)
    #expect(
      drawn(8) { GroupBox("A long title") { Text("a") } } == """
        ┌ A l… ┐
        │ a    │
        └──────┘
        """)
    #expect(
      drawn { GroupBox { Text("a") } } == """
        ┌───┐
        │ a │
        └───┘
        """)
  }

  @Test("D-06 pages have a dot each, of which that in front is full") func pages() throws {
    func pages(_ page: Int) -> some View {
      TabView(selection: .constant(page)) {
        Text("one").tag(0)
        Text("two").tag(1)
      }
      .tabViewStyle(.page)
    }
    #expect(drawn(20) { pages(0) } == "one\n         ● ○")
    #expect(drawn(20) { pages(1) } == "two\n         ○ ●")
    let host = ViewHost(options: HostOptions(columns: 20)) {
      TabView {
        Tab("Home", systemImage: "house") { Text("at home") }
        Tab("Trips", systemImage: "airplane") { Text("on the way") }
      }
      .tabViewStyle(.page)
    }
    #expect(host.text == "at home\n         ● ○")
    try host.tabs["Trips"].tap()
    #expect(host.text == "on the way\n         ○ ●")
  }

  @Test("D-06 a view that could not be run has a placeholder in its place") func placeholder() {
    struct Note: View {
      @Environment(Presenter.self) private var presenter
      var body: some View { Text("\(presenter.name)") }
    }
    let options = HostOptions(columns: 40, missingEnvironment: .report)
    let host = ViewHost(options: options) { Note() }
    #expect(host.text == "‹Note needs a Presenter›")
  }
}

@MainActor @Observable private final class Presenter { var name = "" }
