/// A trip that is being planned, and is not in the store.
public struct TripDraft: Hashable, Sendable {
  /// Where it goes.
  public var city = ""
  /// The country of the city.
  public var country = ""
  /// How long it is.
  public var nights = 3
  /// What it costs, in dollars.
  public var price = 1_000
  /// The picture on its card.
  public var picture = TripPicture.mountains
  /// Whether it is a favorite.
  public var isFavorite = false

  /// A draft with nothing filled in.
  public init() {}

  /// The trip that the draft stands for.
  public func trip(id: Trip.ID) -> Trip {
    Trip(
      id: id, city: city, country: country, nights: nights, price: price,
      start: Trip.day(2027, 6, 1), picture: picture, isFavorite: isFavorite, notes: "")
  }
}
