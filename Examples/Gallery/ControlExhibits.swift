import Foundation
import ViewGraph

struct TextExhibit: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Text wraps at words, and a word that is longer than its line wraps at characters.")
      Text("A line limit ends what does not fit with an ellipsis, wherever it is cut off there.")
        .lineLimit(1)
      Text("Wide: 日本語 · 한국어 · 👩‍👩‍👧 · 🇪🇺")
      Text("One text may be ") + Text("bold").bold() + Text(" or ") + Text("struck").strikethrough()
    }
  }
}

struct LabelExhibit: View {
  var body: some View {
    Specimens {
      Specimen("label") { Label("Favourites", systemImage: "star.fill") }
      Specimen("no sign") { Label("Papers", systemImage: "doc.plaintext") }
      Specimen("image") { Image("Harbour") }
      Specimen("content") { LabeledContent("Version", value: "1.0") }
    }
  }
}

struct ButtonExhibit: View {
  var body: some View {
    Specimens {
      States { Button("Save") {} }
      Specimen("icon") { Button("Add", systemImage: "plus") {} }
      Specimen("delete") { Button("Delete", role: .destructive) {} }
      Specimen("link") { Link("Manual", destination: URL(string: "https://swift.org")!) }
      Specimen("edit") { EditButton() }
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
    Specimens {
      States { Toggle("Wi-Fi", isOn: $isOn) }
      Specimen("off") { Toggle("Wi-Fi", isOn: $isOff) }
      Specimen("mixed") { Toggle("All networks", sources: $flags, isOn: \.isOn) }
    }
  }
}

struct FieldExhibit: View {
  @State private var name = "Groceries"
  @State private var empty = ""

  var body: some View {
    Specimens {
      States { TextField("Title", text: $name) }
      Specimen("empty") { TextField("Title", text: $empty) }
      Specimen("prompt") { TextField("Title", text: $empty, prompt: Text("New list")) }
      Specimen("secure") { SecureField("Password", text: $name) }
    }
  }
}

struct EditorExhibit: View {
  @State private var notes = "Dear diary,\ntoday it rained."

  var body: some View {
    Specimens {
      States { TextEditor(text: $notes) }
      Specimen("growing") { TextField("Notes", text: $notes, axis: .vertical) }
    }
  }
}

struct PickerExhibit: View {
  @State private var size = "Medium"

  private var picker: some View {
    Picker("Size", selection: $size) {
      ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
    }
  }

  var body: some View {
    Specimens {
      States { picker }
      Specimen("segments") { picker.pickerStyle(.segmented) }
      Specimen("inline") { picker.pickerStyle(.inline) }
      Specimen("disabled") { picker.pickerStyle(.inline).disabled(true) }
    }
  }
}

struct DateExhibit: View {
  @State private var due = Date(timeIntervalSince1970: 1_750_000_000)

  var body: some View {
    Specimens {
      States { DatePicker("Due", selection: $due, displayedComponents: .date) }
      Specimen("time") { DatePicker("At", selection: $due, displayedComponents: .hourAndMinute) }
    }
  }
}

struct StepperExhibit: View {
  @State private var nights = 3
  @State private var none = 0
  @State private var many = 9

  var body: some View {
    Specimens {
      States { Stepper("Nights", value: $nights, in: 0...9) }
      Specimen("least") { Stepper("Nights", value: $none, in: 0...9) }
      Specimen("most") { Stepper("Nights", value: $many, in: 0...9) }
    }
  }
}

struct SliderExhibit: View {
  @State private var volume = 40.0

  var body: some View {
    Specimens {
      States { Slider(value: $volume, in: 0...100) { Text("Volume") } }
      Specimen("bounds") {
        Slider(value: $volume, in: 0...100) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .labelsHidden()
      }
    }
  }
}

struct ProgressExhibit: View {
  var body: some View {
    Specimens {
      Specimen("so far") { ProgressView("Copying", value: 0.6) }
      Specimen("done") { ProgressView("Copying", value: 1) }
      Specimen("unknown") { ProgressView("Waiting") }
      Specimen("gauge") { Gauge(value: 0.3) { Text("Battery") } }
    }
  }
}

struct DisclosureExhibit: View {
  @State private var isOpen = true
  @State private var isClosed = false

  var body: some View {
    Specimens {
      States { DisclosureGroup("Details", isExpanded: $isClosed) { Text("Secret") } }
      Specimen("open") {
        DisclosureGroup("Details", isExpanded: $isOpen) {
          Text("Here they are,")
          Text("one below the other.")
        }
      }
    }
  }
}

struct MenuExhibit: View {
  private func menu(_ title: LocalizedStringKey) -> some View {
    Menu(title) {
      Button("Rename") {}
      Button("Delete", role: .destructive) {}
    }
  }

  var body: some View {
    Specimens {
      States { menu("More") }
      Specimen("action") {
        Menu("Reply") {
          Button("Reply to all") {}
        } primaryAction: {
        }
      }
      Specimen("open") { menu("Opened") }
    }
  }
}

extension GalleryPage {
  static var controls: [GalleryPage] {
    [
      GalleryPage("Text", "Lines of whole words. A wide character takes two columns.") {
        TextExhibit()
      },
      GalleryPage(
        "Label, Image, LabeledContent",
        "A system image is a sign where there is a common one, else its name in brackets."
      ) { LabelExhibit() },
      GalleryPage(
        "Button",
        "What can be tapped stands in brackets: square ones when it is ready, double angles with "
          + "the focus, round ones when it is disabled. All controls follow this."
      ) { ButtonExhibit() },
      GalleryPage("Toggle", "An x is on, a dash is mixed.") { ToggleExhibit() },
      GalleryPage(
        "TextField, SecureField",
        "A line is room to write, dots follow a prompt, a bar is the caret."
      ) { FieldExhibit() },
      GalleryPage("TextEditor", "Lines in a border; a double one has the focus.") {
        EditorExhibit()
      },
      GalleryPage("Picker", "The choice, or all choices with a dot at the one that is made.") {
        PickerExhibit()
      },
      GalleryPage("DatePicker", "The date as the locale writes it.") { DateExhibit() },
      GalleryPage("Stepper", "Minus, value, plus; a dot where it goes no further.") {
        StepperExhibit()
      },
      GalleryPage("Slider", "A track with a knob, and the value behind it.") { SliderExhibit() },
      GalleryPage("ProgressView, Gauge", "A bar, or a ring where the end is not known.") {
        ProgressExhibit()
      },
      GalleryPage("DisclosureGroup", "What it opens stands below, indented.") {
        DisclosureExhibit()
      },
      GalleryPage(
        "Menu", "What it offers stands below while it is open.",
        content: { MenuExhibit() }, prepare: { try $0.menus["Opened"].tap() }),
    ]
  }
}
