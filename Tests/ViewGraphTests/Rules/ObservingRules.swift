import FieldNotesScreens
import Testing
import ViewGraph

@MainActor @Observable private final class Store {
  var trips = ["Seattle", "Vancouver", "Atacama"]
  var draft = ""
  var isSyncing = false
}

@Observable private final class Gauge: @unchecked Sendable {
  var level = 0
  var label = "a"
  let ended: @Sendable () -> Void
  init(ended: @escaping @Sendable () -> Void = {}) { self.ended = ended }
  deinit { ended() }
}

@MainActor @Suite(.console) struct ObservingRules {
  // MARK: - A-01, A-02

  private struct SavingScreen: View {
    let store: Store

    var body: some View {
      Button("Star") { store.trips[1] = "Vancouver ★" }
        .task {
          for await trips in Observations({ store.trips }) {
            console.print("Saving \(trips.count) trips")
          }
          console.print("ended")
        }
    }
  }

  @Test("A-01 a watch hands over the value now, then one value a burst, and ends with its task")
  func observations() async throws {
    let store = Store()
    let host = launch { SavingScreen(store: store) }
    #expect(console.take() == [], "Nothing is handed over before the loop first asks.")
    try await host.settle()
    #expect(console.take() == ["Saving 3 trips"])
    try host.tap("Star")
    try await host.settle()
    #expect(console.take() == ["Saving 3 trips"])
    store.draft = "Bergen"
    try await host.settle()
    #expect(console.take() == [], "The draft is not watched.")
    store.trips.append("Bergen")
    store.trips[3] += "!"
    try await host.settle()
    #expect(console.take() == ["Saving 4 trips"])
    host.unmount()
    try await host.settle()
    #expect(console.take() == ["ended"])
    store.trips = []
    try await host.settle()
    #expect(console.take() == [])
  }

  @Test("A-02 a watch until finished ends by itself") func untilFinished() async {
    let store = Store()
    store.trips = []
    let watch = Task {
      let first = Observations.untilFinished {
        store.trips.isEmpty ? .next(store.trips.count) : .finish
      }
      for await count in first { console.print("\(count)") }
      console.print("ended")
    }
    await letTasksRun()
    store.draft = "unread"
    await letTasksRun()
    #expect(console.take() == ["0"])
    store.trips = ["Bergen"]
    await watch.value
    #expect(console.take() == ["ended"])
  }

  // MARK: - A-03

  @MainActor private final class Auditor {
    private var token: ObservationTracking.Token?

    init(_ name: String, _ store: Store) {
      token = withContinuousObservation(options: [.didSet]) { [weak store] event in
        guard let store else { return }
        let count = store.trips.count
        let isSyncing = store.isSyncing
        if event.kind == .initial || event.matches(\Store.trips) {
          console.print("\(name): \(count) trips")
        } else if event.matches(\Store.isSyncing) {
          console.print("\(name): syncing \(isSyncing)")
        }
      }
    }

    func stop() { token.take()?.cancel() }
  }

  @Test("A-03 a continuous watch runs at once, arms itself again, and says what changed")
  func continuous() async {
    let store = Store()
    let auditor = Auditor("a", store)
    #expect(console.take() == ["a: 3 trips"], "The first run is before the function returns.")
    store.trips.append("Bergen")
    #expect(console.take() == [], "A later run waits for the isolation's next free moment.")
    await letTasksRun()
    #expect(console.take() == ["a: 4 trips"])
    store.trips.append("Oslo")
    await letTasksRun()
    #expect(console.take() == ["a: 5 trips"])
    store.isSyncing = true
    await letTasksRun()
    #expect(console.take() == [tellsProperties ? "a: syncing true" : "a: 5 trips"])
    store.draft = "unread"
    store.isSyncing = true
    await letTasksRun()
    #expect(console.take() == [], "One was not read, the other is equal.")
    store.isSyncing = false
    store.trips = []
    await letTasksRun()
    #expect(console.take() == ["a: 0 trips"], "A burst is one run, and each change matches.")
    auditor.stop()
  }

  @Test("A-03 a property of another module's model is told apart, one it cannot set too", .named)
  func otherModule() async throws {
    let store = NoteStore()
    let token = withContinuousObservation(options: [.didSet]) { [weak store] event in
      guard let store else { return }
      let pinned = store.pinnedNotes.count
      let isSynced = store.lastSyncDate != nil
      if event.kind == .initial || event.matches(\NoteStore.notes) {
        console.print("pinned \(pinned)")
      }
      if event.matches(\NoteStore.lastSyncDate) { console.print("synced \(isSynced)") }
    }
    #expect(console.take() == ["pinned 0"])
    store.notes.append(Note(title: "Tern", isPinned: true))
    await letTasksRun()
    #expect(console.take() == ["pinned 1"])
    try await store.refresh()
    await letTasksRun()
    #expect(console.take() == ["synced true"])
    token.cancel()
  }

