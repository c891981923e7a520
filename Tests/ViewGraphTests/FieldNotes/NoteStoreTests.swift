import FieldNotesScreens
import Testing
import ViewGraph

@MainActor @Suite struct NoteStoreTests {
  private let date = Date(timeIntervalSince1970: 1_000)

  private func store(_ titles: String..., pinned: Set<String> = []) -> NoteStore {
    NoteStore(notes: titles.map { Note(title: $0, isPinned: pinned.contains($0), created: date) })
  }

  private func note(_ title: String, in store: NoteStore) throws -> Note {
    try #require(store.notes.first { $0.title == title })
  }

  @Test("FN-1 pinned notes stand first, in the order they had") func order() {
    #expect(store("a", "b", "c", pinned: ["b", "c"]).notes.map(\.title) == ["b", "c", "a"])
  }

  @Test("FN-1 a note is added behind the pinned ones, and replaces one of its ID") func add() {
    let store = store("a", "b", pinned: ["a"])
    var note = Note(title: "c", created: date)
    store.add(note)
    #expect(store.notes.map(\.title) == ["a", "b", "c"])
    note.isPinned = true
    note.title = "c!"
    store.add(note)
    #expect(store.notes.map(\.title) == ["a", "c!", "b"])
    #expect(store.pinnedNotes.map(\.title) == ["a", "c!"])
  }

  @Test("FN-1 pinning puts a note behind the pinned ones, letting go before the others")
  func togglePin() throws {
    let store = store("a", "b", "c")
    store.togglePin(try note("c", in: store))
    #expect(store.notes.map(\.title) == ["c", "a", "b"])
    store.togglePin(try note("b", in: store))
    #expect(store.notes.map(\.title) == ["c", "b", "a"])
    store.togglePin(try note("c", in: store))
    #expect(store.notes.map(\.title) == ["b", "c", "a"])
    store.togglePin(Note(title: "stranger"))
    #expect(store.notes.map(\.title) == ["b", "c", "a"])
  }

  @Test("FN-1 deleting takes away what is there, and nothing else") func delete() throws {
    let store = store("a", "b", "c", "d")
    store.delete(try note("b", in: store))
    store.delete(Note(title: "a"))
    #expect(store.notes.map(\.title) == ["a", "c", "d"])
    store.delete([try note("a", in: store).id, try note("d", in: store).id])
    #expect(store.notes.map(\.title) == ["c"])
  }

  @Test("FN-1 a notebook that is deleted leaves its notes in none") func notebooks() {
    let store = store()
    let birds = store.addNotebook("Birds")
    store.add(Note(title: "Heron", notebookID: birds.id))
    #expect(store.notes(in: birds.id).map(\.title) == ["Heron"])
    store.delete(birds)
    #expect(store.notebooks.isEmpty)
    #expect(store.notes.map(\.notebookID) == [nil])
  }

  @Test("FN-1 a list of notes is searched without regard to case or accents, and sorted")
  func list() {
    let dates = [3, 1, 2].map { Date(timeIntervalSince1970: Double($0)) }
    let store = NoteStore(
      notes: zip(["Éclair", "eagle 10", "Eagle 9"], dates).map { Note(title: $0, created: $1) })
    #expect(store.notes(orderedBy: .newestFirst).map(\.title) == ["Éclair", "Eagle 9", "eagle 10"])
    #expect(store.notes(orderedBy: .oldestFirst).map(\.title) == ["eagle 10", "Eagle 9", "Éclair"])
    #expect(store.notes(orderedBy: .title).map(\.title) == ["Eagle 9", "eagle 10", "Éclair"])
    #expect(
      store.notes(matching: "EAGLE", orderedBy: .title).map(\.title) == ["Eagle 9", "eagle 10"])
    #expect(store.notes(matching: "ecl").map(\.title) == ["Éclair"])
    #expect(store.notes(matching: "owl") == [])
  }

  @Test("FN-1 pinned notes stand first in every order") func pinnedFirst() {
    let store = store("c", "a", "b", pinned: ["b"])
    #expect(store.notes(orderedBy: .title).map(\.title) == ["b", "a", "c"])
  }

  @Test("FN-1 a draft makes a note once it has a title") func draft() {
    let store = NoteStore(now: { Date(timeIntervalSince1970: 7) })
    let draft = NoteDraft()
    #expect(!draft.isComplete)
    draft.title = "  \t"
    #expect(!draft.isComplete)
    draft.title = " Heron "
    draft.tags = ["bird"]
    #expect(draft.isComplete)
    let note = store.add(draft, to: nil)
    #expect(note.title == "Heron")
    #expect(note.tags == ["bird"])
    #expect(note.created == Date(timeIntervalSince1970: 7))
    #expect(store.note(note.id) == note)
  }

  @Test("FN-1 the order is kept by its raw value") func sortOrder() {
    #expect(NoteSortOrder.allCases.map(\.rawValue) == ["newestFirst", "oldestFirst", "title"])
    #expect(NoteSortOrder.allCases.map(\.name) == ["Newest First", "Oldest First", "Title"])
  }

  @Test("FN-1 notes outlive coding") func coding() throws {
    let notes = NoteStore.sample().notes
    let data = try JSONEncoder().encode(notes)
    #expect(try JSONDecoder().decode([Note].self, from: data) == notes)
    #expect(notes == NoteStore.sample().notes)
  }
}
