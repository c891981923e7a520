import Synchronization
import Testing
import ViewGraph

@MainActor @Observable private final class Counts {
  var trips = 3
  var nights = 18
  var summary: String { "\(trips) trips, \(nights) nights" }
}

@MainActor @Observable private final class Presence {
  var isShown = false
}

/// Read by a body that no ancestor hands it to.
@MainActor @Observable private final class Session {
  static let shared = Session()
  var name = "guest"
}

/// A model that may be written from any thread.
private final class SharedCount: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Mutex(0)

  var value: Int {
    registrar.access(self, keyPath: \.value)
    return stored.withLock { $0 }
  }

  func increment() {
    registrar.withMutation(of: self, keyPath: \.value) { stored.withLock { $0 += 1 } }
  }
}

@MainActor @Suite(.console) struct ObservationRules {
  // MARK: - M-01

  private struct TripsLine: View {
    let counts: Counts
    var body: some View {
      let _ = console.print("TripsLine")
      Text("\(counts.trips) trips")
    }
  }

  private struct NightsLine: View {
    let counts: Counts
    var body: some View {
      let _ = console.print("NightsLine")
      Text("\(counts.nights) nights")
    }
  }

  private struct SummaryLine: View {
    let counts: Counts
    var body: some View {
      let _ = console.print("SummaryLine")
      Text(counts.summary)
    }
  }

  private struct ObservationLab: View {
    @State private var counts = Counts()
    var body: some View {
      let _ = console.print("ObservationLab")
      VStack(spacing: 16) {
        TripsLine(counts: counts)
        NightsLine(counts: counts)
        SummaryLine(counts: counts)
        Button("Add a trip") { counts.trips += 1 }
        Button("Add a night") { counts.nights += 1 }
      }
    }
  }

  @Test("M-01 a change reaches the bodies that read the property", arguments: recordings)
  func counts(_ recording: HostOptions.Recording) throws {
    let host = launch(options: HostOptions(recording: recording)) { ObservationLab() }
    expectRuns(host.launchReport, ["ObservationLab", "TripsLine", "NightsLine", "SummaryLine"])
    expectRuns(try host.tap("Add a trip"), ["TripsLine", "SummaryLine"])
    expectRuns(try host.tap("Add a night"), ["NightsLine", "SummaryLine"])
    #expect(host.texts.labels.prefix(3) == ["4 trips", "19 nights", "4 trips, 19 nights"])
  }

