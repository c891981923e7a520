import Foundation
import ViewGraph

struct TextExhibit: View {
  var body: some View {
    Exhibit("Text") {
      Text("Text wraps at words, and a word that is longer than its line wraps at characters.")
      Text("A line limit ends what does not fit with an ellipsis, wherever it is cut.")
        .lineLimit(1)
      Text("Wide: 日本語 · 한국어 · 👩‍👩‍👧 · 🇪🇺")
      HStack {
        Text("bold").bold()
        Text("italic").italic()
        Text("underlined").underline()
        Text("struck").strikethrough()
      }
    }
  }
}

struct ButtonExhibit: View {
  var body: some View {
    Exhibit("Button") {
      States { Button("Save") {} }
      Specimen("delete") { Button("Delete", role: .destructive) {} }
      Specimen("icon") { Button("Share", systemImage: "arrow.up.right") {} }
      Specimen("link") { Link("Manual", destination: URL(string: "https://swift.org")!) }
    }
  }
}

struct ToggleExhibit: View {
  private struct Flag: Identifiable {
    let id: Int
    var isOn: Bool
  }

  @State private var isOn = true
  @State private var isOff = false
  @State private var flags = [Flag(id: 0, isOn: true), Flag(id: 1, isOn: false)]

  var body: some View {
    Exhibit("Toggle") {
      States { Toggle("Wi-Fi", isOn: $isOn) }
      Specimen("off") { Toggle("Wi-Fi", isOn: $isOff) }
      Specimen("mixed") { Toggle("All networks", sources: $flags, isOn: \.isOn) }
    }
  }
}

struct FieldExhibit: View {
  @State private var name = "Groceries"
  @State private var empty = ""
  @State private var notes = "Dear diary,\ntoday it rained."

  var body: some View {
    Exhibit("TextField") {
      States { TextField("Title", text: $name) }
      Specimen("prompt") { TextField("Title", text: $empty, prompt: Text("New list")) }
      Specimen("secure") { SecureField("Password", text: $name) }
      Specimen("growing") { TextField("Notes", text: $notes, axis: .vertical) }
      Specimen("editor") { TextEditor(text: $notes).drawnWithFocus() }
    }
  }
}

struct ChoiceExhibit: View {
  @State private var size = "Medium"
  @State private var due = Date(timeIntervalSince1970: 1_750_000_000)

  private var picker: some View {
    Picker("Size", selection: $size) {
      ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
    }
  }

  var body: some View {
    Exhibit("Picker") {
      States { picker }
      Specimen("segments") { picker.pickerStyle(.segmented) }
      Specimen("inline") { picker.pickerStyle(.inline) }
      Specimen("date") { DatePicker("Due", selection: $due, displayedComponents: .date) }
    }
  }
}

struct ValueExhibit: View {
  @State private var nights = 3
  @State private var none = 0
  @State private var volume = 40.0

  var body: some View {
    Exhibit("Stepper, Slider, ProgressView") {
      States { Stepper("Nights", value: $nights, in: 0...9) }
      Specimen("at its end") { Stepper("Nights", value: $none, in: 0...9) }
      States { Slider(value: $volume, in: 0...100) { Text("Volume") } }
      Specimen("progress") { ProgressView("Copying", value: 0.6) }
      Specimen("unknown") { ProgressView("Waiting") }
    }
  }
}

struct LabelExhibit: View {
  var body: some View {
    Exhibit("Label, Image, LabeledContent") {
      Specimen("label") { Label("Favourites", systemImage: "star.fill") }
      Specimen("unknown") { Label("Papers", systemImage: "doc.plaintext") }
      Specimen("image") { Image("Harbour") }
      Specimen("content") { LabeledContent("Version", value: "1.0") }
      Specimen("nothing") {
        ContentUnavailableView(
          "No notes", systemImage: "magnifyingglass", description: Text("Write the first one."))
      }
    }
  }
}

struct DisclosureExhibit: View {
  @State private var isOpen = true
  @State private var isClosed = false

  var body: some View {
    Exhibit("DisclosureGroup, Menu") {
      Specimen("closed") { DisclosureGroup("Details", isExpanded: $isClosed) { Text("Secret") } }
      Specimen("open") { DisclosureGroup("Details", isExpanded: $isOpen) { Text("Here they are") } }
      States {
        Menu("More") {
          Button("Rename") {}
          Button("Delete", role: .destructive) {}
        }
      }
    }
  }
}
