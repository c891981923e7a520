import ViewGraph

@testable import ViewGraphText

/// The app that tests of scripts run: one of everything that a step can be about.
struct BirdApp: App {
  @State private var book = BirdBook()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Birds") { BirdScreen(book: book) }
      .onChange(of: phase) { _, phase in
        if phase == .background { book.log.append("saved \(book.log.count)") }
      }
  }
}

@MainActor @Observable final class BirdBook {
  var birds = LaunchOptions.current.startsEmpty ? [] : ["Heron", "Egret", "Swan"]
  var log: [String] = []
  var isQuiet = true
  var seconds = 0
  /// What the next book that is made waits on.
  static var nextClock: any Clock<Duration> = TestClock()
  @ObservationIgnored let clock = BirdBook.nextClock
}

struct BirdScreen: View {
  let book: BirdBook
  @State private var selection: String?
  @State private var name = ""
  @State private var isAdding = false
  @State private var order = "Name"
  @State private var theme = "Light"
  @State private var count = 1
  @State private var volume = 0.5
  @AppStorage("warden") private var warden = "nobody"
  @SceneStorage("visits") private var visits = 0

  var body: some View {
    @Bindable var book = book
    NavigationStack {
      VStack(alignment: .leading) {
        BirdTotal(book: book)
        List(selection: $selection) {
          ForEach(book.birds, id: \.self) { bird in
            Text(bird)
              .swipeActions { Button("Ring") { book.log.append("ringed \(bird)") } }
          }
          .onDelete { book.birds.remove(atOffsets: $0) }
        }
        Text("chosen \(selection ?? "none")")
        TextField("Name", text: $name).onSubmit { add() }
        TextField("Warden", text: $warden)
        Toggle("Quiet", isOn: $book.isQuiet)
        Picker("Order", selection: $order) {
          Text("Name").tag("Name")
          Text("Size").tag("Size")
        }
        Menu("More") {
          Button("Clear log") { book.log = [] }
          Picker("Theme", selection: $theme) {
            Text("Light").tag("Light")
            Text("Dark").tag("Dark")
          }
        }
        Stepper("Count: \(count)", value: $count, in: 1...3)
        Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
        Button("Visit \(visits)") { visits += 1 }
        Button("Add") { isAdding = true }
        Button("Locked") {}.disabled(true)
        Button("Twin") { book.log.append("first") }
        Button("Twin") { book.log.append("second") }
        NavigationLink("About") { Text("A book of birds") }
        ForEach(book.log, id: \.self) { Text($0) }
        Text("\(book.seconds) s, \(theme)")
      }
      .navigationTitle("Birds")
    }
    .sheet(isPresented: $isAdding) {
      Text("A new bird")
      Button("Done") { isAdding = false }
    }
    .task {
      while (try? await book.clock.sleep(for: .seconds(1))) != nil { book.seconds += 1 }
    }
  }

  private func add() {
    book.birds.append(name)
    name = ""
  }
}

struct BirdTotal: View {
  let book: BirdBook

  var body: some View { Text("\(book.birds.count) birds\(book.isQuiet ? "" : ", loud")") }
}

extension AppSession {
  /// The app of birds on a clock that steps move.
  @MainActor static func birds(columns: Int = 40) -> AppSession {
    let clock = TestClock()
    BirdBook.nextClock = clock
    return AppSession(
      AppLaunch(BirdApp.self), options: HostOptions(columns: columns, clock: clock))
  }
}

/// Runs a script on the app of birds.
@MainActor func runBirds(_ script: String) async throws -> (failure: String?, printed: String) {
  var printed = ""
  let failure = await ScriptRunner(
    try Script(script, file: "birds.steps"), on: .birds(), write: { printed += $0 }
  ).run()
  return (failure, printed)
}
