/// Loads anew what a view shows, as far as an ancestor offers it.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Loads, and returns when that is done.
  public func callAsFunction() async { await action() }
}

enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads anew, nil where no ancestor offers it.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// A view that offers to load anew.
public struct RefreshableView<Content: View>: PrimitiveView {
  let content: Content
  let action: RefreshAction

  /// Hands the action down.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    EnvironmentWriter._attach(view.writer, to: &slots)
  }

  /// Describes the content with the offer.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    let action = view.action
    describer.element(.decoration(.refreshable { await action() })) { $0.child() }
  }

  private var writer: EnvironmentWriter<Content> {
    let action = action
    return EnvironmentWriter(content) { $0.refresh = action }
  }
}
