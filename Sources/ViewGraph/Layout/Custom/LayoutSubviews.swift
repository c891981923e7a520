import Foundation

/// The views that a layout lays out, in the order they are written.
public struct LayoutSubviews: RandomAccessCollection {
  /// One of the views.
  public typealias Element = LayoutSubview
  /// A place among them.
  public typealias Index = Int

  let boxes: [LayoutBox]
  let cell: CellSize
  let placed: PlacedSubviews?

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place behind the last.
  public var endIndex: Int { boxes.count }

  /// The view in a place.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(box: boxes[index], index: index, cell: cell, placed: placed)
  }
}

/// Where the subviews of a layout were put.
final class PlacedSubviews {
  let origin: CGPoint
  var placements: [Int: Placement] = [:]

  init(origin: CGPoint) { self.origin = origin }
}

/// A view that a layout measures and places.
public struct LayoutSubview: Equatable {
  let box: LayoutBox
  let index: Int
  let cell: CellSize
  let placed: PlacedSubviews?

  /// Whether both are the same view.
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }

  /// Its turn in a stack: higher ones are offered space first.
  public var priority: Double { box.priority }

  /// The distances the view likes to keep from others.
  public var spacing: ViewSpacing { ViewSpacing(isSpacer: box.isSpacer, cell: cell) }

  /// The size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = box.size(in: proposal.proposal)
    return CGSize(width: size.width, height: size.height)
  }

  /// The size and the lines of alignment of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(extent: box.extent(in: proposal.proposal))
  }

  /// Puts the view where its anchor stands at a point, in the coordinates of the layout's bounds.
  ///
  /// Does nothing outside of `placeSubviews`.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    guard let placed else { return }
    let size = box.size(in: proposal.proposal)
    placed.placements[index] = Placement(
      box: box,
      x: (position.x - placed.origin.x - anchor.x * size.width).drawable,
      y: (position.y - placed.origin.y - anchor.y * size.height).drawable,
      proposal: proposal.proposal)
  }

  /// The value the view hands to the layout around it.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    box.notes?.layoutValues?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
}

/// The size of a view and where its lines of alignment stand.
public struct ViewDimensions: Equatable {
  let extent: Extent

  /// The width, in points.
  public var width: CGFloat { extent.size.width }
  /// The height, in points.
  public var height: CGFloat { extent.size.height }

  /// Where a line stands, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { extent.guide(guide) }
  /// Where a line stands, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { extent.guide(guide) }

  /// Where a line stands if the view sets it, from the leading edge.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    extent.explicit?[.horizontal(guide)].map { CGFloat($0) }
  }

  /// Where a line stands if the view sets it, from the top.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    if let line = extent.explicit?[.vertical(guide)] { return CGFloat(line) }
    return switch guide {
    case .firstTextBaseline: extent.firstBaseline.map { CGFloat($0) }
    case .lastTextBaseline: extent.lastBaseline.map { CGFloat($0) }
    default: nil
    }
  }
}

/// The distances a view likes to keep from others.
public struct ViewSpacing: Sendable {
  var isSpacer = false
  var cell = CellSize.standard

  /// The usual distances.
  public init() {}

  init(isSpacer: Bool, cell: CellSize) {
    self.isSpacer = isSpacer
    self.cell = cell
  }

  /// No distance.
  public static let zero = ViewSpacing(isSpacer: true, cell: .standard)

  /// How far the next view stands away: a column beside, nothing below.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isSpacer || next.isSpacer || axis == .vertical ? 0 : CGFloat(cell.width)
  }

  /// Takes the larger distances.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    isSpacer = isSpacer && other.isSpacer
  }

  /// The larger distances.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
