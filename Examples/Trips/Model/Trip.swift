import Foundation

/// A trip: a value, so that an edit of one is a change of all that holds it.
public struct Trip: Identifiable, Hashable, Sendable, Codable {
  /// What it is known by.
  public let id: Int
  /// Where it goes.
  public var city: String
  /// The country of the city.
  public var country: String
  /// How long it is.
  public var nights: Int
  /// What it costs, in dollars.
  public var price: Int
  /// When it begins.
  public var start: Date
  /// The picture on its card.
  public var picture: TripPicture
  /// Whether it is a favorite.
  public var isFavorite: Bool
  /// What there is to say about it.
  public var notes: String
}

extension Trip {
  /// The trips one starts with: three of 18 nights in all, of which one is a favorite.
  public static let samples = [
    Trip(
      id: 1, city: "Seattle", country: "USA", nights: 5, price: 1_750, start: day(2027, 5, 14),
      picture: .city, isFavorite: true, notes: "Ferries, coffee, and rain that is hardly there."),
    Trip(
      id: 2, city: "Vancouver", country: "Canada", nights: 4, price: 1_500,
      start: day(2027, 5, 19), picture: .harbour, isFavorite: false,
      notes: "Round the seawall by bicycle, then up to the snow."),
    Trip(
      id: 3, city: "San Pedro de Atacama", country: "Chile", nights: 9, price: 4_250,
      start: day(2027, 9, 2), picture: .desert, isFavorite: false,
      notes: "Salt, geysers at dawn, and more stars than sky."),
  ]

  /// Noon of a day, which is that day in almost every time zone.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
      ?? .distantPast
  }
}

/// The picture on a trip's card.
public enum TripPicture: String, CaseIterable, Sendable, Codable {
  case city, harbour, desert, mountains, island

  /// What it is called.
  public var title: String { rawValue.capitalized }
}
