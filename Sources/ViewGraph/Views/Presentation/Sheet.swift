extension View {
  /// Opens a sheet while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is open. Closing it writes false.
  ///   - onDismiss: Runs after it was closed.
  ///   - content: What the sheet holds. It is run by itself when the sheet opens.
  public func sheet<V: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> V
  ) -> PresentationView<Self, Bool, V> {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Opens a sheet for an item while there is one.
  ///
  /// Closing it writes nil.
  public func sheet<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> V
  ) -> PresentationView<Self, Item, V> {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Opens a sheet that covers the screen while a value is true.
  public func fullScreenCover<V: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor () -> V
  ) -> PresentationView<Self, Bool, V> {
    presenting(.cover, isPresented, onDismiss, content)
  }

  /// Opens a sheet that covers the screen, for an item, while there is one.
  public func fullScreenCover<Item: Identifiable, V: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> V
  ) -> PresentationView<Self, Item, V> {
    presenting(.cover, item, onDismiss, content)
  }

  /// Opens a popover while a value is true.
  public func popover<V: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor () -> V
  ) -> PresentationView<Self, Bool, V> {
    presenting(.popover, isPresented, nil, content)
  }

  /// Opens a popover for an item while there is one.
  public func popover<Item: Identifiable, V: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor (Item) -> V
  ) -> PresentationView<Self, Item, V> {
    presenting(.popover, item, nil, content)
  }

  /// Opens an inspector beside the screen while a value is true: in text, a sheet.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping @MainActor () -> V
  ) -> PresentationView<Self, Bool, V> {
    presenting(.sheet, isPresented, nil, content)
  }

  func presenting<V: View>(
    _ style: PresentationStyle, title: Text? = nil, _ isPresented: Binding<Bool>,
    _ onDismiss: (@MainActor () -> Void)?, _ content: @escaping @MainActor () -> V
  ) -> PresentationView<Self, Bool, V> {
    PresentationView(
      content: self,
      presentation: Presentation(
        style: style, title: title, value: { isPresented.wrappedValue ? true : nil },
        id: { _ in AnyHashable(true) }, close: { isPresented.wrappedValue = false },
        onDismiss: onDismiss, content: { _ in content() }))
  }

  private func presenting<Item: Identifiable, V: View>(
    _ style: PresentationStyle, _ item: Binding<Item?>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping @MainActor (Item) -> V
  ) -> PresentationView<Self, Item, V> {
    PresentationView(
      content: self,
      presentation: Presentation(
        style: style, value: { item.wrappedValue }, id: { AnyHashable($0.id) },
        close: { item.wrappedValue = nil }, onDismiss: onDismiss, content: content))
  }
}

/// Where a popover points to.
///
/// Accepted.
public enum PopoverAttachmentAnchor: Sendable {
  /// An area of the view.
  case rect(Anchor)
  /// A place in the view.
  case point(UnitPoint)

  /// An area of a view.
  public enum Anchor: Sendable {
    /// All of it.
    case bounds
  }
}

extension View {
  /// How tall a sheet may be.
  ///
  /// Cells draw it as tall as it needs.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Decorated<Self> {
    unseen("presentationDetents")
  }

  /// How tall a sheet may be, and is.
  ///
  /// Cells draw it as tall as it needs.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> Decorated<Self> {
    unseen("presentationDetents")
  }

  /// Whether a sheet shows that it can be dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> Decorated<Self> {
    unseen("presentationDragIndicator")
  }

  /// How rounded a sheet's corners are.
  public func presentationCornerRadius(_ radius: Double?) -> Decorated<Self> {
    unseen("presentationCornerRadius")
  }

  /// What a sheet's background is.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> Decorated<Self> {
    unseen("presentationBackground")
  }

  /// What a presentation becomes where there is little room.
  public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> Decorated<Self> {
    unseen("presentationCompactAdaptation")
  }

  /// What can be used beside a sheet.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Decorated<Self> {
    unseen("presentationBackgroundInteraction")
  }

  /// How a sheet sizes itself.
  public func presentationSizing(_ sizing: PresentationSizing) -> Decorated<Self> {
    unseen("presentationSizing")
  }

  /// Whether a person is kept from closing the sheet around; the program can close it all the same.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Decorated<Self> {
    decorated(.interactiveDismissDisabled(isDisabled))
  }
}

/// A height of a sheet.
public struct PresentationDetent: Sendable, Hashable {
  private let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  /// A part of the screen's height.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable, Hashable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What can be used beside a sheet.
public struct PresentationBackgroundInteraction: Sendable, Hashable {
  private let name: String
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")
}

/// How a sheet sizes itself.
public struct PresentationSizing: Sendable, Hashable {
  private let name: String
  public static let automatic = PresentationSizing(name: "automatic")
  public static let fitted = PresentationSizing(name: "fitted")
  public static let form = PresentationSizing(name: "form")
  public static let page = PresentationSizing(name: "page")
}
