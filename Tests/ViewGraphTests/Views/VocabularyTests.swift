import Foundation
import Testing
import ViewGraph
import ViewGraphText

/// The families of the vocabulary that screens are written in, each as it is drawn.
///
/// Other forms of the same names are in `SpellingTests`; controls and containers in all of their states
/// in `ControlDrawing` and `ContainerDrawing`.
@MainActor @Suite struct VocabularyTests {
  /// The text of a view on a screen of its own, which has reported nothing.
  private func quiet<V: View>(_ columns: Int = 40, @ViewBuilder _ content: () -> V) -> String {
    let host = ViewHost(options: HostOptions(columns: columns), content)
    #expect(host.issues == [])
    host.checkInvariants()
    let text = host.text
    host.unmount()
    return text
  }

  /// A field of so many columns, with its text.
  private func field(_ text: String, _ columns: Int) -> String {
    "[" + text + String(repeating: "_", count: columns - 2 - text.count) + "]"
  }

  @Test("API-1 views: builders, groups, rows, modifiers and identities") func structure() {
    #expect(
      quiet(20) { StructureWords() } == """
        on
        off
        ripe
        winter
        available
        2 fruits
        any
        badge 1
        badge 2
        “said”
        known
        fig
        pear
        x
        row 0
        row 1
        \(field("fig", 20))
        \(field("pear", 20))
        """)
  }

  @Test("API-1 state: every wrapper reads and writes") func state() throws {
    let host = ViewHost(options: HostOptions(columns: 40)) { StateWords() }
    func text(_ count: Int, _ name: String, _ isOn: String) -> String {
      """
      count \(count), visits 3, tab home, doubled 4
      \(field(name, 40))
      \(field(name, 40))
      [\(isOn)] On
      light, en_US, none
      [ More ]
      """
    }
    #expect(host.text == text(1, "Ada", "x"))
    try host.buttons["More"].tap()
    try host.textFields[1].setText("Bo")
    try host.toggles["On"].toggle()
    try host.buttons["More"].focus()
    #expect(host.issues == [])
    let lines = host.text.split(separator: "\n")
    #expect(lines[0] == "count 2, visits 3, tab home, doubled 4")
    #expect(host.textFields[0].value == "Bo")
    #expect(lines[3] == "[ ] On")
  }

  @Test("API-1 broadcast: published properties, objects and receivers") func broadcast() throws {
    let host = ViewHost { BroadcastWords() }
    #expect(host.text == "Blue\nBlue\nheard 0, titles 1\n[ Next ]")
    try host.buttons["Next"].tap()
    #expect(host.text == "Red\nRed\nheard 1, titles 2\n[ Next ]")
    #expect(host.issues == [])
  }

  @Test("API-1 environment and preferences: keys, values, objects, changes") func environment() {
    #expect(
      quiet { EnvironmentWords() } == """
        quiet, 3, xLarge, none
        """)
    #expect(quiet { PreferenceWords() } == "ab    4!\nabcd\nwidest 4")
  }

  @Test("API-1 reactions: changes, appearance, tasks and transactions") func reactions() throws {
    let host = ViewHost { ReactionWords() }
    #expect(host.text == "appeared true, seen 0, 0 to 0, initial 0\n[ Add ]\n[ Reset ]")
    try host.buttons["Add"].tap()
    #expect(host.text == "appeared true, seen 1, 0 to 1, initial 1\n[ Add ]\n[ Reset ]")
    try host.buttons["Reset"].tap()
    #expect(host.text == "appeared true, seen 2, 1 to 0, initial 0\n[ Add ]\n[ Reset ]")
    #expect(host.issues == [])
    host.unmount()
  }

  @Test("API-1 text and images") func texts() {
    #expect(
      quiet(20) { TextWords() } == """
        plain
        2 of 3
        25%
        1,234
        January 1, 1970
        2 berries
        ☆ Star
        Size  M
        ♡
        [harbour]
        ◌ Waiting
        ────────────────────
        a                  b
        <   >
        """)
    #expect(
      quiet(30) {
        ContentUnavailableView {
          Label("No notes", systemImage: "tray")
        } description: {
          Text("Write the first one.")
        }
      } == "          ⊔ No notes\n     Write the first one.")
  }

  @Test("API-1 controls") func controls() {
    #expect(
      quiet(24) { ControlWords() } == """
        [ Save ]
        [ Drop ]
        [ + Add ]
        [x] On
        \(field("Ada", 24))
        \(field("36", 24))
        \(field("•••", 24))
        Size [ M ▾ ]
        Nights [- 3 +]
        Pairs [- 2 +]
        Volume [━━━━━━●─────] 50
        [ More ▾ ]
        ▸ Details
        [ Manual ↗ ]
        Due [ Jan 1, 1970 ▾ ]
        ( Off )
        [ ]
        """)
  }

  @Test("API-1 containers: stacks, grids, scrolling, room and layouts of one's own")
  func containers() {
    #expect(
      quiet(24) { ContainerWords() } == """
        a b
        ovder
        lazy
        c d
        1   one
        22  two
        four five
        nine zero
        scrolled
        short
        24 columns
        p
         q
        """)
  }

  @Test("API-1 containers: lists, forms, navigation, tabs and what is presented")
  func screens() {
    #expect(
      quiet(16) {
        List(["a", "b"], id: \.self, selection: .constant("a")) { Text($0) }
      } == "▸ a\n  b")
    #expect(
      quiet(16) {
        List(selection: .constant(Set([1, 2]))) {
          Section("Numbers") { ForEach(1..<4, id: \.self) { Text("\($0)") } }
        }
      } == "Numbers\n▸ 1\n▸ 2\n  3")
    #expect(
      quiet(16) { Form { Section("You") { Toggle("On", isOn: .constant(true)) } } } == """
          You
        ┌──────────────┐
        │ [x] On       │
        └──────────────┘
        """)
    #expect(
      quiet(24) { StackWords(path: []) } == """
        All              [ New ]
        ────────────────────────
        [⌕ Search··············]
          Milk                 ⋯
        """)
    #expect(
      quiet(24) { StackWords(path: [1]) } == """
        ‹ Number
        ────────────────────────
        number 1
        """)
    #expect(
      quiet(24) {
        NavigationSplitView {
          Text("side")
        } detail: {
          Text("detail")
        }
      } == "side\n────────────────────────\ndetail")
    #expect(
      quiet(24) {
        TabView {
          Tab("Home", systemImage: "house") { Text("at home") }
          Tab("Trips", systemImage: "airplane") { Text("on the way") }
        }
      } == """
        ⌂ Home  ✈ Trips
        ━━━━━━──────────────────
        at home
        """)
    #expect(
      quiet(30) { Text("below").popover(isPresented: .constant(true)) { Text("tip") } } == """
        below
                    ╔═══╗
                    ║tip║
                    ╚═══╝
        """)
  }

  @Test("API-1 looks") func looks() {
    #expect(
      quiet { LookWords() } == """

          pad

            wide
        font
        back
        ove!
        ┌────┐
        │line│
        └────┘
        clip

        [picture]
        end
        """)
  }

  @Test("API-1 the less usual names") func lessUsual() throws {
    #expect(
      quiet(24) { UnusualWords() } == """
        Pick [ A ▾ ]
        [-] All
        yes Wi-Fi
        xy
        x
        y
        \(field("x", 24))
        By three [- 3 +]
        x is some
        """)
    var numbers = [1, 2, 3]
    numbers.remove(atOffsets: [1])
    #expect(numbers == [1, 3])
    numbers.move(fromOffsets: [0], toOffset: 2)
    #expect(numbers == [3, 1])
  }

  @Test("API-1 apps, scenes and previews") func apps() {
    let app = AppHost(WordsApp())
    #expect(app.windows.map(\.text) == ["window active"])
    #expect(app.issues == [])
    #expect(quiet { WordsPreview.previews } == "previewed")
  }

  @Test("API-1 update methods: controllers, labels, cells") func updateMethods() {
    #expect(quiet { Controllers(store: Words()) } == "UIKit Ada\nAppKit Ada\ncell Ada")
  }
}

