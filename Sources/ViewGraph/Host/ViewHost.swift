/// Runs one screen without a screen: mounts it, lets a test act on it, and says what ran.
///
///     let host = ViewHost { CounterScreen() }
///     let report = try host.buttons["+"].tap()
///     #expect(report.bodies == ["CounterLabel"])
///
/// Two hosts are two scenes, with defaults of their own. A host that is released without
/// `unmount()` cancels its tasks and releases its state, with no callbacks and no issue.
@MainActor public final class ViewHost<Root: View>: HostedScreen {
  private let rootNode: RootNode<Root>

  private let isWindow: Bool

  /// Mounts a screen and runs the first update.
  public convenience init(_ rootView: Root, options: HostOptions = HostOptions()) {
    self.init(rootView, options: options, archive: nil)
  }

  /// Mounts a screen, as a window of an app where an archive is given.
  init(_ rootView: Root, options: HostOptions, archive: SceneArchive?) {
    var runtimeOptions = options.runtimeOptions
    var issues: [GraphIssue] = []
    if let archive {
      runtimeOptions.sceneArchive = archive
    } else if case .file(let url) = options.sceneArchive {
      let restored = SceneArchiveFile(url: url).load { issues.append($0) }
      runtimeOptions.sceneArchive = SceneArchive(restored.first ?? [:])
    }
    isWindow = archive != nil
    let runtime = ViewRuntime(options: runtimeOptions)
    for issue in issues { runtime.events.report(issue) }
    rootNode = RootNode(rootView, of: runtime)
    self.rootView = rootView
    super.init(runtime, options: options)
    launch(rootNode)
  }

  /// Mounts a screen and runs the first update.
  public convenience init(
    options: HostOptions = HostOptions(), @ViewBuilder _ content: () -> Root
  ) {
    self.init(content(), options: options)
  }

  override var ownsArchive: Bool { !isWindow }

  /// The root view.
  ///
  /// Setting it is a parent handing over new inputs: applied at once.
  public var rootView: Root {
    didSet {
      guard runtime.root != nil else { return }
      perform("rootView") {
        runtime.scheduleRoot { rootNode.receive(rootView) }
      }
    }
  }
}

/// The outermost node of a host.
final class RootNode<Root: View>: Node {
  private var content: Root
  private var isMounted = false

  init(_ content: Root, of runtime: ViewRuntime) {
    self.content = content
    super.init(rootOf: runtime)
  }

  override var typeName: String { "root" }

  func receive(_ newContent: Root) {
    content = newContent
    phase = .created
    runtime.scheduleVisit(self)
  }

  override func visit() {
    phase = .current
    var slots = Slots(of: self, isFirst: !isMounted)
    isMounted = true
    Root._attach(content, to: &slots)
    contentDidChange()
  }

  override func describe(into describer: inout Describer) {
    Root._describe(content, into: &describer)
  }
}
