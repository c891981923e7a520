/// Rows below each other, of which one or several may be selected.
///
/// Every row is mounted. A row is told by its tag, else by its ID in the `ForEach` it comes from.
public struct List<SelectionValue: Hashable, Content: View>: ControlView {
  let selection: any ListSelection
  let content: Content

  init(_ selection: any ListSelection, content: Content) {
    self.selection = selection
    self.content = content
  }

  static var name: String { "List" }

  func read(_: Void) { selection.read() }

  func attachParts(to slots: inout Slots) { Content._attach(content, to: &slots) }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    var list = ListContent(
      accepts: { node.view.selection.accepts($0) },
      isSelected: { node.view.selection.contains($0) })
    if selection.takesSelection { list.select = { node.view.selection.select($0) } }
    describer.element(.list(list)) { Content._describe(content, into: &$0) }
  }
}

/// What is selected in a list.
@MainActor protocol ListSelection {
  var takesSelection: Bool { get }
  func accepts(_ tag: AnyHashable) -> Bool
  func read()
  func contains(_ tag: AnyHashable) -> Bool
  func select(_ tag: AnyHashable)
}

/// Nothing can be selected.
struct NoSelection: ListSelection {
  var takesSelection: Bool { false }
  func accepts(_ tag: AnyHashable) -> Bool { true }
  func read() {}
  func contains(_ tag: AnyHashable) -> Bool { false }
  func select(_ tag: AnyHashable) {}
}

/// One row, or none.
struct OptionalSelection<Value: Hashable>: ListSelection {
  let value: Binding<Value?>

  var takesSelection: Bool { true }

  func accepts(_ tag: AnyHashable) -> Bool {
    (TagMatching.value(of: tag, true) as Value?) != nil
  }

  func read() { _ = value.wrappedValue }

  func contains(_ tag: AnyHashable) -> Bool {
    value.wrappedValue.map { TagMatching.value(of: tag, true) == $0 } ?? false
  }

  func select(_ tag: AnyHashable) {
    if let selected: Value = TagMatching.value(of: tag, true) { value.wrappedValue = selected }
  }
}

/// Always one row.
struct SingleSelection<Value: Hashable>: ListSelection {
  let value: Binding<Value>

  var takesSelection: Bool { true }

  func accepts(_ tag: AnyHashable) -> Bool {
    (TagMatching.value(of: tag, true) as Value?) != nil
  }

  func read() { _ = value.wrappedValue }

  func contains(_ tag: AnyHashable) -> Bool {
    TagMatching.value(of: tag, true) == value.wrappedValue
  }

  func select(_ tag: AnyHashable) {
    if let selected: Value = TagMatching.value(of: tag, true) { value.wrappedValue = selected }
  }
}

/// Any number of rows: a tap adds a row, a second takes it out.
struct SetSelection<Value: Hashable>: ListSelection {
  let value: Binding<Set<Value>>

  var takesSelection: Bool { true }

  func accepts(_ tag: AnyHashable) -> Bool {
    (TagMatching.value(of: tag, true) as Value?) != nil
  }

  func read() { _ = value.wrappedValue }

  func contains(_ tag: AnyHashable) -> Bool {
    let member: Value? = TagMatching.value(of: tag, true)
    return member.map(value.wrappedValue.contains) ?? false
  }

  func select(_ tag: AnyHashable) {
    guard let member: Value = TagMatching.value(of: tag, true) else { return }
    var selected = value.wrappedValue
    if selected.remove(member) == nil { selected.insert(member) }
    value.wrappedValue = selected
  }
}
