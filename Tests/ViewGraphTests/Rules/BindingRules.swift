import Testing
import ViewGraph

@MainActor @Suite(.console) struct BindingRules {
  // MARK: - B-01, B-10

  private struct Shower: View {
    @Binding var level: Int
    var body: some View {
      let _ = console.print("Shower")
      Text("level \(level)")
    }
  }

  private struct Raiser: View {
    @Binding var level: Int
    var body: some View {
      let _ = console.print("Raiser")
      Button("raise") { level += 1 }
    }
  }

  private struct Passing: View {
    @Binding var level: Int
    let depth: Int
    var body: some View {
      let _ = console.print("Passing")
      if depth > 0 {
        Passing(level: $level, depth: depth - 1)
      } else {
        Shower(level: $level)
        Raiser(level: $level)
      }
    }
  }

  private struct Owner: View {
    @State private var level = 1
    @State private var other = 0
    var body: some View {
      let _ = console.print("Owner \(other)")
      Passing(level: $level, depth: 2)
      Shower(level: $level)
      Button("set") { level = 7 }
      Button("other") { other += 1 }
    }
  }

  @Test("B-01 a binding reads and writes its owner's storage") func sameStorage() throws {
    let host = launch { Owner() }
    try host.tap("raise")
    #expect(host.texts.labels.filter { $0.hasPrefix("level") } == ["level 2", "level 2"])
    try host.tap("set")
    #expect(host.texts.labels.filter { $0.hasPrefix("level") } == ["level 7", "level 7"])
    #expect(host.state.map(\.value) == ["7", "0"])
  }

