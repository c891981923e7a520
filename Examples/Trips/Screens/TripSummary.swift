import ViewGraph

/// What the trips come to, over a bar with a piece for each: as long as its nights, and yellow where
/// it is a favorite.
struct TripSummary: View {
  let trips: [Trip]

  private var nights: Int { trips.reduce(0) { $0 + $1.nights } }
  private var price: Int { trips.reduce(0) { $0 + $1.price } }
  private var favorites: Int { trips.count { $0.isFavorite } }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 16) {
        Text("^[\(trips.count) trip](inflect: true)").bold()
        Text("^[\(nights) night](inflect: true)")
        Text(price, format: .dollars)
        Text("^[\(favorites) favorite](inflect: true)")
      }
      HStack(spacing: 0) {
        ForEach(trips) { trip in
          Text(String(repeating: trip.isFavorite ? "█" : "░", count: length(of: trip)))
            .foregroundStyle(trip.isFavorite ? .yellow : .secondary)
          Text(" ")
        }
      }
      .accessibilityHidden(true)
    }
  }

  /// The length of a trip's piece: the bar never takes more than some forty columns.
  private func length(of trip: Trip) -> Int {
    max(1, nights <= 20 ? trip.nights * 2 : trip.nights * 40 / nights)
  }
}
