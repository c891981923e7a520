import ViewGraph

struct ListExhibit: View {
  @State private var selection: String? = "Pears"

  var body: some View {
    Exhibit("List") {
      List(selection: $selection) {
        Section("Fruit") {
          ForEach(["Apples", "Pears"], id: \.self) { Text($0) }
        }
        Section {
          ForEach(["Carrots"], id: \.self) { Text($0) }
        } header: {
          Text("Vegetables")
        } footer: {
          Text("All of the season.")
        }
      }
    }
  }
}

struct FormExhibit: View {
  @State private var name = "Ada"
  @State private var size = "M"
  @State private var nights = 2
  @State private var isOn = true

  var body: some View {
    Exhibit("Form") {
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
}

struct LayoutExhibit: View {
  var body: some View {
    Exhibit("Layout") {
      HStack {
        Text("leading")
        Spacer()
        Text("trailing")
      }
      Divider()
      Text("in a border").padding(.horizontal, 8).border(Color.primary)
      ZStack(alignment: .topTrailing) {
        Text("a stack of views").padding(.vertical, 16).padding(.horizontal, 16).border(.primary)
        Text("new").bold()
      }
    }
  }
}