  @Test("A-03 a continuous watch ends when its token is cancelled or released, or by its event")
  func endOfContinuous() async {
    let store = Store()
    let cancelled = Auditor("cancelled", store)
    var released: Auditor? = Auditor("released", store)
    weak let releasedReference = released
    var runs = 0
    let ending = withContinuousObservation(options: [.willSet]) { event in
      _ = store.trips
      runs += 1
      if runs == 2 { event.cancel() }
    }
    _ = console.take()
    store.trips.append("Bergen")
    await letTasksRun()
    #expect(console.take().sorted() == ["cancelled: 4 trips", "released: 4 trips"])
    cancelled.stop()
    released = nil
    #expect(releasedReference == nil)
    store.trips.append("Oslo")
    await letTasksRun()
    #expect(console.take() == [])
    #expect(runs == 2)
    ending.cancel()
  }

  @Test("A-03 a token that is cancelled between a change and its run stops that run")
  func cancelledWhileWaiting() async {
    let store = Store()
    let auditor = Auditor("a", store)
    store.trips = []
    auditor.stop()
    await letTasksRun()
    #expect(console.take() == ["a: 3 trips"])
  }

  @Test("A-03 a continuous watch keeps neither its model nor, once it ended, what it captured")
  func continuousReleases() async {
    final class Captured {}
    var store: Store? = Store()
    weak let model = store
    var captured: Captured? = Captured()
    weak let capture = captured
    var token: ObservationTracking.Token? = withContinuousObservation(
      options: [.willSet, .didSet, .deinit]
    ) { [captured, weak store] _ in
      _ = captured
      _ = store?.trips
    }
    captured = nil
    store?.trips = []
    await letTasksRun()
    store = nil
    await letTasksRun()
    #expect(model == nil)
    #expect(capture != nil)
    token.take()?.cancel()
    await letTasksRun()
    #expect(capture == nil)
  }

  @Test("A-03 a continuous watch is told of the end of its model", .named)
  func continuousDeinit() async {
    var store: Store? = Store()
    let token = withContinuousObservation(options: [.deinit]) { [weak store] event in
      let kind = event.kind == .initial ? "initial" : event.kind == .deinit ? "deinit" : "?"
      console.print("\(kind) \(store?.trips.count ?? 0)")
    }
    store?.trips = []
    await letTasksRun()
    store = nil
    await letTasksRun()
    #expect(console.take() == ["initial 3", "deinit 0"])
    token.cancel()
  }

  private actor Meter {
    let gauge: Gauge
    private var token: ObservationTracking.Token?
    private(set) var levels: [Int] = []

    init(_ gauge: Gauge) { self.gauge = gauge }

    func start() {
      token = withContinuousObservation(options: [.didSet]) { _ in
        self.assertIsolated()
        self.levels.append(self.gauge.level)
      }
    }

    func stop() { token.take()?.cancel() }
  }

  @Test("A-03 a continuous watch made on an actor runs on it, whoever writes") func onAnActor()
    async
  {
    let gauge = Gauge()
    let meter = Meter(gauge)
    await meter.start()
    for level in 1...3 {
      await Task.detached { gauge.level = level }.value
      while await meter.levels.last != level { await Task.yield() }
    }
    #expect(await meter.levels == [0, 1, 2, 3])
    await meter.stop()
  }

  // MARK: - A-04

  /// One line an event: its kind, the property it is of, and the level that is stored then.
  private func watch(
    _ gauge: Gauge, _ options: ObservationTracking.Options, _ log: ThreadSafeLog,
    cancellingAt last: ObservationTracking.Event.Kind? = nil
  ) {
    let text = withObservationTracking(options: options) {
      "\(gauge.level) \(gauge.label)"
    } onChange: { [weak gauge] event in
      let kind =
        switch event.kind {
        case .willSet: "willSet"
        case .didSet: "didSet"
        case .deinit: "deinit"
        default: "initial"
        }
      let property =
        event.matches(\Gauge.level) ? "level" : event.matches(\Gauge.label) ? "label" : "nothing"
      log.add("\(kind) of \(property), stored \(gauge?.level ?? -1)")
      if event.kind == last { event.cancel() }
    }
    #expect(text == "\(gauge.level) \(gauge.label)")
  }

