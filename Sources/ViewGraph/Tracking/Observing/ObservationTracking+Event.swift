extension ObservationTracking {
  /// What happened to the properties that a closure read.
  ///
  /// Valid during the call it is handed to.
  public struct Event: ~Copyable {
    /// What sort of thing happened.
    public struct Kind: Equatable, Sendable {
      private let name: StaticString

      private init(_ name: StaticString) { self.name = name }

      /// The first run of a continuous observation: nothing has changed.
      public static var initial: Kind { Kind("initial") }

      /// A property is about to change.
      public static var willSet: Kind { Kind("willSet") }

      /// A property has changed.
      public static var didSet: Kind { Kind("didSet") }

      /// The last object that was read has gone.
      public static var `deinit`: Kind { Kind("deinit") }

      /// Whether both are the same sort.
      public static func == (left: Kind, right: Kind) -> Bool {
        left.name.description == right.name.description
      }
    }

    /// What sort of thing happened.
    public let kind: Kind
    private let paths: [AnyKeyPath?]
    private let end: @Sendable () -> Void

    init(_ kind: Kind, paths: [AnyKeyPath?] = [], end: @escaping @Sendable () -> Void) {
      self.kind = kind
      self.paths = paths
      self.end = end
    }

    /// Whether the event is about this property.
    ///
    /// False for `initial` and `deinit`.
    ///
    /// A continuous observation may be told of several changes at once; each of them matches. Built
    /// without Observation's own interface for frameworks, the graph cannot tell properties apart, and
    /// every change matches.
    public func matches(_ keyPath: PartialKeyPath<some Observable>) -> Bool {
      paths.contains { $0.map { $0 == keyPath } ?? true }
    }

    /// Ends the observation: there are no further events.
    public func cancel() { end() }
  }
}
