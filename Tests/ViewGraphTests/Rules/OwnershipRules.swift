import Dispatch
import Testing
import ViewGraph

@MainActor @Suite(.console) struct OwnershipRules {
  // MARK: - O-01

  private struct Stars: View {
    let label: String
    @State private var stars = 0

    var body: some View {
      let _ = console.print("Stars")
      Button("\(label) \(stars)") { stars += 1 }
    }
  }

  private struct Relabelling: View {
    @State private var label = "a"

    var body: some View {
      let _ = console.print("Relabelling")
      Stars(label: label)
      Button("relabel") { label += "!" }
    }
  }

  @Test("O-01 state belongs to the identity and survives a new struct") func stateSurvives() throws
  {
    let host = launch { Relabelling() }
    expectRuns(host.launchReport, ["Relabelling", "Stars"])
    expectRuns(try host.tap("a 0"), ["Stars"])
    expectRuns(try host.tap("a 1"), ["Stars"])
    expectRuns(try host.tap("relabel"), ["Relabelling", "Stars"])
    #expect(host.buttons.labels == ["a! 2", "relabel"])
  }

  // MARK: - O-02, O-03, O-15

  private struct Note: Hashable {
    var id: Int
    var title: String
  }

  private struct Draft: View {
    let note: Note
    @State private var title: String

    init(note: Note) {
      self.note = note
      _title = State(initialValue: note.title)
    }

    var body: some View {
      let _ = console.print("Draft")
      Text("note \(note.id): \(title)")
      Button("edit") { title += "*" }
    }
  }

  private struct NoteScreen: View {
    let givesIdentity: Bool
    @State private var note = Note(id: 1, title: "One")

    var body: some View {
      let _ = console.print("NoteScreen")
      if givesIdentity {
        Draft(note: note).id(note.id)
      } else {
        Draft(note: note)
      }
      Button("next") { note = Note(id: note.id + 1, title: "Other") }
      Button("rename") { note.title += "!" }
    }
  }

  @Test("O-02 the initial value is taken once, later ones are ignored") func initialValue() throws {
    let host = launch { NoteScreen(givesIdentity: false) }
    expectRuns(host.launchReport, ["NoteScreen", "Draft"])
    expectRuns(try host.tap("next"), ["NoteScreen", "Draft"])
    #expect(host.texts.labels == ["note 2: One", "edit", "next", "rename"])
    try host.tap("edit")
    try host.tap("next")
    #expect(host.texts.labels.first == "note 3: One*")
  }

  @Test("O-03 another id starts state over, the same id keeps it") func explicitIdentity() throws {
    let host = launch { NoteScreen(givesIdentity: true) }
    expectRuns(host.launchReport, ["NoteScreen", "Draft"])
    expectRuns(try host.tap("edit"), ["Draft"])
    expectRuns(try host.tap("rename"), ["NoteScreen", "Draft"])
    #expect(host.texts.labels.first == "note 1: One*")
    expectRuns(try host.tap("next"), ["NoteScreen", "Draft"])
    #expect(host.texts.labels.first == "note 2: Other")
    #expect(host.state.map(\.property) == ["note", "title"])
  }

  private struct ResettingDraft: View {
    let note: Note
    @State private var title = ""

    var body: some View {
      let _ = console.print("ResettingDraft")
      Text("note \(note.id): \(title)")
        .onChange(of: note.id, initial: true) { title = note.title }
      Button("edit") { title += "*" }
    }
  }

  private struct ResettingScreen: View {
    @State private var note = Note(id: 1, title: "One")

    var body: some View {
      let _ = console.print("ResettingScreen")
      ResettingDraft(note: note)
      Button("next") { note = Note(id: note.id + 1, title: "Other") }
    }
  }

  @Test("O-15 a reset by hand works and costs a second run") func resetByHand() throws {
    let host = launch { ResettingScreen() }
    expectRuns(host.launchReport, ["ResettingScreen", "ResettingDraft", "ResettingDraft"])
    expectRuns(try host.tap("edit"), ["ResettingDraft"])
    #expect(host.texts.labels.first == "note 1: One*")
    expectRuns(try host.tap("next"), ["ResettingScreen", "ResettingDraft", "ResettingDraft"])
    #expect(host.texts.labels.first == "note 2: Other")
  }

  // MARK: - O-04, O-05

  @MainActor @Observable fileprivate final class Draught {
    static var made = 0
    let number: Int
    var depth = 0

    init() {
      Self.made += 1
      number = Self.made
      console.print("Draught.init")
    }
  }

  private struct Gauge: View {
    let tick: Int
    @State private var draught = Draught()

    var body: some View {
      Button("draught \(draught.number), depth \(draught.depth), tick \(tick)") {
        draught.depth += 1
      }
    }
  }

