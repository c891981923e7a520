/// A property of an observable model that is about to change.
final class PropertyMark: @unchecked Sendable {
  /// Nil where the interface in use does not tell.
  let path: AnyKeyPath?
  /// The registrar of the model, where it is known.
  let subject: ObjectIdentifier?
  /// The model, once it was found among what the view can reach.
  weak var model: AnyObject?
  var old: String?

  /// Some property, where nothing but counts is recorded.
  static let unrecorded = PropertyMark(path: nil, subject: nil)

  init(path: AnyKeyPath?, subject: ObjectIdentifier?) {
    self.path = path
    self.subject = subject
  }

  func isSameProperty(as other: PropertyMark) -> Bool {
    path == other.path && subject == other.subject
  }
}
