/// Windows with the same content: each is an identity of its own, with state of its own (W-01).
public struct WindowGroup<Content: View>: PrimitiveScene {
  let title: String
  let content: Content

  /// Windows with the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    title = ""
    self.content = content()
  }

  /// Windows with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {
    title = id
    self.content = content()
  }

  /// Windows with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// Windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = titleKey.string(in: EnvironmentValues())
    self.content = content()
  }

  /// Windows with a title and an identifier.
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    self.content = content()
  }

  /// Hands the content to the windows that are open.
  public static func _attachScene(_ scene: Self, to slots: inout Slots) {
    if let node = slots.next(WindowGroupNode<Content>.self) {
      node.receive(scene.content)
    } else {
      let node = WindowGroupNode(scene.content, below: slots.parent)
      node.phase = .current
      slots.append(node)
      slots.runtime.windowGroups.append(node)
    }
  }
}

/// Makes the windows of one group, and gives them new content.
@MainActor protocol WindowMaking: AnyObject {
  func makeWindow(options: HostOptions, archive: SceneArchive) -> HostedScreen
  func forget(_ window: HostedScreen)
}

final class WindowGroupNode<Content: View>: Node, WindowMaking {
  private var content: Content
  private var windows: [WeakWindow] = []

  private struct WeakWindow { weak var host: ViewHost<Content>? }

  init(_ content: Content, below parent: Node) {
    self.content = content
    super.init(below: parent)
  }

  override var typeName: String { "WindowGroup" }

  func makeWindow(options: HostOptions, archive: SceneArchive) -> HostedScreen {
    let host = ViewHost(content, options: options, archive: archive)
    windows.append(WeakWindow(host: host))
    return host
  }

  func forget(_ window: HostedScreen) { windows.removeAll { $0.host === window } }

  func receive(_ newContent: Content) {
    content = newContent
    // Applied after this pass: a window's graph is its own.
    let open = windows.compactMap(\.host)
    runtime.callbacks.add(self, "windows of WindowGroup") {
      for host in open { host.rootView = newContent }
    }
  }
}
