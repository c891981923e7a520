import Foundation

/// A controller of UIKit's kind, without a screen.
@MainActor open class UIViewController: PlatformController {
  let attachment = PlatformAttachment()
  private var loadedView: UIView?
  /// The title of the screen.
  open var title: String?
  /// The controllers inside.
  public private(set) var children: [UIViewController] = []

  /// A controller whose view is made in code.
  public init(nibName: String? = nil, bundle: Bundle? = nil) {}

  /// Archives are not supported, unless a subclass supports them.
  public required init?(coder: NSCoder) {
    fatalError("A controller without a screen has no archive to be made from.")
  }

  /// The view, made at the first request.
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Whether the view is made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view, unless it is made already.
  public func loadViewIfNeeded() {
    if loadedView != nil { return }
    loadView()
    if loadedView == nil { loadedView = UIView() }
    viewDidLoad()
  }

  /// Makes the view.
  ///
  /// Set `view` in an override.
  open func loadView() { loadedView = UIView() }

  /// Called once, when the view is made.
  open func viewDidLoad() {}

  /// Sets what the screen shows.
  ///
  /// Tracked: runs again in the next update when an observable it read changes (U-01).
  open func updateProperties() {}

  /// Called before the view lays out what is inside.
  ///
  /// Tracked by itself.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out what is inside.
  ///
  /// Tracked by itself.
  open func viewDidLayoutSubviews() {}

  /// Asks for one more run of `updateProperties()`, for a reason observation cannot see (U-02).
  public func setNeedsUpdateProperties() {
    attachment.setNeeds(.properties, because: "setNeedsUpdateProperties")
  }

  var platformView: any PlatformView { view }

  var trackedMethods: [TrackedMethod] {
    let name = TypeName.short(type(of: self))
    return [
      TrackedMethod(name: "\(name).updateProperties", phase: .properties) { [unowned self] in
        updateProperties()
      },
      TrackedMethod(name: "\(name).viewWillLayoutSubviews", phase: .layout) { [unowned self] in
        viewWillLayoutSubviews()
      },
    ]
  }
}
