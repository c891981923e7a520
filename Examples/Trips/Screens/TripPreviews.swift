import ViewGraph

/// Cards by themselves, with bindings that lead nowhere.
public struct TripCardPreviews: PreviewProvider {
  /// A card with a star, one without, and one with a long name.
  public static var previews: some View {
    VStack(spacing: 16) {
      ForEach(Trip.samples) { TripCard(trip: .constant($0)) }
    }
  }
}
