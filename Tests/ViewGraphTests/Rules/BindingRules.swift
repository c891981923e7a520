import Testing
import ViewGraph

private struct Note: Identifiable, Equatable {
  struct Author: Equatable { var name = "Ada" }
  let id: Int
  var title: String
  var isPinned = false
  var tags: [String] = []
  var author = Author()
  var subtitle: String?
}

private struct TitleField: View {
  @Binding var title: String
  var body: some View {
    let _ = console.print("TitleField")
    Button("title \(title)") { title += "!" }
  }
}

private struct PinToggle: View {
  @Binding var isPinned: Bool
  var body: some View {
    let _ = console.print("PinToggle")
    Button(isPinned ? "pinned" : "loose") { isPinned.toggle() }
  }
}

private struct TagRow: View {
  @Binding var tag: String
  var body: some View {
    let _ = console.print("TagRow \(tag)")
    Button("tag \(tag)") { tag = tag.uppercased() }
  }
}

private struct AuthorName: View {
  @Binding var name: String
  var body: some View {
    let _ = console.print("AuthorName")
    Button("by \(name)") { name = "Grace" }
  }
}

private struct Editor: View {
  @Binding var note: Note
  var body: some View {
    let _ = console.print("Editor")
    TitleField(title: $note.title)
    PinToggle(isPinned: $note.isPinned)
    AuthorName(name: $note.author.name)
    TagRow(tag: $note.tags[1])
  }
}

private struct Owner: View {
  @State private var note = Note(id: 1, title: "heron", tags: ["a", "b"])
  var body: some View {
    let _ = console.print("Owner")
    Middle(note: $note)
  }
}

private struct Middle: View {
  @Binding var note: Note
  var body: some View {
    let _ = console.print("Middle")
    Editor(note: $note)
  }
}

