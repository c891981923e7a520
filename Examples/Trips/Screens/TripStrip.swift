import ViewGraph

/// The trips at a glance, each with its star.
struct TripStrip: View {
  let trips: [Trip]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 16) {
        ForEach(trips) { trip in
          Label(trip.city, systemImage: trip.isFavorite ? "star.fill" : "star")
        }
      }
    }
  }
}