  @Test("A-04 a watch with options is one shot: before, after, or both, with the property", .named)
  func oneShot() {
    let log = ThreadSafeLog()
    for options in [[.willSet], [.didSet], [.willSet, .didSet]] as [ObservationTracking.Options] {
      let gauge = Gauge()
      watch(gauge, options, log)
      gauge.level = 1
      gauge.level = 2
      gauge.label = "b"
    }
    #expect(
      log.take() == [
        "willSet of level, stored 0",
        "didSet of level, stored 1",
        "willSet of level, stored 0", "didSet of level, stored 1",
      ])
    let gauge = Gauge()
    watch(gauge, [.didSet], log)
    gauge.label = "b"
    #expect(log.take() == ["didSet of label, stored 0"])
  }

  @Test("A-04 an event that cancels stops what would follow it") func cancellingEvent() {
    let log = ThreadSafeLog()
    var gauge: Gauge? = Gauge()
    watch(gauge!, [.willSet, .didSet, .deinit], log, cancellingAt: .willSet)
    gauge!.level = 1
    gauge = nil
    #expect(log.take() == ["willSet of level, stored 0"])
  }

  @Test("A-04 the end of a model is told once, after its last reference has gone", .named)
  func deinitEvent() {
    let log = ThreadSafeLog()
    var gauge: Gauge? = Gauge { log.add("deinit runs") }
    watch(gauge!, [.deinit], log)
    gauge!.level = 1
    #expect(log.take() == [])
    gauge = nil
    #expect(Set(log.take()) == ["deinit runs", "deinit of nothing, stored -1"])

    gauge = Gauge()
    watch(gauge!, [.willSet, .didSet, .deinit], log)
    gauge!.level = 1
    gauge!.level = 2
    #expect(log.take() == ["willSet of level, stored 0", "didSet of level, stored 1"])
    gauge = nil
    #expect(log.take() == ["deinit of nothing, stored -1"])
  }

  @Test("A-04 a closure that reads nothing or throws is told of nothing") func nothingRead() {
    struct Refusal: Error {}
    let log = ThreadSafeLog()
    let gauge = Gauge()
    withObservationTracking(options: [.willSet, .didSet, .deinit]) {
    } onChange: { _ in
      log.add("told")
    }
    #expect(throws: Refusal.self) {
      try withObservationTracking(options: [.willSet, .deinit]) { () throws(Refusal) -> Int in
        _ = gauge.level
        throw Refusal()
      } onChange: { _ in
        log.add("told")
      }
    }
    gauge.level = 1
    #expect(log.take() == [])
  }

  @Test("A-04 options are a set") func options() {
    var options: ObservationTracking.Options = [.willSet, .deinit]
    #expect(options.contains(.willSet) && !options.contains(.didSet))
    #expect(options.insert(.didSet).inserted && !options.insert(.didSet).inserted)
    #expect(options.remove(.willSet) == .willSet && options.remove(.willSet) == nil)
    #expect(options == [.didSet, .deinit])
    #expect(options.intersection([.deinit, .willSet]) == .deinit)
    #expect(options.union(.willSet).subtracting(.didSet) == [.willSet, .deinit])
    #expect(options.symmetricDifference([.deinit]) == .didSet)
    #expect(ObservationTracking.Options().isEmpty)
  }

  // MARK: - A-05

  @Test("A-05 the plain watch is one shot, and fires before the change") func plainWatch() {
    let log = ThreadSafeLog()
    let gauge = Gauge()
    withObservationTracking {
      _ = gauge.level
    } onChange: {
      log.add("about to change from \(gauge.level)")
    }
    gauge.level = 1
    gauge.level = 2
    #expect(log.take() == ["about to change from 0"])
  }

  // MARK: - A-06

  private struct SyncedScreen: View {
    let store: Store
    let syncer: AutoSyncer

    var body: some View {
      Button("burst") { for number in 1...10 { store.trips.append("\(number)") } }
        .task { await syncer.run() }
    }
  }

  @Test("A-06 ten changes in a burst are one refresh, three seconds after the last one taken")
  func autoSyncer() async throws {
    let store = Store()
    let clock = TestClock()
    let syncer = AutoSyncer(clock: clock) {
      _ = store.trips
    } refresh: {
      console.print("refresh of \(store.trips.count)")
    }
    let host = ViewHost(
      SyncedScreen(store: store, syncer: syncer), options: HostOptions(clock: clock))
    try await host.settle()
    #expect(clock.sleeperCount == 1, "The value at the start is the first element.")
    try await host.advance(by: .seconds(2))
    #expect(console.take() == [])
    try await host.advance(by: .seconds(1))
    #expect(console.take() == ["refresh of 3"])
    try await host.advance(by: .seconds(60))
    #expect(console.take() == [], "Nothing changed.")

    try host.tap("burst")
    try await host.advance(by: .milliseconds(2_999))
    #expect(console.take() == [])
    try await host.advance(by: .milliseconds(1))
    #expect(console.take() == ["refresh of 13"])
    try await host.advance(by: .seconds(60))
    #expect(console.take() == [])

    store.trips = []
    try await host.advance(by: .seconds(1))
    store.trips = ["Oslo"]
    try await host.advance(by: .seconds(2))
    #expect(console.take() == ["refresh of 1"], "Three seconds after the element that was taken.")
    try await host.advance(by: .seconds(3))
    #expect(console.take() == ["refresh of 1"], "What changed meanwhile is one more element.")

    store.trips = []
    try await host.settle()
    host.unmount()
    try await host.advance(by: .seconds(60))
    #expect(console.take() == [], "A cancelled syncer refreshes no more.")
    #expect(clock.sleeperCount == 0)
  }
}
