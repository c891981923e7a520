import Foundation

/// A container that a program lays out itself: it says how large it is, and places its subviews.
///
/// Lengths are points: a column is 8 wide and a line 16 high, unless the host was given another size
/// of cell. A layout is a value that is called with its content:
///
///     Columns(count: 3) {
///       Text("One")
///       Text("Two")
///     }
public protocol Layout {
  /// What the layout keeps between its calls, for one set of subviews.
  associatedtype Cache = Void

  /// The views that are laid out.
  typealias Subviews = LayoutSubviews

  /// What the library may know of the layout before it asks.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date with changed subviews.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances the container likes to keep from others.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal.
  ///
  /// May be called with several proposals before anything is placed: nil asks for the ideal length,
  /// zero for the least and infinity for the most.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the subviews in the container; one that is not placed stands in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a line of alignment stands, nil for where it is in any view.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a line of alignment stands, nil for where it is in any view.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Nothing is known before the layout is asked.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Keeps the usual distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Leaves the line where it is in any view.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Leaves the line where it is in any view.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The layout with its content.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// What the library may know of a layout before it asks.
public struct LayoutProperties: Sendable {
  /// The direction of a layout that is a stack, for the dividers and spacers in it.
  public var stackOrientation: Axis?

  /// Nothing known.
  public init() {}
}

/// The size a parent offers to a layout; nil asks for the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, in points.
  public var width: CGFloat?
  /// The height, in points.
  public var height: CGFloat?

  /// A proposal of two lengths.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the most.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal, with the lengths it leaves open taken from a size.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  var proposal: Proposal {
    Proposal(width: width.map { Double($0) }, height: height.map { Double($0) })
  }
}

/// A value that a subview hands to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a subview that sets none.
  static var defaultValue: Value { get }
}

extension View {
  /// Hands a value to the layout around the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    decorated(.layoutValue(ObjectIdentifier(key), value))
  }
}
