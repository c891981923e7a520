/// One edge or centre of a view, for constraints that text accepts and does not solve.
@MainActor public struct NSLayoutAnchor {
  /// The same place as another anchor.
  public func constraint(equalTo other: NSLayoutAnchor, constant: Double = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint()
  }

  /// Not before another anchor.
  public func constraint(greaterThanOrEqualTo other: NSLayoutAnchor, constant: Double = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint()
  }

  /// Not behind another anchor.
  public func constraint(lessThanOrEqualTo other: NSLayoutAnchor, constant: Double = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint()
  }

  /// A length.
  public func constraint(equalToConstant constant: Double) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// A rule for the places of views: accepted, and solved by nobody, since text has its own layout.
@MainActor public final class NSLayoutConstraint {
  /// Whether the rule holds.
  public var isActive = false

  init() {}

  /// Turns rules on.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Turns rules off.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// What has edges that constraints may name.
@MainActor public protocol LayoutAnchored {}

extension LayoutAnchored {
  /// The upper edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The lower edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edge where lines begin.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edge where lines end.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle in width.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle in height.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

extension UIView: LayoutAnchored {}
extension NSView: LayoutAnchored {}
