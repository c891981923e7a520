import ViewGraph

/// Plans one more trip: a form, and the card it would have.
struct TripPlanner: View {
  let store: TripStore
  @State private var isOpen = false
  @State private var draft = TripDraft()

  /// The card shows a trip made from the draft on the spot; what it writes goes back into the draft.
  private var preview: Binding<Trip> {
    Binding(
      get: { draft.trip(id: 0) },
      set: { draft.isFavorite = $0.isFavorite })
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button(
        isOpen ? "Close the planner" : "Plan a trip", systemImage: isOpen ? "xmark" : "plus"
      ) {
        isOpen.toggle()
      }
      if isOpen {
        // Beside each other where there is room for both.
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 300), spacing: 16, alignment: .top)], spacing: 0
        ) {
          form
          TripCard(trip: preview)
        }
      }
    }
  }

  private var form: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("City", text: $draft.city)
      TextField("Country", text: $draft.country)
      Stepper("Nights", value: $draft.nights, in: 1...60)
      Stepper("Dollars", value: $draft.price, in: 0...20_000, step: 250)
      HStack(spacing: 8) {
        PicturePicker(selection: $draft.picture)
        Spacer()
        FavoriteButton(isFavorite: $draft.isFavorite).accessibilityLabel("Favorite")
      }
      Button("Add to my trips") {
        store.add(draft)
        draft = TripDraft()
        isOpen = false
      }
      .disabled(draft.city.isEmpty)
    }
  }
}

/// Chooses the picture of a card.
struct PicturePicker: View {
  @Binding var selection: TripPicture

  var body: some View {
    Picker("Picture", selection: $selection) {
      ForEach(TripPicture.allCases, id: \.self) { Text($0.title) }
    }
  }
}