  private struct Ticking: View {
    @State private var tick = 0

    var body: some View {
      Gauge(tick: tick)
      Button("tick") { tick += 1 }
    }
  }

  @Test("O-04 a default model is made once for each identity") func modelOnce() throws {
    Draught.made = 0
    let host = launch { Ticking() }
    try host.tap(["draught", "tick", "tick"])
    #expect(host.buttons.labels == ["draught 1, depth 1, tick 2", "tick"])
    #expect(console.take() == ["Draught.init"])
  }

  private struct Twins: View {
    var body: some View {
      let gauge = Gauge(tick: 0)
      gauge
      gauge
    }
  }

  @Test("O-04 one view value in two places is two identities, each with a model of its own")
  func twins() throws {
    Draught.made = 0
    let host = launch { Twins() }
    try host.tap("draught 1")
    #expect(host.buttons.labels == ["draught 1, depth 1, tick 0", "draught 2, depth 0, tick 0"])
    #expect(console.take() == ["Draught.init", "Draught.init"])
  }

  @Test("O-05 a host can ask for a default model at every initialization") func everyInit() throws {
    Draught.made = 0
    let host = launch(options: HostOptions(stateInitialization: .everyInit)) { Ticking() }
    try host.tap(["draught", "tick", "tick"])
    #expect(host.buttons.labels == ["draught 1, depth 1, tick 2", "tick"])
    #expect(console.take() == Array(repeating: "Draught.init", count: 3))
  }

  // MARK: - O-06, O-07

  private struct Early: View {
    @State private var level = 10
    private var seen = 0

    init(tick: Int) {
      seen = level
      level = 99
    }

    var body: some View {
      Text("seen \(seen), level \(level)")
      Button("raise") { level += 1 }
    }
  }

  private struct EarlyScreen: View {
    @State private var tick = 0

    var body: some View {
      Early(tick: tick)
      Button("tick \(tick)") { tick += 1 }
    }
  }

  @Test("O-06 state read in the view's init is the initial value") func readInInit() throws {
    let host = launch { EarlyScreen() }
    try host.tap(["raise", "tick"])
    #expect(host.texts.labels.first == "seen 10, level 11")
    #expect(host.issues == [])
  }

  private struct EarlyModel: View {
    @State private var draught = Draught()
    private var seen = 0

    init(tick: Int) { seen = draught.number }

    var body: some View { Text("seen \(seen), has \(draught.number)") }
  }

  @Test("O-06 a model read in the view's init is the one that is kept") func modelInInit() throws {
    Draught.made = 0
    let host = launch { EarlyModel(tick: 0) }
    #expect(host.texts.labels == ["seen 1, has 1"])
    #expect(console.take() == ["Draught.init"])
  }

  private struct Stray: View {
    @State private var count = 3

    var binding: Binding<Int> { $count }

    func bump() -> Int {
      count += 1
      return count
    }

    var body: some View { Text("\(count)") }
  }

  private struct Straying: View {
    var body: some View {
      Button("write") { console.print("\(Stray().bump())") }
      Button("bind") {
        let stray = Stray()
        stray.binding.wrappedValue = 8
        console.print("\(stray.binding.wrappedValue)")
      }
    }
  }

  @Test("O-07 a write to state that was never installed is lost and reported") func stray() throws {
    for button in ["write", "bind"] {
      let host = launch { Straying() }
      let report = try host.tap(button)
      #expect(report.bodies == [])
      #expect(console.take() == ["3"])
      #expect(host.issues.map(\.rule) == ["O-07"])
      #expect(host.issues.first?.message.contains("type 'Int'") == true)
    }
  }