@MainActor @Observable private final class Words {
  var name = "Ada"
  var isOn = true
}

@Observable private final class Absent {}

private struct Numbered: View, Equatable {
  let number: Int
  var body: some View { Text("badge \(number)") }
}

private struct Quoted: ViewModifier {
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      Text("“")
      content
      Text("”")
    }
  }
}

private struct StructureWords: View {
  struct Fruit: Identifiable {
    let id: Int
    var name: String
  }

  enum Season { case summer, winter }

  @State private var fruits = [Fruit(id: 1, name: "fig"), Fruit(id: 2, name: "pear")]
  var season = Season.winter
  var note: String? = "ripe"

  @ViewBuilder private func choice(_ isOn: Bool) -> some View {
    if isOn { Text("on") } else { Text("off") }
  }

  var body: some View {
    VStack(alignment: .leading) {
      Group {
        choice(true)
        choice(false)
      }
      if let note { Text(note) }
      switch season {
      case .summer: Text("summer")
      case .winter: Text("winter")
      }
      if #available(macOS 26, iOS 26, *) { Text("available") }
      let count = fruits.count
      Text("\(count) fruits")
      AnyView(Text("any"))
      EmptyView()
      Numbered(number: 1).equatable()
      EquatableView(content: Numbered(number: 2))
      Text("said").modifier(Quoted())
      Text("known").id("known")
      ForEach(fruits) { Text($0.name) }
      ForEach(["x"], id: \.self) { Text($0) }
      ForEach(0..<2) { Text("row \($0)") }
      ForEach($fruits) { $fruit in TextField("Name", text: $fruit.name) }
        .onDelete { fruits.remove(atOffsets: $0) }
        .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

@propertyWrapper private struct Doubled: DynamicProperty {
  @State private var number = 2
  private var doubled = 0
  var wrappedValue: Int { doubled }
  mutating func update() { doubled = number * 2 }
}

private struct StateWords: View {
  @State private var count = 1
  @State private var words = Words()
  @AppStorage("visits") private var visits = 3
  @SceneStorage("tab") private var tab = "home"
  @Doubled private var doubled

  var body: some View {
    VStack(alignment: .leading) {
      Text("count \(count), visits \(visits), tab \(tab), doubled \(doubled)")
      StatePart(count: $count, words: words)
    }
    .environment(words)
  }
}

private struct StatePart: View {
  @Binding var count: Int
  @Bindable var words: Words
  @FocusState private var isFocused: Bool
  @Environment(Words.self) private var shared
  @Environment(Absent.self) private var absent: Absent?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.self) private var all

  var body: some View {
    @Bindable var local = shared
    TextField("Name", text: $words.name).focused($isFocused)
    TextField("Name", text: $local.name)
    Toggle("On", isOn: Bindable(shared).isOn)
    Text(
      "\(scheme == .light ? "light" : "dark"), \(all.locale.identifier), "
        + "\(absent == nil ? "none" : "some")")
    Button("More") { count += 1 }
  }
}

private final class Player: ObservableObject {
  @Published var title = "Blue"
  private(set) var titles = 0
  private var subscription: AnyCancellable?

  init() {
    subscription = $title.sink { [weak self] _ in self?.titles += 1 }
  }
}

private struct BroadcastWords: View {
  @StateObject private var player = Player()
  @State private var heard = 0

  var body: some View {
    VStack(alignment: .leading) {
      PlayerTitle(player: player)
      SharedTitle()
      Text("heard \(heard), titles \(player.titles)")
      Button("Next") { player.title = "Red" }
    }
    .environmentObject(player)
    .onReceive(player.objectWillChange) { heard += 1 }
  }
}

private struct PlayerTitle: View {
  @ObservedObject var player: Player
  var body: some View { Text(player.title) }
}

private struct SharedTitle: View {
  @EnvironmentObject private var player: Player
  var body: some View { Text(player.title) }
}

private struct MoodKey: EnvironmentKey { static let defaultValue = "loud" }
private struct LevelKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct EnvironmentWords: View {
  struct Reader: View {
    @Environment(\.mood) private var mood
    @Environment(\.level) private var level
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(Absent.self) private var absent: Absent?
    var body: some View {
      Text("\(mood), \(level), \(typeSize), \(absent == nil ? "none" : "some")")
    }
  }

  var body: some View {
    Reader()
      .environment(nil as Absent?)
      .environment(\.mood, "quiet")
      .transformEnvironment(\.level) { $0 += 2 }
      .dynamicTypeSize(.xLarge)
  }
}

private struct Widest: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct PreferenceWords: View {
  @State private var widest = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("ab").preference(key: Widest.self, value: 2)
      Text("abcd").preference(key: Widest.self, value: 4)
      Text("widest \(widest)")
    }
    .onPreferenceChange(Widest.self) { widest = $0 }
    .overlayPreferenceValue(Widest.self, alignment: .topTrailing) { Text("\($0)!") }
  }
}

