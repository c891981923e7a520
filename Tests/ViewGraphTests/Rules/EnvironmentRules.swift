import Testing
import ViewGraph

@MainActor @Observable private final class Account {
  var name: String
  var visits = 0
  init(_ name: String) { self.name = name }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 7 }
private struct FormatKey: EnvironmentKey {
  static var defaultValue: @Sendable (Int) -> String { { "<\($0)>" } }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var format: @Sendable (Int) -> String {
    get { self[FormatKey.self] }
    set { self[FormatKey.self] = newValue }
  }
}

private struct Asking: View {
  @Environment(Account.self) private var account
  var body: some View { Text(account.name) }
}

private struct Idle: View {
  @Environment(Account.self) private var account
  var body: some View { Text("idle") }
}

@MainActor @Suite(.console) struct EnvironmentRules {
  // MARK: - E-01

  private struct Name: View {
    let tag: String
    @Environment(Account.self) private var account
    var body: some View {
      let _ = console.print("Name \(tag)")
      Text("\(tag) \(account.name)")
    }
  }

  private struct Nested: View {
    @State private var outer = Account("outer")
    @State private var inner = Account("inner")
    var body: some View {
      let _ = console.print("Nested")
      VStack {
        Name(tag: "a").environment(inner)
        Name(tag: "b")
        Button("rename") { inner.name += "!" }
        Button("replace") { inner = Account("new") }
      }
      .environment(outer)
    }
  }

  @Test("E-01 an object is found by its type, the nearest provider's") func nearest() throws {
    let host = launch { Nested() }
    expectRuns(
      host.launchReport, ["Nested", "Name", "Name"], console: ["Nested", "Name a", "Name b"])
    #expect(host.texts.labels.prefix(2) == ["a inner", "b outer"])
  }

