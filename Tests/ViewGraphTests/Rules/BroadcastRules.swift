import Testing
import ViewGraph

@MainActor private final class Counts: ObservableObject {
  @Published var trips = 3
  @Published var nights = 18
  var summary: String { "\(trips) trips, \(nights) nights" }
}

@MainActor @Suite(.console) struct BroadcastRules {
  // MARK: - L-01

  private struct TripsLine: View {
    @ObservedObject var counts: Counts
    var body: some View {
      let _ = console.print("TripsLine")
      Text("\(counts.trips) trips")
    }
  }

  private struct NightsLine: View {
    @ObservedObject var counts: Counts
    var body: some View {
      let _ = console.print("NightsLine")
      Text("\(counts.nights) nights")
    }
  }

  private struct SummaryLine: View {
    @ObservedObject var counts: Counts
    var body: some View {
      let _ = console.print("SummaryLine")
      Text(counts.summary)
    }
  }

  private struct ObservationLab: View {
    @StateObject private var counts = Counts()
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

  @Test("L-01 one change runs every body that holds the object", arguments: recordings)
  func counts(_ recording: HostOptions.Recording) throws {
    let all = ["ObservationLab", "TripsLine", "NightsLine", "SummaryLine"]
    let host = launch(options: HostOptions(recording: recording)) { ObservationLab() }
    expectRuns(host.launchReport, all)
    expectRuns(try host.tap("Add a trip"), all)
    expectRuns(try host.tap("Add a night"), all)
    #expect(host.texts.labels.prefix(3) == ["4 trips", "19 nights", "4 trips, 19 nights"])
  }

