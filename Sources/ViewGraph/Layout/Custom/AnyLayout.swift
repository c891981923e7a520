import Foundation

/// A layout of any type: another in its place keeps the identity and the state of the content.
public struct AnyLayout: Layout {
  let base: any Layout
  let axis: Axis?

  /// The layout, without its type.
  public init<L: Layout>(_ layout: L) {
    base = layout
    axis = L.layoutProperties.stackOrientation
  }

  /// What the layout inside keeps.
  public struct Cache {
    var value: Any
  }

  /// Makes what the layout inside keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews))
    }
    return make(base)
  }

  private func withCache<L: Layout, R>(
    _ cache: inout Cache, of layout: L, _ subviews: Subviews, _ work: (L, inout L.Cache) -> R
  ) -> R {
    var inner = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    cache.value = ()
    defer { cache.value = inner }
    return work(layout, &inner)
  }

  /// The size of the layout inside.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      withCache(&cache, of: layout, subviews) {
        $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return size(base)
  }

  /// Places as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      withCache(&cache, of: layout, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    place(base)
  }

  /// The line of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func line<L: Layout>(_ layout: L) -> CGFloat? {
      withCache(&cache, of: layout, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return line(base)
  }

  /// The line of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func line<L: Layout>(_ layout: L) -> CGFloat? {
      withCache(&cache, of: layout, subviews) {
        $0.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return line(base)
  }
}
