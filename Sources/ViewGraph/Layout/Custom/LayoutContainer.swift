import Foundation

/// A layout with its content.
struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  static var _makesNodes: Bool { Content._makesNodes }

  static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
  }

  static func _describe(_ view: Self, into describer: inout Describer) {
    let layout = view.layout
    let content = AnyLayoutContent(
      name: TypeName.short(L.self),
      axis: (layout as? AnyLayout)?.axis ?? L.layoutProperties.stackOrientation
    ) { CustomBox(layout, $0, cell: $1) }
    describer.element(.layout(content)) { Content._describe(view.content, into: &$0) }
  }
}

/// Asks a layout of the program's how its subviews stand.
final class CustomBox<L: Layout>: LayoutBox {
  private let layout: L
  private let cell: CellSize
  private var cache: L.Cache?

  init(_ layout: L, _ children: [LayoutBox], cell: CellSize) {
    self.layout = layout
    self.cell = cell
    super.init(children)
  }

  private func withCache<R>(
    _ placed: PlacedSubviews?, _ work: (LayoutSubviews, inout L.Cache) -> R
  ) -> R {
    let subviews = LayoutSubviews(boxes: children, cell: cell, placed: placed)
    // Boxes do not change, so the cache is made once.
    var kept = cache ?? layout.makeCache(subviews: subviews)
    cache = nil
    defer { cache = kept }
    return work(subviews, &kept)
  }

  override func measure(_ proposal: Proposal) -> Extent {
    let offer = ProposedViewSize(proposal)
    return withCache(nil) { subviews, cache in
      let size = layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
      var extent = Extent(
        width: Self.drawable(size.width, proposal.width),
        height: Self.drawable(size.height, proposal.height))
      let bounds = CGRect(
        x: 0, y: 0, width: extent.size.width, height: extent.size.height)
      if extent.size.width.isFinite, extent.size.height.isFinite {
        func line(_ guide: VerticalAlignment) -> Double? {
          layout.explicitAlignment(
            of: guide, in: bounds, proposal: offer, subviews: subviews, cache: &cache
          ).map { Double($0).drawable }
        }
        var lines: [AlignmentLine: Double] = [:]
        for guide in [HorizontalAlignment.leading, .center, .trailing] {
          lines[.horizontal(guide)] = layout.explicitAlignment(
            of: guide, in: bounds, proposal: offer, subviews: subviews, cache: &cache
          ).map { Double($0).drawable }
        }
        for guide in [VerticalAlignment.top, .center, .bottom] {
          lines[.vertical(guide)] = line(guide)
        }
        if !lines.isEmpty { extent.explicit = lines }
        extent.firstBaseline = line(.firstTextBaseline)
        extent.lastBaseline = line(.lastTextBaseline)
      }
      return extent
    }
  }

  /// A length that can be laid out: what is endless is so only where that was asked for.
  private static func drawable(_ length: CGFloat, _ proposed: Double?) -> Double {
    if length.isFinite { return max(0, length) }
    return length == .infinity && proposed == .infinity ? .infinity : (proposed ?? 0).drawable
  }

  override func place(_ proposal: Proposal, _ extent: Extent) -> [Placement] {
    let bounds = CGRect(x: 0, y: 0, width: extent.size.width, height: extent.size.height)
    let placed = PlacedSubviews(origin: bounds.origin)
    let offer = ProposedViewSize(proposal)
    withCache(placed) { subviews, cache in
      layout.placeSubviews(in: bounds, proposal: offer, subviews: subviews, cache: &cache)
    }
    return children.enumerated().map { index, child in
      if let placement = placed.placements[index] { return placement }
      let origin = extent.origin(of: child.extent(in: proposal), .center)
      return Placement(box: child, x: origin.x, y: origin.y, proposal: proposal)
    }
  }
}
