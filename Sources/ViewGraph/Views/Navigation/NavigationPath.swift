import Foundation

/// A path of values of any hashable types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  /// An empty path.
  public init() {}

  /// A path with the values of a sequence.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// A path from what was saved of one.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there is no value.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts a value at the end.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes values from the end.
  ///
  /// - Precondition: There are as many.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  /// What can be saved of the path, nil where a value cannot.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements) : nil
  }

  /// A path that can be saved: each value with its type, the last value first.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(_ elements: [AnyHashable]) { self.elements = elements }

    /// Reads the values back.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let data = Data(try container.decode(String.self).utf8)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "There is no type '\(name)' that can be decoded.")
        }
        elements.append(try Self.decode(type, from: data))
      }
      self.elements = elements.reversed()
    }

    /// Writes the values with their types.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable,
          let name = _mangledTypeName(type(of: element.base))
        else { continue }
        try container.encode(name)
        let data = try JSONEncoder().encode(value)
        try container.encode(String(decoding: data, as: UTF8.self))
      }
    }

    private static func decode<T: Decodable & Hashable>(
      _ type: T.Type, from data: Data
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: data))
    }
  }
}
