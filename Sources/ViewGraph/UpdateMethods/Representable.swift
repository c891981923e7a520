/// What a representable is given when it makes and updates its controller.
@MainActor public struct UIViewControllerRepresentableContext<R: UIViewControllerRepresentable> {
  /// What the representable keeps between updates.
  public let coordinator: R.Coordinator
  /// The environment of the place.
  public let environment: EnvironmentValues
  /// The transaction of the update.
  public let transaction: Transaction
}

/// What a representable is given when it makes and updates its controller.
@MainActor public struct NSViewControllerRepresentableContext<R: NSViewControllerRepresentable> {
  /// What the representable keeps between updates.
  public let coordinator: R.Coordinator
  /// The environment of the place.
  public let environment: EnvironmentValues
  /// The transaction of the update.
  public let transaction: Transaction
}

/// A controller of UIKit's kind in a view tree (U-03).
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
  /// The controller's type.
  associatedtype UIViewControllerType: UIViewController
  /// What is kept between updates.
  associatedtype Coordinator = Void
  /// What the functions are given.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once per identity.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Hands new inputs to the controller.
  ///
  /// Observables read here make the representable run again.
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  /// Makes what is kept between updates.
  func makeCoordinator() -> Coordinator
  /// Called after the identity left.
  static func dismantleUIViewController(
    _ controller: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  /// Leaves the controller as it is.
  public static func dismantleUIViewController(
    _ controller: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// A representable has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' represents a controller and has no body to evaluate.")
  }

  /// Keeps the controller for as long as the identity stays.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    RepresentableNode.attach(
      view, to: &slots, coordinator: { $0.makeCoordinator() },
      make: { view, coordinator, node in
        view.makeUIViewController(
          context: Context(
            coordinator: coordinator, environment: node.environmentValues,
            transaction: Transaction()))
      },
      update: { view, controller, coordinator, node in
        view.updateUIViewController(
          controller,
          context: Context(
            coordinator: coordinator, environment: node.environmentValues,
            transaction: Transaction()))
      },
      dismantle: { dismantleUIViewController($0, coordinator: $1) })
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing is kept.
  public func makeCoordinator() -> Coordinator { () }
}

/// A controller of AppKit's kind in a view tree (U-03).
@MainActor @preconcurrency public protocol NSViewControllerRepresentable: View
where Body == Never {
  /// The controller's type.
  associatedtype NSViewControllerType: NSViewController
  /// What is kept between updates.
  associatedtype Coordinator = Void
  /// What the functions are given.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes the controller, once per identity.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Hands new inputs to the controller.
  func updateNSViewController(_ controller: NSViewControllerType, context: Context)
  /// Makes what is kept between updates.
  func makeCoordinator() -> Coordinator
  /// Called after the identity left.
  static func dismantleNSViewController(
    _ controller: NSViewControllerType, coordinator: Coordinator)
}

extension NSViewControllerRepresentable {
  /// Leaves the controller as it is.
  public static func dismantleNSViewController(
    _ controller: NSViewControllerType, coordinator: Coordinator
  ) {}

  /// A representable has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' represents a controller and has no body to evaluate.")
  }

  /// Keeps the controller for as long as the identity stays.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    RepresentableNode.attach(
      view, to: &slots, coordinator: { $0.makeCoordinator() },
      make: { view, coordinator, node in
        view.makeNSViewController(
          context: Context(
            coordinator: coordinator, environment: node.environmentValues,
            transaction: Transaction()))
      },
      update: { view, controller, coordinator, node in
        view.updateNSViewController(
          controller,
          context: Context(
            coordinator: coordinator, environment: node.environmentValues,
            transaction: Transaction()))
      },
      dismantle: { dismantleNSViewController($0, coordinator: $1) })
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Nothing is kept.
  public func makeCoordinator() -> Coordinator { () }
}

/// The node of a representable: it keeps the controller, and runs its update as a body is run.
final class RepresentableNode<R: View, Controller: PlatformController, Coordinator>:
  PlatformHostNode
{
  /// What the two protocols name differently.
  struct Functions {
    let coordinator: @MainActor (R) -> Coordinator
    let make: @MainActor (R, Coordinator, Node) -> Controller
    let update: @MainActor (R, Controller, Coordinator, Node) -> Void
    let dismantle: (Controller, Coordinator) -> Void
  }

  private var view: R
  private let functions: Functions
  private var controller: Controller?
  private var coordinator: Coordinator?

  static func attach(
    _ view: R, to slots: inout Slots, coordinator: @escaping @MainActor (R) -> Coordinator,
    make: @escaping @MainActor (R, Coordinator, Node) -> Controller,
    update: @escaping @MainActor (R, Controller, Coordinator, Node) -> Void,
    dismantle: @escaping (Controller, Coordinator) -> Void
  ) {
    if let node = slots.next(RepresentableNode.self) {
      node.receive(view)
    } else {
      let functions = Functions(
        coordinator: coordinator, make: make, update: update, dismantle: dismantle)
      let node = RepresentableNode(view, functions, below: slots.parent)
      slots.append(node)
      slots.runtime.scheduleVisit(node)
    }
  }

  init(_ view: R, _ functions: Functions, below parent: Node) {
    self.view = view
    self.functions = functions
    super.init(below: parent, type: .of(R.self))
    addCause(.mounted)
  }

  override var kind: BodyRun.Kind { .updateMethod }
  override var rootController: (any PlatformController)? { controller }

  func receive(_ newView: R) {
    if areEqual(view, newView, by: viewType.layout.comparison) {
      if phase == .invalid { runtime.scheduleVisit(self) }
      return
    }
    view = newView
    addCause(.inputs([]))
    if phase == .current { phase = .invalid }
    runtime.scheduleVisit(self)
  }

  override func visit() {
    if phase == .current { return }
    if !viewType.layout.dynamicFields.isEmpty {
      var installer = PropertyInstaller(for: self)
      withUnsafeMutablePointer(to: &view) {
        installer.install(viewType.layout.dynamicFields, at: UnsafeMutableRawPointer($0))
      }
    }
    let kept = coordinator ?? functions.coordinator(view)
    coordinator = kept
    evaluating {
      let current = controller ?? functions.make(view, kept, self)
      controller = current
      functions.update(view, current, kept, self)
    }
    attachMethods()
  }

  override func tearDown() {
    super.tearDown()
    if let controller, let coordinator {
      let dismantle = functions.dismantle
      runtime.callbacks.addLeaving(self, "dismantle of \(typeName)") {
        dismantle(controller, coordinator)
      }
    }
    controller = nil
  }

  override func forEachReachableValue(_ body: (Any) -> Void) { body(view) }
}

/// A whole screen that is one controller.
public struct ControllerScreen<Controller: UIViewController>: UIViewControllerRepresentable {
  /// The controller's type.
  public typealias UIViewControllerType = Controller
  /// Nothing is kept.
  public typealias Coordinator = Void

  let controller: Controller

  /// Returns the controller the screen was made with.
  public func makeUIViewController(context: Context) -> Controller { controller }

  /// The controller has what it needs.
  public func updateUIViewController(_ controller: Controller, context: Context) {}
}

extension ViewHost {
  /// Runs a controller by itself: it is loaded, and its tracked methods run with each update (U-01).
  public convenience init<Controller: UIViewController>(
    _ controller: Controller, options: HostOptions = HostOptions()
  ) where Root == ControllerScreen<Controller> {
    self.init(ControllerScreen(controller: controller), options: options)
  }
}