private struct ReactionWords: View {
  @State private var number = 0
  @State private var seen = 0
  @State private var change = "0 to 0"
  @State private var latest = -1
  @State private var hasAppeared = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("appeared \(hasAppeared), seen \(seen), \(change), initial \(latest)")
      Button("Add") { withAnimation { number += 1 } }
      Button("Reset") { withTransaction(Transaction(animation: nil)) { number = 0 } }
    }
    .onChange(of: number) { seen += 1 }
    .onChange(of: number) { old, new in change = "\(old) to \(new)" }
    .onChange(of: number, initial: true) { latest = number }
    .onAppear { hasAppeared = true }
    .onDisappear { hasAppeared = false }
    .task { await Task.yield() }
    .task(id: number) { await Task.yield() }
    .onSubmit { seen += 10 }
    .refreshable { await Task.yield() }
  }
}

private struct TextWords: View {
  private let count = 2

  var body: some View {
    VStack(alignment: .leading) {
      Text("plain")
      Text("\(count) of \(3)")
      Text(0.25, format: .percent)
      Text(1234, format: .number)
      Text(Date(timeIntervalSince1970: 0), style: .date)
      Text("^[\(count) berry](inflect: true)")
      Label("Star", systemImage: "star")
      LabeledContent("Size", value: "M")
      Image(systemName: "heart")
      Image("harbour")
      ProgressView("Waiting")
      Divider()
      HStack(spacing: 0) {
        Text("a")
        Spacer()
        Text("b")
      }
      HStack(spacing: 0) {
        Text("<")
        Color.red.frame(width: 16, height: 16)
        Circle().fill(.blue).frame(width: 8, height: 16)
        Text(">")
      }
    }
  }
}