  @Test("B-10 views that pass a binding on are not run when it changes") func passedOn() throws {
    let host = launch { Owner() }
    #expect(
      console.take() == [
        "Owner 0", "Passing", "Passing", "Passing", "Shower", "Raiser", "Shower",
      ])
    expectRuns(try host.tap("raise"), ["Shower", "Shower"])
    expectRuns(try host.tap("set"), ["Shower", "Shower"])
    // The same bindings, handed over again, are equal inputs.
    #expect(try host.tap("other").bodies == ["Owner"])
    #expect(console.take() == ["Owner 1"])
  }

  // MARK: - B-02

  private struct Note: Equatable {
    var title = "t"
    var tags = ["a", "b"]
    var place: Place? = Place()
  }

  private struct Place: Equatable {
    var name = "Oslo"
    var size = Size(width: 1, height: 2)
  }

  private struct Size: Equatable {
    var width: Int
    var height: Int
    var area: Int {
      get { width * height }
      set { width = newValue / height }
    }
  }

  private struct Field<Value>: View {
    let name: String
    @Binding var value: Value
    let next: @MainActor (Value) -> Value
    init(_ name: String, _ value: Binding<Value>, _ next: @escaping @MainActor (Value) -> Value) {
      self.name = name
      _value = value
      self.next = next
    }
    var body: some View {
      let _ = console.print(name)
      Button("\(name) \("\(value)")") { value = next(value) }
    }
  }

  private struct Narrowing: View {
    @State private var notes = [Note(), Note()]
    var body: some View {
      let _ = console.print("Narrowing")
      Field("title", $notes[0].title) { $0 + "!" }
      Field("tag", $notes[1].tags[1]) { $0 + "!" }
      Field("place", $notes[1].place) { _ in nil }
      Field("width", $notes[0].place.forced.size.width) { $0 + 1 }
      Field("area", $notes[0].place.forced.size.area) { $0 + 2 }
      Button("second title") { notes[1].title += "?" }
    }
  }

  @Test("B-02 bindings narrow by key path and subscript, and write back through the whole path")
  func narrowing() throws {
    let host = launch { Narrowing() }
    #expect(console.take() == ["Narrowing", "title", "tag", "place", "width", "area"])
    func tap(_ name: String, _ runs: [String]) throws {
      let report = try host.tap(name)
      #expect(console.take() == runs, "\(report.runs)")
      #expect(report.bodies == runs.map { _ in "Field" })
    }
    try tap("title", ["title"])
    try tap("tag", ["tag"])
    try tap("width", ["width", "area"])
    try tap("area", ["width", "area"])
    try tap("place", ["place"])
    // A part that nobody shows.
    try tap("second title", [])
    #expect(
      host.buttons.labels == [
        "title t!", "tag b!", "place nil", "width 3", "area 6", "second title",
      ])
  }

  // MARK: - B-03

  private struct Switch: View {
    @Binding var isOn: Bool
    var body: some View {
      let _ = console.print("Switch \(isOn)")
      Button(isOn ? "on" : "off") { isOn.toggle() }
      Button("set twice") {
        isOn = true
        isOn = true
      }
    }
  }

  @MainActor @Observable fileprivate final class PinStore {
    var isPinned = false
    var draftTitle: String?
    var toggles = 0
    func togglePin() {
      isPinned.toggle()
      toggles += 1
    }
  }

  private struct Pins: View {
    let store: PinStore
    var body: some View {
      let _ = console.print("Pins")
      Switch(
        isOn: Binding(
          get: { store.isPinned },
          set: { if $0 != store.isPinned { store.togglePin() } }))
    }
  }

  @Test("B-03 Binding(get:set:) routes a write through a method, however often it comes")
  func adapter() throws {
    let store = PinStore()
    let host = launch { Pins(store: store) }
    #expect(console.take() == ["Pins", "Switch false"])
    let report = try host.tap("off")
    #expect(console.take() == ["Switch true"])
    #expect(report.bodies == ["Switch"])
    try host.tap("set twice")
    #expect(store.toggles == 1)
    try host.tap("on")
    #expect(store.isPinned == false)
    #expect(store.toggles == 2)
  }

  private struct Title: View {
    @Binding var text: String
    var body: some View { TextField("Title", text: $text) }
  }

  private struct Drafting: View {
    let store: PinStore
    var body: some View {
      Title(
        text: Binding(
          get: { store.draftTitle ?? "" }, set: { store.draftTitle = $0.isEmpty ? nil : $0 }))
      Text(store.draftTitle.map { "draft \($0)" } ?? "no draft")
    }
  }

  @Test("B-03 an optional is edited as text") func optionalText() throws {
    let store = PinStore()
    let host = launch { Drafting(store: store) }
    #expect(host.textFields["Title"].value == "")
    try host.textFields["Title"].typeText("ab")
    #expect(host.texts["draft ab"].exists)
    #expect(host.textFields["Title"].value == "ab")
    try host.textFields["Title"].clearText()
    #expect(store.draftTitle == nil)
    #expect(host.texts["no draft"].exists)
  }

  private struct Trip: Equatable {
    var city: String
    var isFavorite: Bool
  }

  private struct Draft {
    var city = "Oslo"
    var isFavorite = false
    func trip() -> Trip { Trip(city: city, isFavorite: isFavorite) }
  }

  private struct Card: View {
    @Binding var trip: Trip
    var body: some View {
      let _ = console.print("Card")
      Text(trip.city)
      Switch(isOn: $trip.isFavorite)
    }
  }

  private struct Planner: View {
    @State private var draft = Draft()
    @State private var reads = Counter()
    var body: some View {
      let _ = console.print("Planner")
      Card(
        trip: Binding(
          get: {
            reads.count += 1
            return draft.trip()
          },
          set: { draft.isFavorite = $0.isFavorite }))
      Text(draft.isFavorite ? "starred" : "plain")
      Button("city") { draft.city = "Bergen" }
      Button("reads") { console.print("\(reads.count)") }
    }
  }

  private final class Counter { var count = 0 }

  @Test("B-03 a draft is shown as a trip; the getter is called at each read") func draft() throws {
    let host = launch { Planner() }
    #expect(console.take() == ["Planner", "Card", "Switch false"])
    try host.tap("reads")
    // Once by the card, twice by the switch.
    #expect(console.take() == ["3"])
    try host.tap("off")
    #expect(console.take() == ["Planner", "Card", "Switch true"])
    #expect(host.texts["starred"].exists)
    try host.tap("city")
    #expect(host.texts["Bergen"].exists)
    #expect(host.texts["starred"].exists)
  }

  // MARK: - B-04

  @Test("B-04 a constant binding ignores writes") func constant() throws {
    let host = launch { Switch(isOn: .constant(false)) }
    #expect(console.take() == ["Switch false"])
    #expect(try host.tap("off").bodies == [])
    #expect(host.buttons.labels == ["off", "set twice"])
    #expect(host.issues == [])
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  // MARK: - B-05

  private struct Stop: Identifiable, Equatable {
    let id: Int
    var city: String
    var isFavorite = false
  }

  private struct StopCard: View {
    @Binding var stop: Stop
    var body: some View {
      let _ = console.print("Card \(stop.id)")
      Button("\(stop.city)\(stop.isFavorite ? "*" : "")") { stop.isFavorite.toggle() }
    }
  }

  private struct Stops: View {
    @State private var stops = (1...4).map { Stop(id: $0, city: "c\($0)") }
    @State private var onlyFavorites = false
    var body: some View {
      let _ = console.print("Stops")
      ForEach($stops) { $stop in
        if !onlyFavorites || stop.isFavorite {
          StopCard(stop: $stop)
        }
      }
      Button("filter") { onlyFavorites.toggle() }
      Button("reverse") { stops.reverse() }
      Text("\(stops.filter(\.isFavorite).map(\.id))")
    }
  }

  @Test("B-05 each row gets a binding to its own element, inside a filter too") func rows() throws {
    let host = launch { Stops() }
    #expect(console.take() == ["Stops", "Card 1", "Card 2", "Card 3", "Card 4"])
    try host.tap("c2")
    #expect(console.take() == ["Stops", "Card 2"])
    try host.tap("c4")
    #expect(host.texts["[2, 4]"].exists)
    _ = console.take()
    try host.tap("filter")
    #expect(host.buttons.labels == ["c2*", "c4*", "filter", "reverse"])
    #expect(console.take() == ["Stops"])
    try host.tap("c4")
    #expect(host.buttons.labels == ["c2*", "filter", "reverse"])
    try host.tap("reverse")
    try host.tap("c2")
    #expect(host.texts["[]"].exists)
    try host.tap("filter")
    #expect(host.buttons.labels == ["c4", "c3", "c2", "c1", "filter", "reverse"])
    try host.tap("c1")
    #expect(host.texts["[1]"].exists)
  }

  // MARK: - B-06

  private struct TagField: View {
    @Binding var text: String
    @State private var keystrokes = 0
    var body: some View {
      TextField("Tag", text: $text)
        .onChange(of: text) { keystrokes += 1 }
      Text("typed \(keystrokes)")
        .onAppear { console.print("appear") }
        .onDisappear { console.print("disappear") }
    }
  }

  private struct Tags: View {
    let byPosition: Bool
    @State private var tags = ["a", "b"]
    var body: some View {
      if byPosition {
        ForEach(tags.indices, id: \.self) { index in TagField(text: $tags[index]) }
      } else {
        ForEach(tags, id: \.self) { tag in
          TagField(text: $tags[tags.firstIndex(of: tag)!])
        }
      }
      Text(tags.joined(separator: ","))
    }
  }

  @Test("B-06 rows by position keep identity, state and focus while their text is edited")
  func byPosition() throws {
    let host = launch { Tags(byPosition: true) }
    #expect(console.take() == ["appear", "appear"])
    try host.textFields[1].typeText("cd")
    #expect(host.texts["a,bcd"].exists)
    #expect(host.textFields[1].isFocused)
    #expect(host.texts["typed 2"].exists)
    #expect(console.take() == [])
    host.checkInvariants()
  }

  @Test("B-06 rows by the edited text lose them at every keystroke") func byText() throws {
    let host = launch { Tags(byPosition: false) }
    #expect(console.take() == ["appear", "appear"])
    try host.textFields[1].typeText("c")
    #expect(host.texts["a,bc"].exists)
    #expect(!host.textFields[1].isFocused)
    #expect(!host.texts["typed 1"].exists)
    #expect(console.take() == ["appear", "disappear"])
    host.checkInvariants()
  }

  // MARK: - B-07

  @MainActor @Observable fileprivate final class Draught {
    var city = "Oslo"
    var nights = 1
  }

  private struct ByProperty: View {
    @Bindable var model: Draught
    var body: some View {
      let _ = console.print("ByProperty")
      Field("property", $model.city) { $0 + "1" }
    }
  }

  private struct ByLocal: View {
    let model: Draught
    var body: some View {
      let _ = console.print("ByLocal")
      @Bindable var model = model
      Field("local", $model.city) { $0 + "2" }
    }
  }

  private struct ByCall: View {
    let model: Draught
    var body: some View {
      let _ = console.print("ByCall")
      Field("call", Bindable(model).city) { $0 + "3" }
    }
  }

  private struct Bindables: View {
    let model: Draught
    var body: some View {
      let _ = console.print("Bindables")
      ByProperty(model: model)
      ByLocal(model: model)
      ByCall(model: model)
    }
  }

  @Test("B-07 three spellings of Bindable make the same binding, and own nothing") func bindable()
    throws
  {
    weak var released: Draught?
    do {
      let model = Draught()
      released = model
      let host = launch { Bindables(model: model) }
      #expect(
        console.take() == [
          "Bindables", "ByProperty", "property", "ByLocal", "local", "ByCall", "call",
        ])
      for name in ["property", "local", "call"] {
        #expect(
          try host.tap(name).bodies
            == ["ByProperty", "Field", "ByLocal", "Field", "ByCall", "Field"])
      }
      #expect(model.city == "Oslo123")
      #expect(host.buttons.labels == ["property Oslo123", "local Oslo123", "call Oslo123"])
      _ = console.take()
      model.nights += 1
      #expect(host.update().bodies == [])
      host.rootView = Bindables(model: Draught())
      #expect(host.buttons.labels == ["property Oslo", "local Oslo", "call Oslo"])
    }
    #expect(released == nil)
  }

  // MARK: - B-08

  private struct StarScreen: View {
    @State private var trips = [Trip(city: "Oslo", isFavorite: false)]
    @State private var draft = Draft()
    var body: some View {
      Card(trip: Binding(get: { draft.trip() }, set: { draft.isFavorite = $0.isFavorite }))
      Switch(isOn: $draft.isFavorite)
      Card(trip: $trips[0])
      Text("favorites: \(trips.filter(\.isFavorite).count)")
    }
  }

  @Test("B-08 views that write through one binding see one source of truth") func oneSource() throws
  {
    let host = launch { StarScreen() }
    let titles: () -> [String] = { host.buttons.labels.filter { $0 != "set twice" } }
    #expect(titles() == ["off", "off", "off"])
    try host.buttons[0].tap()
    #expect(titles() == ["on", "on", "off"])
    try host.buttons[2].tap()
    #expect(titles() == ["off", "off", "off"])
    try host.buttons[4].tap()
    #expect(titles() == ["off", "off", "on"])
    #expect(host.texts["favorites: 1"].exists)
  }

  // MARK: - B-09

  private struct Leaver: View {
    let index: Int
    @Binding var name: String
    var body: some View {
      let _ = console.print("Leaver \(index)")
      Text("\(index) \(name)")
        .onDisappear {
          console.print("left \(name)")
          name = "too late"
        }
        .task {
          try? await Task.sleep(for: .seconds(600))
          name = "cancelled"
        }
    }
  }

  private struct Leaving: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      let _ = console.print("Leaving")
      ForEach(names.indices, id: \.self) { index in Leaver(index: index, name: $names[index]) }
      Button("pop") { names.removeLast() }
      Button("clear") { names = [] }
    }
  }

  @Test("B-09 a binding of a removed element is read and written without a crash") func removed()
    async throws
  {
    let host = launch { Leaving() }
    _ = console.take()
    expectNoChange(try host.tap("pop"), ["Leaving", "left c"])
    #expect(host.texts.labels.prefix(2) == ["0 a", "1 b"])
    #expect(host.issues.map(\.rule) == ["B-09"])
    #expect(host.issues[0].message.contains("type 'String'"))
    try host.tap("clear")
    #expect(console.take() == ["Leaving", "left a", "left b"])
    try await host.settle()
    #expect(host.texts.labels == ["pop", "clear"])
    #expect(host.issues.count == 1)
  }

  private struct Beyond: View {
    @State private var names = ["a", "b"]
    var body: some View {
      Text($names[1].wrappedValue)
      Button("pop") { names.removeLast() }
    }
  }

  @Test("B-02 a binding of an element that is not there is an error that says what is")
  func beyondTheEnd() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in try launch { Beyond() }.tap("pop")
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors.contains(
        "There is no element at position 1 of the Array that a binding leads to: its "
          + "positions go from 0 up to and without 1. Ask its `indices` first, or go through the "
          + "elements by `ForEach($items)`."))
  }

  private func expectNoChange(_ report: UpdateReport, _ lines: [String]) {
    #expect(report.bodies == ["Leaving"])
    #expect(console.take() == lines)
  }

  private final class Kept { var binding: Binding<String>? }

  private struct KeepingRow: View {
    let kept: Kept
    @Binding var city: String
    var body: some View { Text(city).onAppear { kept.binding = $city } }
  }

  private struct Keeping: View {
    let kept: Kept
    @State private var stops = [Stop(id: 1, city: "one"), Stop(id: 2, city: "two")]
    var body: some View {
      ForEach($stops) { $stop in KeepingRow(kept: kept, city: $stop.city) }
      Button("pop") { stops.removeLast() }
    }
  }

  @Test("B-09 a late write outside any action is reported to the host that owns the state")
  func lateWrite() throws {
    let kept = Kept()
    let host = launch { Keeping(kept: kept) }
    try host.tap("pop")
    let binding = try #require(kept.binding)
    #expect(binding.wrappedValue == "two")
    #expect(host.issues == [])
    let report = host.measure { binding.wrappedValue = "late" }
    #expect(report.bodies == [])
    #expect(host.issues.map(\.rule) == ["B-09"])
    #expect(
      host.issues.map(\.message) == [
        """
        A binding to an element of type 'Stop' was written after the element was removed. \
        The write is dropped; reads answer with the last value.
        """
      ])
    #expect(host.texts.labels == ["one", "pop"])
  }

  /// A value whose parts are the program's own code, which fails where they are gone.
  private struct Shelf {
    var books = ["a", "b"]
    var position = 1
    var current: String {
      get { books[position] }
      set { books[position] = newValue }
    }
    subscript(place place: Int) -> String {
      get { books[place] }
      set { books[place] = newValue }
    }
  }

  private struct Book: View {
    let name: String
    @Binding var title: String
    var body: some View {
      let _ = console.print("Book \(name)")
      Text("\(name) \(title)")
    }
  }

  private struct Shelves: View {
    @State private var shelf = Shelf()
    var body: some View {
      let _ = console.print("Shelves")
      if shelf.books.count > 1 {
        Book(name: "current", title: $shelf.current)
        Book(name: "placed", title: $shelf[place: 1])
        Book(name: "closure", title: Binding(get: { shelf.books[1] }, set: { _ in }))
      }
      Button("remove") { shelf.books.removeLast() }
    }
  }

  private struct Reading: View {
    @State private var shelf = Shelf()
    var body: some View {
      let _ = console.print("Reading")
      Book(name: "current", title: $shelf.current)
      Book(name: "placed", title: $shelf[place: 1])
      Button("first") { shelf.books[0] += "!" }
      Button("second") { shelf.books[1] += "!" }
    }
  }

  @Test("B-09 inside a pass the code behind a removed element's binding is not run") func ownCode()
    throws
  {
    let host = launch { Shelves() }
    #expect(console.take() == ["Shelves", "Book current", "Book placed", "Book closure"])
    #expect(try host.tap("remove").bodies == ["Shelves"])
    #expect(console.take() == ["Shelves"])
    #expect(host.texts.labels == ["remove"])
    #expect(host.issues == [])
  }

  @Test("B-10 a part behind the program's own code runs its readers only when it changed")
  func ownParts() throws {
    let host = launch { Reading() }
    #expect(console.take() == ["Reading", "Book current", "Book placed"])
    #expect(try host.tap("first").bodies == [])
    #expect(console.take() == [])
    let report = try host.tap("second")
    #expect(report.bodies == ["Book", "Book"])
    #expect(report.runs.map { "\($0.causes)" }.allSatisfy { $0.contains("shelf") })
    #expect(host.texts.labels.prefix(2) == ["current b!", "placed b!"])
    host.checkInvariants()
  }
}

extension Optional {
  /// The value, which must be there.
  fileprivate var forced: Wrapped {
    get { self! }
    set { self = newValue }
  }
}
