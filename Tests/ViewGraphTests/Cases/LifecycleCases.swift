import Testing
import ViewGraph

@MainActor @Suite(.console) struct LifecycleCases {
  // MARK: - LC-1

  private struct Levels: View {
    var body: some View {
      VStack {
        Text("x")
          .task { console.print("task inner") }
          .onChange(of: 1, initial: true) { console.print("change inner") }
          .onAppear { console.print("appear inner") }
      }
      .task { console.print("task outer") }
      .onChange(of: 1, initial: true) { console.print("change outer") }
      .onAppear { console.print("appear outer") }
    }
  }

  @Test("LC-1 callbacks of the first appearance run from the inside out, all tasks after them")
  func firstAppearance() async throws {
    let host = launch { Levels() }
    let callbacks = ["change inner", "appear inner", "change outer", "appear outer"]
    #expect(console.take() == callbacks)
    try await host.settle()
    #expect(console.take() == ["task inner", "task outer"])
  }

  private struct Inner: View {
    let name: String
    var body: some View {
      Text(name)
        .onAppear { console.print("appear in \(name)") }
        .task { console.print("task in \(name)") }
    }
  }

  private struct Nested: View {
    var body: some View {
      VStack {
        Inner(name: "first")
          .onAppear { console.print("appear around first") }
          .task { console.print("task around first") }
        Text("between")
          .onAppear { console.print("appear between") }
        Inner(name: "last")
          .onAppear { console.print("appear around last") }
      }
      .onAppear { console.print("appear around all") }
    }
  }

  @Test("LC-1 what is around a view appears after what is in its body, whatever stands beside it")
  func nestedAppearance() async throws {
    let host = launch { Nested() }
    #expect(
      console.take() == [
        "appear in first", "appear around first", "appear between", "appear in last",
        "appear around last", "appear around all",
      ])
    try await host.settle()
    #expect(console.take() == ["task in first", "task around first", "task in last"])
  }

  // MARK: - LC-3

  private struct Layer: View {
    let name: String
    @State private var n = 0
    var body: some View {
      Button("\(name) \(n)") { n += 1 }
        .onAppear { console.print("\(name) appear") }
        .onDisappear { console.print("\(name) disappear") }
    }
  }

  private struct Layers: View {
    @State private var first = true
    var body: some View {
      ZStack {
        Layer(name: "veil").opacity(first ? 1 : 0)
        if first { Layer(name: "gone") }
        Button("swap") { first.toggle() }
      }
    }
  }

  @Test("LC-3 hiding with opacity is not disappearing") func opacity() throws {
    let host = launch { Layers() }
    #expect(console.take().sorted() == ["gone appear", "veil appear"])
    try host.tap(["veil 0", "gone 0", "swap"])
    #expect(console.take() == ["gone disappear"])
    try host.tap("swap")
    #expect(console.take() == ["gone appear"])
    #expect(host.buttons.labels == ["veil 1", "gone 0", "swap"])
  }

  // MARK: - LC-4

  private struct Worker: View {
    var body: some View {
      Text("w")
        .task {
          do {
            try await Task.sleep(for: .seconds(60))
            console.print("late")
          } catch {
            console.print("task cancelled=\(Task.isCancelled)")
          }
        }
        .onAppear {
          Task {
            try? await Task.sleep(for: .milliseconds(80))
            console.print("loose cancelled=\(Task.isCancelled)")
          }
        }
        .onDisappear { console.print("disappear") }
    }
  }

  private struct Working: View {
    @State private var show = true
    var body: some View {
      VStack {
        if show { Worker() }
        Button("hide") { show = false }
      }
    }
  }

  @Test("LC-4 removing a view cancels its task, not one that onAppear started")
  func cancellation() async throws {
    let host = launch { Working() }
    try host.tap("hide")
    #expect(console.take() == ["disappear"])
    var lines: [String] = []
    while lines.count < 2 {
      try await Task.sleep(for: .milliseconds(5))
      lines += console.take()
    }
    // On a busy machine the main actor may be free only when both are due.
    #expect(lines.sorted() == ["loose cancelled=false", "task cancelled=true"])
    try await host.settle()
    #expect(console.take() == [])
  }

  @Test("LC-4 a task that has begun to sleep is cancelled when its view leaves")
  func cancelledAsleep() async throws {
    let host = launch { Working() }
    // One second is not enough for the sleeper, which by then is known to sleep.
    await #expect(throws: HostFailure.self) { try await host.settle(timeout: .milliseconds(30)) }
    try host.tap("hide")
    try await host.settle()
    var lines = console.take()
    while lines.count < 3 {
      try await Task.sleep(for: .milliseconds(5))
      lines += console.take()
    }
    #expect(
      lines.sorted() == ["disappear", "loose cancelled=false", "task cancelled=true"])
  }

  // MARK: - LC-6

  private struct Unsafe: View {
    @State private var items: [String] = []
    var body: some View { Text(items[0]).onAppear { items = ["a"] } }
  }

  private struct Safe: View {
    @State private var items: [String] = []
    var body: some View {
      let _ = console.print("body \(items.count)")
      Text(items.first ?? "none").onAppear {
        console.print("appear")
        items = ["a"]
      }
    }
  }

  @Test("LC-6 the first body runs before onAppear") func bodyFirst() throws {
    let host = launch { Safe() }
    #expect(console.take() == ["body 0", "appear", "body 1"])
    #expect(host.texts.labels == ["a"])
  }

  @Test("LC-6 what onAppear would fill is not there in the first body") func indexing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in _ = ViewHost(Unsafe())
    }
    expectTrap(result, says: "Fatal error: Index out of range")
  }
}
