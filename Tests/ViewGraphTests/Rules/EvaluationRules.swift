import Testing
import ViewGraph

@MainActor @Suite(.console) struct EvaluationRules {
  // MARK: - V-01

  private struct Leaf: View {
    let name: String
    var body: some View {
      let _ = console.print("Leaf \(name)")
      Text(name)
    }
  }

  private struct Branch: View {
    let name: String
    var body: some View {
      let _ = console.print("Branch \(name)")
      Leaf(name: "\(name)1")
      HStack {
        Leaf(name: "\(name)2")
        Text("between").onAppear {}
      }
      if name == "a" { Leaf(name: "\(name)3") }
    }
  }

  private struct Trunk: View {
    var body: some View {
      let _ = console.print("Trunk")
      VStack {
        Branch(name: "a")
        ForEach(1..<3) { number in
          Leaf(name: "row\(number)")
        }
        AnyView(Branch(name: "b"))
        Leaf(name: "end").id(7)
      }
    }
  }

  @Test("V-01 at launch each body runs once, parents first, in tree order") func launchOrder() {
    let host = launch { Trunk() }
    #expect(
      console.take() == [
        "Trunk", "Branch a", "Leaf a1", "Leaf a2", "Leaf a3", "Leaf row1", "Leaf row2",
        "Branch b", "Leaf b1", "Leaf b2", "Leaf end",
      ])
    #expect(
      host.launchReport.bodies == [
        "Trunk", "Branch", "Leaf", "Leaf", "Leaf", "Leaf", "Leaf", "Branch", "Leaf", "Leaf", "Leaf",
      ])
    #expect(host.launchReport.bodyCounts == ["Trunk": 1, "Branch": 2, "Leaf": 8])
  }

  @MainActor @Observable fileprivate final class Levels {
    var first = 0
    var second = 0
    var isShown = true
  }

  private struct First: View {
    let levels: Levels
    var body: some View {
      let _ = console.print("First")
      Text("first \(levels.first)")
    }
  }

  private struct Second: View {
    let levels: Levels
    @State private var own = 0

    var body: some View {
      let _ = console.print("Second")
      Text("second \(levels.second), own \(own), first \(levels.first)")
      Button("all of second") {
        own += 1
        levels.second += 1
        levels.first += 1
        own += 1
      }
    }
  }

  private struct Middle: View {
    let levels: Levels
    var body: some View {
      let _ = console.print("Middle")
      Second(levels: levels)
    }
  }

  private struct LevelsScreen: View {
    @State private var levels = Levels()

    var body: some View {
      let _ = console.print("LevelsScreen")
      if levels.isShown {
        Middle(levels: levels)
      }
      First(levels: levels)
      Button("backwards") {
        levels.first += 1
        levels.second += 1
      }
      Button("hide and change") {
        levels.first += 1
        levels.second += 1
        levels.isShown = false
      }
    }
  }

  @Test("V-01 an update runs invalidated bodies only, once each, in tree order")
  func updateOrder() throws {
    let host = launch { LevelsScreen() }
    expectRuns(host.launchReport, ["LevelsScreen", "Middle", "Second", "First"])
    expectRuns(try host.tap("backwards"), ["Second", "First"])
    expectRuns(try host.tap("all of second"), ["Second", "First"])
    #expect(
      host.texts.labels.prefix(1) == ["second 2, own 2, first 2"], "\(host.texts.labels)")
    expectRuns(host.update(), [])
  }

  @Test("V-01 a removed child is not evaluated") func removedChild() throws {
    let host = launch { LevelsScreen() }
    _ = console.take()
    expectRuns(try host.tap("hide and change"), ["LevelsScreen", "First"])
  }

  // MARK: - V-01, removals while others wait

  @MainActor @Observable fileprivate final class Item: Identifiable {
    nonisolated let id: Int
    var count = 0
    init(_ id: Int) { self.id = id }
  }

  private struct ItemRow: View {
    let item: Item
    var body: some View {
      let _ = console.print("ItemRow \(item.id)")
      Group { Text("\(item.id): \(item.count)") }
    }
  }

  private struct Items: View {
    @State private var items = (0..<6).map { Item($0) }

    var body: some View {
      let _ = console.print("Items")
      ForEach(items) { item in
        // Something between the row and its view, which goes with the row.
        Group { ItemRow(item: item).id(item.id) }
      }
      Button("drop and reverse") {
        for item in items { item.count += 1 }
        items = items.dropFirst(3).reversed()
      }
    }
  }

  @Test("V-01 rows that wait and are removed in the same pass are forgotten") func removedRows()
    throws
  {
    let host = launch { Items() }
    _ = console.take()
    try host.tap("drop and reverse")
    #expect(console.take() == ["Items", "ItemRow 5", "ItemRow 4", "ItemRow 3"])
    #expect(host.texts.labels.prefix(3) == ["5: 1", "4: 1", "3: 1"])
  }

  // MARK: - V-01, size

  private struct Level: View {
    let n: Int
    let model: Item
    var body: some View {
      if n > 0 {
        Level(n: n - 1, model: model)
      } else {
        Deepest(model: model)
      }
    }
  }

  private struct Deepest: View {
    let model: Item
    var body: some View {
      Text("depth \(model.count)")
      Button("deepen") { model.count += 1 }
    }
  }

  @Test(
    "V-01 10,000 nested views mount, update and leave within 512 KiB of stack",
    arguments: [true, false])
  func nested(recordsEverything: Bool) async {
    await #expect(processExitsWith: .success) { [recordsEverything] in
      await EvaluationRules.nestedViews(HostOptions(recording: recordsEverything ? .full : .counts))
    }
  }

  static func nestedViews(_ options: HostOptions) {
    var host: ViewHost<Level>?
    func within(_ what: String, _ work: () -> Void) {
      let use = StackUse.measure(work)
      precondition(use < 512 << 10, "\(what) took \(use) bytes of stack")
    }
    within("mounting") {
      host = launch(options: options) { Level(n: 10_000, model: Item(0)) }
      precondition(host!.launchReport.bodyCounts == ["Level": 10_001, "Deepest": 1])
    }
    within("updating the leaf") {
      let report = try? host!.tap("deepen")
      precondition(report?.bodies == ["Deepest"])
      precondition(host!.texts.labels == ["depth 1", "deepen"])
    }
    within("listing") { precondition(host!.state.isEmpty) }

    within("replacing") {
      host!.rootView = Level(n: 9_999, model: Item(0))
      precondition(host!.texts.labels == ["depth 0", "deepen"])
    }
    within("unmounting") { host!.unmount() }
    within("releasing") { host = nil }
    host = launch(options: options) { Level(n: 10_000, model: Item(1)) }
    within("dropping a mounted host") { host = nil }
  }

  private struct Scoped: View {
    let n: Int
    var body: some View {
      if n > 0 {
        AnyView(
          Scoped(n: n - 1).id(n).onAppear {}.environment(\.locale, Locale(identifier: "\(n)")))
      } else {
        Text("innermost")
      }
    }
  }

  @Test("V-01 nested AnyView, id, effects and environment take no stack for their depth")
  func nestedModifiers() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for recording in [HostOptions.Recording.counts, .full] {
        var host: ViewHost<Scoped>?
        let use = StackUse.measure {
          host = launch(options: HostOptions(recording: recording)) { Scoped(n: 3_000) }
          precondition(host!.texts.labels == ["innermost"])
          host!.unmount()
          host = launch(options: HostOptions(recording: recording)) { Scoped(n: 3_000) }
          host = nil
        }
        precondition(use < 512 << 10, "\(use) bytes of stack")
      }
    }
  }

  private struct ManyRows: View {
    let items: [Item]
    var body: some View {
      ForEach(items) { item in
        CountRow(item: item)
      }
    }
  }

  private struct CountRow: View {
    let item: Item
    var body: some View { Text("\(item.count)") }
  }

  @Test("V-01 one row of many changes: one body, one visit, no sibling looked at")
  func oneRow() async {
    // In a process of its own: so many rows keep the main actor busy for long in a debug build.
    await #expect(processExitsWith: .success) {
      await EvaluationRules.oneRow(of: 10_000, .full)
      await EvaluationRules.oneRow(of: 100_000, .counts)
    }
  }

  static func oneRow(of count: Int, _ recording: HostOptions.Recording) {
    let items = (0..<count).map { Item($0) }
    let host = launch(options: HostOptions(recording: recording)) { ManyRows(items: items) }
    precondition(host.launchReport.bodyCounts == ["ManyRows": 1, "CountRow": count])
    var events: [String] = []
    host.observeEvents { events.append("\($0.kind) \($0.name)") }
    items[count / 2].count += 1
    let report = host.update()
    precondition(report.bodies == ["CountRow"], "\(report.bodies)")
    precondition(events == ["visited CountRow", "evaluated CountRow"], "\(events)")
    precondition(host.texts[count / 2].label == "1")
    host.checkInvariants()
  }

  private struct Endless: View {
    var body: some View {
      Text("again")
      AnyView(Endless())
    }
  }

  @Test("V-01 a view that shows itself without an end stops with a message") func endless() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ViewHost(options: HostOptions(recording: .counts)) { Endless() } }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("of them 'Endless': it shows itself without an end"))
    #expect(text.contains("Show the inner one under a condition that comes to be false."))
  }

  // MARK: - V-02

  fileprivate final class Reference {}

  fileprivate final class Named: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (left: Named, right: Named) -> Bool { left.name == right.name }
  }

  fileprivate struct Padded {
    var small: Int8
    var large: Int64
  }

  fileprivate struct Nested {
    var text: String
    var padded: Padded
    var reference: Reference
  }

  /// Plain data is compared by its bits, so this `==` is not asked.
  fileprivate struct AlwaysEqual: Equatable {
    var value: Int
    static func == (left: Self, right: Self) -> Bool { true }
  }

  /// Not plain data, so its `==` is.
  fileprivate struct EqualByID: Equatable {
    var id: Int
    var text: String
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  }

  fileprivate enum Plain { case one, two }

  fileprivate enum Payload {
    case number(Int)
    case text(String)
  }

  private struct Holder<Value>: View {
    let value: Value
    var body: some View {
      let _ = console.print("Holder")
      Text("held")
    }
  }

  private struct Supplier<Value>: View {
    let make: @MainActor (Int) -> Value
    @State private var step = 0

    var body: some View {
      let _ = console.print("Supplier")
      Holder(value: make(step))
      Button("step") { step += 1 }
    }
  }

  private func runs<Value>(
    _ isRun: Bool, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: @escaping @MainActor (Int) -> Value
  ) throws {
    let host = launch { Supplier(make: make) }
    expectRuns(host.launchReport, ["Supplier", "Holder"], sourceLocation: sourceLocation)
    let report = try host.tap("step")
    expectRuns(
      report, isRun ? ["Supplier", "Holder"] : ["Supplier"], sourceLocation: sourceLocation)
    #expect(report.skips.map(\.view) == (isRun ? [] : ["Holder"]), sourceLocation: sourceLocation)
  }

  @Test("V-02 plain data is compared by its bits, padding left out") func plainData() throws {
    try runs(false) { _ in 3 }
    try runs(true) { $0 }
    try runs(false) { _ in (1, 2.5, true) }
    try runs(false) { _ in Padded(small: 1, large: 2) }
    try runs(true) { Padded(small: Int8($0), large: 2) }
    try runs(false) { _ in Double.nan }
    try runs(true) { AlwaysEqual(value: $0) }
    try runs(false) { _ in Plain.one }
    try runs(true) { $0 == 0 ? Plain.one : .two }
    try runs(false) { _ in Int?.some(4) }
    try runs(true) { $0 == 0 ? Int?.none : 0 }
  }

  @Test("V-02 other Equatable values are compared by ==") func equatable() throws {
    try runs(false) { _ in "text " + String(repeating: "long ", count: 9) }
    try runs(true) { "\($0)" }
    try runs(false) { EqualByID(id: 1, text: "\($0)") }
    try runs(true) { EqualByID(id: $0, text: "same") }
    try runs(false) { _ in [1, 2, 3] }
    try runs(true) { [1, 2, $0] }
    try runs(false) { _ in Named("same") }
    try runs(true) { Named("\($0)") }
    try runs(false) { _ in ["a": [1]] }
    try runs(false) { _ in Named?.some(Named("same")) }
  }

  @Test("V-02 the rest is compared field by field, references by identity") func fields() throws {
    let reference = Reference()
    let padded = Padded(small: 1, large: 1)
    try runs(false) { _ in reference }
    try runs(true) { _ in Reference() }
    try runs(false) { _ in Nested(text: "a", padded: padded, reference: reference) }
    try runs(true) { Nested(text: "\($0)", padded: padded, reference: reference) }
    try runs(true) {
      Nested(text: "a", padded: Padded(small: 1, large: Int64($0)), reference: reference)
    }
    try runs(true) { _ in Nested(text: "a", padded: padded, reference: Reference()) }
    try runs(false) { _ in Reference?.some(reference) }
    try runs(true) { $0 == 0 ? Reference?.none : reference }
    try runs(false) { _ in reference as AnyObject }
    try runs(false) { _ in "same" as Any }
    try runs(true) { $0 == 0 ? "same" as Any : 1 as Any }
    try runs(false) { _ in Payload.number(1) }
    try runs(true) { Payload.number($0) }
    try runs(true) { $0 == 0 ? Payload.number(0) : .text("0") }
    let array = [Nested(text: "a", padded: padded, reference: reference)]
    try runs(false) { _ in array }
    try runs(true) { _ in [Nested(text: "a", padded: padded, reference: reference)] }
    try runs(false) { _ in Int.self as Any.Type }
  }

  @Test("V-02 a closure that captured something always differs, one that did not never does")
  func closures() throws {
    let captured = Reference()
    try runs(false) { _ -> @MainActor () -> Void in {} }
    try runs(true) { step -> @MainActor () -> Void in { _ = (captured, step) } }
  }

  private struct Borrower: View {
    weak var model: Reference?
    weak var named: Named?
    unowned let owner: Reference
    unowned(unsafe) let unsafeOwner: Named
    let function: @convention(c) (Int32) -> Int32
    let number: Int

    var body: some View {
      let _ = console.print("Borrower")
      Text("\(model == nil ? "nothing" : "something") of \(named?.name ?? "nobody") \(number)")
    }
  }

  private struct Lender: View {
    let reference: Reference
    let named: Named
    @State private var step = 0
    @State private var number = 0
    @State private var lends = true

    var body: some View {
      let _ = console.print("Lender")
      Borrower(
        model: lends ? reference : nil, named: named, owner: reference, unsafeOwner: named,
        function: { $0 + 1 }, number: number)
      Button("step \(step)") { step += 1 }
      Button("number") { number += 1 }
      Button("take back") { lends = false }
    }
  }

  @Test("V-02 weak and unowned fields are compared by the object, C functions by their code")
  func borrowed() throws {
    let host = launch { Lender(reference: Reference(), named: Named("a")) }
    expectRuns(host.launchReport, ["Lender", "Borrower"])
    expectRuns(try host.tap("step"), ["Lender"])
    let counted = try host.tap("number")
    expectRuns(counted, ["Lender", "Borrower"])
    #expect(spelled(counted.why(Borrower.self)[0].causes) == ["input number 0 → 1"])
    let taken = try host.tap("take back")
    expectRuns(taken, ["Lender", "Borrower"])
    #expect(spelled(taken.why(Borrower.self)[0].causes) == ["input model a reference → nil"])
    #expect(host.texts.labels.first == "nothing of a 1")
  }

  private struct Stubborn: View, Equatable {
    let id: Int
    nonisolated static func == (left: Stubborn, right: Stubborn) -> Bool { left.id == right.id }
    let text: String
    var body: some View {
      let _ = console.print("Stubborn")
      Text(text)
    }
  }

  private struct Never_: View, Equatable {
    let id: Int
    nonisolated static func == (left: Never_, right: Never_) -> Bool { false }
    var body: some View {
      let _ = console.print("Never_")
      Text("\(id)")
    }
  }

  private struct EquatableScreen: View {
    @State private var step = 0
    var body: some View {
      let _ = console.print("EquatableScreen")
      Stubborn(id: step / 2, text: "\(step)")
      Never_(id: 1).equatable()
      Never_(id: 1)
      Button("step") { step += 1 }
    }
  }

  @Test("V-02 equatable() compares by the view's own ==, even where it is plain data")
  func equatableView() throws {
    let host = launch { EquatableScreen() }
    expectRuns(host.launchReport, ["EquatableScreen", "Stubborn", "Never_", "Never_"])
    expectRuns(try host.tap("step"), ["EquatableScreen", "Never_"])
    #expect(host.texts.labels.first == "0")
    expectRuns(try host.tap("step"), ["EquatableScreen", "Stubborn", "Never_"])
    #expect(host.texts.labels.first == "2")
  }

  private struct Inert: View {
    @State private var own = 0
    @Environment(\.locale) private var locale
    @Binding var bound: Int
    @Bindable var model: Levels
    var body: some View {
      let _ = console.print("Inert")
      Text("inert \(own) \(locale.identifier)")
      Button("own") { own += 1 }
    }
  }

  private struct Wrappers: View {
    @State private var step = 0
    @State private var bound = 0
    @State private var levels = Levels()
    var body: some View {
      let _ = console.print("Wrappers")
      Inert(bound: $bound, model: levels)
      Inert(bound: .constant(1), model: levels)
      Inert(bound: Binding(get: { 1 }, set: { _ in }), model: levels)
      Button("step \(step)") { step += 1 }
    }
  }

  @Test("V-02 wrappers take no part; bindings to one place are equal, get/set ones never")
  func wrappers() throws {
    let host = launch { Wrappers() }
    expectRuns(host.launchReport, ["Wrappers", "Inert", "Inert", "Inert"])
    try host.buttons[0].tap()
    #expect(console.take() == ["Inert"])
    let report = try host.tap("step")
    expectRuns(report, ["Wrappers", "Inert"])
    #expect(report.runs.last?.identity == "/Wrappers/Inert#2")
  }

  // MARK: - V-03, V-04

  @MainActor @Observable fileprivate final class Counts {
    var trips = 3
    var nights = 18
  }

  @MainActor fileprivate final class Store: ObservableObject {
    @Published var total = 1
    var name = "store"
  }

  private struct Reasons: View {
    let input: Int
    let counts: Counts
    @ObservedObject var store: Store
    @Binding var bound: Int
    @Environment(\.locale) private var locale
    @State private var own = 5

    var body: some View {
      let _ = console.print("Reasons")
      Text("\(input) \(counts.trips) \(bound) \(own) \(store.name) \(locale.identifier)")
      Button("state") { own += 1 }
    }
  }

  private struct ReasonsScreen: View {
    @State private var input = 1
    @State private var bound = 1
    @State private var id = 1
    @State private var counts = Counts()
    @StateObject private var store = Store()

    var body: some View {
      let _ = console.print("ReasonsScreen")
      Reasons(input: input, counts: counts, store: store, bound: $bound).id(id)
      Button("input") { input += 1 }
      Button("binding") { bound += 1 }
      Button("property") { counts.trips += 1 }
      Button("broadcast") { store.total += 1 }
      Button("by hand") { store.objectWillChange.send() }
      Button("identity") { id += 1 }
      Button("two") {
        counts.trips += 1
        bound += 1
      }
    }
  }

  @Test("V-03 each run is kept with its view, identity, causes and transaction") func kept() throws
  {
    let host = launch { ReasonsScreen() }
    #expect(host.launchReport.trigger == "launch")
    #expect(host.launchReport.number == 0)
    #expect(host.launchReport.runs.map(\.view) == ["ReasonsScreen", "Reasons"])
    #expect(host.launchReport.runs.map(\.causes) == [[.mounted], [.mounted]])
    #expect(
      host.launchReport.runs.map(\.identity) == ["/ReasonsScreen", "/ReasonsScreen/id[1]/Reasons"])
    let report = try host.tap("state")
    #expect(report.trigger == "tap \"state\"")
    #expect(report.number == 1)
    #expect(report.runs.map(\.identity) == ["/ReasonsScreen/id[1]/Reasons"])
    #expect(host.history.bodyCounts == ["ReasonsScreen": 1, "Reasons": 2])
    #expect(host.view(Reasons.self).bodyCount == 2)
    #expect(console.take() == ["ReasonsScreen", "Reasons", "Reasons"])
  }

  /// Each cause as kind, name, values, owner and the label of `_printChanges`.
  private func spelled(_ causes: [Cause]) -> [String] {
    func spell(_ kind: String, _ change: ValueChange) -> String {
      "\(kind) \(change.name) \(change.old ?? "?") → \(change.new ?? "?") of \(change.owner)"
        + " as \(change.label)"
    }
    return causes.map { cause in
      switch cause {
      case .mounted: "mounted"
      case .identityChanged: "identity"
      case .input(let changes):
        "input " + changes.map { "\($0.name) \($0.old) → \($0.new)" }.joined(separator: ", ")
      case .state(let change): spell("state", change)
      case .binding(let change): spell("binding", change)
      case .property(let change): spell("property", change)
      case .objectWillChange(let change):
        "broadcast \(change.object) \(change.property ?? "by hand") as \(change.label)"
      case .environment(let change): spell("environment", change)
      default: "other: \(cause)"
      }
    }
  }

  private func causes(_ host: HostedScreen, _ title: String) throws -> [String] {
    let runs = try host.tap(title).why(Reasons.self)
    #expect(runs.count == 1)
    return spelled(runs.first?.causes ?? [])
  }

  @Test("V-04 the cause names what changed, with its values and its owner", .named)
  func causeNames() throws {
    let host = launch { ReasonsScreen() }
    #expect(try causes(host, "state") == ["state own 5 → 6 of Reasons as _own"])
    #expect(try causes(host, "input") == ["input input 1 → 2"])
    #expect(try causes(host, "binding") == ["binding bound 1 → 2 of ReasonsScreen as _bound"])
    #expect(
      try causes(host, "property") == [
        "property \\Counts.trips 3 → 4 of Counts#1 as @dependencies"
      ])
    #expect(try causes(host, "broadcast") == ["broadcast Store#1 total as _store"])
    #expect(try causes(host, "by hand") == ["broadcast Store#1 by hand as _store"])
    let report = host.setEnvironment(\.locale, to: Locale(identifier: "de_DE"))
    #expect(
      report.why(Reasons.self).map { spelled($0.causes) } == [
        ["environment locale en_US → de_DE of  as _locale"]
      ])
    #expect(try causes(host, "identity") == ["identity"])
    #expect(
      try causes(host, "two").sorted() == [
        "binding bound 2 → 3 of ReasonsScreen as _bound",
        "property \\Counts.trips 4 → 5 of Counts#1 as @dependencies",
      ])
  }

  // MARK: - V-05

  private struct WritesItself: View {
    @State private var n = 0
    func bump() { n += 1 }
    var body: some View {
      let _ = console.print("WritesItself")
      let _ = bump()
      Text("n \(n)")
    }
  }

  private struct WritesBinding: View {
    @Binding var n: Int
    var body: some View {
      let _ = console.print("WritesBinding")
      let _ = (n = 5)
      Text("bound")
    }
  }

  private struct Written: View {
    @State private var n = 0
    var body: some View {
      let _ = console.print("Written")
      Text("n \(n)")
      WritesBinding(n: $n)
    }
  }

  @Test("V-05 state written while a body runs is dropped and reported, without a loop")
  func writeInBody() {
    let own = launch { WritesItself() }
    expectRuns(own.launchReport, ["WritesItself"])
    #expect(own.texts.labels == ["n 0"])
    #expect(own.issues.map(\.rule) == ["V-05"])
    #expect(own.issues.first?.view == "/WritesItself")
    #expect(own.issues.first?.property == "n")

    let bound = launch { Written() }
    expectRuns(bound.launchReport, ["Written", "WritesBinding"])
    #expect(bound.texts.labels == ["n 0", "bound"])
    #expect(bound.issues.map(\.view) == ["/Written/WritesBinding"])
    expectRuns(bound.update(), [])
  }

  private struct Pusher: View {
    let levels: Levels
    let pushesFirst: Bool
    var body: some View {
      let _ = (pushesFirst ? levels.first += 1 : (levels.second += 1))
      Text("\(levels.first) \(levels.second)")
    }
  }

  private struct PingPong: View {
    @State private var levels = Levels()
    @State private var taps = 0
    var body: some View {
      Pusher(levels: levels, pushesFirst: true)
      Pusher(levels: levels, pushesFirst: false)
      Button("tap \(taps)") { taps += 1 }
    }
  }

  @Test("V-05 two bodies that write what the other reads are stopped and reported")
  func pingPong() throws {
    let host = launch { PingPong() }
    #expect(host.issues.map(\.rule) == ["V-05"])
    #expect(host.issues.first?.message.contains("Pusher") == true)
    try host.tap("tap 0")
    #expect(host.buttons.labels == ["tap 1"])
  }
}
