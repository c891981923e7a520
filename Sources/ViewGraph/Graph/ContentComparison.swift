/// Tells whether a body described the same as the time before: whether its run was wasted.
@MainActor enum ContentComparison {
  /// Why the body in question ran.
  ///
  /// Read and written on the main actor, inside a pass.
  nonisolated(unsafe) private(set) static var causes: [RawCause] = []

  /// Whether two values of a body show the same.
  ///
  /// - Complexity: That of comparing the values; enums are reflected on.
  static func showSame<Content>(_ old: Content, _ new: Content, causes: [RawCause]) -> Bool {
    self.causes = causes
    defer { self.causes = [] }
    return areEqual(old, new, by: .plan(for: Content.self, .content))
  }

  /// Whether the body ran because the state changed.
  nonisolated static func isCaused(by state: AnyStateLocation) -> Bool {
    causes.contains { cause in
      switch cause {
      case .state(let location), .binding(let location): location === state
      default: false
      }
    }
  }

  /// Whether the body ran for another reason than that its inputs differ.
  nonisolated static var isCausedByChange: Bool {
    causes.contains { cause in
      if case .inputs = cause { return false }
      return true
    }
  }
}

extension ValueComparison.Purpose {
  /// What the parts of a value of some type are compared for.
  func inside(_ type: Any.Type) -> Self {
    switch self {
    case .inputs, .handedOn: self
    case .content: type is any View.Type && !(type is any PrimitiveView.Type) ? .handedOn : self
    }
  }
}
