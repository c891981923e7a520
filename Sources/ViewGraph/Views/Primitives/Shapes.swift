import Foundation

/// How corners are rounded.
///
/// Cells draw both alike.
public enum RoundedCornerStyle: Sendable, Hashable { case circular, continuous }

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// A rectangle.
  nonisolated public init() {}
  /// The rectangle itself.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of the rounding.
  public let cornerSize: CGSize

  /// Corners of a radius, in points.
  nonisolated public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  /// Corners of a size, in points.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerSize.width)
  }
}

/// The radii of four corners, in points.
public struct RectangleCornerRadii: Sendable, Hashable {
  /// Where text begins.
  public var topLeading: Double
  /// Below where text begins.
  public var bottomLeading: Double
  /// Where lines end, below.
  public var bottomTrailing: Double
  /// Where lines end, above.
  public var topTrailing: Double

  /// Four radii; none by default.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0,
    topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle with corners of different radii.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public let cornerRadii: RectangleCornerRadii

  /// Corners with the given radii.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
  }

  /// Corners with the given radii.
  nonisolated public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A circle.
public struct Circle: InsettableShape {
  /// A circle.
  nonisolated public init() {}
  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// An ellipse.
  nonisolated public init() {}
  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose ends are half circles.
public struct Capsule: InsettableShape {
  /// A capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The shape of the container around.
public struct ContainerRelativeShape: InsettableShape {
  /// The shape of the container around.
  nonisolated public init() {}
  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A shape of any type.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path

  /// Hides the type of a shape.
  nonisolated public init<S: Shape>(_ shape: S) { outline = { shape.path(in: $0) } }

  /// The outline within a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  nonisolated public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose ends are half circles.
  nonisolated public static var capsule: Capsule { Capsule() }
}
