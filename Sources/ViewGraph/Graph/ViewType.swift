/// A type whose bodies are run: its names and layout, one object a type.
@MainActor final class ViewType {
  /// The bare name, without module, outer types and generic arguments: `Row`.
  let name: String
  /// The name with its outer types, as `_printChanges` spells it: `Outer.Row`.
  let qualifiedName: String
  let layout: TypeLayout
  /// Whether the type is the library's own, and so left out of lists of bodies.
  let isLibrary: Bool
  /// Whether what a body makes can have nodes; found out at the first run.
  @exclusivity(unchecked) private var contentMakesNodes: Bool?

  func contentMakesNodes(_ find: () -> Bool) -> Bool {
    if let contentMakesNodes { return contentMakesNodes }
    let answer = find()
    contentMakesNodes = answer
    return answer
  }

  /// How a line of texts is set from what a body makes, nil where it is none; found out once.
  @exclusivity(unchecked) private var linePlan: UnsafePointer<LinePlan>?
  @exclusivity(unchecked) private var hasLinePlan: Bool?

  /// What a node of the type shows, where that may be a line.
  func lineContent(
    _ content: NodeContent, _ find: () -> UnsafePointer<LinePlan>?
  ) -> LineContent? {
    if hasLinePlan == nil {
      linePlan = find()
      hasLinePlan = linePlan != nil
    }
    guard let linePlan, !content.isEmpty else { return nil }
    return LineContent(plan: linePlan, value: content.ofManyWords)
  }

  private static var types: [ObjectIdentifier: ViewType] = [:]
  /// The one asked for last: rows are made by the thousand.
  @exclusivity(unchecked) private static var latest: (key: ObjectIdentifier, type: ViewType)?

  static func of(_ type: Any.Type) -> ViewType {
    let key = ObjectIdentifier(type)
    if let latest, latest.key == key { return latest.type }
    let found = types[key] ?? ViewType(type)
    types[key] = found
    latest = (key, found)
    return found
  }

  private init(_ type: Any.Type) {
    name = TypeName.short(type)
    qualifiedName = TypeName.qualified(type)
    layout = TypeLayout.layout(of: type)
    isLibrary = type is any LibraryView.Type
  }
}

/// A view with a body that the library itself is made of.
protocol LibraryView {}

/// The names of types in reports.
enum TypeName {
  /// Without module, outer types and generic arguments.
  static func short(_ type: Any.Type) -> String {
    let full = String(describing: type)
    guard let first = full.first, first != "(", first != "[" else { return full }
    if full.hasPrefix("Optional<") { return full }
    return full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
  }

  /// With outer types, without the module and generic arguments.
  static func qualified(_ type: Any.Type) -> String {
    var parts: [Substring] = []
    var name = Substring(String(reflecting: type))
    if let generic = name.firstIndex(of: "<") { name = name[..<generic] }
    // A local type carries its scope as `(unknown context at $1f3a).`
    while let open = name.range(of: "(unknown context at "),
      let close = name[open.lowerBound...].range(of: ").")
    {
      name.removeSubrange(open.lowerBound..<close.upperBound)
    }
    parts = name.split(separator: ".")
    return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : String(name)
  }
}
