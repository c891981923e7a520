/// What an element is: what it says, what it can do, and how it would be laid out.
package enum ElementKind {
  /// Stands for its children and nothing else.
  case group
  case text(TextContent)
  case image(ImageContent)
  case button(ButtonContent)
  case toggle(ToggleContent)
  case field(FieldContent)
  case picker(PickerContent)
  case stepper(StepperContent)
  case slider(SliderContent)
  case datePicker(DatePickerContent)
  case link(LinkContent)
  case menu(DisclosureContent)
  case disclosure(DisclosureContent)
  case progress(ProgressContent)
  case label
  case labeledContent
  case unavailable
  case section(SectionContent)
  case list(ListContent)
  case row(RowContent)
  case form
  /// Views in a border with a title.
  case box
  case stack(StackContent)
  case grid(GridContent)
  case gridRow(GridRowContent)
  case lazyGrid(LazyGridContent)
  case scroll(Axis.Set)
  case spacer(minLength: Double?)
  case divider
  case fill(FillContent)
  case layout(AnyLayoutContent)
  case viewThatFits(FitsContent)
  case geometry
  case navigationStack(NavigationContent)
  case navigationSplit
  case tabs(TabsContent)
  case sheet(PresentationContent)
  case alert(PresentationContent)
  case tab(TabContent)
  case toolbar
  case searchField(FieldContent)
  /// A named part of its parent: the label of a control, the header of a section.
  case part(ElementPart)
  case decoration(Decoration)
  /// Drawn where a view could not be.
  case placeholder(String)
}

extension ElementKind {
  /// Whether a place on the screen may stand for it.
  var canBePointedAt: Bool {
    if case .navigationStack = self { return true }
    return role != .container
  }
}

/// Which part of its parent an element is.
package enum ElementPart: Sendable {
  case label, icon, title, value, header, footer, content, sidebar, detail, actions, message
  case background, overlay, valueLabel, currentValue, minimum, maximum, description, picker
}

/// An element of the tree that a screen says: made when someone looks, kept until its node changes.
@MainActor package final class ElementRecord {
  package let kind: ElementKind
  package internal(set) var children: [ElementChild] = []
  /// Whether a style of the program's says what it looks like, or where it stands.
  var isStyled = false
  /// What the element came to in the layout.
  var layout: RecordLayout?

  init(_ kind: ElementKind) { self.kind = kind }
}

/// A child in the element tree: an element, or the node that describes what stands there.
package enum ElementChild {
  case element(ElementRecord)
  case node(Node)
}

/// What a node's own content looks like, made at the first look after a change.
package struct NodeDescription {
  var children: [ElementChild]?
  /// What the content came to in the layout.
  var layout: KeptLayout?
}

/// Takes down what a walk over a body's value says, along the same nodes as `Slots`.
@MainActor public struct Describer {
  let node: Node
  private var cursor: Node?
  private var open: [ElementRecord] = []
  private(set) var output: [ElementChild] = []

  init(for node: Node) {
    self.node = node
    cursor = node.firstChild
  }

  /// The environment of the node whose content is described.
  var environment: EnvironmentValues { node.environmentValues }

  /// What the next node says, in this place.
  mutating func child() {
    guard let next = cursor else { return }
    cursor = next.nextSibling
    add(.node(next))
  }

  /// The node that the next `child()` stands for.
  var nextNode: Node? { cursor }

  /// What a given node says, in this place.
  mutating func append(_ child: Node) { add(.node(child)) }

  /// What another description says, in this place.
  mutating func append(_ child: ElementChild) { add(child) }

  /// What the children of a node say, in order.
  mutating func appendChildren(of parent: Node) { parent.forEachChild { add(.node($0)) } }

  /// An element without children.
  mutating func element(_ kind: ElementKind) { add(.element(ElementRecord(kind))) }

  /// An element that a style draws, or a part of one that a style has placed.
  mutating func styled(_ kind: ElementKind, _ content: (inout Describer) -> Void) {
    let record = ElementRecord(kind)
    record.isStyled = true
    element(record, content)
  }

  /// An element, with what `content` says as its children.
  mutating func element(_ kind: ElementKind, _ content: (inout Describer) -> Void) {
    element(ElementRecord(kind), content)
  }

  private mutating func element(
    _ record: ElementRecord, _ content: (inout Describer) -> Void
  ) {
    open.append(record)
    content(&self)
    open.removeLast()
    add(.element(record))
  }

  /// Exchanges the two elements said last inside the element in hand.
  mutating func swapLastElements() {
    guard let parent = open.last, parent.children.count > 1 else { return }
    parent.children.swapAt(parent.children.count - 1, parent.children.count - 2)
  }

  private mutating func add(_ child: ElementChild) {
    if let parent = open.last { parent.children.append(child) } else { output.append(child) }
  }
}

extension Node {
  /// What the node's content says, made at the first look after a change.
  package final var described: [ElementChild] {
    if let children = description.children { return children }
    var describer = Describer(for: self)
    // What a text shows of the locale is read here, and by no body.
    let (_, slots) = EnvironmentRecorder.record {
      ContentReading.of(self) { describe(into: &describer) }
    }
    for slot in slots { slot.add(contentReader: self) }
    description.children = describer.output
    return describer.output
  }

  /// The texts that the node itself shows, without those of the nodes below it.
  final var ownTexts: [String] {
    var texts: [String] = []
    var pending = Array(described.reversed())
    while let child = pending.popLast() {
      guard case .element(let record) = child else { continue }
      if case .text(let text) = record.kind { texts.append(text.string) }
      pending.append(contentsOf: record.children.reversed())
    }
    return texts
  }

  /// Forgets what the content says, and tells those above who drew it.
  package final func contentDidChange() {
    description.children = nil
    markLayoutStale()
    runtime.contentDidChange(self)
  }
}
