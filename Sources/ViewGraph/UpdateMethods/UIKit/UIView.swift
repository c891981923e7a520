import Foundation

/// A view of UIKit's kind, without a screen: it holds others, and its update methods are tracked.
@MainActor open class UIView: PlatformView {
  let attachment = PlatformAttachment()
  /// The views inside, in order.
  public private(set) var subviews: [UIView] = []
  /// The view around.
  public private(set) weak var superview: UIView?
  /// Accepted; text has no constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether the view is left out of the screen.
  open var isHidden = false { didSet { attachment.didChange() } }
  /// Accepted and kept.
  open var backgroundColor: UIColor?
  /// Accepted and kept.
  open var tintColor: UIColor?
  /// Accepted and kept.
  open var frame: CGRect

  /// A view with a frame, which text does not show.
  public init(frame: CGRect = .zero) { self.frame = frame }

  /// Archives are not supported.
  public required init?(coder: NSCoder) {
    fatalError("A view without a screen has no archive to be made from. Use init(frame:).")
  }

  /// Puts a view inside, behind those that are there.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    attachment.didChange()
  }

  /// Takes the view out of the view around it.
  open func removeFromSuperview() {
    guard let outer = superview else { return }
    outer.subviews.removeAll { $0 === self }
    superview = nil
    outer.attachment.didChange()
  }

  /// Sets what the view shows: text, colours, visibility.
  ///
  /// Tracked: runs again in the next update when an observable it read changes, and before layout
  /// (U-01).
  open func updateProperties() {}

  /// Sets where things stand.
  ///
  /// Tracked by itself, and runs after the properties are set.
  open func layoutSubviews() {}

  /// Asks for one more run of `updateProperties()`, for a reason observation cannot see (U-02).
  public func setNeedsUpdateProperties() {
    attachment.setNeeds(.properties, because: "setNeedsUpdateProperties")
  }

  /// Asks for one more run of `layoutSubviews()`.
  public func setNeedsLayout() { attachment.setNeeds(.layout, because: "setNeedsLayout") }

  /// Asks for one more run of `layoutSubviews()`, in the next update.
  public func layoutIfNeeded() {}

  /// Asks for another drawing of the screen.
  public func setNeedsDisplay() { attachment.didChange() }

  var platformSubviews: [any PlatformView] { subviews }
  var shownText: String? { nil }
  var isShown: Bool { !isHidden }

  var trackedMethods: [TrackedMethod] {
    let name = TypeName.short(type(of: self))
    return [
      TrackedMethod(name: "\(name).updateProperties", phase: .properties) { [unowned self] in
        updateProperties()
      },
      TrackedMethod(name: "\(name).layoutSubviews", phase: .layout) { [unowned self] in
        layoutSubviews()
      },
    ]
  }
}

/// A view that shows a text.
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { if text != oldValue { attachment.didChange() } } }
  /// Accepted and kept.
  open var textColor: UIColor!
  /// Accepted and kept.
  open var numberOfLines = 1

  override var shownText: String? { text }
}

/// A colour, by name.
public final class UIColor: Sendable, Hashable {
  /// The name.
  public let name: String

  /// A colour of a name.
  public init(named name: String) { self.name = name }

  /// The colour of text.
  public static let label = UIColor(named: "label")
  /// The colour of less important text.
  public static let secondaryLabel = UIColor(named: "secondaryLabel")
  public static let red = UIColor(named: "red")
  public static let green = UIColor(named: "green")
  public static let blue = UIColor(named: "blue")
  public static let gray = UIColor(named: "gray")
  public static let black = UIColor(named: "black")
  public static let white = UIColor(named: "white")
  public static let clear = UIColor(named: "clear")
  public static let systemBackground = UIColor(named: "systemBackground")
  public static let systemRed = UIColor(named: "systemRed")
  public static let systemBlue = UIColor(named: "systemBlue")

  /// Whether both have one name.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
