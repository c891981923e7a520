import Foundation

/// A figure.
///
/// Text shows an area, with its colour where it has one.
@MainActor @preconcurrency public protocol Shape: View, Sendable where Body == Never {
  /// The outline within a rectangle.
  ///
  /// Cells do not ask for it.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// A shape has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' is drawn by the library and has no body to evaluate.")
  }

  /// No node is made.
  public static var _makesNodes: Bool { false }

  /// A shape makes no nodes.
  public static func _attach(_ view: Self, to slots: inout Slots) {}

  /// Describes an area without a colour of its own.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.fill(FillContent(color: nil, name: TypeName.short(Self.self))))
  }

  /// A shape is no text.
  public static func _plan(_ planner: inout LinePlanner) { planner.fail() }

  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(
    _ style: S, style fillStyle: FillStyle = FillStyle()
  ) -> FilledShape<Self> {
    FilledShape(shape: self, color: ShapeStyleColor.of(style), isOutline: false)
  }

  /// Fills the shape with the style of the text.
  public func fill(style: FillStyle = FillStyle()) -> FilledShape<Self> {
    FilledShape(shape: self, color: nil, isOutline: false)
  }

  /// Draws the outline with a style.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: Double = 1) -> FilledShape<Self> {
    FilledShape(shape: self, color: ShapeStyleColor.of(style), isOutline: true)
  }

  /// Draws the outline with a style.
  public func stroke<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle) -> FilledShape<Self>
  {
    FilledShape(shape: self, color: ShapeStyleColor.of(style), isOutline: true)
  }

  /// Draws the outline.
  public func stroke(lineWidth: Double = 1) -> FilledShape<Self> {
    FilledShape(shape: self, color: nil, isOutline: true)
  }

  /// Draws the outline.
  public func stroke(style: StrokeStyle) -> FilledShape<Self> {
    FilledShape(shape: self, color: nil, isOutline: true)
  }

  /// The shape between two fractions of its outline.
  ///
  /// Cells draw the same.
  public func trim(from start: Double = 0, to end: Double = 1) -> Self { self }
}

/// A shape that can be drawn inside its own edge.
@MainActor @preconcurrency public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// Draws the outline inside the edge with a style.
  public func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: Double = 1, antialiased: Bool = true
  ) -> FilledShape<Self> {
    stroke(style, lineWidth: lineWidth)
  }

  /// Draws the outline inside the edge.
  public func strokeBorder(lineWidth: Double = 1, antialiased: Bool = true) -> FilledShape<Self> {
    stroke(lineWidth: lineWidth)
  }

  /// The shape made smaller.
  ///
  /// Cells draw the same.
  public func inset(by amount: Double) -> Self { self }
}

/// A shape with a fill or an outline.
public struct FilledShape<S: Shape>: PrimitiveView {
  let shape: S
  let color: Color?
  let isOutline: Bool

  /// No node is made.
  public static var _makesNodes: Bool { false }

  /// Describes the area.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(
      .fill(
        FillContent(
          color: view.color, name: TypeName.short(S.self), isOutline: view.isOutline)))
  }

  /// Draws the outline over the fill.
  ///
  /// Cells keep the fill.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: Double = 1) -> Self { self }
}

/// How a shape is filled.
///
/// Accepted.
public struct FillStyle: Sendable, Hashable {
  /// How a shape is filled.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How an outline is drawn.
///
/// Accepted.
public struct StrokeStyle: Sendable, Hashable {
  /// How wide the line is.
  public var lineWidth: Double
  /// The lengths of dashes and gaps.
  public var dash: [Double]

  /// How an outline is drawn.
  public init(
    lineWidth: Double = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

#if !canImport(CoreGraphics)
  /// How a line ends.
  public enum CGLineCap: Int32, Sendable { case butt, round, square }
  /// How lines meet.
  public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
#endif

/// An outline.
///
/// Cells keep its bounds.
public struct Path: Sendable, Equatable {
  private var points: [CGPoint] = []

  /// An empty outline.
  public init() {}

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: Double) { addRect(rect) }

  /// An ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addRect(rect) }

  /// The outline that a closure draws.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  /// Whether nothing was drawn.
  public var isEmpty: Bool { points.isEmpty }

  /// The smallest rectangle around the outline.
  public var boundingRect: CGRect {
    guard let first = points.first else { return .zero }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = Swift.min(left, point.x)
      right = Swift.max(right, point.x)
      top = Swift.min(top, point.y)
      bottom = Swift.max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Starts at a point.
  public mutating func move(to point: CGPoint) { points.append(point) }
  /// Draws a line to a point.
  public mutating func addLine(to point: CGPoint) { points.append(point) }
  /// Draws lines through points.
  public mutating func addLines(_ lines: [CGPoint]) { points.append(contentsOf: lines) }
  /// Draws a curve to a point.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    points.append(point)
  }
  /// Draws a curve to a point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { points.append(point) }
  /// Draws an arc around a point.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }
  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    points.append(CGPoint(x: rect.minX, y: rect.minY))
    points.append(CGPoint(x: rect.maxX, y: rect.maxY))
  }
  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  /// Draws a rectangle with rounded corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { addRect(rect) }
  /// Adds another outline.
  public mutating func addPath(_ path: Path) { points.append(contentsOf: path.points) }
  /// Closes the outline.
  public mutating func closeSubpath() {}
}

extension Path: Shape {
  /// The outline itself.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