  @Test("E-01 a property of the object runs its readers, another object those who declare it")
  func changes() throws {
    let host = launch { Nested() }
    _ = console.take()
    expectRuns(try host.tap("rename"), ["Name"], console: ["Name a"])
    let report = try host.tap("replace")
    expectRuns(report, ["Nested", "Name"], console: ["Nested", "Name a"])
    #expect(host.texts.labels.prefix(2) == ["a new", "b outer"])
    #expect(
      report.why(Name.self)[0].causes.map(\.description) == [
        "@Environment Account Account → Account"
      ])
    #expect(
      report.why(Name.self)[0].reads == ["@Environment Account"]
        + (tellsProperties ? [#"\Account.name"#] : []))
  }

  // MARK: - E-02

  private struct Optional: View {
    @Environment(Account.self) private var account: Account?
    var body: some View {
      let _ = console.print("Optional")
      Text(account?.name ?? "nobody")
    }
  }

  private struct Providing: View {
    @State private var account: Account?
    var body: some View {
      let _ = console.print("Providing")
      VStack {
        Optional()
        Button("sign in") { account = Account("ann") }
        Button("sign out") { account = nil }
      }
      .environment(account)
    }
  }

  @Test("E-02 the optional form is nil where no ancestor provides an object") func optionalForm()
    throws
  {
    let host = launch { Optional() }
    #expect(host.texts[0].label == "nobody")
    let providing = launch { Providing() }
    _ = console.take()
    #expect(providing.texts[0].label == "nobody")
    expectRuns(try providing.tap("sign in"), ["Providing", "Optional"])
    #expect(providing.texts[0].label == "ann")
    expectRuns(try providing.tap("sign out"), ["Providing", "Optional"])
    #expect(providing.texts[0].label == "nobody")
  }

  @Test("E-02 the plain form stops at the read and names the type, the view and its place")
  func plainFormTraps() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ViewHost { VStack { Asking() } } }
      })
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        """
        No Observable object of type Account found. A View.environmentObject(_:) for Account may \
        be missing as an ancestor of this view. It was asked for by 'Asking' at /Asking. \
        Add .environment(…) above it, or give the host HostOptions(missingEnvironment: .report) \
        to see the rest of the screen.
        """), "\(message)")
  }

  @Test("E-02 an object that is declared and not read is not missed") func declaredOnly() {
    let host = launch { Idle() }
    #expect(host.texts[0].label == "idle")
  }

  private struct Half: View {
    @State private var isProvided = false
    var body: some View {
      let _ = console.print("Half")
      VStack {
        Text("rest")
        if isProvided { Name(tag: "a").environment(Account("ann")) } else { Name(tag: "a") }
        Button("provide") { isProvided = true }
      }
    }
  }

  @Test("E-02 a host can report it instead: no body, a placeholder, an issue") func reported()
    throws
  {
    let host = launch(options: HostOptions(missingEnvironment: .report)) { Half() }
    expectRuns(host.launchReport, ["Half"])
    #expect(host.texts.labels.prefix(2) == ["rest", "provide"])
    #expect(host.issues.map(\.rule) == ["E-02"])
    #expect(host.issues[0].property == "Account")
    #expect(
      host.issues[0].message.hasPrefix(
        "No Observable object of type Account found. A View.environmentObject(_:) for Account "
          + "may be missing as an ancestor of this view."))
    #expect(host.issues[0].message.contains("'Name' at /Half/"))
    expectRuns(try host.tap("provide"), ["Half", "Name"], console: ["Half", "Name a"])
    #expect(host.texts["a ann"].exists)
    #expect(host.issues.count == 1)
  }

  private struct Late: View {
    let account: Account?
    var body: some View { Name(tag: "a").environment(account) }
  }

  @Test("E-02 a view that was left out runs once its object comes, and is left out when it goes")
  func reportedThenProvided() {
    let host = launch(options: HostOptions(missingEnvironment: .report)) { Late(account: nil) }
    #expect(console.take() == [])
    host.rootView = Late(account: Account("ann"))
    #expect(console.take() == ["Name a"])
    #expect(host.texts.labels == ["a ann"])
    host.rootView = Late(account: nil)
    #expect(console.take() == [])
    #expect(host.texts.labels == [])
    host.checkInvariants()
  }

  // MARK: - E-03

  private struct Level: View {
    let tag: String
    @Environment(\.level) private var level
    @Environment(\.format) private var format
    var body: some View { Text("\(tag) \(format(level))") }
  }

  private struct Levels: View {
    var body: some View {
      VStack {
        Level(tag: "default")
        Level(tag: "set").environment(\.level, 1)
        Level(tag: "transformed").transformEnvironment(\.level) { $0 *= 2 }
        Level(tag: "formatted").environment(\.format) { "[\($0)]" }
      }
    }
  }

  @Test("E-03 values of one's own keys: the default, a set one, a transformed one") func keys() {
    let host = launch { Levels() }
    #expect(host.texts.labels == ["default <7>", "set <1>", "transformed <14>", "formatted [7]"])
  }

  @Test("E-03 a transformed value follows what an ancestor sets and what the function captured")
  func transformFollows() {
    struct Scaled: View {
      let factor: Int
      let base: Int
      var body: some View {
        let factor = factor
        Level(tag: "x").transformEnvironment(\.level) { $0 *= factor }.environment(\.level, base)
      }
    }
    let host = launch { Scaled(factor: 2, base: 10) }
    #expect(host.texts[0].label == "x <20>")
    host.rootView = Scaled(factor: 3, base: 10)
    #expect(host.texts[0].label == "x <30>")
    host.rootView = Scaled(factor: 3, base: 5)
    #expect(host.texts[0].label == "x <15>")
  }

  // MARK: - E-04

  private struct SizeReader: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View {
      let _ = console.print("SizeReader")
      Text(sizeClass == .compact ? "narrow" : "wide")
    }
  }

  private struct SchemeReader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      let _ = console.print("SchemeReader")
      Text(scheme == .dark ? "dark" : "light")
    }
  }

  private struct Between: View {
    let depth: Int
    var body: some View {
      let _ = console.print("Between")
      if depth > 0 {
        Between(depth: depth - 1)
      } else {
        SizeReader()
        SchemeReader()
      }
    }
  }

  @Test("E-04 a change of a key runs those who declare it, however deep, and nobody between")
  func byKey() {
    let host = launch { Between(depth: 3) }
    _ = console.take()
    let report = host.setEnvironment(\.horizontalSizeClass, to: .compact)
    expectRuns(report, ["SizeReader"])
    #expect(
      report.runs[0].causes.map(\.description) == [
        "@Environment horizontalSizeClass regular → compact"
      ])
    #expect(host.texts.labels == ["narrow", "light"])
    expectRuns(host.setEnvironment(\.horizontalSizeClass, to: .compact), [])
    expectRuns(host.setEnvironment(\.colorScheme, to: .dark), ["SchemeReader"])
    expectRuns(host.setEnvironment(\.verticalSizeClass, to: .compact), [])
    #expect(host.texts.labels == ["narrow", "dark"])
  }

  private struct WholeReader: View {
    @Environment(\.self) private var values
    var body: some View {
      let _ = console.print("WholeReader")
      Text("\(values.level) \(values.colorScheme == .dark)")
    }
  }

  @Test("E-04 who declares the whole environment runs for each key") func wholeEnvironment() {
    struct Both: View {
      let level: Int
      var body: some View {
        VStack {
          WholeReader()
          SizeReader()
        }.environment(\.level, level)
      }
    }
    let host = launch { Both(level: 1) }
    #expect(console.take() == ["WholeReader", "SizeReader"])
    #expect(host.texts[0].label == "1 false")
    host.rootView = Both(level: 2)
    #expect(console.take() == ["WholeReader"])
    expectRuns(host.setEnvironment(\.colorScheme, to: .dark), ["WholeReader"])
    #expect(host.texts[0].label == "2 true")
    host.rootView = Both(level: 2)
    #expect(console.take() == [])
  }

  @Test("E-04 a row that moved still hears its key, one that left does not") func rows() {
    struct Row: View {
      let id: Int
      @Environment(\.level) private var level
      var body: some View {
        let _ = console.print("Row \(id)")
        Text("\(id) \(level)")
      }
    }
    struct Rows: View {
      let ids: [Int]
      let level: Int
      var body: some View {
        VStack { ForEach(ids, id: \.self) { Row(id: $0) } }.environment(\.level, level)
      }
    }
    let host = launch { Rows(ids: [1, 2, 3], level: 1) }
    host.rootView = Rows(ids: [3, 1], level: 1)
    _ = console.take()
    host.rootView = Rows(ids: [3, 1], level: 2)
    #expect(console.take() == ["Row 3", "Row 1"])
    host.checkInvariants()
  }

  // MARK: - E-05

  private struct Window: View {
    let account: Account
    var body: some View {
      VStack {
        Name(tag: "inside").environment(account)
        Optional()
      }
    }
  }

  @Test("E-05 an environment reaches down its subtree, and two windows have two models")
  func scope() {
    let first = Account("one")
    let second = Account("two")
    let windows = [launch { Window(account: first) }, launch { Window(account: second) }]
    #expect(windows.map(\.texts.labels) == [["inside one", "nobody"], ["inside two", "nobody"]])
    _ = console.take()
    second.name = "2"
    expectRuns(windows[0].update(), [])
    expectRuns(windows[1].update(), ["Name"], console: ["Name inside"])
    expectRuns(windows[0].setEnvironment(\.colorScheme, to: .dark), [])
    #expect(windows.map(\.texts.labels) == [["inside one", "nobody"], ["inside 2", "nobody"]])
  }

  // MARK: - E-06

  private struct Visits: View {
    @Binding var count: Int
    var body: some View {
      let _ = console.print("Visits")
      Button("visits \(count)") { count += 1 }
    }
  }

  private struct Editor: View {
    @Environment(Account.self) private var account
    var body: some View {
      let _ = console.print("Editor")
      @Bindable var account = account
      Visits(count: $account.visits)
      Visits(count: Bindable(account).visits)
    }
  }

  @Test("E-06 a local @Bindable of an environment model makes bindings to it") func localBindable()
    throws
  {
    let account = Account("ann")
    let host = launch { Editor().environment(account) }
    expectRuns(host.launchReport, ["Editor", "Visits", "Visits"])
    expectRuns(try host.buttons[0].tap(), ["Editor", "Visits", "Visits"])
    #expect(account.visits == 1)
    try host.buttons[1].tap()
    #expect(account.visits == 2)
    #expect(host.buttons.labels == ["visits 2", "visits 2"])
  }

  // MARK: - E-08

  private struct System: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @Environment(\.scenePhase) private var phase
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.editMode) private var editMode
    @Environment(\.layoutDirection) private var direction
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      Text("\(String(describing: colorScheme)) \(locale.identifier)")
      Text("\(String(describing: calendar.identifier)) \(timeZone.identifier)")
      Text("\(String(describing: typeSize)) \(String(describing: direction))")
      Text("\(horizontal == .regular ? "wide" : "narrow") \(vertical == .regular ? "high" : "low")")
      Text("\(String(describing: phase)) enabled \(answer(isEnabled))")
      Text("editing \(answer(editMode?.wrappedValue.isEditing)) presented \(answer(isPresented))")
    }

    private func answer(_ value: Bool?) -> String { value == true ? "yes" : "no" }
  }

  @Test("E-08 system values have the same defaults everywhere, and a host can set them")
  func system() {
    let host = launch { System() }
    #expect(
      host.texts.labels == [
        "light en_US", "gregorian GMT", "large leftToRight", "wide high",
        "active enabled yes",
        "editing no presented no",
      ])
    host.setEnvironment(\.colorScheme, to: .dark)
    host.setEnvironment(\.locale, to: Locale(identifier: "de_DE"))
    host.setEnvironment(\.dynamicTypeSize, to: .accessibility5)
    host.setEnvironment(\.horizontalSizeClass, to: .compact)
    host.setEnvironment(\.scenePhase, to: .background)
    host.setEnvironment(\.isEnabled, to: false)
    host.setEnvironment(\.editMode, to: .constant(.active))
    #expect(
      host.texts.labels == [
        "dark de_DE", "gregorian GMT", "accessibility5 leftToRight", "narrow high",
        "background enabled no", "editing yes presented no",
      ])
    #expect(host.history.bodyCounts == ["System": 8])
    host.checkInvariants()
  }
}
