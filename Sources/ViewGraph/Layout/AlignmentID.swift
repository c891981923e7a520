import Foundation

/// A line of alignment that a program names itself.
public protocol AlignmentID {
  /// Where the line stands in a view that does not say.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Where views stand beside each other in width.
public struct HorizontalAlignment: @unchecked Sendable, Hashable {
  let id: any AlignmentID.Type

  /// A line of the program's own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// At the side where lines begin.
  public static let leading = HorizontalAlignment(StandardAlignment.Leading.self)
  /// In the middle.
  public static let center = HorizontalAlignment(StandardAlignment.Middle.self)
  /// At the side where lines end.
  public static let trailing = HorizontalAlignment(StandardAlignment.Trailing.self)

  /// Whether both are the same line.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  /// Hashes which line it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// The part of a view's width at which a standard line stands; nil for the program's own.
  var standardPart: Double? {
    self == .leading ? 0 : self == .center ? 0.5 : self == .trailing ? 1 : nil
  }
}

/// Where views stand beside each other in height.
public struct VerticalAlignment: @unchecked Sendable, Hashable {
  let id: any AlignmentID.Type

  /// A line of the program's own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// At the top.
  public static let top = VerticalAlignment(StandardAlignment.Top.self)
  /// In the middle.
  public static let center = VerticalAlignment(StandardAlignment.Center.self)
  /// At the bottom.
  public static let bottom = VerticalAlignment(StandardAlignment.Bottom.self)
  /// On the baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(StandardAlignment.FirstBaseline.self)
  /// On the baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(StandardAlignment.LastBaseline.self)

  /// Whether both are the same line.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  /// Hashes which line it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  /// Whether views of the same height stand level by it, whatever they are.
  var isStandard: Bool {
    id == StandardAlignment.Center.self || id == StandardAlignment.Top.self
      || id == StandardAlignment.Bottom.self || id == StandardAlignment.FirstBaseline.self
      || id == StandardAlignment.LastBaseline.self
  }
}

/// The lines that every view has.
enum StandardAlignment {
  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  // Without text, a baseline is the lower edge.
  enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.extent.firstBaseline ?? context.height
    }
  }
  enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context.extent.lastBaseline ?? context.height
    }
  }
}
