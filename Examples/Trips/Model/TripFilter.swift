/// Which trips are shown.
public enum TripFilter: Hashable, Sendable {
  /// All of them.
  case all
  /// Those with a star.
  case favorites
  /// Those to one country.
  case country(String)

  /// Whether a trip is shown.
  public func includes(_ trip: Trip) -> Bool {
    switch self {
    case .all: true
    case .favorites: trip.isFavorite
    case .country(let country): trip.country == country
    }
  }

  /// What it is called.
  public var title: String {
    switch self {
    case .all: "All"
    case .favorites: "Favorites"
    case .country(let country): country
    }
  }

  /// The filters that make sense for some trips: all, favorites, and each country in turn.
  public static func filters(for trips: [Trip]) -> [TripFilter] {
    var countries: [String] = []
    for trip in trips where !countries.contains(trip.country) { countries.append(trip.country) }
    return [.all, .favorites] + countries.map { .country($0) }
  }
}
