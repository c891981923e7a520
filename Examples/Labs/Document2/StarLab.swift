import ViewGraph

extension Lab {
  /// One binding, narrowed from the store to one Bool: whoever writes it, everyone sees it.
  static let star = Lab(
    "star", "a star that changes the store", document: 2, rules: ["B-05", "B-08", "B-02"],
    claim: """
      Each card is handed a binding to its own place in the store. A tap on one card's star writes \
      into the store, and the star and the count above follow, without a callback or a notification.
      """,
    reason: """
      A binding to the array gives a binding to each element, and that one narrows to one Bool. There \
      is one source of truth, and every view that reads it follows: each card reads the array it is \
      an element of, so all of them run, and those whose star is as before do so for nothing.
      """,
    variants: [
      LabVariant("bindings") { Album() }
        .launch(
          console: "Album.body", "StarCount.body", "Card 1.body", "Star 1.body", "Card 2.body",
          "Star 2.body", shows: ["1 starred", "★ Fjord", "☆ Forest"]
        )
        .tap(
          "☆ Forest", console: "Album.body", "StarCount.body", "Card 1.body", "Star 1.body",
          "Card 2.body",
          "Star 2.body",
          shows: ["2 starred", "★ Fjord", "★ Forest"]
        )
        .tap(
          "★ Fjord", console: "Album.body", "StarCount.body", "Card 1.body", "Star 1.body",
          "Card 2.body",
          "Star 2.body",
          shows: ["1 starred", "☆ Fjord", "★ Forest"])
    ])
}

private struct Photo: Identifiable, Equatable {
  let id: Int
  var name: String
  var isStarred: Bool
}

@MainActor @Observable private final class PhotoStore {
  var photos = [
    Photo(id: 1, name: "Fjord", isStarred: true), Photo(id: 2, name: "Forest", isStarred: false),
  ]
}

private struct StarCount: View {
  let count: Int

  var body: some View {
    let _ = Console.print("StarCount.body")
    Text("\(count) starred")
  }
}

private struct Star: View {
  let number: Int
  let name: String
  @Binding var isOn: Bool

  var body: some View {
    let _ = Console.print("Star \(number).body")
    Button("\(isOn ? "★" : "☆") \(name)") { isOn.toggle() }
  }
}

private struct Card: View {
  @Binding var photo: Photo

  var body: some View {
    let _ = Console.print("Card \(photo.id).body")
    Star(number: photo.id, name: photo.name, isOn: $photo.isStarred)
  }
}

private struct Album: View {
  @State private var store = PhotoStore()

  var body: some View {
    let _ = Console.print("Album.body")
    @Bindable var store = store
    StarCount(count: store.photos.filter(\.isStarred).count)
    ForEach($store.photos) { $photo in Card(photo: $photo) }
  }
}
