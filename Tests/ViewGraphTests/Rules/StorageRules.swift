import Testing
import ViewGraph

private enum SortOrder: String { case newestFirst, oldestFirst, title }

private enum Density: Int { case loose = 1, tight = 2 }

private struct SortMenu: View {
  @AppStorage("sortOrder") private var order: SortOrder = .newestFirst

  var body: some View {
    Text("menu \(order.rawValue)")
    Button("By title") { order = .title }
  }
}

private struct SortLabel: View {
  @AppStorage("sortOrder") private var order: SortOrder = .oldestFirst
  var body: some View { Text("label \(order.rawValue)") }
}

private struct Other: View {
  @AppStorage("other") private var text = "none"
  var body: some View { Text("other \(text)") }
}

private struct PinnedToggle: View {
  @Binding var isOn: Bool
  var body: some View { Button(isOn ? "pinned" : "all") { isOn.toggle() } }
}

private struct PinnedOwner: View {
  @AppStorage("pinned") private var isPinned = false
  var body: some View { PinnedToggle(isOn: $isPinned) }
}

private struct EveryType: View {
  @AppStorage("bool") var bool = true
  @AppStorage("int") var int = 1
  @AppStorage("double") var double = 1.5
  @AppStorage("string") var string = "text"
  @AppStorage("url") var url = URL(string: "https://example.com/a")!
  @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
  @AppStorage("data") var data = Data([1, 2])
  @AppStorage("density") var density: Density = .loose
  @AppStorage("optional") var optional: Int?
  @AppStorage("optionalOrder") var optionalOrder: SortOrder?

  var body: some View {
    Text("\(bool) \(int) \(double) \(string) \(url.absoluteString)")
    Text("\(Int(date.timeIntervalSince1970)) \(data.count) \(density.rawValue)")
    Text("\(optional ?? -1) \(optionalOrder?.rawValue ?? "nil")")
    Button("change") {
      bool = false
      int = 2
      double = 2.5
      string = "other"
      url = URL(string: "https://example.com/b")!
      date = Date(timeIntervalSince1970: 60)
      data = Data([1, 2, 3])
      density = .tight
      optional = 7
      optionalOrder = .title
    }
    Button("forget") { optional = nil }
  }
}

private struct Suites: View {
  @AppStorage("key") var own = "own"
  @AppStorage var shared: String

  init(_ suite: UserDefaults) { _shared = AppStorage(wrappedValue: "shared", "key", store: suite) }

  var body: some View {
    Text("\(own) \(shared)")
    Button("write shared") { shared = "written" }
  }
}

@MainActor @Suite struct StorageRules {
  @Test("S-01 every view that declares a key runs when it changes, whoever wrote it")
  func declaredKeys() throws {
    let host = ViewHost {
      VStack {
        SortMenu()
        SortLabel()
        Other()
      }
    }
    #expect(host.texts.labels.prefix(3) == ["menu newestFirst", "By title", "label oldestFirst"])
    let report = try host.buttons["By title"].tap()
    #expect(report.bodies == ["SortMenu", "SortLabel"])
    #expect(host.texts["label title"].exists)
    #expect(host.defaults.string(forKey: "sortOrder") == "title")
    host.defaults.set("oldestFirst", forKey: "sortOrder")
    let outside = host.update()
    #expect(outside.bodies == ["SortMenu", "SortLabel"])
    let cause = "@AppStorage sortOrder title → oldestFirst"
    #expect(outside.runs.map { $0.causes.map(\.description) } == [[cause], [cause]])
    #expect(host.texts["menu oldestFirst"].exists)
    host.checkInvariants()
  }

  @Test("S-01 a binding to a key reaches the views that read it") func binding() throws {
    let host = ViewHost { PinnedOwner() }
    let report = try host.buttons["all"].tap()
    #expect(report.bodies == ["PinnedOwner", "PinnedToggle"])
    #expect(host.buttons["pinned"].exists)
    #expect(host.defaults.bool(forKey: "pinned"))
  }

  @Test("S-02 each type is stored and read back, and none is stored by reading") func types()
    throws
  {
    let defaults = ViewHost { EmptyView() }.defaults
    let options = HostOptions(defaults: defaults)
    let host = ViewHost(EveryType(), options: options)
    #expect(
      host.texts.labels.prefix(3) == [
        "true 1 1.5 text https://example.com/a", "0 2 1", "-1 nil",
      ])
    #expect(defaults.dictionaryRepresentation().isEmpty)
    try host.buttons["change"].tap()
    let again = ViewHost(EveryType(), options: options)
    #expect(
      again.texts.labels.prefix(3) == [
        "false 2 2.5 other https://example.com/b", "60 3 2", "7 title",
      ])
    try again.buttons["forget"].tap()
    #expect(again.texts["-1 title"].exists)
    #expect(defaults.object(forKey: "optional") == nil)
  }

  @Test("S-02 a stored value of another type gives the default, and is reported once")
  func wrongType() {
    let defaults = ViewHost { EmptyView() }.defaults
    defaults.set("many", forKey: "int")
    let host = ViewHost(EveryType(), options: HostOptions(defaults: defaults))
    #expect(host.texts["true 1 1.5 text https://example.com/a"].exists)
    #expect(host.issues.map(\.rule) == ["S-02"])
    #expect(
      host.issues.map(\.message) == [
        """
        The stored value of 'int' is String, not Int. The default is used; the stored value is left \
        as it is until the property is written.
        """
      ])
    #expect(defaults.string(forKey: "int") == "many")
    host.update()
    #expect(host.issues.count == 1)
  }

  @Test("S-03 two suites do not mix") func suites() throws {
    let suite = ViewHost { EmptyView() }.defaults
    let host = ViewHost { Suites(suite) }
    try host.buttons["write shared"].tap()
    #expect(host.texts["own written"].exists)
    #expect(host.defaults.object(forKey: "key") == nil)
    #expect(suite.string(forKey: "key") == "written")
  }
}
