import Testing
import ViewGraph

nonisolated(unsafe) private var reductions = 0

private struct Names: PreferenceKey {
  static let defaultValue: [String] = ["default"]
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    reductions += 1
    value += nextValue()
  }
}

private struct Last: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
}

@MainActor @Suite(.console) struct PreferenceCases {
  private struct Many: View {
    var body: some View {
      VStack {
        Text("a").preference(key: Names.self, value: ["a"]).preference(key: Last.self, value: 1)
        Text("b").preference(key: Names.self, value: ["b"]).preference(key: Last.self, value: 2)
        VStack {
          Text("c").preference(key: Names.self, value: ["c"]).preference(key: Last.self, value: 3)
          Text("d").preference(key: Names.self, value: ["d"]).preference(key: Last.self, value: 4)
        }
      }
      .onPreferenceChange(Names.self) { console.print("\($0)") }
      .onPreferenceChange(Last.self) { console.print("\($0)") }
    }
  }

  private struct One: View {
    var body: some View {
      VStack {
        Text("x")
        Text("a").preference(key: Names.self, value: ["a"])
      }
      .onPreferenceChange(Names.self) { console.print("\($0)") }
    }
  }

  @Test("PF-1 preferences are put together in tree order, and a single one without reduce")
  func order() {
    reductions = 0
    _ = launch { Many() }
    #expect(console.take().sorted() == ["4", #"["a", "b", "c", "d"]"#])
    #expect(reductions == 3)
    reductions = 0
    _ = launch { One() }
    #expect(console.take() == [#"["a"]"#])
    #expect(reductions == 0)
  }

  private struct Tag: View {
    let name: String
    @State private var count = 0
    var body: some View {
      let _ = console.print("Tag \(name)")
      Button("\(name)\(count)") { count += 1 }
        .preference(key: Names.self, value: ["\(name)\(count)"])
    }
  }

  private struct Tags: View {
    @State private var names = ["a", "b"]
    var body: some View {
      let _ = console.print("Tags")
      VStack {
        ForEach(names, id: \.self) { Tag(name: $0) }
        Button("reverse") { names.reverse() }
        Button("clear") { names = [] }
        Button("same") { names = names.map { $0 } }
      }
      .onPreferenceChange(Names.self) { console.print("told \($0)") }
    }
  }

  @Test("PF-1 readers are told when a value changes, comes, goes or moves, and only then")
  func changes() throws {
    let host = launch { Tags() }
    #expect(console.take() == ["Tags", "Tag a", "Tag b", #"told ["a0", "b0"]"#])
    try host.tap("a0")
    #expect(console.take() == ["Tag a", #"told ["a1", "b0"]"#])
    try host.tap("reverse")
    #expect(console.take() == ["Tags", #"told ["b0", "a1"]"#])
    try host.tap("same")
    #expect(console.take() == [])
    try host.tap("clear")
    #expect(console.take() == ["Tags", #"told ["default"]"#])
  }

  private struct Replaced: View {
    var body: some View {
      VStack { Text("a").preference(key: Names.self, value: ["a"]) }
        .preference(key: Names.self, value: ["container"])
        .onPreferenceChange(Names.self) { console.print("\($0)") }
    }
  }

  private struct Transformed: View {
    var body: some View {
      VStack { Text("a").preference(key: Names.self, value: ["a"]) }
        .transformPreference(Names.self) { $0.append("more") }
        .onPreferenceChange(Names.self) { console.print("\($0)") }
    }
  }

  @Test("PF-1 a value set on a container replaces those of its content, a transform changes them")
  func replacing() {
    _ = launch { Replaced() }
    #expect(console.take() == [#"["container"]"#])
    _ = launch { Transformed() }
    #expect(console.take() == [#"["a", "more"]"#])
  }

  private struct Overlaid: View {
    @State private var name = "a"
    var body: some View {
      let _ = console.print("Overlaid")
      VStack {
        Text("content").preference(key: Names.self, value: [name])
        Button("rename") { name += "!" }
        Button("same") { name = String(name) }
      }
      .overlayPreferenceValue(Names.self) { names in
        let _ = console.print("overlay \(names)")
        Text("over \(names.joined())")
      }
    }
  }

  @Test("PF-1 an overlay is made from the value that the content hands up") func overlay() throws {
    let host = launch { Overlaid() }
    #expect(console.take() == ["Overlaid", #"overlay ["a"]"#])
    #expect(host.texts["over a"].exists)
    try host.tap("rename")
    #expect(console.take().last == #"overlay ["a!"]"#)
    #expect(host.texts["over a!"].exists)
    try host.tap("same")
    #expect(console.take() == [])
  }

  private struct HandingOn: View {
    @State private var name = "a"
    var body: some View {
      VStack {
        Text("content").preference(key: Names.self, value: [name])
        Button("rename") { name += "!" }
      }
      .overlayPreferenceValue(Names.self) { names in
        Text("over \(names.joined(separator: " "))")
          .preference(key: Names.self, value: names + ["over"])
      }
      .onPreferenceChange(Names.self) { console.print("told \($0)") }
    }
  }

  @Test("PF-1 an overlay hands up to those further out, and not to itself") func overlayHandsUp()
    throws
  {
    let host = launch { HandingOn() }
    #expect(host.texts["over a"].exists)
    #expect(console.take() == [#"told ["a", "a", "over"]"#])
    try host.tap("rename")
    #expect(host.texts["over a!"].exists)
    #expect(console.take() == [#"told ["a!", "a!", "over"]"#])
  }

  private struct Switching: View {
    @State private var isShown = true
    @State private var told = ""
    var body: some View {
      let _ = console.print("Switching")
      VStack {
        if isShown { Text("a").preference(key: Last.self, value: 1) }
        Text("b").preference(key: Last.self, value: 2).id(isShown)
        Text(told)
        Button("flip") { isShown.toggle() }
      }
      .onPreferenceChange(Last.self) { told += " \($0)" }
    }
  }

  @Test("PF-1 a reader that writes state on being told settles") func readerWrites() throws {
    let host = launch { Switching() }
    #expect(console.take() == ["Switching", "Switching"])
    #expect(host.texts[" 2"].exists)
    try host.tap("flip")
    #expect(console.take() == ["Switching"], "The value is 2 as before.")
    host.checkInvariants()
  }
}
