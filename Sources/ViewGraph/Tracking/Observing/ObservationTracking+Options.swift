extension ObservationTracking {
  /// Which events an observation is told of: any combination of the three.
  public struct Options: SetAlgebra, Sendable {
    private var bits: UInt8

    /// No events.
    public init() { bits = 0 }

    private init(bits: UInt8) { self.bits = bits }

    /// Before a property that was read is changed: it still has its old value.
    public static var willSet: Options { Options(bits: 1) }

    /// After a property that was read was changed: it has its new value.
    public static var didSet: Options { Options(bits: 2) }

    /// After the last object that was read has gone.
    ///
    /// Delivered once.
    public static var `deinit`: Options { Options(bits: 4) }

    /// Whether all events of `member` are wanted.
    public func contains(_ member: Options) -> Bool { bits & member.bits == member.bits }

    /// The events wanted by either.
    public func union(_ other: Options) -> Options { Options(bits: bits | other.bits) }

    /// The events wanted by both.
    public func intersection(_ other: Options) -> Options { Options(bits: bits & other.bits) }

    /// The events wanted by one of the two only.
    public func symmetricDifference(_ other: Options) -> Options {
      Options(bits: bits ^ other.bits)
    }

    /// Adds events.
    public mutating func formUnion(_ other: Options) { bits |= other.bits }

    /// Keeps the events that `other` wants too.
    public mutating func formIntersection(_ other: Options) { bits &= other.bits }

    /// Keeps the events that only one of the two wants.
    public mutating func formSymmetricDifference(_ other: Options) { bits ^= other.bits }

    /// Adds events, and says whether they were new.
    @discardableResult
    public mutating func insert(
      _ new: Options
    ) -> (inserted: Bool, memberAfterInsert: Options) {
      let isNew = !contains(new)
      bits |= new.bits
      return (isNew, new)
    }

    /// Takes events out, and returns those that were in.
    @discardableResult
    public mutating func remove(_ member: Options) -> Options? {
      let removed = intersection(member)
      bits &= ~member.bits
      return removed.bits == 0 ? nil : removed
    }

    /// Puts events in, and returns those that were in before.
    @discardableResult
    public mutating func update(with new: Options) -> Options? {
      let known = intersection(new)
      bits |= new.bits
      return known.bits == 0 ? nil : known
    }
  }
}
