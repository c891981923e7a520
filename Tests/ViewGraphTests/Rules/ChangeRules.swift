import Testing
import ViewGraph

private struct Watcher: View {
  let limit: Int
  @State private var value = 0
  @State private var other = 0

  var body: some View {
    VStack {
      Text("value \(value)")
      Button("Add") { value += 1 }
      Button("Same") { value += 0 }
      Button("Other") { other += 1 }
    }
    .onChange(of: value) { old, new in console.print("two \(old) \(new) stored \(value)") }
    .onChange(of: value) { console.print("none") }
    .onChange(of: value, initial: true) { old, new in console.print("initial \(old) \(new)") }
    .onChange(of: value, perform: { new in console.print("one \(new)") })
    .onChange(of: other / limit) { old, new in console.print("other \(old) \(new)") }
  }
}

private struct Loop: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(count)")
      Button("Start") { count += 1 }
      Button("Reset") { count = 0 }
    }
    .onChange(of: count) { old, new in
      console.print("\(old) \(new)")
      if new > 0 { count += 1 }
    }
  }
}

private struct PingPong: View {
  @State private var left = 0
  @State private var right = 0

  var body: some View {
    VStack {
      Text("\(left) \(right)").onChange(of: left) { right += 1 }
      Button("Start") { left += 1 }.onChange(of: right) { left += 1 }
    }
  }
}

private struct Derived: View {
  @State private var words = ["heron", "egret"]
  private var count: Int { words.count }

  var body: some View {
    Text("\(count) words")
    Button("Add") { words.append("ibis") }
  }
}

private struct Copied: View {
  @State private var words = ["heron", "egret"]
  @State private var count = 2

  var body: some View {
    VStack {
      Text("\(count) words")
      Button("Add") { words.append("ibis") }
    }
    .onChange(of: words.count) { count = words.count }
  }
}

@MainActor @Suite(.console) struct ChangeRules {
  @Test("C-01 every form runs after the update, with the right values, and initially where asked")
  func forms() throws {
    let host = ViewHost { Watcher(limit: 2) }
    #expect(console.take() == ["initial 0 0"])
    let report = try host.buttons["Add"].tap()
    #expect(
      console.take() == ["two 0 1 stored 1", "none", "initial 0 1", "one 1"])
    #expect(report.bodies == ["Watcher"])
    host.checkInvariants()
  }

  @Test("C-02 an equal value runs no action, though the body ran") func equalValue() throws {
    let host = ViewHost { Watcher(limit: 2) }
    _ = console.take()
    #expect(try host.buttons["Same"].tap().bodies == [])
    #expect(try host.buttons["Other"].tap().bodies == ["Watcher"])
    #expect(console.take() == [])
    #expect(try host.buttons["Other"].tap().bodies == ["Watcher"])
    #expect(console.take() == ["other 0 1"])
  }

  @Test("C-03 an action that writes what it watches stops after two runs, with a warning")
  func loop() throws {
    let host = ViewHost { Loop() }
    let report = try host.buttons["Start"].tap()
    #expect(console.take() == ["0 1", "1 2"])
    #expect(host.texts["count 3"].exists)
    #expect(report.bodies == ["Loop", "Loop", "Loop"])
    #expect(report.issues.map(\.rule) == ["C-03"])
    #expect(
      report.issues.map(\.message) == [
        """
        onChange(of: Int) action tried to update multiple times per frame. It ran twice in this \
        update; the value is kept and the action is not run again.
        """
      ])
    try host.buttons["Reset"].tap()
    #expect(console.take() == ["3 0"])
    #expect(host.texts["count 0"].exists)
    host.checkInvariants()
  }

  @Test("C-03 two actions that feed each other are stopped too") func pingPong() throws {
    let host = ViewHost { PingPong() }
    let report = try host.buttons["Start"].tap()
    #expect(report.issues.map(\.rule) == ["C-03"])
    #expect(host.texts["3 2"].exists)
    host.checkInvariants()
  }

  @Test("C-04 a copy kept by onChange runs more bodies than a computed property") func copies()
    throws
  {
    let derived = ViewHost { Derived() }
    let copied = ViewHost { Copied() }
    #expect(try derived.buttons["Add"].tap().bodies == ["Derived"])
    #expect(try copied.buttons["Add"].tap().bodies == ["Copied", "Copied"])
    #expect(derived.texts["3 words"].exists)
    #expect(copied.texts["3 words"].exists)
  }
}