  @Test("M-01 the report names the property, its values and the owner of the model", .named)
  func causesOfCounts() throws {
    let host = launch { ObservationLab() }
    let launchReads = host.launchReport.runs.map { "\($0.view) reads \($0.reads)" }
    #expect(
      launchReads == [
        #"ObservationLab reads ["@State counts"]"#,
        #"TripsLine reads ["\\Counts.trips"]"#,
        #"NightsLine reads ["\\Counts.nights"]"#,
        #"SummaryLine reads ["\\Counts.nights", "\\Counts.trips"]"#,
      ])
    let report = try host.tap("Add a trip")
    #expect(
      report.runs.map { "\($0.view): \($0.causes)" } == [
        #"TripsLine: [\Counts.trips 3 → 4]"#, #"SummaryLine: [\Counts.trips 3 → 4]"#,
      ])
    guard case .property(let change) = report.why(TripsLine.self)[0].causes[0] else {
      Issue.record("The cause is no property.")
      return
    }
    #expect(change.name == #"\Counts.trips"# && change.owner == "Counts#1")
    #expect(change.old == "3" && change.new == "4" && change.label == "@dependencies")
    #expect(
      report.writes.map { "\($0.target) \($0.old) → \($0.new), \($0.owner)" } == [
        "Counts#1.trips 3 → 4, ObservationLab @State counts"
      ])
    #expect(report.wasted.isEmpty && report.unreadWrites.isEmpty && report.equalWrites.isEmpty)
    #expect(
      report.whyNot(NightsLine.self)
        == "NightsLine was not run: its latest run did not read Counts#1.trips, "
        + "and no parent handed it other inputs.")
  }

  // MARK: - M-02, M-03, M-06

  @MainActor @Observable fileprivate final class NoteModel {
    var notes = ["a", "b*", "c*"]
    var lastSyncDate = 0
    var pinned: [String] { notes.filter { $0.hasSuffix("*") } }
  }

  private struct PinnedCount: View {
    let model: NoteModel
    var body: some View {
      let _ = console.print("PinnedCount")
      Text("\(model.pinned.count) pinned")
    }
  }

  private struct Handing: View {
    let model: NoteModel
    var body: some View {
      let _ = console.print("Handing")
      PinnedCount(model: model)
    }
  }

  private struct NotesScreen: View {
    @State private var model = NoteModel()
    var body: some View {
      let _ = console.print("NotesScreen")
      VStack {
        Handing(model: model)
        Button("Sync") { model.lastSyncDate += 1 }
        Button("Pin") { model.notes[0] = "a*" }
      }
    }
  }

  @Test("M-02 a model that is only handed on is not read, and an unread property runs nothing")
  func onlyReads() throws {
    let host = launch { NotesScreen() }
    expectRuns(host.launchReport, ["NotesScreen", "Handing", "PinnedCount"])
    let report = try host.tap("Sync")
    expectRuns(report, [])
    #expect(
      report.whyNot(PinnedCount.self)
        == "PinnedCount was not run: nothing that a body reads was written.")
    expectRuns(try host.tap("Pin"), ["PinnedCount"])
  }

  @Test("M-03 a computed property counts as a read of what it reads") func computed() throws {
    let host = launch { NotesScreen() }
    _ = console.take()
    let report = try host.tap("Pin")
    expectRuns(report, ["PinnedCount"])
    #expect(host.texts["3 pinned"].exists)
    #expect(report.runs[0].reads == (tellsProperties ? [#"\NoteModel.notes"#] : []))
    expectCauses(report.runs, [#"\NoteModel.notes ["a", "b*", "c*"] → ["a*", "b*", "c*"]"#])
  }

  private struct LateReads: View {
    let model: Counts
    var body: some View {
      let _ = console.print("LateReads")
      Button("Say") { console.print("the model holds \(model.trips)") }
        .onAppear { console.print("appears with \(model.trips)") }
        .task { console.print("starts with \(model.trips)") }
    }
  }

  @Test("M-06 reads in actions, onAppear and task count for nobody") func lateReads() async throws {
    let model = Counts()
    let host = launch { LateReads(model: model) }
    try await host.settle()
    #expect(console.take() == ["LateReads", "appears with 3", "starts with 3"])
    #expect(registrationCount(of: model) == 0)
    model.trips = 5
    #expect(host.update().bodies == [])
    try host.tap("Say")
    #expect(console.take() == ["the model holds 5"])
    model.trips = 6
    #expect(host.update().bodies == [])
    #expect(host.history.bodies == ["LateReads"])
  }

  // MARK: - M-04

  @MainActor @Observable fileprivate final class Stop {
    var name: String
    var next: Stop?
    init(_ name: String) { self.name = name }
  }

  @MainActor @Observable fileprivate final class Route {
    var first: Stop? = Stop("first")
    var list = [Stop("l0"), Stop("l1")]
    var byName = ["k": Stop("k")]
  }

  private struct Part: View {
    let name: String
    let route: Route
    let read: @MainActor (Route) -> String?
    var body: some View {
      let _ = console.print(name)
      Text("\(name): \(read(route) ?? "nil")")
    }
  }

  private struct RouteScreen: View {
    let route: Route
    var body: some View {
      VStack {
        Part(name: "optional", route: route) { $0.first?.name }
        Part(name: "nested", route: route) { $0.first?.next?.name }
        Part(name: "list 0", route: route) { $0.list.first?.name }
        Part(name: "list 1", route: route) { $0.list.last?.name }
        Part(name: "count", route: route) { "\($0.list.count)" }
        Part(name: "dictionary", route: route) { $0.byName["k"]?.name }
      }
    }
  }

  @Test("M-04 reads through optionals, collections and nested models, each instance by itself")
  func instances() {
    let route = Route()
    let host = launch { RouteScreen(route: route) }
    _ = console.take()
    func changing(_ change: () -> Void) -> [String] {
      change()
      host.update()
      host.checkInvariants()
      return console.take()
    }
    #expect(changing { route.first?.name = "1st" } == ["optional"])
    #expect(changing { route.first?.next = Stop("second") } == ["nested"])
    #expect(changing { route.first?.next?.name = "2nd" } == ["nested"])
    #expect(changing { route.list[1].name = "last" } == ["list 1"])
    #expect(changing { route.list.append(Stop("l2")) } == ["list 0", "list 1", "count"])
    #expect(changing { route.list[1].name = "no longer shown" } == [])
    #expect(changing { route.byName["k"]?.name = "K" } == ["dictionary"])
    #expect(changing { route.byName["other"] = Stop("other") } == ["dictionary"])
    let old = route.first
    #expect(changing { route.first = nil } == ["optional", "nested"])
    #expect(changing { old?.name = "gone" } == [], "A model that left is read by nobody.")
    #expect(
      host.texts.labels == [
        "optional: nil", "nested: nil", "list 0: l0", "list 1: l2", "count: 3", "dictionary: K",
      ])
  }

  @Test("M-04 the cause says which of two models of a type it was", .named)
  func causeNamesInstance() {
    let route = Route()
    route.first?.next = Stop("second")
    struct Both: View {
      let route: Route
      var body: some View { Text("\(route.first?.name ?? "") \(route.first?.next?.name ?? "")") }
    }
    let host = launch { Both(route: route) }
    route.first?.next?.name = "2nd"
    guard case .property(let change)? = host.update().runs.first?.causes.first else {
      Issue.record("The cause is no property.")
      return
    }
    #expect(change.description == #"\Stop.name "second" → "2nd""#)
    route.first?.name = "1st"
    guard case .property(let other)? = host.update().runs.first?.causes.first else {
      Issue.record("The cause is no property.")
      return
    }
    #expect(other.description == #"\Stop.name "first" → "1st""#)
    #expect(Set([change.owner, other.owner]) == ["Stop#1", "Stop#2"])
  }

  // MARK: - M-05

  private struct InitCopy: View {
    let trips: Int
    init(counts: Counts) { trips = counts.trips }
    var body: some View {
      let _ = console.print("InitCopy")
      Text("Copied in init: \(trips)")
    }
  }

  private struct ActionOnly: View {
    let counts: Counts
    var body: some View {
      let _ = console.print("ActionOnly")
      Button("Print the trips") { console.print("the model holds \(counts.trips)") }
    }
  }

  private struct ContentView: View {
    @State private var counts = Counts()
    var body: some View {
      let _ = console.print("ContentView")
      VStack(spacing: 20) {
        InitCopy(counts: counts)
        ActionOnly(counts: counts)
        Button("Add a trip") { counts.trips += 1 }
      }
    }
  }

  @Test("M-05 a read in an initializer counts for the body that called it", arguments: recordings)
  func initReads(_ recording: HostOptions.Recording) throws {
    let host = launch(options: HostOptions(recording: recording)) { ContentView() }
    expectRuns(host.launchReport, ["ContentView", "InitCopy", "ActionOnly"])
    for _ in 0..<2 {
      expectRuns(try host.tap("Add a trip"), ["ContentView", "InitCopy"])
    }
    #expect(host.texts["Copied in init: 5"].exists)
    try host.tap("Print the trips")
    #expect(console.take() == ["the model holds 5"])
  }

  @Test("M-05 the cause of the parent is the property, and of the child its input", .named)
  func initCauses() throws {
    let host = launch { ContentView() }
    let report = try host.tap("Add a trip")
    #expect(
      report.runs.map { "\($0.view): \($0.causes)" } == [
        #"ContentView: [\Counts.trips 3 → 4]"#, "InitCopy: [input trips 3 → 4]",
      ])
    #expect(report.skips.map(\.view) == ["ActionOnly"])
    #expect(
      report.whyNot(ActionOnly.self)
        == "ActionOnly was reached and not run: inputs equal, read nothing that changed.")
  }

  // MARK: - M-07

  fileprivate struct Place: Identifiable {
    let id: Int
    var name: String
  }

  @MainActor @Observable fileprivate final class PlaceModel: Identifiable {
    nonisolated let id: Int
    var name: String
    init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  @MainActor @Observable fileprivate final class Places {
    var values = [
      Place(id: 1, name: "Seattle"), Place(id: 2, name: "Vancouver"), Place(id: 3, name: "Atacama"),
    ]
    var models = [
      PlaceModel(id: 1, name: "Seattle"), PlaceModel(id: 2, name: "Vancouver"),
      PlaceModel(id: 3, name: "Atacama"),
    ]
  }

  private struct ValueRow: View {
    let place: Place
    var body: some View {
      let _ = console.print("ValueRow \(place.id)")
      Text(place.name)
    }
  }

  private struct ModelRow: View {
    let place: PlaceModel
    var body: some View {
      let _ = console.print("ModelRow \(place.id)")
      Text(place.name)
    }
  }

  private struct ValueList: View {
    @State private var store = Places()
    var body: some View {
      let _ = console.print("ValueList")
      VStack(spacing: 12) {
        ForEach(store.values) { place in ValueRow(place: place) }
        Button("Rename the first") { store.values[0].name += "!" }
      }
    }
  }

  private struct ModelList: View {
    @State private var store = Places()
    var body: some View {
      let _ = console.print("ModelList")
      VStack(spacing: 12) {
        ForEach(store.models) { place in ModelRow(place: place) }
        Button("Rename the first") { store.models[0].name += "!" }
      }
    }
  }

  @Test("M-07 a rename in an array of structs runs the list and the row", arguments: recordings)
  func arrayOfStructs(_ recording: HostOptions.Recording) throws {
    let host = launch(options: HostOptions(recording: recording)) { ValueList() }
    #expect(console.take() == ["ValueList", "ValueRow 1", "ValueRow 2", "ValueRow 3"])
    let report = try host.tap("Rename the first")
    #expect(console.take() == ["ValueList", "ValueRow 1"])
    #expect(report.bodies == ["ValueList", "ValueRow"])
    #expect(host.texts.labels.prefix(3) == ["Seattle!", "Vancouver", "Atacama"])
  }

  @Test("M-07 a rename in an array of models runs the row alone", arguments: recordings)
  func arrayOfModels(_ recording: HostOptions.Recording) throws {
    let host = launch(options: HostOptions(recording: recording)) { ModelList() }
    #expect(console.take() == ["ModelList", "ModelRow 1", "ModelRow 2", "ModelRow 3"])
    let report = try host.tap("Rename the first")
    #expect(console.take() == ["ModelRow 1"])
    #expect(report.bodies == ["ModelRow"])
    #expect(host.texts.labels.prefix(3) == ["Seattle!", "Vancouver", "Atacama"])
  }

  // MARK: - M-08

  @MainActor @Observable fileprivate final class HalfIgnored {
    @ObservationIgnored var trips = 3
    var nights = 18
  }

  private struct HalfIgnoredScreen: View {
    @State private var counts = HalfIgnored()
    var body: some View {
      let _ = console.print("HalfIgnoredScreen")
      VStack(spacing: 16) {
        Text("\(counts.trips) trips, \(counts.nights) nights")
        Button("Add a trip") {
          counts.trips += 1
          console.print("the model holds \(counts.trips) trips")
        }
        Button("Add a night") { counts.nights += 1 }
      }
    }
  }

  @Test("M-08 an ignored property is stale on screen until something else runs the body")
  func ignored() throws {
    let host = launch { HalfIgnoredScreen() }
    try host.tap(["Add a trip", "Add a trip"])
    #expect(
      console.take() == [
        "HalfIgnoredScreen", "the model holds 4 trips", "the model holds 5 trips",
      ])
    #expect(host.texts[0].label == "3 trips, 18 nights")
    expectRuns(try host.tap("Add a night"), ["HalfIgnoredScreen"])
    #expect(host.texts[0].label == "5 trips, 19 nights")
  }

  // MARK: - M-09

  private struct TwoWrites: View {
    @State private var counts = Counts()
    var body: some View {
      let _ = console.print("body: \(counts.trips) trips")
      Button("Add two trips") {
        counts.trips += 1
        counts.trips += 1
      }
      .task {
        for await trips in Observations({ counts.trips }) {
          console.print("Observations: \(trips) trips")
        }
      }
    }
  }

  @Test("M-09 two writes of one action run a body once, with the last value") func twoWrites()
    async throws
  {
    let host = launch { TwoWrites() }
    try await host.settle()
    #expect(console.take() == ["body: 3 trips", "Observations: 3 trips"])
    for trips in [5, 7] {
      let report = try host.tap("Add two trips")
      try await host.settle()
      #expect(console.take() == ["body: \(trips) trips", "Observations: \(trips) trips"])
      #expect(report.bodies == ["TwoWrites"])
      expectCauses(report.runs, [#"\Counts.trips \#(trips - 2) → \#(trips)"#])
    }
  }

  // MARK: - M-10, M-11, M-12

  private struct Branching: View {
    let model: Counts
    let session: Session
    var body: some View {
      let _ = console.print("Branching")
      let nights = model.nights
      if model.trips > 3 {
        Text("\(session.name) \(nights)")
      } else {
        Text("few")
      }
    }
  }

  @Test("M-10 executed reads count, shown or not, of the latest run only", arguments: recordings)
  func branches(_ recording: HostOptions.Recording) {
    let model = Counts()
    let session = Session()
    let host = launch(options: HostOptions(recording: recording)) {
      Branching(model: model, session: session)
    }
    _ = console.take()
    model.nights = 19
    expectRuns(host.update(), ["Branching"])
    session.name = "unread"
    expectRuns(host.update(), [])
    model.trips = 4
    expectRuns(host.update(), ["Branching"])
    session.name = "read"
    expectRuns(host.update(), ["Branching"])
    model.trips = 1
    expectRuns(host.update(), ["Branching"])
    session.name = "unread again"
    expectRuns(host.update(), [])
  }

  private struct Greeting: View {
    let isLoud: Bool
    var body: some View {
      let _ = console.print("Greeting")
      Text(isLoud ? Session.shared.name.uppercased() : "hello")
    }
  }

  @Test("M-11 a singleton read in a body is tracked, by whichever run", arguments: recordings)
  func singleton(_ recording: HostOptions.Recording) {
    Session.shared.name = "guest"
    let host = ViewHost(Greeting(isLoud: false), options: HostOptions(recording: recording))
    expectRuns(host.launchReport, ["Greeting"])
    Session.shared.name = "ann"
    expectRuns(host.update(), [])
    host.rootView = Greeting(isLoud: true)
    #expect(console.take() == ["Greeting"])
    for name in ["bob", "cid"] {
      Session.shared.name = name
      expectRuns(host.update(), ["Greeting"])
      #expect(host.texts[0].label == name.uppercased())
    }
    host.rootView = Greeting(isLoud: false)
    #expect(console.take() == ["Greeting"])
    Session.shared.name = "dan"
    expectRuns(host.update(), [])
    host.checkInvariants()
  }

  @Test("M-11 a run that reads a model where none of its type did is no dependency after the next")
  func surprise() {
    struct Quiet: View {
      let isLoud: Bool
      var body: some View {
        let _ = console.print("Quiet")
        Text(isLoud ? Session.shared.name : "hello")
      }
    }
    let host = ViewHost(Quiet(isLoud: false), options: HostOptions(recording: .counts))
    host.rootView = Quiet(isLoud: true)
    host.rootView = Quiet(isLoud: false)
    #expect(console.take() == ["Quiet", "Quiet", "Quiet"])
    Session.shared.name += "!"
    expectRuns(host.update(), [])
  }

  @Test("M-12 an equal value is not told by Observation, a change in place always is")
  func equalValues() {
    let model = Counts()
    let host = launch { TripsLine(counts: model) }
    _ = console.take()
    model.trips = 3
    expectRuns(host.update(), [])
    model.trips += 0
    let report = host.update()
    expectRuns(report, ["TripsLine"])
    expectCauses(report.runs, [#"\Counts.trips 3 → 3"#])
    #expect(report.wasted.map(\.view) == ["TripsLine"])
    model.trips = 5
    model.trips = 3
    expectRuns(host.update(), ["TripsLine"])
  }

  // MARK: - M-13

  private struct Ticking: View {
    let tick: Int
    let model: Counts
    var body: some View {
      let _ = console.print("Ticking \(model.trips)")
      Text("\(tick)")
    }
  }

  private nonisolated static let manyRuns: [(HostOptions.Recording, Int)] = [
    (.counts, 100_000), (.full, 10_000),
  ]

  @Test("M-13 100,000 runs for other reasons leave one registration", arguments: manyRuns)
  func registrations(_ recording: HostOptions.Recording, runs: Int) async {
    let model = Counts()
    let host = ViewHost(Ticking(tick: 0, model: model), options: HostOptions(recording: recording))
    #expect(registrationCount(of: model) == 1)
    for tick in 1...runs {
      host.rootView = Ticking(tick: tick, model: model)
      if tick.isMultiple(of: 100) {
        _ = console.take()
        await Task.yield()
      }
    }
    #expect(registrationCount(of: model) == 1)
    model.trips = 4
    #expect(registrationCount(of: model) == 0, "One change is enough to know.")
    #expect(host.update().bodies == ["Ticking"])
    #expect(console.take() == ["Ticking 4"])
    #expect(registrationCount(of: model) == 1)
  }

  // MARK: - Threads

  private struct SharedLine: View {
    let shared: SharedCount
    var body: some View { Text("\(shared.value)") }
  }

  @Test("M-01 a model that another thread writes is shown as it was left", arguments: recordings)
  func manyThreads(_ recording: HostOptions.Recording) async throws {
    for _ in 0..<100 {
      let shared = SharedCount()
      let host = ViewHost(SharedLine(shared: shared), options: HostOptions(recording: recording))
      let isDone = ThreadSafeLog()
      let writer = Thread {
        for _ in 0..<100 { shared.increment() }
        isDone.add("done")
      }
      writer.start()
      while isDone.take().isEmpty { host.update() }
      host.update()
      // The public interface tells of a change before it is stored, so the last is shown a turn later.
      if !tellsProperties { try await host.settle() }
      #expect(host.texts[0].label == "100")
      host.checkInvariants()
      await Task.yield()
    }
  }

  // MARK: - M-14

  private final class Witness {}

  private struct Owner: View {
    let onMake: (Counts, Witness) -> Void
    @State private var model = Counts()
    @State private var witness = Witness()
    var body: some View {
      let _ = onMake(model, witness)
      TripsLine(counts: model)
    }
  }

  private struct Toggling: View {
    let onMake: (Counts, Witness) -> Void
    @State private var isShown = true
    var body: some View {
      if isShown { Owner(onMake: onMake) }
      Button("flip") { isShown.toggle() }
    }
  }

  /// What a host's nodes own, held weakly.
  private final class Owned {
    weak var model: Counts?
    weak var witness: Witness?
    var isGone: Bool { model == nil && witness == nil }
  }

  @Test("M-14 a model whose owner is gone is released", arguments: recordings)
  func release(_ recording: HostOptions.Recording) throws {
    let owned = Owned()
    let host = launch(options: HostOptions(recording: recording)) {
      Toggling {
        owned.model = $0
        owned.witness = $1
      }
    }
    #expect(!owned.isGone)
    let first = owned.model
    try host.tap("flip")
    #expect(owned.witness == nil, "The state of a view that left is destroyed.")
    #expect(
      registrationCount(of: try #require(first)) == 0, "Its bodies are told of nothing any more.")
  }

  private struct Visiting: View {
    let counts: Counts
    let presence: Presence
    var body: some View {
      if presence.isShown {
        TripsLine(counts: counts)
        TripsLine(counts: counts)
      }
    }
  }

  @Test("M-14 1,000 mounts and unmounts leave no tracking of a model that outlives them")
  func visits() {
    let counts = Counts()
    let presence = Presence()
    let host = launch { Visiting(counts: counts, presence: presence) }
    var left: [Int?] = []
    for _ in 0..<1_000 {
      presence.isShown = true
      host.update()
      presence.isShown = false
      host.update()
      left.append(registrationCount(of: counts))
    }
    #expect(left == [Int?](repeating: 0, count: 1_000))
    presence.isShown = true
    host.update()
    #expect(registrationCount(of: counts) == 2)
    for _ in 0..<1_000 {
      let other = launch { TripsLine(counts: counts) }
      other.unmount()
    }
    #expect(registrationCount(of: counts) == 2)
  }

  @Test("M-14 neither tracking nor a host that is gone keeps a model alive", arguments: recordings)
  func releaseOfHost(_ recording: HostOptions.Recording) throws {
    let owned = Owned()
    func make() -> ViewHost<Toggling> {
      launch(options: HostOptions(recording: recording)) {
        Toggling {
          owned.model = $0
          owned.witness = $1
        }
      }
    }
    let host = make()
    try host.tap("flip")
    #expect(owned.isGone)
    let unmounted = make()
    #expect(!owned.isGone)
    unmounted.unmount()
    #expect(owned.isGone)
    var released: ViewHost? = make()
    weak let reference = released
    released = nil
    #expect(owned.isGone && reference == nil)

    // A model of the test's own outlives hosts that read it, and keeps nothing of theirs.
    let model = Counts()
    var reading: ViewHost? = launch(options: HostOptions(recording: recording)) {
      TripsLine(counts: model)
    }
    #expect(registrationCount(of: model) == 1)
    weak let runtime = reading?.runtime
    reading = nil
    #expect(runtime == nil)
    #expect(registrationCount(of: model) == 0)
    model.trips = 9
  }
}

private let recordings: [HostOptions.Recording] = [.full, .counts]
