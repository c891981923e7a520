import ViewGraph

/// A trip with its picture and its star.
struct TripCard: View {
  @Binding var trip: Trip

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 8) {
        Picture(picture: trip.picture)
        Spacer()
        FavoriteButton(isFavorite: $trip.isFavorite)
          .accessibilityLabel("Favorite \(trip.city)")
      }
      line(Text(trip.city).bold(), Text("^[\(trip.nights) night](inflect: true)"))
      line(Text(trip.country).foregroundStyle(.secondary), Text(trip.price, format: .dollars))
      Text(trip.start, format: .dateTime.day().month().year())
      if !trip.notes.isEmpty { Text(trip.notes).foregroundStyle(.secondary) }
    }
    .padding(.horizontal, 8)
    .border(.secondary)
  }

  private func line(_ left: Text, _ right: Text) -> some View {
    HStack(spacing: 8) {
      left
      Spacer()
      right
    }
  }
}
