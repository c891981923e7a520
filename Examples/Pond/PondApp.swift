import ViewGraph

/// Counts the birds of a pond: an app of one file, with an entry of its own.
///
///     swift run Pond
///     swift run Pond --script Examples/Pond/pond.steps
@main struct PondApp: App {
  @State private var pond = Pond()

  var body: some Scene {
    WindowGroup { PondScreen(pond: pond) }
  }
}

/// The birds that were seen.
@MainActor @Observable final class Pond {
  var birds = LaunchOptions.current.startsEmpty ? [] : ["Heron", "Egret"]
  var isQuiet = true
}

/// The birds, and a field for the next one.
struct PondScreen: View {
  let pond: Pond
  @State private var name = ""
  @AppStorage("pond.warden") private var warden = "nobody"
  @SceneStorage("pond.visits") private var visits = 1

  var body: some View {
    @Bindable var pond = pond
    NavigationStack {
      VStack(alignment: .leading) {
        BirdCount(pond: pond)
        List {
          ForEach(pond.birds, id: \.self) { Text($0) }
            .onDelete { pond.birds.remove(atOffsets: $0) }
        }
        TextField("Bird", text: $name).onSubmit(add)
        HStack {
          Button("Add", action: add).disabled(name.isEmpty)
          Toggle("Quiet", isOn: $pond.isQuiet)
        }
        TextField("Warden", text: $warden)
        Stepper("Visits: \(visits)", value: $visits, in: 1...9)
      }
      .navigationTitle("Pond")
    }
  }

  private func add() {
    pond.birds.append(name)
    name = ""
  }
}

/// How many there are.
struct BirdCount: View {
  let pond: Pond

  var body: some View {
    Text("^[\(pond.birds.count) bird](inflect: true), \(pond.isQuiet ? "quiet" : "loud")")
  }
}