  @Test("L-01 the report names the object, the property written and those that were read")
  func causesOfCounts() throws {
    let host = launch { ObservationLab() }
    let report = try host.tap("Add a trip")
    #expect(
      report.runs.map { "\($0.view): \($0.causes.map(\.description))" } == [
        #"ObservationLab: ["objectWillChange of Counts#1 (trips)"]"#,
        #"TripsLine: ["objectWillChange of Counts#1 (trips; reads trips)"]"#,
        #"NightsLine: ["objectWillChange of Counts#1 (trips; reads nights)"]"#,
        #"SummaryLine: ["objectWillChange of Counts#1 (trips; reads trips, nights)"]"#,
      ])
    guard case .objectWillChange(let change) = report.runs[2].causes[0] else {
      Issue.record("The cause is no broadcast.")
      return
    }
    #expect(change.object == "Counts#1" && change.property == "trips" && change.label == "_counts")
    #expect(change.reads == ["nights"])
    #expect(report.runs[3].reads == [#"\Counts.trips"#, #"\Counts.nights"#])
    #expect(
      report.writes.map { "\($0.target) \($0.old) → \($0.new), \($0.owner)" } == [
        "Counts#1.trips 3 → 4, ObservationLab @StateObject counts"
      ])
    #expect(report.wasted.map(\.view) == ["ObservationLab", "NightsLine"])
  }

  // MARK: - L-02, L-08

  private final class LegacyNoteStore: ObservableObject {
    @Published var notes: [String] = []
    @Published var isSyncing = false
  }

  @MainActor @Observable fileprivate final class MigratedNoteStore {
    var notes: [String] = []
    var isSyncing = false
  }

  private struct LegacyNoteCount: View {
    @EnvironmentObject var store: LegacyNoteStore
    var body: some View {
      let _ = console.print("LegacyNoteCount")
      Text("\(store.notes.count) notes")
    }
  }

  private struct NoteCount: View {
    @Environment(MigratedNoteStore.self) private var store
    var body: some View {
      let _ = console.print("NoteCount")
      Text("\(store.notes.count) notes")
    }
  }

  private struct BothCounts: View {
    @StateObject private var legacy = LegacyNoteStore()
    @State private var migrated = MigratedNoteStore()
    var body: some View {
      let _ = console.print("BothCounts")
      VStack {
        LegacyNoteCount().environmentObject(legacy)
        NoteCount().environment(migrated)
        Button("sync legacy") { legacy.isSyncing.toggle() }
        Button("sync migrated") { migrated.isSyncing.toggle() }
        Button("add legacy") { legacy.notes.append("n") }
        Button("add migrated") { migrated.notes.append("n") }
      }
    }
  }

  @Test("L-08 the broadcast count runs for isSyncing, the migrated one does not") func migration()
    throws
  {
    let host = launch { BothCounts() }
    expectRuns(host.launchReport, ["BothCounts", "LegacyNoteCount", "NoteCount"])
    expectRuns(try host.tap("sync legacy"), ["BothCounts", "LegacyNoteCount"])
    expectRuns(try host.tap("sync migrated"), [])
    expectRuns(try host.tap("add legacy"), ["BothCounts", "LegacyNoteCount"])
    expectRuns(try host.tap("add migrated"), ["NoteCount"])
    #expect(host.texts.labels.prefix(2) == ["1 notes", "1 notes"])
  }

  private struct Blind: View {
    @ObservedObject var counts: Counts
    var body: some View {
      let _ = console.print("Blind")
      Text("blind")
    }
  }

  private struct Provided: View {
    @EnvironmentObject var counts: Counts
    var body: some View {
      let _ = console.print("Provided")
      Text("provided")
    }
  }

  private struct Handed: View {
    let counts: Counts
    var body: some View {
      let _ = console.print("Handed")
      Text("handed \(counts.trips)")
    }
  }

  private struct Holders: View {
    @StateObject private var counts = Counts()
    var body: some View {
      let _ = console.print("Holders")
      VStack {
        Blind(counts: counts)
        Provided()
        Handed(counts: counts)
        Button("write") { counts.trips += 1 }
        Button("write the same") { counts.trips = counts.trips }
        Button("write both") {
          counts.trips += 1
          counts.nights += 1
          counts.trips += 1
        }
      }
      .environmentObject(counts)
    }
  }

  @Test("L-02 any published change runs the holders, whatever they read; a plain property does not")
  func holders() throws {
    let host = launch { Holders() }
    expectRuns(host.launchReport, ["Holders", "Blind", "Provided", "Handed"])
    expectRuns(try host.tap("write"), ["Holders", "Blind", "Provided"])
    #expect(host.texts["handed 3"].exists, "Reading a broadcast object subscribes nobody.")
    let same = try host.tap("write the same")
    expectRuns(same, ["Holders", "Blind", "Provided"])
    #expect(same.writes.isEmpty)
    #expect(
      same.equalWrites.map { "\($0.target) \($0.old) → \($0.new)" } == ["Counts#1.trips 4 → 4"])
  }

  @Test("L-02 several writes of one action are one run, and all are told") func severalWrites()
    throws
  {
    let host = launch { Holders() }
    _ = console.take()
    let report = try host.tap("write both")
    expectRuns(report, ["Holders", "Blind", "Provided"])
    #expect(
      report.why(Blind.self).flatMap(\.causes).map(\.description) == [
        "objectWillChange of Counts#1 (trips)", "objectWillChange of Counts#1 (nights)",
      ])
    #expect(
      report.writes.map { "\($0.target) \($0.old) → \($0.new)" } == [
        "Counts#1.trips 3 → 4", "Counts#1.nights 18 → 19", "Counts#1.trips 4 → 5",
      ])
  }

  @Test("L-02 a view that is handed another object follows that one only") func anotherObject() {
    let first = Counts()
    let second = Counts()
    let host = launch { Blind(counts: first) }
    _ = console.take()
    host.rootView = Blind(counts: second)
    #expect(console.take() == ["Blind"])
    first.trips += 1
    expectRuns(host.update(), [])
    second.trips += 1
    expectRuns(host.update(), ["Blind"])
    host.unmount()
    second.trips += 1
    #expect(console.take() == [])
  }

  // MARK: - L-03

  private final class ByHand: ObservableObject {
    var count = 0
    func increment() {
      objectWillChange.send()
      count += 1
    }
  }

  private final class OwnSignal: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var count = 0 {
      willSet { objectWillChange.send() }
    }
  }

  private struct ByHandScreen: View {
    @StateObject private var byHand = ByHand()
    @StateObject private var own = OwnSignal()
    var body: some View {
      let _ = console.print("ByHandScreen")
      Text("\(byHand.count) \(own.count)")
      Button("by hand") { byHand.increment() }
      Button("own") { own.count += 1 }
    }
  }

  @Test("L-03 the signal comes before the change, by hand or from a published property")
  func beforeTheChange() {
    let counts = Counts()
    let signals = counts.objectWillChange.sink { console.print("signal at \(counts.trips)") }
    counts.trips = 4
    counts.objectWillChange.send()
    #expect(console.take() == ["signal at 3", "signal at 4"])
    signals.cancel()
    counts.trips = 5
    #expect(console.take() == [])
  }

  @Test("L-03 a signal sent by hand runs the views, and the cause names the object") func byHand()
    throws
  {
    let host = launch { ByHandScreen() }
    _ = console.take()
    let report = try host.tap("by hand")
    expectRuns(report, ["ByHandScreen"])
    #expect(report.runs[0].causes.map(\.description) == ["objectWillChange of ByHand#1"])
    try host.tap("by hand")
    _ = console.take()
    let own = try host.tap("own")
    expectRuns(own, ["ByHandScreen"])
    #expect(own.runs[0].causes.map(\.description) == ["objectWillChange of OwnSignal#1"])
    #expect(host.texts[0].label == "2 1")
  }

  // MARK: - L-04

  @Test("L-04 a published property delivers its value, then each new one before it is stored")
  func publisher() {
    let store = LegacyNoteStore()
    var subscription: AnyCancellable? = store.$notes.sink { notes in
      console.print("received \(notes.count), stored \(store.notes.count)")
    }
    store.notes.append("a")
    store.isSyncing = true
    store.notes = []
    #expect(
      console.take() == [
        "received 0, stored 0", "received 1, stored 0", "received 0, stored 1",
      ])
    subscription?.cancel()
    store.notes.append("b")
    #expect(console.take() == [])
    subscription = store.$notes.sink { console.print("again \($0.count)") }
    #expect(console.take() == ["again 1"])
    subscription = nil
    store.notes.append("c")
    #expect(console.take() == [], "A subscription that is released has ended.")
    var kept: Set<AnyCancellable> = []
    store.$isSyncing.filter { $0 }.map { "\($0)" }.sink { console.print($0) }.store(in: &kept)
    store.isSyncing = false
    store.isSyncing = true
    #expect(console.take() == ["true", "true"])
  }

  @Test("L-04 the first values, and those like the one before, can be left out") func leftOut() {
    let store = LegacyNoteStore()
    var kept: Set<AnyCancellable> = []
    let changes = store.$notes.dropFirst()
    changes.sink { console.print("changed to \($0.count)") }.store(in: &kept)
    store.$notes.removeDuplicates().sink { console.print("other: \($0)") }.store(in: &kept)
    store.$notes.dropFirst(2).compactMap(\.first).sink { console.print("first: \($0)") }
      .store(in: &kept)
    #expect(console.take() == ["other: []"])
    store.notes = ["a"]
    #expect(console.take() == ["changed to 1", "other: [\"a\"]"])
    store.notes = ["a"]
    #expect(console.take() == ["changed to 1", "first: a"])
    store.notes = []
    #expect(console.take() == ["changed to 0", "other: []"])
    changes.sink { console.print("late: \($0.count)") }.store(in: &kept)
    #expect(console.take() == [], "Each subscriber leaves out its own first value.")
  }

  private struct Listener: View {
    let store: LegacyNoteStore
    @State private var latest = -1
    var body: some View {
      Text("\(latest)").onReceive(store.$notes) { latest = $0.count }
    }
  }

  @Test("L-04 a view receives the values from its appearance to its end") func onReceive() {
    let store = LegacyNoteStore()
    let host = launch { Listener(store: store) }
    #expect(host.texts[0].label == "0")
    store.notes = ["a", "b"]
    host.update()
    #expect(host.texts[0].label == "2")
    host.unmount()
    store.notes = []
  }

  // MARK: - L-05

  private struct HalfMigrated: View {
    @State private var counts = Counts()
    var body: some View {
      let _ = console.print("HalfMigrated")
      Text("Count: \(counts.trips)")
      Button("Add one") {
        counts.trips += 1
        console.print("the object holds \(counts.trips)")
      }
      Button("Replace") { counts = Counts() }
    }
  }

  @Test("L-05 an ObservableObject in @State is not watched; replacing it is a write of the state")
  func inState() throws {
    let host = launch { HalfMigrated() }
    try host.tap(["Add one", "Add one"])
    #expect(console.take() == ["HalfMigrated", "the object holds 4", "the object holds 5"])
    #expect(host.texts[0].label == "Count: 3")
    expectRuns(try host.tap("Replace"), ["HalfMigrated"])
  }

  // MARK: - L-06

  @MainActor @Observable fileprivate final class NewNights {
    var nights = 18
  }

  private struct MixedLine: View {
    @ObservedObject var old: Counts
    let new: NewNights
    var body: some View {
      let _ = console.print("MixedLine")
      Text("\(old.trips) trips, \(new.nights) nights")
    }
  }

  private struct NewLine: View {
    let new: NewNights
    var body: some View {
      let _ = console.print("NewLine")
      Text("\(new.nights) nights")
    }
  }

  private struct MixedScreen: View {
    let old: Counts
    @State private var new = NewNights()
    var body: some View {
      let _ = console.print("MixedScreen")
      MixedLine(old: old, new: new)
      NewLine(new: new)
      Button("old") { old.trips += 1 }
      Button("new") { new.nights += 1 }
      Button("both") {
        old.trips += 1
        new.nights += 1
      }
    }
  }

  @Test("L-06 both systems live in one tree, and in one body") func bothSystems() throws {
    let host = launch { MixedScreen(old: Counts()) }
    expectRuns(host.launchReport, ["MixedScreen", "MixedLine", "NewLine"])
    expectRuns(try host.tap("old"), ["MixedLine"])
    expectRuns(try host.tap("new"), ["MixedLine", "NewLine"])
    let both = try host.tap("both")
    expectRuns(both, ["MixedLine", "NewLine"])
    expectCauses(
      [both.runs[0]],
      [
        "objectWillChange of Counts#1 (trips; reads trips)", #"\NewNights.nights 19 → 20"#,
      ])
    #expect(host.texts["5 trips, 20 nights"].exists)
  }

  // MARK: - L-07

  private final class Inner: ObservableObject {
    @Published var count = 0
  }

  private final class Outer: ObservableObject {
    let inner = Inner()
    @Published var title = "t"
  }

  @MainActor @Observable fileprivate final class NewInner {
    var count = 0
  }

  @MainActor @Observable fileprivate final class NewOuter {
    let inner = NewInner()
    var title = "t"
  }

  private struct OldNested: View {
    @StateObject private var outer = Outer()
    var body: some View {
      let _ = console.print("OldNested")
      Text("\(outer.title) \(outer.inner.count)")
      Button("old inner") { outer.inner.count += 1 }
      Button("old title") { outer.title += "!" }
    }
  }

  private struct NewNested: View {
    @State private var outer = NewOuter()
    var body: some View {
      let _ = console.print("NewNested")
      Text("\(outer.title) \(outer.inner.count)")
      Button("new inner") { outer.inner.count += 1 }
    }
  }

  @Test("L-07 a nested ObservableObject passes nothing up, an @Observable is read")
  func nested() throws {
    let old = launch { OldNested() }
    _ = console.take()
    expectRuns(try old.tap("old inner"), [])
    #expect(old.texts[0].label == "t 0")
    expectRuns(try old.tap("old title"), ["OldNested"])
    #expect(old.texts[0].label == "t! 1")
    let new = launch { NewNested() }
    _ = console.take()
    expectRuns(try new.tap("new inner"), ["NewNested"])
    #expect(new.texts[0].label == "t 1")
  }

  @Test("L-02 an object that no view holds any more is released, and so is what it told")
  func release() {
    var counts: Counts? = Counts()
    weak let reference = counts
    var host: ViewHost? = launch { Blind(counts: counts!) }
    counts?.trips += 1
    host?.update()
    counts = nil
    #expect(reference != nil)
    host = nil
    _ = host
    #expect(reference == nil)
  }
}

private let recordings: [HostOptions.Recording] = [.full, .counts]
