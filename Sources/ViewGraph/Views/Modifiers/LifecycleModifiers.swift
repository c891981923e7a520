/// A view with something to do at points of its life.
public struct EffectView<Content: View>: PrimitiveView {
  let content: Content
  let effect: Effect

  init(_ content: Content, _ effect: Effect) {
    self.content = content
    self.effect = effect
  }

  /// Queues what is due; nothing runs before the pass is over.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(EffectNode<Content>.self) {
      node.receive(view.content, effect: view.effect)
    } else {
      let node = EffectNode(view.content, effect: view.effect, below: slots.parent)
      slots.append(node)
      node.mount()
      node.appear()
    }
  }

  /// Leaves the description to the node.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

/// What is done, and when.
enum Effect {
  case onAppear((@MainActor () -> Void)?)
  case onDisappear((@MainActor () -> Void)?)
  case task(TaskRequest)
  case onChange(any ChangeWatch)
  case onReceive(@MainActor (EffectSink) -> AnyCancellable)
}

/// How a subscription of `onReceive` reaches the newest closure.
typealias EffectSink = @MainActor () -> Effect

extension View {
  /// Runs an action after the view appeared, from the inside out (T-04).
  ///
  /// Once per identity.
  public func onAppear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> EffectView<Self> {
    EffectView(self, .onAppear(action))
  }

  /// Runs an action after the view's identity left.
  public func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> EffectView<Self> {
    EffectView(self, .onDisappear(action))
  }

  /// Starts asynchronous work after the view appeared and cancels it when the identity leaves (T-01).
  ///
  /// It runs on the actor of the code it is written in. Its reads make no dependency (M-06).
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> EffectView<Self> {
    EffectView(self, .task(TaskRequest(id: nil, idText: "", priority: priority, action: action)))
  }

  /// Starts asynchronous work after the view appeared, and anew whenever `id` changes; the work of
  /// before is cancelled (T-02).
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> EffectView<Self> {
    EffectView(
      self,
      .task(
        TaskRequest(
          id: EquatableValue(id), idText: ValueText.of(id), priority: priority, action: action)))
  }

  /// Runs an action after an update in which the value changed, with the old and the new one (C-01).
  ///
  /// The newest closure runs. At most two runs of one `onChange` belong to one update; a third is
  /// left out and reported (C-03). With `initial`, it runs at the first appearance too.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> EffectView<Self> {
    EffectView(self, .onChange(TypedChangeWatch(value, isInitial: initial, action)))
  }

  /// Runs an action after an update in which the value changed (C-01).
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> EffectView<Self> {
    EffectView(self, .onChange(TypedChangeWatch(value, isInitial: initial) { _, _ in action() }))
  }

  /// Runs an action after an update in which the value changed, with the new one: the older form.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping @MainActor (V) -> Void
  ) -> EffectView<Self> {
    EffectView(self, .onChange(TypedChangeWatch(value, isInitial: false) { _, new in action(new) }))
  }

  /// Runs an action with each value of a publisher, from the first appearance on.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
  ) -> EffectView<Self> {
    EffectView(
      self,
      .onReceive { _ in
        publisher.sink { value in
          nonisolated(unsafe) let value = value
          MainActorAccess.write { action(value) }
        }
      })
  }
}

final class EffectNode<Content: View>: WrapperNode<Content> {
  private var effect: Effect
  private var appearance = Appearance.pending
  private var running: RunningTask?
  private var subscription: AnyCancellable?
  private var firings = 0
  private var firingsUpdate = -1
  /// The round of callbacks before which the node was made.
  private let roundOfMount: Int

  init(_ content: Content, effect: Effect, below parent: Node) {
    self.effect = effect
    roundOfMount = parent.runtime.callbacks.round
    super.init(content, below: parent)
  }

  override var typeName: String {
    switch effect {
    case .onAppear: "onAppear"
    case .onDisappear: "onDisappear"
    case .task: "task"
    case .onChange: "onChange"
    case .onReceive: "onReceive"
    }
  }

