/// One property in a registration: of which registrar, and by which path.
struct RegisteredRead: Equatable {
  let registrar: ObjectIdentifier
  let path: AnyKeyPath
}

/// Reads what Observation keeps to itself, by reflection.
///
/// Used for reports only; finds nothing where the module's layout is another.
enum ObservationReflection {
  /// The properties in a registration.
  static func reads(of tracking: Any) -> [RegisteredRead] {
    guard let list = child("list", of: tracking), let entries = child("entries", of: list) else {
      return []
    }
    return Mirror(reflecting: entries).children.flatMap { entry -> [RegisteredRead] in
      let pair = Mirror(reflecting: entry.value).children.map(\.value)
      guard pair.count == 2, let key = pair[0] as? ObjectIdentifier,
        let properties = child("properties", of: pair[1])
      else { return [] }
      return Mirror(reflecting: properties).children.compactMap {
        ($0.value as? AnyKeyPath).map { RegisteredRead(registrar: key, path: $0) }
      }
    }
  }

  /// What identifies a model's registrars in a registration: one for each level of its class that is
  /// observable.
  static func registrars(of model: Any) -> [ObjectIdentifier] {
    var found: [ObjectIdentifier] = []
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      if let registrar = current.children.first(where: { $0.label == "_$observationRegistrar" }),
        let extent = child("extent", of: registrar.value),
        let context = child("context", of: extent), let state = child("state", of: context),
        let buffer = child("buffer", of: state)
      {
        found.append(ObjectIdentifier(buffer as AnyObject))
      }
      mirror = current.superclassMirror
    }
    return found
  }

  private static func child(_ label: String, of value: Any) -> Any? {
    Mirror(reflecting: value).children.first { $0.label == label }?.value
  }
}
