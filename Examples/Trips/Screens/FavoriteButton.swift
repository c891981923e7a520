import ViewGraph

/// A star that writes through its binding, wherever that leads.
struct FavoriteButton: View {
  @Binding var isFavorite: Bool

  var body: some View {
    Button {
      isFavorite.toggle()
    } label: {
      Image(systemName: isFavorite ? "star.fill" : "star")
    }
    .accessibilityValue(isFavorite ? "on" : "off")
    .tint(.yellow)
  }
}