private struct Reader: View {
  let name: String
  @Binding var count: Int
  var body: some View {
    let _ = console.print("Reader \(name)")
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct SharedCount: View {
  @State private var count = 0
  var body: some View {
    let _ = console.print("SharedCount")
    Reader(name: "a", count: $count)
    Reader(name: "b", count: $count)
    Summary(count: count)
  }
}

private struct Summary: View {
  let count: Int
  var body: some View {
    let _ = console.print("Summary")
    Text("sum \(count)")
  }
}

private struct Adapted: View {
  @State private var isPinned = false
  @State private var title: String?
  @State private var log: [String] = []

  private func togglePin() {
    log.append("toggled")
    isPinned.toggle()
  }

  var body: some View {
    PinToggle(
      isPinned: Binding(
        get: { isPinned }, set: { newValue in if newValue != isPinned { togglePin() } }))
    TitleField(
      title: Binding(get: { title ?? "" }, set: { title = $0.isEmpty ? nil : $0 }))
    Text("log \(log.count) title \(title ?? "nil")")
  }
}

@MainActor @Observable private final class Model {
  var name = "n"
  var count = 0
}

private struct BindableProperty: View {
  @Bindable var model: Model
  var body: some View { TitleField(title: $model.name) }
}

private struct BindableLocal: View {
  let model: Model
  var body: some View {
    @Bindable var model = model
    TitleField(title: $model.name)
  }
}

private struct BindableCall: View {
  let model: Model
  var body: some View { TitleField(title: Bindable(model).name) }
}

@MainActor private enum Kept { static var binding: Binding<String>? }

private struct KeepingRow: View {
  @Binding var title: String
  var body: some View { Text(title).onAppear { Kept.binding = $title } }
}

private struct Removable: View {
  @State private var notes = [Note(id: 1, title: "one"), Note(id: 2, title: "two")]
  var body: some View {
    ForEach($notes) { $note in KeepingRow(title: $note.title) }
    Button("Pop") { notes.removeLast() }
  }
}

private struct Positions: View {
  @State private var tags = ["x", "y"]
  var body: some View {
    ForEach(tags.indices, id: \.self) { index in TagRow(tag: $tags[index]) }
    Button("Pop") { tags.removeLast() }
  }
}

@MainActor @Suite(.console) struct BindingRules {
  @Test("B-01 a binding is the owner's storage: it reads the value, and a write reaches readers")
  func sameStorage() throws {
    let host = ViewHost { SharedCount() }
    _ = console.take()
    let report = try host.buttons["a 0"].tap()
    #expect(report.bodies == ["SharedCount", "Reader", "Reader", "Summary"])
    #expect(console.take() == ["SharedCount", "Reader a", "Reader b", "Summary"])
    #expect(host.buttons["b 1"].exists)
    #expect(host.texts["sum 1"].exists)
  }

  @Test("B-02 narrowing by key path and subscript writes back through the whole path")
  func narrowing() throws {
    let host = ViewHost { Owner() }
    _ = console.take()
    try host.buttons["by Ada"].tap()
    #expect(console.take() == ["AuthorName"])
    try host.buttons["tag b"].tap()
    #expect(console.take() == ["TagRow B"])
    try host.buttons["title heron"].tap()
    #expect(console.take() == ["TitleField"])
    #expect(host.buttons.labels == ["title heron!", "loose", "by Grace", "tag B"])
    host.checkInvariants()
  }

  @Test("B-03 a binding made by hand adapts: a routed write, and nil shown as empty text")
  func byHand() throws {
    let host = ViewHost { Adapted() }
    try host.buttons["loose"].tap()
    #expect(host.texts["log 1 title nil"].exists)
    try host.buttons["title "].tap()
    #expect(host.texts["log 1 title !"].exists)
    #expect(host.buttons["pinned"].exists)
  }

  @Test("B-04 a constant binding ignores writes") func constant() throws {
    let host = ViewHost { PinToggle(isPinned: .constant(true)) }
    #expect(try host.buttons["pinned"].tap().bodies == [])
    #expect(host.buttons["pinned"].exists)
  }

  @Test("B-07 the three spellings of Bindable make the same binding, and own nothing")
  func bindable() throws {
    let model = Model()
    let host = ViewHost {
      BindableProperty(model: model)
      BindableLocal(model: model)
      BindableCall(model: model)
    }
    for button in 0..<3 {
      let report = try host.buttons[button].tap()
      #expect(
        report.bodies == [
          "BindableProperty", "TitleField", "BindableLocal", "TitleField", "BindableCall",
          "TitleField",
        ])
    }
    #expect(model.name == "n!!!")
    #expect(host.buttons.labels == Array(repeating: "title n!!!", count: 3))
    weak var released: Model?
    do {
      let other = Model()
      released = other
      let short = ViewHost { BindableProperty(model: other) }
      short.unmount()
    }
    #expect(released == nil)
  }

  @Test("B-08 several views that write through one binding see one source of truth")
  func oneSource() throws {
    let host = ViewHost { SharedCount() }
    try host.buttons["a 0"].tap()
    try host.buttons["b 1"].tap()
    #expect(host.buttons.labels == ["a 2", "b 2"])
    #expect(host.texts["sum 2"].exists)
    #expect(host.state.map(\.value) == ["2"])
    #expect(host.state.map(\.readers) == [["SharedCount", "Reader", "Reader"]])
  }

  @Test("B-09 a kept binding to a removed element answers, and its write is dropped and reported")
  func removedElement() throws {
    Kept.binding = nil
    let host = ViewHost { Removable() }
    let kept = try #require(Kept.binding)
    #expect(kept.wrappedValue == "two")
    try host.buttons["Pop"].tap()
    #expect(host.texts.labels == ["one", "Pop"])
    #expect(kept.wrappedValue == "two")
    #expect(host.issues.isEmpty)
    let report = host.measure { kept.wrappedValue = "late" }
    #expect(report.bodies == [])
    #expect(host.issues.map(\.rule) == ["B-09"])
    #expect(
      host.issues.map(\.message) == [
        """
        A binding to an element of type 'Note' was written after the element was removed. \
        The write is dropped; reads answer with the last value.
        """
      ])
    #expect(host.texts.labels == ["one", "Pop"])
    host.checkInvariants()
  }

  @Test("B-09 rows by position outlive the removal of the last element") func positions() throws {
    let host = ViewHost { Positions() }
    _ = console.take()
    try host.buttons["Pop"].tap()
    #expect(host.buttons.labels == ["tag x", "Pop"])
    try host.buttons["tag x"].tap()
    #expect(host.buttons.labels == ["tag X", "Pop"])
    #expect(host.issues.isEmpty)
  }

  @Test("B-10 a binding handed down several levels runs its reader, and no view between")
  func levels() throws {
    let host = ViewHost { Owner() }
    #expect(
      console.take() == [
        "Owner", "Middle", "Editor", "TitleField", "PinToggle", "AuthorName", "TagRow b",
      ])
    let report = try host.buttons["loose"].tap()
    #expect(report.bodies == ["PinToggle"])
    #expect(console.take() == ["PinToggle"])
  }
}
