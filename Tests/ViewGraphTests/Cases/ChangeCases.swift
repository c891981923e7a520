import Testing
import ViewGraph

@MainActor @Suite(.console) struct ChangeCases {
  // MARK: - OC-1

  private struct Several: View {
    @State private var t = 0
    var body: some View {
      VStack {
        Button("go") { t += 1 }
          .onChange(of: t) { o, n in
            console.print("first \(o)->\(n)")
            if n == 1 { t = 10 }
          }
          .onChange(of: t) { o, n in console.print("second \(o)->\(n)") }
      }
      .onChange(of: t) { o, n in console.print("outer \(o)->\(n)") }
    }
  }

  @Test("OC-1 several onChange of one value run inside out, with the values of one pass")
  func several() throws {
    let host = launch { Several() }
    try host.tap("go")
    #expect(
      console.take() == [
        "first 0->1", "second 0->1", "outer 0->1", "first 1->10", "second 1->10", "outer 1->10",
      ])
    #expect(host.issues == [])
  }

  // MARK: - OC-2

  private struct Looping: View {
    @State private var t = 0
    var body: some View {
      VStack {
        Text("t \(t)").onChange(of: t) { o, n in
          console.print("\(o)->\(n)")
          t += 1
        }
        Button("go") { t += 1 }
      }
    }
  }

  @Test("OC-2 an onChange that triggers itself is cut off after two runs, with a message")
  func cutOff() throws {
    let host = launch { Looping() }
    try host.tap("go")
    #expect(console.take() == ["0->1", "1->2"])
    #expect(host.texts.labels.first == "t 3")
    #expect(host.issues.count == 1)
    let message = host.issues.first?.message ?? ""
    #expect(
      message.hasPrefix("onChange(of: Int) action tried to update multiple times per frame."))
    // The screen stays responsive: the next action has two runs of its own.
    try host.tap("go")
    #expect(console.take() == ["3->4", "4->5"])
    #expect(host.texts.labels.first == "t 6")
  }

  private struct Restarting: View {
    @State private var t = 0
    var body: some View {
      Text("t \(t)").task(id: t) { if t < 20 { t += 1 } }
    }
  }

  @Test("OC-2 a task that changes its own id is not limited") func taskID() async throws {
    let host = launch { Restarting() }
    try await host.settle()
    #expect(host.texts.labels == ["t 20"])
    #expect(host.issues == [])
  }

  // MARK: - OC-4

  private struct Initial: View {
    @State private var v = 0
    var body: some View {
      VStack {
        Text("\(v)")
          .onAppear { v = 1 }
          .onChange(of: v, initial: true) { o, n in console.print("\(o)->\(n)") }
        Button("two") { v = 2 }
        Button("two again") { v = 2 }
      }
    }
  }

  @Test("OC-4 the initial call has the value of the first body, even if onAppear wrote already")
  func initial() throws {
    let host = launch { Initial() }
    #expect(console.take() == ["0->0", "0->1"])
    try host.tap("two")
    #expect(console.take() == ["1->2"])
    try host.tap("two again")
    #expect(console.take() == [])
  }
}
