import ViewGraph

extension Lab {
  /// An array of structs is one value; an array of objects holds references that do not change.
  static let rows = Lab(
    "rows", "an array of structs, an array of objects", document: 2,
    rules: ["M-07", "M-04", "V-02"],
    claim: """
      Renaming the first of three structs changes the array, so the screen that reads it runs; the rows \
      are then compared, and only the first, whose input differs, runs too. Renaming the first of three \
      objects changes no array: the first row alone runs, and the whole console has five lines.
      """,
    reason: """
      A struct is part of the array's value, so an edit is a change of the array. An object in the \
      array is a reference, and its property was read by one row only.
      """,
    variants: [
      LabVariant("structs") { Structs.Shelf() }
        .launch(
          console: "Shelf.body", "Row 1.body", "Row 2.body", "Row 3.body",
          shows: ["Emma", "Dune", "Ulysses"]
        )
        .tap("Mark the first", console: "Shelf.body", "Row 1.body", shows: ["Emma*", "Dune"]),
      LabVariant("objects") { Objects.Shelf() }
        .launch(
          console: "Shelf.body", "Row 1.body", "Row 2.body", "Row 3.body",
          shows: ["Emma", "Dune", "Ulysses"]
        )
        .tap("Mark the first", console: "Row 1.body", shows: ["Emma*", "Dune"]),
    ])
}

private enum Structs {
  struct Book: Identifiable {
    let id: Int
    var title: String
  }

  @MainActor @Observable final class Library {
    var books = [
      Book(id: 1, title: "Emma"), Book(id: 2, title: "Dune"), Book(id: 3, title: "Ulysses"),
    ]
  }

  struct Row: View {
    let book: Book

    var body: some View {
      let _ = Console.print("Row \(book.id).body")
      Text(book.title)
    }
  }

  struct Shelf: View {
    @State private var library = Library()

    var body: some View {
      let _ = Console.print("Shelf.body")
      VStack {
        ForEach(library.books) { Row(book: $0) }
        Button("Mark the first") { library.books[0].title += "*" }
      }
    }
  }
}

private enum Objects {
  @MainActor @Observable final class Book: Identifiable {
    nonisolated let id: Int
    var title: String

    init(id: Int, title: String) {
      self.id = id
      self.title = title
    }
  }

  @MainActor @Observable final class Library {
    var books = [
      Book(id: 1, title: "Emma"), Book(id: 2, title: "Dune"), Book(id: 3, title: "Ulysses"),
    ]
  }

  struct Row: View {
    let book: Book

    var body: some View {
      let _ = Console.print("Row \(book.id).body")
      Text(book.title)
    }
  }

  struct Shelf: View {
    @State private var library = Library()

    var body: some View {
      let _ = Console.print("Shelf.body")
      VStack {
        ForEach(library.books) { Row(book: $0) }
        Button("Mark the first") { library.books[0].title += "*" }
      }
    }
  }
}