private struct ControlWords: View {
  @State private var isOn = true
  @State private var name = "Ada"
  @State private var age = 36
  @State private var key = "abc"
  @State private var size = "M"
  @State private var nights = 3
  @State private var pairs = 2
  @State private var volume = 50.0
  @State private var date = Date(timeIntervalSince1970: 0)

  var body: some View {
    VStack(alignment: .leading) {
      Button("Save") { isOn = false }
      Button("Drop", role: .destructive) {}
      Button("Add", systemImage: "plus") {}
      Toggle("On", isOn: $isOn)
      TextField("Name", text: $name)
      TextField("Age", value: $age, format: .number)
      SecureField("Key", text: $key)
      Picker("Size", selection: $size) {
        Text("S").tag("S")
        Text("M").tag("M")
      }
      Stepper("Nights", value: $nights, in: 0...9)
      Stepper(value: $pairs, in: 0...9, step: 2) { Text("Pairs") }
      Slider(value: $volume, in: 0...100) { Text("Volume") }
      Menu("More") { Button("Less") {} }
      DisclosureGroup("Details") { Text("inside") }
      Link("Manual", destination: URL(string: "https://swift.org")!)
      DatePicker("Due", selection: $date, displayedComponents: .date)
      Button("Off") {}.disabled(true)
      Toggle("Wi-Fi", isOn: .constant(false)).labelsHidden()
    }
    .buttonStyle(.bordered)
    .textFieldStyle(.roundedBorder)
    .pickerStyle(.menu)
  }
}

private struct Steps: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var place = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: place, proposal: .unspecified)
      place.x += size.width
      place.y += size.height
    }
  }
}

private struct ContainerWords: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("a")
        Text("b")
      }
      ZStack(alignment: .leading) {
        Text("under")
        Text("ov")
      }
      LazyVStack(alignment: .leading) { Text("lazy") }
      LazyHStack {
        Text("c")
        Text("d")
      }
      Grid(alignment: .leading) {
        GridRow {
          Text("1")
          Text("one")
        }
        GridRow {
          Text("22")
          Text("two")
        }
      }
      LazyVGrid(columns: [GridItem(.fixed(32)), GridItem(.fixed(32))], alignment: .leading) {
        ForEach(["four", "five", "nine", "zero"], id: \.self) { Text($0) }
      }
      ScrollView { Text("scrolled").frame(maxWidth: .infinity, alignment: .leading) }
      ViewThatFits {
        Text("a text that is much too long")
        Text("short")
      }
      GeometryReader { Text("\(Int($0.size.width / 8)) columns") }
      Steps {
        Text("p")
        Text("q")
      }
    }
  }
}

private struct StackWords: View {
  @State var path: [Int]
  @State private var query = ""

  var body: some View {
    NavigationStack(path: $path) {
      List { Text("Milk").swipeActions { Button("Delete") {} } }
        .navigationTitle("All")
        .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Number") }
        .searchable(text: $query)
        .toolbar { Button("New") {} }
    }
  }
}

