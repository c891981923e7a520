import ViewGraph

/// A stack of screens, and what may lie over it.
struct CityScreen: View {
  enum Presented { case sheet, alert, dialog }

  @State private var path: [String]
  @State private var search = ""
  @State private var name = ""
  @State private var isSheet: Bool
  @State private var isAlert: Bool
  @State private var isDialog: Bool

  init(path: [String] = [], presents: Presented? = nil) {
    self.path = path
    isSheet = presents == .sheet
    isAlert = presents == .alert
    isDialog = presents == .dialog
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Lisbon", value: "Lisbon").badge(3)
        NavigationLink("Paris", value: "Paris").swipeActions { Button("Delete") {} }
        NavigationLink("Rome", value: "Rome")
      }
      .searchable(text: $search)
      .navigationTitle("Cities")
      .navigationDestination(for: String.self) { CityDetail(city: $0) }
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("New", systemImage: "plus") {} }
        ToolbarItem(placement: .bottomBar) { Text("3 cities") }
      }
    }
    .sheet(isPresented: $isSheet) { CityEditor(name: $name) }
    .alert("Delete Paris?", isPresented: $isAlert) {
      Button("Delete", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("Its notes go with it.")
    }
    .confirmationDialog("Share Paris", isPresented: $isDialog, titleVisibility: .visible) {
      Button("As a link") {}
      Button("As text") {}
    }
  }
}

struct CityDetail: View {
  let city: String

  var body: some View {
    VStack(alignment: .leading) {
      LabeledContent("Country", value: city == "Lisbon" ? "Portugal" : "France")
      Text("A city by the water, with hills to walk up and cafés to sit down in.")
    }
    .navigationTitle(city)
    .toolbar { Button("Edit") {} }
  }
}

struct CityEditor: View {
  @Binding var name: String

  var body: some View {
    NavigationStack {
      Form { TextField("Name", text: $name) }
        .navigationTitle("New city")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
    }
  }
}

struct CityColumns: View {
  @State private var city: String? = "Paris"

  var body: some View {
    NavigationSplitView {
      List(["Lisbon", "Paris", "Rome"], id: \.self, selection: $city) { Text($0) }
        .navigationTitle("Cities")
    } detail: {
      CityDetail(city: city ?? "Nowhere")
    }
  }
}

struct CityTabs: View {
  @State private var tab = 1

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: 0) { Text("At home") }
      Tab("Trips", systemImage: "airplane", value: 1) { Text("Three trips are planned.") }
      Tab("Settings", systemImage: "gear", value: 2) { Text("Settings") }
    }
  }
}

struct CitySearch: View {
  @State private var search = ""

  private var found: [String] {
    ["Lisbon", "Paris", "Rome"].filter { search.isEmpty || $0.contains(search) }
  }

  var body: some View {
    NavigationStack {
      List(found, id: \.self) { NavigationLink($0, value: $0) }
        .searchable(text: $search, prompt: "Cities")
        .navigationTitle("Cities")
    }
  }
}

struct CityPages: View {
  @State private var page = 1

  var body: some View {
    TabView(selection: $page) {
      Text("Lisbon, by the water").tag(0)
      Text("Paris, by the river").tag(1)
      Text("Rome, on its hills").tag(2)
    }
    .tabViewStyle(.page)
  }
}

struct CityPopover: View {
  @State private var isShown = true

  var body: some View {
    VStack(alignment: .leading) {
      Text("Lisbon")
      Button("About") { isShown = true }
        .popover(isPresented: $isShown) { Text("The capital of Portugal.") }
      Text("Paris")
      Text("Rome")
      Text("Vienna")
    }
  }
}
