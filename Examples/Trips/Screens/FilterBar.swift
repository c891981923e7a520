import ViewGraph

/// Chooses which trips are shown.
struct FilterBar: View {
  let filters: [TripFilter]
  let favorites: Int
  @Binding var selection: TripFilter

  var body: some View {
    // All of them beside each other, as long as the countries are few enough for that.
    ViewThatFits(in: .horizontal) {
      picker.labelsHidden().pickerStyle(.segmented)
      picker
    }
  }

  private var picker: some View {
    Picker("Show", selection: $selection) {
      ForEach(filters, id: \.self) { filter in
        Text(filter == .favorites ? "\(filter.title) (\(favorites))" : filter.title)
      }
    }
  }
}