  @Test("O-07 without a host the report goes to standard error") func strayWithoutHost()
    async throws
  {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stray = Stray()
      precondition(stray.bump() == 3)
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors.contains("O-07: A @State of type 'Int' was written on a view that is not in the"))
  }

  // MARK: - O-08, O-09

  @MainActor @Observable fileprivate final class Counter {
    var count = 0
    init() { console.print("Counter.init") }
  }

  private struct PlainCounter: View {
    let counter = Counter()
    var body: some View { Button("Count: \(counter.count)") { counter.count += 1 } }
  }

  private struct StateCounter: View {
    @State private var counter = Counter()
    var body: some View { Button("Count: \(counter.count)") { counter.count += 1 } }
  }

  private struct Redrawing<Content: View>: View {
    let content: @MainActor () -> Content
    @State private var redraws = 0

    var body: some View {
      content()
      Button("Redraw") { redraws += 1 }
      Text("Redraws: \(redraws)")
    }
  }

  @Test("O-08 a model in a plain property is made anew at each parent run") func plainModel() throws
  {
    let host = launch { Redrawing { PlainCounter() } }
    try host.tap(["Count", "Count"])
    #expect(host.buttons.labels.first == "Count: 2")
    try host.tap("Redraw")
    #expect(host.buttons.labels.first == "Count: 0")
    #expect(console.take() == ["Counter.init", "Counter.init"])
  }

  @Test("O-08 with @State the model is made once and keeps its count") func stateModel() throws {
    let host = launch { Redrawing { StateCounter() } }
    try host.tap(["Count", "Count", "Redraw"])
    #expect(host.buttons.labels.first == "Count: 2")
    #expect(console.take() == ["Counter.init"])
  }

  @MainActor private final class Broadcaster: ObservableObject {
    @Published var count = 0
    init() { console.print("Broadcaster.init") }
  }

  private struct ObservingCounter: View {
    @ObservedObject var counter = Broadcaster()
    var body: some View { Button("Count: \(counter.count)") { counter.count += 1 } }
  }

  private struct OwningCounter: View {
    @StateObject private var counter = Broadcaster()
    var body: some View { Button("Count: \(counter.count)") { counter.count += 1 } }
  }

  @Test("O-09 a default @ObservedObject is reset, a @StateObject is kept") func broadcast() throws {
    let observing = launch { Redrawing { ObservingCounter() } }
    try observing.tap(["Count", "Count"])
    #expect(observing.buttons.labels.first == "Count: 2")
    try observing.tap("Redraw")
    #expect(observing.buttons.labels.first == "Count: 0")
    #expect(console.take() == ["Broadcaster.init", "Broadcaster.init"])

    let owning = launch { Redrawing { OwningCounter() } }
    try owning.tap(["Count", "Count", "Redraw"])
    #expect(owning.buttons.labels.first == "Count: 2")
    #expect(console.take() == ["Broadcaster.init"])
  }

  // MARK: - O-10

  @MainActor @Observable fileprivate final class Journey {
    var name: String
    init(name: String) { self.name = name }
  }

  private struct KeptName: View {
    @State var trip: Journey
    var body: some View {
      let _ = console.print("KeptName")
      Text("kept: \(trip.name)")
    }
  }

  private struct GivenName: View {
    let trip: Journey
    var body: some View {
      let _ = console.print("GivenName")
      Text("given: \(trip.name)")
    }
  }

  private struct Journeys: View {
    @State private var trip = Journey(name: "Oslo")

    var body: some View {
      let _ = console.print("Journeys")
      KeptName(trip: trip)
      GivenName(trip: trip)
      Button("Choose another") { trip = Journey(name: "Bergen") }
      Button("Rename") { trip.name += "!" }
    }
  }

  @Test("O-10 @State keeps the first instance it is given, a plain property follows")
  func givenModel() throws {
    let host = launch { Journeys() }
    expectRuns(host.launchReport, ["Journeys", "KeptName", "GivenName"])
    expectRuns(try host.tap("Choose"), ["Journeys", "GivenName"])
    expectRuns(try host.tap("Rename"), ["GivenName"])
    #expect(Array(host.texts.labels.prefix(2)) == ["kept: Oslo", "given: Bergen!"])
  }

  // MARK: - O-11

  private struct Trip {
    var city = "Bergen"
    var nights = 3
  }

  /// Equal where the values are, whatever the denominator.
  private struct Fraction: Equatable {
    var over: Int
    var under: Int
    static func == (left: Self, right: Self) -> Bool {
      left.over * right.under == right.over * left.under
    }
  }

  private struct Whole: View {
    @State private var trip = Trip()
    @State private var part = Fraction(over: 1, under: 2)
    @State private var names = ["a"]

    var body: some View {
      let _ = console.print("Whole")
      Text("\(trip.city), \(part.over)/\(part.under), \(names.count)")
      Button("unshown part") { trip.nights += 1 }
      Button("same trip") { trip = Trip(city: trip.city, nights: trip.nights) }
      Button("same city") { trip.city = "Bergen" }
      Button("equal fraction") { part = Fraction(over: 2, under: 4) }
      Button("same names") { names = ["a"] }
      Button("there and back") {
        names.append("b")
        names.removeLast()
      }
    }
  }

  @Test("O-11 a struct is watched whole, and an equal value runs nothing") func wholeStruct() throws
  {
    let host = launch { Whole() }
    expectRuns(host.launchReport, ["Whole"])
    expectRuns(try host.tap("unshown part"), ["Whole"])
    for button in ["same trip", "same city", "equal fraction", "same names"] {
      let report = try host.tap(button)
      expectRuns(report, [])
      #expect(report.writes.isEmpty, "\(button)")
      #expect(report.equalWrites.count == 1, "\(button)")
    }
    #expect(host.texts.labels.first == "Bergen, 1/2, 1")
    let report = try host.tap("there and back")
    expectRuns(report, [])
    #expect(report.writes.count == 2)
  }

  // MARK: - O-12

  private struct Threaded: View {
    let hand: @MainActor (Binding<[Int]>) -> Void
    @State private var numbers: [Int] = []

    var body: some View {
      let _ = MainActor.assertIsolated()
      let _ = console.print("Threaded")
      Text("\(numbers.count == 1 ? "one" : "\(numbers.count)")")
        .onAppear { hand($numbers) }
    }
  }

  @Test("O-12 state is written from any thread and updated on the main actor")
  func anyThread() async throws {
    var handed: Binding<[Int]>?
    let host = launch { Threaded { handed = $0 } }
    expectRuns(host.launchReport, ["Threaded"])
    let binding = try #require(handed)
    DispatchQueue.concurrentPerform(iterations: 400) { number in
      binding.wrappedValue = [number]
      _ = binding.wrappedValue
    }
    #expect(binding.wrappedValue.count == 1)
    #expect(host.texts.labels == ["0"])
    expectRuns(host.update(), ["Threaded"])
    #expect(host.texts.labels == ["one"])

    await Task.detached { binding.wrappedValue = [1, 2] }.value
    expectRuns(try await host.settle(), ["Threaded"])
    #expect(host.texts.labels == ["2"])
    host.checkInvariants()
  }

  // MARK: - O-13

  private struct Optionals: View {
    @State private var note: String?
    @State private var count: Int

    init(count: Int) { _count = State(initialValue: count) }

    var body: some View {
      Text("\(note ?? "nil"), \(count)")
      Button("set") { note = "x" }
      Button("clear") { note = nil }
    }
  }

  @Test("O-13 an optional starts as nil, and init can set the initial value") func optionals()
    throws
  {
    let host = launch { Optionals(count: 7) }
    #expect(host.texts.labels.first == "nil, 7")
    try host.tap("set")
    #expect(host.texts.labels.first == "x, 7")
    try host.tap("clear")
    #expect(host.texts.labels.first == "nil, 7")
  }

  // MARK: - O-14

  fileprivate final class Ledger {
    weak var first: Account?
    weak var latest: Account?
  }

  @MainActor @Observable fileprivate final class Account {
    var balance = 0
    init(_ ledger: Ledger) {
      if ledger.first == nil { ledger.first = self }
      ledger.latest = self
    }
  }

  private struct AccountView: View {
    @State private var account: Account
    @State private var note = "new"

    init(ledger: Ledger) { _account = State(initialValue: Account(ledger)) }

    var body: some View {
      Button("balance \(account.balance) \(note)") {
        account.balance += 1
        note = "used"
      }
    }
  }

  private struct Hiding: View {
    let ledger: Ledger
    @State private var shows = true

    var body: some View {
      if shows { AccountView(ledger: ledger) }
      Button("switch") { shows.toggle() }
    }
  }

  @Test("O-14 state is destroyed when its identity leaves", arguments: [true, false])
  func destroyed(recordsEverything: Bool) throws {
    let ledger = Ledger()
    let options = HostOptions(recording: recordsEverything ? .full : .counts)
    let host = launch(options: options) { Hiding(ledger: ledger) }
    try host.tap("balance 0")
    #expect(host.buttons.labels.first == "balance 1 used")
    #expect(ledger.first != nil)
    try host.tap("switch")
    #expect(ledger.first == nil)
    #expect(ledger.latest == nil)
    #expect(host.state.map(\.property) == ["shows"])
    try host.tap("switch")
    #expect(host.buttons.labels.first == "balance 0 new")
    host.unmount()
    #expect(ledger.latest == nil)
  }

  private struct Replacing: View {
    let ledger: Ledger
    @State private var account: Account?

    var body: some View {
      Text("balance \(account?.balance ?? -1)")
      Button("open") { account = Account(ledger) }
      Button("close") { account = nil }
    }
  }

  private struct ReplacingScreen: View {
    let ledger: Ledger
    @State private var shows = true

    var body: some View {
      if shows { Replacing(ledger: ledger) }
      Button("hide") { shows = false }
    }
  }

  @Test("O-14 a model written into state is released with the state") func replaced() throws {
    let ledger = Ledger()
    let host = launch { ReplacingScreen(ledger: ledger) }
    let report = try host.tap("open")
    #expect(report.writes.count == 1)
    #expect(ledger.latest != nil)
    try host.tap("close")
    #expect(ledger.latest == nil)
    try host.tap("open")
    try host.tap("hide")
    #expect(ledger.latest == nil)
  }
}