  func appear() {
    if isCovered { appearance = .covered }
    switch effect {
    case .onAppear: queueAppearance()
    case .task(let request): if appearance != .covered { start(request) }
    case .onChange(let watch):
      if watch.isInitial {
        runtime.callbacks.add(self, callbackName("onChange(initial:)")) { watch.runInitially() }
      }
    case .onReceive(let subscribe):
      runtime.callbacks.add(self, callbackName("onReceive")) { [weak self] in
        guard let self, phase != .removed else { return }
        subscription = subscribe { [weak self] in self?.effect ?? .onAppear(nil) }
      }
    case .onDisappear: break
    }
  }

  private func queueAppearance() {
    guard appearance != .covered, case .onAppear(let action?) = effect else { return }
    runtime.callbacks.add(self, callbackName("onAppear")) { [weak self] in
      // Covered by another screen within the update that mounted it: it was never seen.
      if self?.appearance == .covered { return }
      self?.appearance = .shown
      action()
    }
  }

  private func callbackName(_ name: String) -> String { "\(name) of \(viewName)" }

  /// The view in whose body the modifier stands.
  private var viewName: String {
    var node: Node? = parent
    while let current = node, (current as? EvaluatedNode)?.kind != .view { node = current.parent }
    return node?.typeName ?? "the root"
  }

  func receive(_ newContent: Content, effect newEffect: Effect) {
    let old = effect
    effect = newEffect
    switch (old, newEffect) {
    case (.onChange(let before), .onChange(let now)):
      if let change = now.change(since: before) {
        runtime.callbacks.add(self, callbackName("onChange")) { [weak self] in
          self?.fire(change, of: now)
        }
      }
    case (.task(let before), .task(let now)):
      if before.id != now.id {
        running?.cancel()
        if appearance != .covered { start(now) }
      }
    default: break
    }
    receive(newContent)
  }

  private func fire(_ change: @MainActor () -> Void, of watch: any ChangeWatch) {
    let update = runtime.callbacks.updateNumber
    if firingsUpdate != update {
      firingsUpdate = update
      firings = 0
    }
    firings += 1
    if firings > 2 {
      runtime.events.report(.changeLoop(type: watch.typeName, view: identity.path))
      return
    }
    change()
  }

  private func start(_ request: TaskRequest) {
    running = runtime.tasks.add(request, view: viewName, node: self)
  }

  override func tearDown() {
    running?.cancel()
    running = nil
    subscription?.cancel()
    subscription = nil
    if appearance != .covered { queueDisappearance() }
  }

  private func queueDisappearance() {
    if case .onDisappear(let action?) = effect, runtime.callbacks.round > roundOfMount {
      runtime.callbacks.addLeaving(self, callbackName("onDisappear"), action)
    }
  }
}

extension EffectNode: CoverListener {
  /// The screen around was covered by another, or is in sight again.
  func coverDidChange(isCovered: Bool) {
    appearance = isCovered ? .covered : .pending
    if isCovered {
      running?.cancel()
      running = nil
      queueDisappearance()
    } else {
      queueAppearance()
      if case .task(let request) = effect { start(request) }
    }
  }
}

/// Whether what is done at an appearance has been done.
private enum Appearance {
  /// It is due.
  case pending
  /// It is done.
  case shown
  /// Another screen is in front.
  case covered
}

/// The value an `onChange` watches, behind its type.
@MainActor protocol ChangeWatch {
  var isInitial: Bool { get }
  var typeName: String { get }
  func runInitially()
  /// What is to be run, nil where the value is equal.
  func change(since old: any ChangeWatch) -> (@MainActor () -> Void)?
}

struct TypedChangeWatch<V: Equatable>: ChangeWatch {
  private let value: V
  let isInitial: Bool
  private let action: @MainActor (V, V) -> Void

  init(_ value: V, isInitial: Bool, _ action: @escaping @MainActor (V, V) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }

  var typeName: String { "\(V.self)" }

  func runInitially() { action(value, value) }

  func change(since old: any ChangeWatch) -> (@MainActor () -> Void)? {
    guard let old = old as? TypedChangeWatch<V>, old.value != value else { return nil }
    return { action(old.value, value) }
  }
}

/// A value that can be compared, behind its type.
struct EquatableValue: Equatable, @unchecked Sendable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<V: Equatable>(_ value: V) {
    self.value = value
    isEqual = { ($0 as? V) == value }
  }

  static func == (left: Self, right: Self) -> Bool { left.isEqual(right.value) }
}
