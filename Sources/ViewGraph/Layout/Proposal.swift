/// The size a parent offers; nil asks for the ideal length.
package struct Proposal: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package static let unspecified = Proposal(width: nil, height: nil)

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  package subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A width and a height, in points.
package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)

  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// What a box answers to a proposal: its size, and where its text stands in it.
package struct Extent: Equatable, Sendable {
  package var size: Size
  /// From the top to the baseline of the first line of text, nil without text.
  package var firstBaseline: Double?
  /// From the top to the baseline of the last line of text, nil without text.
  package var lastBaseline: Double?
  /// Where the view says that lines of alignment stand, nil where it says nothing.
  var explicit: [AlignmentLine: Double]?

  package init(_ size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }

  package init(width: Double, height: Double) { self.init(Size(width: width, height: height)) }

  /// Where an alignment's line stands, from the leading edge.
  func guide(_ alignment: HorizontalAlignment) -> Double {
    if let line = explicit?[.horizontal(alignment)] { return line }
    return alignment.id.defaultValue(in: ViewDimensions(extent: self))
  }

  /// Where an alignment's line stands, from the top.
  func guide(_ alignment: VerticalAlignment) -> Double {
    if let line = explicit?[.vertical(alignment)] { return line }
    return alignment.id.defaultValue(in: ViewDimensions(extent: self))
  }

  /// Where a part stands in this, so that their lines of alignment meet.
  func origin(of part: Extent, _ alignment: Alignment) -> (x: Double, y: Double) {
    (
      guide(alignment.horizontal) - part.guide(alignment.horizontal),
      guide(alignment.vertical) - part.guide(alignment.vertical)
    )
  }
}

/// A line along which views stand.
package enum AlignmentLine: Hashable, Sendable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)
}

extension Axis {
  /// The axis across it.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  var asSet: Set { self == .horizontal ? .horizontal : .vertical }
}

/// The size of a cell in points, by which lengths that are given are kept to whole cells.
package struct CellSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let standard = CellSize(width: 8, height: 16)

  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// A distance that a program gives, spacing or padding, in whole cells: equal distances look equal.
  ///
  /// Half a column counts as one, since what stands beside must not touch. Half a line does not.
  func whole(_ length: Double, _ axis: Axis) -> Double {
    let cells = length / self[axis]
    guard cells.isFinite else { return 0 }
    let rounding = axis == .horizontal ? 0.5 : 0.499
    return (cells + rounding).rounded(.down) * self[axis]
  }

  /// Whether a length has room for some number of columns: one that is at least a column is given.
  func hasRoom(for columns: Int, in width: Double?) -> Bool {
    guard let width, width < Double(columns) * self.width else { return true }
    return Double(columns) <= max(1, (width / self.width + 1e-6).rounded(.down))
  }

  /// The cell an edge falls on.
  ///
  /// Edges are rounded, not sizes: what adds up in points adds up in cells.
  package func cell(_ position: Double, _ axis: Axis) -> Int {
    let cells = (position / self[axis] + 0.5 + 1e-6).rounded(.down)
    return Int(max(-1e6, min(1e9, cells)))
  }
}

extension Double {
  /// The value, or zero where it is no place on a screen.
  var drawable: Double { isFinite ? self : 0 }
}
