import ViewGraph

struct ListExhibit: View {
  @State private var selection: String? = "Pears"
  @State private var isOpen = true
  @State private var isClosed = false

  var body: some View {
    List(selection: $selection) {
      Section("Fruit") {
        Text("Apples").tag("Apples").badge(3)
        Text("Pears").tag("Pears")
        Text("Plums").tag("Plums").swipeActions { Button("Delete") {} }
      }
      Section("Vegetables", isExpanded: $isOpen) {
        DisclosureGroup("Roots") { Text("Carrots") }
        Text("Beans").disabled(true)
      }
      Section("Spices", isExpanded: $isClosed) { Text("Salt") }
    }
  }
}

struct OutlineExhibit: View {
  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private let folders = [
    Folder(id: "Notes", folders: [Folder(id: "Home"), Folder(id: "Work")]), Folder(id: "Trash"),
  ]

  var body: some View { List(folders, children: \.folders) { Text($0.id) } }
}

struct FormExhibit: View {
  @State private var name = "Ada"
  @State private var size = "M"
  @State private var nights = 2
  @State private var isOn = true

  var body: some View {
    Form {
      Section("Traveller") {
        TextField("Name", text: $name)
        Toggle("Window seat", isOn: $isOn)
      }
      Section {
        Picker("Room", selection: $size) {
          ForEach(["S", "M", "L"], id: \.self) { Text($0) }
        }
        Stepper("Nights", value: $nights)
        LabeledContent("Total", value: "180 €")
        Button("Book") {}
      } footer: {
        Text("Free to cancel until Friday.")
      }
    }
  }
}

struct UnavailableExhibit: View {
  var body: some View {
    ContentUnavailableView {
      Label("No notes", systemImage: "magnifyingglass")
    } description: {
      Text("Write the first one.")
    } actions: {
      Button("New note") {}
    }
  }
}

extension GalleryPage {
  static var containers: [GalleryPage] {
    [
      GalleryPage(
        "List",
        "A triangle marks what is selected, and in front of a section whether it is open. At the "
          + "end of a row: a badge, and dots where a swipe offers something.",
        content: { ListExhibit() }, prepare: { try $0.disclosures["Roots"].tap() }),
      GalleryPage(
        "OutlineGroup", "Rows that open to the rows they hold.",
        content: { OutlineExhibit() }, prepare: { try $0.disclosures["Notes"].tap() }),
      GalleryPage("Form", "Sections in borders, labels and controls at their two ends.") {
        FormExhibit()
      },
      GalleryPage("ContentUnavailableView", "What is missing, why, and what to do.") {
        UnavailableExhibit()
      },
      GalleryPage(
        "NavigationStack", "A bar with title and items, a search field, rows that lead on."
      ) { CityScreen() },
      GalleryPage("NavigationStack, one screen on", "The bar begins with the way back.") {
        CityScreen(path: ["Lisbon"])
      },
      GalleryPage(
        "Searchable, in use", "What is typed, the caret, and what is suggested.",
        content: { CitySearch() }, prepare: { try $0.searchFields.only.typeText("Ro") }),
      GalleryPage(
        "NavigationSplitView",
        "Columns with a line between them; below each other on a narrow screen."
      ) { CityColumns() },
      GalleryPage(
        "TabView",
        "The line is heavy below the tab in front, which stands alone on a narrow screen."
      ) { CityTabs() },
      GalleryPage("TabView, as pages", "A dot for each page.") { CityPages() },
    ]
  }

  static var presentations: [GalleryPage] {
    [
      GalleryPage("Sheet", "It lies over the screen, which a terminal dims.") {
        CityScreen(presents: .sheet)
      },
      GalleryPage("Popover", "A border as wide as its content.") { CityPopover() },
      GalleryPage("Alert", "Its buttons stand beside each other where they fit.") {
        CityScreen(presents: .alert)
      },
      GalleryPage("Confirmation dialog", "Its choices stand below each other.") {
        CityScreen(presents: .dialog)
      },
    ]
  }
}
