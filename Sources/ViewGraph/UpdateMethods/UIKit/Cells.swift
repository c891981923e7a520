import Foundation

/// The state of a cell that its configuration may depend on.
public struct UICellConfigurationState: Sendable {
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is being touched.
  public var isHighlighted = false
}

/// A cell whose configuration is tracked (U-02).
@MainActor open class UICell: UIView {
  /// The label that shows the cell's text.
  public let textLabel = UILabel()
  /// Whether the cell is selected.
  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  /// Sets up the cell.
  ///
  /// Tracked: an observable read in it runs it again when the property changes.
  public var configurationUpdateHandler: (@MainActor (UICell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A cell with an empty label.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(textLabel)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Asks for one more run of the configuration.
  public func setNeedsUpdateConfiguration() {
    attachment.setNeeds(.constraints, because: "setNeedsUpdateConfiguration")
  }

  override var trackedMethods: [TrackedMethod] {
    let name = TypeName.short(type(of: self))
    let handler = TrackedMethod(
      name: "\(name).configurationUpdateHandler", phase: .constraints
    ) { [unowned self] in
      configurationUpdateHandler?(self, UICellConfigurationState(isSelected: isSelected))
    }
    return super.trackedMethods + [handler]
  }
}

/// A cell of a table.
@MainActor open class UITableViewCell: UICell {}

/// A cell of a collection.
@MainActor open class UICollectionViewCell: UICell {}
