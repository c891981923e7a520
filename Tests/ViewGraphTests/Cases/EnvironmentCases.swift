import Testing
import ViewGraph

private final class Account: ObservableObject { @Published var name = "n" }

private struct Reader: View {
  @EnvironmentObject var account: Account
  var body: some View { Text(account.name) }
}

private struct Idle: View {
  @EnvironmentObject var account: Account
  var body: some View { Text("idle") }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
private struct ActionKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: () -> Void = {}
}
private struct Command: Equatable, Sendable {
  var id = 0
  func callAsFunction() {}
}
private struct CommandKey: EnvironmentKey { static let defaultValue = Command() }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var action: () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
  fileprivate var command: Command {
    get { self[CommandKey.self] }
    set { self[CommandKey.self] = newValue }
  }
}

@MainActor @Suite(.console) struct EnvironmentCases {
  // MARK: - EN-1

  @Test("EN-1 a missing EnvironmentObject stops at the read, in SwiftUI's words") func missing()
    async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ViewHost { VStack { Reader() } } }
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        """
        Fatal error: No ObservableObject of type Account found. A View.environmentObject(_:) for \
        Account may be missing as an ancestor of this view.
        """))
    #expect(
      message.contains("It was asked for by 'Reader' at /Reader. Add .environmentObject(…)"))
  }

  @Test("EN-1 one that is declared and not read is not missed") func declaredOnly() {
    let host = launch { VStack { Idle() } }
    #expect(host.texts.labels == ["idle"])
  }

  private struct Counted: View {
    @EnvironmentObject var account: Account
    @State private var count = 0
    var body: some View { Button("\(account.name) \(count)") { count += 1 } }
  }

  private struct Late: View {
    let account: Account?
    var body: some View {
      VStack {
        if let account { Counted().environmentObject(account) } else { Counted() }
        Kept().environment(\.level, 1)
      }
    }
  }

  private struct Kept: View {
    var body: some View { Text("kept") }
  }

  @Test("EN-1 a host that reports leaves the view out, and runs it where the object is provided")
  func reported() throws {
    let host = launch(options: HostOptions(missingEnvironment: .report)) { Late(account: nil) }
    #expect(host.buttons.count == 0)
    #expect(host.texts.labels == ["kept"])
    #expect(host.issues.map(\.rule) == ["E-02"])
    host.rootView = Late(account: Account())
    try host.tap("n 0")
    #expect(host.buttons.labels == ["n 1"])
    host.checkInvariants()
  }

  private struct Unread: View {
    @EnvironmentObject var account: Account
    @State private var count = 5
    @EnvironmentObject var other: Account
    var body: some View { Text("\(count)") }
  }

  @Test("EN-1 state beside a missing object keeps its place") func stateBesideMissing() {
    struct Root: View {
      let tick: Int
      var body: some View { Unread().environment(\.level, tick).id(tick / 2) }
    }
    let host = launch { Root(tick: 0) }
    for tick in 1...3 { host.rootView = Root(tick: tick) }
    #expect(host.texts.labels == ["5"])
  }

  private struct Badge: ViewModifier {
    @EnvironmentObject var account: Account
    func body(content: Content) -> some View {
      content
      Text(account.name)
    }
  }

  @Test("EN-1 a modifier that misses its object is left out with what it modifies") func modifier()
  {
    struct Root: View {
      let account: Account?
      var body: some View {
        VStack {
          Text("a").modifier(Badge())
          Text("b")
        }
        .environmentObject(account ?? Account())
        if account == nil { Text("c").modifier(Badge()) }
      }
    }
    let host = launch(options: HostOptions(missingEnvironment: .report)) { Root(account: nil) }
    #expect(host.texts.labels == ["a", "n", "b"])
    #expect(host.issues.map(\.property) == ["Account"])
  }

  // MARK: - EN-3

  private struct Holder: View {
    @Environment(\.level) private var level
    var body: some View {
      let _ = console.print("Holder")
      Text("idle")
    }
  }

  private struct Plain: View {
    var body: some View {
      let _ = console.print("Plain")
      Text("plain")
    }
  }

  private struct Raising: View {
    @State private var level = 1
    @State private var other = 0
    var body: some View {
      let _ = console.print("Raising \(other)")
      VStack {
        VStack {
          Holder()
          Plain()
        }.environment(\.level, level)
        Button("raise") { level += 1 }
        Button("other") { other += 1 }
      }
    }
  }

  @Test("EN-3 a declared key runs the body when it changes, read or not; equal values run nobody")
  func declaredKey() throws {
    let host = launch { Raising() }
    _ = console.take()
    let report = try host.tap("raise")
    expectRuns(report, ["Raising", "Holder"], console: ["Raising 0", "Holder"])
    #expect(report.why(Holder.self)[0].causes.map(\.description) == ["@Environment level 1 → 2"])
    #expect(report.why(Raising.self)[0].causes.map(\.description) == ["@State level 1 → 2"])
    #expect(report.skips.map(\.view) == ["Plain"])
    #expect(report.wasted.map(\.view) == ["Holder"])
    let other = try host.tap("other")
    expectRuns(other, ["Raising"], console: ["Raising 1"])
    #expect(other.skips.map(\.view) == ["Holder", "Plain"])
    #expect(
      other.whyNot(Holder.self)
        == "Holder was reached and not run: inputs equal, read nothing that changed.")
  }

  // MARK: - EN-4

  private struct ClosureReader: View {
    @Environment(\.action) private var action
    var body: some View {
      let _ = console.print("ClosureReader")
      Button("a") { action() }
    }
  }

  private struct StructReader: View {
    @Environment(\.command) private var command
    var body: some View {
      let _ = console.print("StructReader")
      Button("c") { command() }
    }
  }

  private struct Ticking: View {
    @State private var tick = 0
    var body: some View {
      let _ = console.print("Ticking")
      VStack {
        VStack {
          ClosureReader()
          StructReader()
        }
        .environment(\.action, { console.print("tick \(tick)") })
        .environment(\.command, Command(id: 1))
        Button("tick \(tick)") { tick += 1 }
      }
    }
  }

  @Test("EN-4 a closure in the environment differs at every run of its writer")
  func closureInEnvironment() throws {
    let host = launch { Ticking() }
    #expect(console.take() == ["Ticking", "ClosureReader", "StructReader"])
    expectRuns(try host.tap("tick 0"), ["Ticking", "ClosureReader"])
    try host.tap("a")
    #expect(console.take() == ["tick 1"])
  }

  // MARK: - EN-6

  private struct Show: View {
    let tag: String
    @Environment(\.level) private var level
    var body: some View { Text("\(tag) \(level)") }
  }

  private struct Order: View {
    var body: some View {
      VStack {
        Show(tag: "a").environment(\.level, 1).environment(\.level, 2)
        Show(tag: "b").transformEnvironment(\.level) { $0 += 1 }.environment(\.level, 10)
        Show(tag: "c").environment(\.level, 10).transformEnvironment(\.level) { $0 += 1 }
        Show(tag: "d").transformEnvironment(\.level) { $0 += 1 }
          .transformEnvironment(\.level) { $0 *= 5 }
      }
      .environment(\.level, 100)
    }
  }

  @Test("EN-6 the modifier nearest the reader wins, and a transform sees what its ancestors set")
  func nearestModifier() {
    #expect(launch { Order() }.texts.labels == ["a 1", "b 11", "c 10", "d 501"])
  }
}
