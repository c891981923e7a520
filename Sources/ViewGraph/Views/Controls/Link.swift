import Foundation

/// Opens a URL when it is tapped, through the environment's `openURL`.
public struct Link<Label: View>: ControlView {
  let destination: URL
  let label: Label

  /// A link with a label of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  static var name: String { "Link" }

  func attachParts(to slots: inout Slots) { Label._attach(label, to: &slots) }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    let content = LinkContent(destination: destination) {
      node.environmentValues.openURL(node.view.destination)
    }
    describer.element(.link(content)) { Label._describe(label, into: &$0) }
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Shares something when it is tapped.
///
/// In text it is a button that does nothing.
public struct ShareLink<Label: View>: PrimitiveView {
  let label: Label

  /// Shares an item, with a label of views.
  public init<Item>(item: Item, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Attaches the label.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    Label._attach(view.label, to: &slots)
  }

  /// Describes a button with the label inside.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    describer.element(.button(ButtonContent(role: nil, action: {}))) {
      Label._describe(view.label, into: &$0)
    }
  }
}

extension ShareLink where Label == ViewGraph.Label<Text, Image> {
  /// Shares an item.
  public init<Item>(item: Item) {
    self.init(item: item) { ViewGraph.Label("Share", systemImage: "square.and.arrow.up") }
  }

  /// Shares an item, with a title.
  public init<Item>(_ titleKey: LocalizedStringKey, item: Item) {
    self.init(item: item) { ViewGraph.Label(titleKey, systemImage: "square.and.arrow.up") }
  }
}
