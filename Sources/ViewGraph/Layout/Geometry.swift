/// A horizontal or vertical line.
public enum Axis: Int8, Sendable, CaseIterable {
  case horizontal, vertical

  /// One axis, both, or none.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Left to right.
    public static let horizontal = Set(rawValue: 1)
    /// Top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

/// The edges of a rectangle.
public enum Edge: Int8, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where lines begin.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where lines end.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// The side edges.
public enum HorizontalEdge: Int8, Sendable, CaseIterable {
  case leading, trailing

  /// One side, or both.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// A set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Where lines begin.
    public static let leading = Set(rawValue: 1)
    /// Where lines end.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// Distances from the edges, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// From the top.
  public var top: Double
  /// From where lines begin.
  public var leading: Double
  /// From the bottom.
  public var bottom: Double
  /// From where lines end.
  public var trailing: Double

  /// Distances from the edges; none by default.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Where a view stands in a larger one.
public struct Alignment: Sendable, Hashable {
  /// In width.
  public var horizontal: HorizontalAlignment
  /// In height.
  public var vertical: VerticalAlignment

  /// A place in width and one in height.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the side where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the side where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the corner where text begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the other upper corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower corner where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower corner where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// On the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
}

/// How the lines of a text stand to each other.
public enum TextAlignment: Sendable, Hashable, CaseIterable { case leading, center, trailing }

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide it is, in points.
  public enum Size: Sendable {
    /// One item of this size.
    case fixed(Double)
    /// One item that shares what is left.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many items as fit, each at least this size (D-05).
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// The distance to the next.
  public var spacing: Double?
  /// Where a view stands in it.
  public var alignment: Alignment?

  /// A column or row.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
