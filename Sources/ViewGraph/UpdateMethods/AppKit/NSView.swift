import Foundation

/// A view of AppKit's kind, without a screen: it holds others, and its update methods are tracked.
@MainActor open class NSView: PlatformView {
  let attachment = PlatformAttachment()
  /// The views inside, in order.
  public private(set) var subviews: [NSView] = []
  /// The view around.
  public private(set) weak var superview: NSView?
  /// Accepted; text has no constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether the view is left out of the screen.
  open var isHidden = false { didSet { attachment.didChange() } }
  /// Accepted and kept.
  open var frame: CGRect

  /// A view with a frame, which text does not show.
  public init(frame: CGRect = .zero) { self.frame = frame }

  /// Archives are not supported.
  public required init?(coder: NSCoder) {
    fatalError("A view without a screen has no archive to be made from. Use init(frame:).")
  }

  /// Puts a view inside, behind those that are there.
  open func addSubview(_ view: NSView) {
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

  /// Sets the rules for places.
  ///
  /// Tracked, and runs before `layout()` (U-02).
  open func updateConstraints() {}

  /// Sets where things stand.
  ///
  /// Tracked (U-02).
  open func layout() {}

  /// Draws the view.
  ///
  /// Tracked, what it calls included (U-02).
  open func draw(_ dirtyRect: CGRect) {}

  /// Whether one more run of `layout()` is asked for.
  public var needsLayout: Bool {
    get { false }
    set { if newValue { attachment.setNeeds(.layout, because: "needsLayout") } }
  }

  /// Whether one more run of `draw(_:)` is asked for.
  public var needsDisplay: Bool {
    get { false }
    set { if newValue { attachment.setNeeds(.drawing, because: "needsDisplay") } }
  }

  /// Whether one more run of `updateConstraints()` is asked for.
  public var needsUpdateConstraints: Bool {
    get { false }
    set { if newValue { attachment.setNeeds(.constraints, because: "needsUpdateConstraints") } }
  }

  var platformSubviews: [any PlatformView] { subviews }
  var shownText: String? { nil }
  var isShown: Bool { !isHidden }

  var trackedMethods: [TrackedMethod] {
    let name = TypeName.short(type(of: self))
    return [
      TrackedMethod(name: "\(name).updateConstraints", phase: .constraints) { [unowned self] in
        updateConstraints()
      },
      TrackedMethod(name: "\(name).layout", phase: .layout) { [unowned self] in layout() },
      TrackedMethod(name: "\(name).draw", phase: .drawing) { [unowned self] in draw(frame) },
    ]
  }
}

/// A field that shows a text.
@MainActor open class NSTextField: NSView {
  /// The text.
  open var stringValue = "" { didSet { if stringValue != oldValue { attachment.didChange() } } }

  /// A label.
  public convenience init(labelWithString string: String) {
    self.init(frame: .zero)
    stringValue = string
  }

  override var shownText: String? { stringValue }
}

/// A controller of AppKit's kind, without a screen.
@MainActor open class NSViewController: PlatformController {
  let attachment = PlatformAttachment()
  private var loadedView: NSView?
  /// The title of the screen.
  open var title: String?

  /// A controller whose view is made in code.
  public init(nibName: String? = nil, bundle: Bundle? = nil) {}

  /// Archives are not supported, unless a subclass supports them.
  public required init?(coder: NSCoder) {
    fatalError("A controller without a screen has no archive to be made from.")
  }

  /// The view, made at the first request.
  public var view: NSView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let made = loadedView ?? NSView()
      loadedView = made
      viewDidLoad()
      return made
    }
    set { loadedView = newValue }
  }

  /// Makes the view.
  ///
  /// Set `view` in an override.
  open func loadView() { loadedView = NSView() }

  /// Called once, when the view is made.
  open func viewDidLoad() {}

  /// Called before the view lays out what is inside.
  ///
  /// Tracked (U-02).
  open func viewWillLayout() {}

  /// Called after the view has laid out what is inside.
  open func viewDidLayout() {}

  var platformView: any PlatformView { view }

  var trackedMethods: [TrackedMethod] {
    let name = TypeName.short(type(of: self))
    return [
      TrackedMethod(name: "\(name).viewWillLayout", phase: .layout) { [unowned self] in
        viewWillLayout()
      }
    ]
  }
}
