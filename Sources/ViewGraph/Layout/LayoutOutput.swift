/// What an element comes to in a layout: boxes that stand in its place, and what goes elsewhere.
struct LayoutOutput {
  /// The boxes that stand where the element is.
  var flow: [LayoutBox] = []
  /// The named parts of the control around.
  var parts: [(part: ElementPart, output: LayoutOutput)] = []
  /// What is drawn elsewhere: sheets over the screen, items in a bar.
  var lifted: [LiftedItem] = []

  init(_ flow: [LayoutBox] = []) { self.flow = flow }

  /// Adds what another element comes to, behind this.
  mutating func append(_ other: LayoutOutput) {
    if flow.isEmpty { flow = other.flow } else { flow += other.flow }
    if !other.parts.isEmpty { parts += other.parts }
    if !other.lifted.isEmpty { lifted += other.lifted }
  }

  /// All boxes, those of parts that no control has taken too.
  var boxes: [LayoutBox] { parts.isEmpty ? flow : flow + parts.flatMap { $0.output.boxes } }

  /// The boxes of one part, nil where the element has no such part.
  func boxes(of part: ElementPart) -> [LayoutBox]? {
    let matches = parts.filter { $0.part == part }
    return matches.isEmpty ? nil : matches.flatMap { $0.output.boxes }
  }

  /// Whether it is made of the very same boxes.
  func isSame(as other: LayoutOutput) -> Bool {
    flow.count == other.flow.count && parts.count == other.parts.count
      && lifted.count == other.lifted.count && zip(flow, other.flow).allSatisfy { $0 === $1 }
      && zip(parts, other.parts).allSatisfy {
        $0.part == $1.part && $0.output.isSame(as: $1.output)
      }
      && zip(lifted, other.lifted).allSatisfy { $0.isSame(as: $1) }
  }
}

/// What is drawn elsewhere than where it is written.
struct LiftedItem {
  enum Kind: Equatable {
    case presentation(PresentationStyle, order: Int)
    case toolbar(placement: String)
    case title(String)
    case columnWidth(ColumnWidthWish)
  }

  var kind: Kind
  var boxes: [LayoutBox]

  func isSame(as other: LiftedItem) -> Bool {
    kind == other.kind && boxes.count == other.boxes.count
      && zip(boxes, other.boxes).allSatisfy { $0 === $1 }
  }
}

/// What surrounds an element, one value for all that it surrounds.
final class SharedContext: Sendable {
  let value: LayoutContext

  init(_ value: LayoutContext) { self.value = value }

  func isSame(as other: SharedContext) -> Bool { self === other || value == other.value }
}

/// What a node's content came to, as the node keeps it.
enum KeptLayout {
  case boxes(NodeLayout)
  /// All that the node shows is a line of texts.
  case line(TextLineBox)
  /// What the node shows is the line of a node above.
  case inLine
}

/// The boxes that a node's content came to, kept until the node or one below it changes.
final class NodeLayout {
  var context: SharedContext
  var output = LayoutOutput()
  /// The boxes of rows that are lines, all of them, until they are the output.
  var lines: [LayoutBox]?
  var isStale = true
  let owner: LayoutOwner

  init(_ context: SharedContext, _ owner: LayoutOwner) {
    self.context = context
    self.owner = owner
  }
}

/// What an element came to, kept while it is described the same and made of the same boxes.
final class RecordLayout {
  let context: LayoutContext
  let content: LayoutOutput
  let output: LayoutOutput

  init(_ context: LayoutContext, _ content: LayoutOutput, _ output: LayoutOutput) {
    self.context = context
    self.content = content
    self.output = output
  }
}
