import ViewGraph

/// All there is about the trips: the planner, the strip, the summary, the filter and the cards.
public struct TripsScreen: View {
  @Bindable var store: TripStore
  @State private var filter = TripFilter.all

  /// The screen of a store that someone else owns.
  public init(store: TripStore) { self.store = store }

  /// One below the other, the cards beside each other where there is room.
  public var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 16) {
          TripPlanner(store: store)
          if store.trips.isEmpty {
            ContentUnavailableView(
              "No Trips", systemImage: "airplane", description: Text("Plan the first one."))
          } else {
            TripStrip(trips: store.trips)
            TripSummary(trips: store.trips)
            FilterBar(
              filters: TripFilter.filters(for: store.trips),
              favorites: store.trips.count { $0.isFavorite }, selection: $filter)
            cards
          }
          SaveLine(console: store.console)
        }
      }
      .navigationTitle("Trips")
    }
  }

  private var cards: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 300), spacing: 16)], spacing: 16) {
      // The filter stands inside: a filtered array is a new one, and nothing to write into.
      ForEach($store.trips) { $trip in
        if filter.includes(trip) { TripCard(trip: $trip) }
      }
    }
  }
}
