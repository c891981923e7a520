import Foundation

extension View {
  /// Room on every side: two columns and a line where nothing is said.
  public func padding(_ insets: EdgeInsets) -> Decorated<Self> { decorated(.padding(insets)) }

  /// Room on some sides, in points; by default two columns or a line.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> Decorated<Self> {
    func inset(_ edge: Edge.Set, _ standard: Double) -> Double {
      edges.contains(edge) ? length ?? standard : 0
    }
    return decorated(
      .padding(
        EdgeInsets(
          top: inset(.top, 16), leading: inset(.leading, 16), bottom: inset(.bottom, 16),
          trailing: inset(.trailing, 16))))
  }

  /// Room on every side, in points.
  public func padding(_ length: Double) -> Decorated<Self> { padding(.all, length) }

  /// A size, in points.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> Decorated<Self> {
    decorated(.frame(FrameContent(width: width, height: height, alignment: alignment)))
  }

  /// Bounds for the size, in points.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> Decorated<Self> {
    decorated(
      .frame(
        FrameContent(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
  }

  /// The size the content asks for, whatever is offered.
  public func fixedSize() -> Decorated<Self> { fixedSize(horizontal: true, vertical: true) }

  /// The size the content asks for in some directions, whatever is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> Decorated<Self> {
    decorated(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Who is given room first.
  public func layoutPriority(_ value: Double) -> Decorated<Self> {
    decorated(.layoutPriority(value))
  }

  /// Drawn aside, in points, without moving anything else.
  public func offset(x: Double = 0, y: Double = 0) -> Decorated<Self> {
    decorated(.offset(x: x, y: y))
  }

  /// Drawn aside, in points, without moving anything else.
  public func offset(_ offset: CGSize) -> Decorated<Self> {
    decorated(.offset(x: Double(offset.width), y: Double(offset.height)))
  }

  /// A position in the parent, in points.
  ///
  /// Cells draw the view where it stands.
  public func position(x: Double = 0, y: Double = 0) -> Decorated<Self> {
    decorated(.position(x: x, y: y))
  }

  /// A position in the parent, in points.
  ///
  /// Cells draw the view where it stands.
  public func position(_ position: CGPoint) -> Decorated<Self> {
    decorated(.position(x: Double(position.x), y: Double(position.y)))
  }

  /// A proportion of width to height.
  ///
  /// Cells keep the size.
  public func aspectRatio(
    _ aspectRatio: Double? = nil, contentMode: ContentMode
  ) -> Decorated<Self> {
    unseen("aspectRatio")
  }

  /// A proportion of width to height.
  ///
  /// Cells keep the size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> Decorated<Self> {
    unseen("aspectRatio")
  }

  /// As large as fits.
  ///
  /// Cells keep the size.
  public func scaledToFit() -> Decorated<Self> { unseen("scaledToFit") }

  /// As large as needed.
  ///
  /// Cells keep the size.
  public func scaledToFill() -> Decorated<Self> { unseen("scaledToFill") }

  /// In front of, or behind, its siblings.
  public func zIndex(_ value: Double) -> Decorated<Self> { decorated(.zIndex(value)) }

  /// What stands for an alignment in this view.
  ///
  /// Cells align the view as it is.
  public func alignmentGuide(
    _ alignment: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> Double
  ) -> Decorated<Self> {
    decorated(.alignmentGuide(.horizontal(alignment), computeValue))
  }

  /// What stands for an alignment in this view.
  ///
  /// Cells align the view as it is.
  public func alignmentGuide(
    _ alignment: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> Double
  ) -> Decorated<Self> {
    decorated(.alignmentGuide(.vertical(alignment), computeValue))
  }

  /// Views above, below or beside the screen's content.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> SafeAreaInset<Self, V> {
    SafeAreaInset(content: self, inset: content(), isAbove: edge == .top)
  }

  /// Room inside the screen's edges.
  ///
  /// Cells have none.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> Decorated<Self>
  {
    unseen("safeAreaPadding")
  }

  /// Drawn to the very edge.
  ///
  /// Cells have no safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Decorated<Self> {
    unseen("ignoresSafeArea")
  }

  /// Drawn to the very edge.
  ///
  /// Cells have no safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Decorated<Self> {
    unseen("ignoresSafeArea")
  }

  /// Room inside a scrolling area.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
  ) -> Decorated<Self> {
    decorated(.contentMargins)
  }

  /// Room inside a scrolling area.
  public func contentMargins(
    _ length: Double, for placement: ContentMarginPlacement = .automatic
  ) -> Decorated<Self> {
    decorated(.contentMargins)
  }

  /// How wide or tall in relation to the container around.
  ///
  /// Cells keep the size.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> Decorated<Self> {
    unseen("containerRelativeFrame")
  }
}

/// How a picture takes the room it is given.
public enum ContentMode: Sendable, Hashable, CaseIterable { case fit, fill }

/// The upper and the lower edge.
public enum VerticalEdge: Int8, Sendable, CaseIterable { case top, bottom }

/// Parts of a screen that are not safe to draw in.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Regions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// Where margins of content are added.
public struct ContentMarginPlacement: Sendable, Hashable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// A view with another above or below it.
public struct SafeAreaInset<Content: View, Inset: View>: PrimitiveView {
  let content: Content
  let inset: Inset
  let isAbove: Bool

  /// A node is made where a part makes one.
  public static var _makesNodes: Bool { Content._makesNodes || Inset._makesNodes }

  /// Attaches the content, then what is added.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Content._attach(view.content, to: &slots)
    Inset._attach(view.inset, to: &slots)
  }

  /// Describes both, one below the other.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.stack(StackContent(direction: .vertical))) { inner in
      inner.element(.group) { Content._describe(view.content, into: &$0) }
      inner.element(.group) { Inset._describe(view.inset, into: &$0) }
      if view.isAbove { inner.swapLastElements() }
    }
  }
}
