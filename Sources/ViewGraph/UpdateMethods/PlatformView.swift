/// A view of the platform's older kind, as the graph sees it: what it is made of, and which of its
/// methods are tracked.
///
/// An observable read inside such a method makes the method a reader: when the property changes it is
/// called again in the next update (U-01, U-02).
@MainActor protocol PlatformView: AnyObject {
  /// The views inside, in order.
  var platformSubviews: [any PlatformView] { get }
  /// The tracked methods, in the order of the phases of one pass.
  var trackedMethods: [TrackedMethod] { get }
  /// What stands for the view in the graph, while it is on a screen.
  var attachment: PlatformAttachment { get }
  /// The text the view shows, nil where it only holds others.
  var shownText: String? { get }
  var isShown: Bool { get }
}

/// A controller of such a view.
@MainActor protocol PlatformController: AnyObject {
  var platformView: any PlatformView { get }
  var trackedMethods: [TrackedMethod] { get }
  var attachment: PlatformAttachment { get }
}

/// One method that is tracked, by the name it has in reports.
struct TrackedMethod {
  /// When in a pass it runs: content first, then geometry, then drawing.
  enum Phase: Int, CaseIterable { case properties, constraints, layout, drawing }

  let name: String
  let phase: Phase
  let run: @MainActor () -> Void
}

/// Links a platform view to the nodes of its tracked methods.
@MainActor final class PlatformAttachment {
  fileprivate(set) weak var host: PlatformHostNode?
  fileprivate var nodes: [TrackedMethodNode] = []

  nonisolated init() {}

  /// Asks for one more run of the methods of a phase, for a reason observation cannot see.
  func setNeeds(_ phase: TrackedMethod.Phase, because reason: String) {
    for node in nodes where node.method.phase == phase {
      node.runtime.invalidate(node, because: .forced(reason))
    }
  }

  /// Tells the screen that what the view shows, or is made of, is another.
  func didChange() { host?.hierarchyDidChange() }
}

/// The node of a platform view hierarchy: its tracked methods are its children, in the order of the
/// phases and from the outside in within one.
class PlatformHostNode: EvaluatedNode {
  private var methods: [TrackedMethodNode] = []
  private var isStale = false

  /// The root of the hierarchy, once it is made.
  var rootController: (any PlatformController)? { nil }
  var rootView: (any PlatformView)? { rootController?.platformView }

  /// Brings the list of tracked methods up to date with the hierarchy.
  func attachMethods() {
    var found: [(TrackedMethod, PlatformAttachment)] = []
    if let controller = rootController {
      found += controller.trackedMethods.map { ($0, controller.attachment) }
    }
    var pending = rootView.map { [$0] } ?? []
    var attachments = [rootController?.attachment].compactMap(\.self)
    while let view = pending.popLast() {
      attachments.append(view.attachment)
      found += view.trackedMethods.map { ($0, view.attachment) }
      pending.append(contentsOf: view.platformSubviews.reversed())
    }
    for attachment in attachments { attachment.host = self }
    let ordered = TrackedMethod.Phase.allCases.flatMap { phase in
      found.filter { $0.0.phase == phase }
    }
    var kept: [TrackedMethodNode] = []
    for (place, (method, attachment)) in ordered.enumerated() {
      let known = attachment.nodes.first { $0.method.name == method.name }
      let node = known ?? TrackedMethodNode(method, below: self)
      node.position = Int32(place)
      if known == nil {
        attachment.nodes.append(node)
        runtime.events.post(.mounted, node)
        runtime.scheduleVisit(node)
      }
      kept.append(node)
    }
    let gone = methods.filter { node in !kept.contains { $0 === node } }
    methods = kept
    if !gone.isEmpty { Node.remove(gone, from: runtime) }
    runtime.orderDidChange()
    contentDidChange()
  }

  /// A view was added or removed, or shows another text.
  func hierarchyDidChange() {
    contentDidChange()
    if isStale || phase == .removed { return }
    isStale = true
    runtime.callbacks.add(self, "views of \(typeName)") { [weak self] in
      guard let self, phase != .removed else { return }
      isStale = false
      let mark = runtime.visitMark
      attachMethods()
      runtime.finishScheduling(since: mark)
    }
  }

  override func addChildren(to list: inout [Node]) { list += methods as [Node] }

  override func dropChildren() { methods = [] }

  override func describe(into describer: inout Describer) {
    if let rootView { describe(rootView, into: &describer) }
  }

  private func describe(_ view: any PlatformView, into describer: inout Describer) {
    guard view.isShown else { return }
    if let text = view.shownText { describer.element(.text(TextContent(string: text))) }
    if view.platformSubviews.isEmpty { return }
    describer.element(.stack(StackContent(direction: .vertical, horizontal: .leading, spacing: 0)))
    {
      for subview in view.platformSubviews { describe(subview, into: &$0) }
    }
  }
}

/// One tracked method: run when it is due, with its reads registered.
final class TrackedMethodNode: EvaluatedNode {
  let method: TrackedMethod

  init(_ method: TrackedMethod, below parent: Node) {
    self.method = method
    super.init(below: parent, type: .of(TrackedMethodNode.self))
    addCause(.mounted)
  }

  override var kind: BodyRun.Kind { .updateMethod }
  override var typeName: String { method.name }

  override func visit() {
    if phase == .current { return }
    evaluating(method.run)
    parent?.contentDidChange()
  }
}
