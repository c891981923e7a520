import FieldNotesScreens
import Synchronization
import Testing
import ViewGraph

@MainActor @Observable private final class Store {
  var trips = ["Seattle", "Vancouver", "Atacama"]
  var draft = ""
  var syncing = false
}

/// Says what happened from any thread.
private final class Log: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  func take() -> [String] {
    lines.withLock {
      defer { $0 = [] }
      return $0
    }
  }
}

private struct SavingScreen: View {
  let store: Store
  let log: Log
  var body: some View {
    Button("Star") { store.trips[1] = "Vancouver ★" }
      .task {
        for await trips in Observations({ store.trips }) { log.add("Saving \(trips.count) trips") }
        log.add("ended")
      }
  }
}

@MainActor @Suite struct ObservingRules {
  @Test("A-01 a watch hands over the value now, then one value a burst, and ends with its task")
  func observations() async throws {
    let log = Log()
    let store = Store()
    let host = ViewHost { SavingScreen(store: store, log: log) }
    #expect(log.take() == [], "Nothing is handed over before the loop first asks.")
    try await host.settle()
    #expect(log.take() == ["Saving 3 trips"])
    try host.buttons["Star"].tap()
    try await host.settle()
    #expect(log.take() == ["Saving 3 trips"])
    store.draft = "Bergen"
    try await host.settle()
    #expect(log.take() == [])
    store.trips.append("Bergen")
    store.trips[3] += "!"
    try await host.settle()
    #expect(log.take() == ["Saving 4 trips"])
    host.unmount()
    try await host.settle()
    #expect(log.take() == ["ended"])
    store.trips = []
    try await host.settle()
    #expect(log.take() == [])
  }

  @Test("A-02 a watch until finished ends by itself") func untilFinished() async throws {
    let store = Store()
    store.trips = []
    let log = Log()
    let watch = Task {
      let first = Observations.untilFinished {
        store.trips.isEmpty ? .next(store.trips.count) : .finish
      }
      for await count in first { log.add("\(count)") }
      log.add("ended")
    }
    await letTasksRun()
    store.draft = "unread"
    await letTasksRun()
    #expect(log.take() == ["0"])
    store.trips = ["Bergen"]
    await watch.value
    #expect(log.take() == ["ended"])
  }

  // MARK: - Continuous

  @MainActor private final class Auditor {
    private var token: ObservationTracking.Token?
    var lines: [String] = []

    init(_ store: Store, options: ObservationTracking.Options = [.didSet]) {
      token = withContinuousObservation(options: options) { [weak self, weak store] event in
        guard let store else {
          self?.lines.append("gone")
          return
        }
        let count = store.trips.count
        if event.kind == .initial || event.matches(\Store.trips) {
          self?.lines.append("\(count) trips")
        } else {
          self?.lines.append("other")
        }
        _ = store.syncing
      }
    }

    func stop() { token.take()?.cancel() }
  }

  @Test("A-03 a continuous watch runs at once, arms itself again, and says what changed")
  func continuous() async throws {
    let store = Store()
    var lines: [String] = []
    let token = withContinuousObservation(options: [.didSet]) { event in
      let kind = event.kind == .initial ? "initial" : event.kind == .didSet ? "didSet" : "?"
      let names = event.matches(\Store.trips) ? " trips" : ""
      lines.append("\(kind)\(names): \(store.trips.count) \(store.syncing)")
    }
    #expect(lines == ["initial: 3 false"], "The first run is before the function returns.")
    for name in ["Bergen", "Oslo"] {
      store.trips.append(name)
      await letTasksRun()
    }
    #expect(lines.dropFirst() == ["didSet trips: 4 false", "didSet trips: 5 false"])
    store.syncing = true
    await letTasksRun()
    #expect(lines.last == "didSet: 5 true")
    lines = []
    store.draft = "unread"
    store.trips = store.trips
    await letTasksRun()
    #expect(lines == [], "Neither was read, or differs.")
    store.syncing = false
    store.trips = []
    await letTasksRun()
    #expect(lines == ["didSet trips: 0 false"], "A burst is one run, and each change matches.")
    token.cancel()
  }

  @Test("A-03 a continuous watch ends when its token is cancelled or released, or by its event")
  func endOfContinuous() async throws {
    let store = Store()
    let cancelled = Auditor(store)
    var released: Auditor? = Auditor(store)
    weak var releasedReference = released
    var runs = 0
    let ending = withContinuousObservation(options: [.willSet]) { event in
      _ = store.trips
      runs += 1
      if runs == 2 { event.cancel() }
    }
    store.trips.append("Bergen")
    await letTasksRun()
    #expect(cancelled.lines == ["3 trips", "4 trips"].dropFirst(1) + [])
    #expect(released?.lines == ["4 trips"])
    cancelled.stop()
    released = nil
    #expect(releasedReference == nil)
    store.trips.append("Oslo")
    await letTasksRun()
    #expect(cancelled.lines == ["4 trips"])
    #expect(runs == 2)
    ending.cancel()
  }
}

/// Lets what waits for the main actor, or for no actor, have its turn.
private func letTasksRun() async {
  for _ in 0..<20 { await Task.yield() }
}