private struct LookWords: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("pad").padding()
      Text("wide").frame(width: 64, alignment: .trailing)
      Text("font").font(.title).bold().italic().strikethrough().foregroundStyle(.red).tint(.blue)
        .dynamicTypeSize(.accessibility5)
      Text("back").background(.yellow).background(.blue, in: Capsule())
      Text("over").overlay(alignment: .trailing) { Text("!") }
      Text("line").border(.red)
      Text("clip").clipShape(.capsule).opacity(0.5).contentShape(Rectangle())
      Text("gone").hidden()
      Image("picture").resizable().scaledToFill()
        .accessibilityLabel("label").accessibilityIdentifier("id").accessibilityValue("value")
        .accessibilityHidden(false)
      Text("end").shadow(radius: 2).preferredColorScheme(.dark)
    }
  }
}

private struct Switched: Identifiable {
  let id: Int
  var isOn: Bool
}

private struct Spoken: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isOn ? "yes" : "no")
      configuration.label
    }
  }
}

private struct UnusualWords: View {
  enum Field { case first, second }

  @State private var choice: String? = "a"
  @State private var switches = [Switched(id: 1, isOn: true), Switched(id: 2, isOn: false)]
  @State private var names = ["x", "y"]
  @State private var name = "x"
  @State private var maybe: String? = "x"
  @State private var number = 3
  @State private var opened: Switched?
  @FocusState private var field: Field?

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Pick", selection: $choice) { Text("A").tag("a", includeOptional: true) }
      Toggle("All", sources: $switches, isOn: \.isOn)
      Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Spoken())
      Text($names.map(\.wrappedValue).joined())
      ForEach($names, id: \.self) { $name in Text(name) }
      if let certain = Binding($maybe) {
        TextField("Certain", text: certain).focused($field, equals: .second)
      }
      Stepper(value: $number, in: 0...9, step: 3, label: { Text("By three") })
      let wide = Binding<String?>($name)
      Text("\(wide.wrappedValue ?? "") is \(wide.wrappedValue == nil ? "none" : "some")")
    }
    .onChange(of: number, perform: { name = "\($0)" })
    .sheet(item: $opened, onDismiss: { number = 0 }) { Text("\($0.id)") }
  }
}

private struct WordsApp: App {
  @Environment(\.scenePhase) private var phase
  @State private var changes = 0

  var body: some Scene {
    WindowGroup { WordsWindow() }
      .onChange(of: phase) { changes += 1 }
  }
}

private struct WordsWindow: View {
  @Environment(\.scenePhase) private var phase
  var body: some View { Text(phase == .active ? "window active" : "window") }
}

private struct WordsPreview: PreviewProvider {
  static var previews: some View { Text("previewed") }
}

private final class LabelController: UIViewController {
  let words: Words
  private let label = UILabel()

  init(words: Words) {
    self.words = words
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.topAnchor)])
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "UIKit \(words.name)"
    label.textColor = UIColor.label
  }
}

private struct LabelView: UIViewControllerRepresentable {
  let words: Words
  func makeUIViewController(context: Context) -> LabelController { LabelController(words: words) }
  func updateUIViewController(_ controller: LabelController, context: Context) {}
}

private final class CellController: UIViewController {
  let words: Words

  init(words: Words) {
    self.words = words
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UITableViewCell()
    cell.configurationUpdateHandler = { [words] cell, _ in
      cell.textLabel.text = "cell \(words.name)"
    }
    view.addSubview(cell)
  }
}

private struct CellView: UIViewControllerRepresentable {
  let words: Words
  func makeUIViewController(context: Context) -> CellController { CellController(words: words) }
  func updateUIViewController(_ controller: CellController, context: Context) {}
}

private final class FieldController: NSViewController {
  let words: Words
  private let field = NSTextField(labelWithString: "")

  init(words: Words) {
    self.words = words
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func loadView() { view = field }

  override func viewWillLayout() {
    super.viewWillLayout()
    field.stringValue = "AppKit \(words.name)"
  }
}

private struct FieldView: NSViewControllerRepresentable {
  let words: Words
  func makeNSViewController(context: Context) -> FieldController { FieldController(words: words) }
  func updateNSViewController(_ controller: FieldController, context: Context) {}
}

private struct Controllers: View {
  let store: Words
  var body: some View {
    VStack(alignment: .leading) {
      LabelView(words: store)
      FieldView(words: store)
      CellView(words: store)
    }
  }
}
