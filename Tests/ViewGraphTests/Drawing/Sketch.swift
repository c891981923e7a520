import Foundation

@testable import ViewGraph

/// A random screen as a tree of observable parts, each drawn by a view of its own.
@MainActor @Observable final class Sketch: CustomStringConvertible {
  enum Kind {
    case text(String)
    case line(Double?, VerticalAlignment)
    case row(Double?, VerticalAlignment)
    case column(Double?, HorizontalAlignment)
    case pile(Alignment)
    case padding(Double)
    case width(Double)
    case height(Double)
    case filling(Alignment)
    case ideal
    case first
    case limit(Int)
    case border
    case overlay(String)
    case offset(Double, Double)
    case button, toggle(Bool), field(String), slider(Double), disclosure(Bool)
    case list, form, scroll(Axis.Set), grid(Alignment, Int), adaptive(Double), stairs, box, fits
    case room, navigation, split, tabs(Int), pages(Int), presented(PresentationStyle)
    case spacer, divider, fill, hidden, disabled
  }

  var kind: Kind
  var parts: [Sketch]
  /// What a line says.
  var words: [String]
  /// Whether the sheet or alert is to be seen, where it is one.
  var isOpen = true

  init(_ kind: Kind, _ parts: [Sketch] = []) {
    self.kind = kind
    self.parts = parts
    words = ["note", "a", "kettle"]
  }

  nonisolated var description: String {
    MainActor.assumeIsolated { lines(0).joined(separator: "\n") }
  }

  private func lines(_ depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + "\(kind) \(words)"]
      + parts.flatMap { $0.lines(depth + 1) }
  }

  /// The sketch and everything in it.
  var all: [Sketch] { [self] + parts.flatMap(\.all) }

  /// The sheets and alerts in it.
  var presentations: [Sketch] {
    all.filter { if case .presented = $0.kind { true } else { false } }
  }

  // MARK: - Chance

  static let words = [
    "a", "to", "note", "kettle", "incomprehensibilities", "日本", "漢字かな", "👩‍👩‍👧‍👦", "🇩🇪",
    "e\u{301}te\u{301}", "well-known",
    "tab\tbed", "two\nlines", "",
  ]

  static func text(using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in
      words.randomElement(using: &random)!
    }.joined(separator: " ")
  }

  static func kind(isLeaf: Bool, using random: inout SeededGenerator) -> Kind {
    let text = text(using: &random)
    let length: Double = [0, 4, 8, 12, 16, 24, 40, 100].randomElement(using: &random)!
    let alignment = [Alignment.center, .topLeading, .bottomTrailing, .leading].randomElement(
      using: &random)!
    if isLeaf {
      let spacing: Double? = [nil, 0, 0, 20].randomElement(using: &random)!
      let vertical = [VerticalAlignment.top, .center, .lastTextBaseline].randomElement(
        using: &random)!
      let line = Kind.line(spacing, vertical)
      let kinds: [Kind] = [
        .text(text), .text(text), .text(text), line, line, line, .spacer, .divider, .fill, .button,
        .toggle(Bool.random(using: &random)), .field(text), .slider(length),
      ]
      return kinds.randomElement(using: &random)!
    }
    let spacing: Double? = [nil, 0, 8, 16, 20].randomElement(using: &random)!
    let horizontal = [HorizontalAlignment.leading, .center, .trailing].randomElement(
      using: &random)!
    let vertical = [VerticalAlignment.top, .center, .bottom, .firstTextBaseline].randomElement(
      using: &random)!
    let axes = [Axis.Set.vertical, .horizontal, [.horizontal, .vertical]].randomElement(
      using: &random)!
    let kinds: [Kind] = [
      .row(spacing, vertical), .row(spacing, vertical), .column(spacing, horizontal),
      .column(spacing, horizontal), .pile(alignment), .padding(length), .width(length),
      .height(length), .filling(alignment), .ideal, .first, .limit(Int(length / 8) + 1), .border,
      .overlay(text), .offset(length - 12, 12 - length), .disclosure(Bool.random(using: &random)),
      .list, .form, .scroll(axes), .grid(alignment, Int.random(in: 1...3, using: &random)),
      .grid(alignment, 2), .adaptive(max(8, length)), .stairs, .box, .fits, .room, .navigation,
      .split,
      .tabs(Int.random(in: 0...2, using: &random)), .pages(Int.random(in: 0...2, using: &random)),
      .presented([.sheet, .cover, .popover, .alert, .dialog].randomElement(using: &random)!),
      .hidden, .disabled,
    ]
    return kinds.randomElement(using: &random)!
  }

  static func make(depth: Int, using random: inout SeededGenerator) -> Sketch {
    if depth == 0 || Int.random(in: 0..<4, using: &random) == 0 {
      return Sketch(kind(isLeaf: true, using: &random))
    }
    let count = Int.random(in: 1...3, using: &random)
    return Sketch(
      kind(isLeaf: false, using: &random),
      (0..<count).map { _ in make(depth: depth - 1, using: &random) })
  }

  /// A screen on which two or three sheets and alerts are open.
  static func severalSheets(using random: inout SeededGenerator) -> Sketch {
    let styles: [PresentationStyle] = [.sheet, .cover, .popover, .alert, .dialog]
    let parts = (0..<Int.random(in: 2...3, using: &random)).map { _ in
      Sketch(
        .presented(styles.randomElement(using: &random)!), [make(depth: 1, using: &random)])
    }
    return Sketch(.column(nil, .leading), parts)
  }

  /// Changes what a line in it says, often for what takes the same room; false where it has none.
  func editLine(using random: inout SeededGenerator) -> Bool {
    let lines = all.filter { if case .line = $0.kind { true } else { false } }
    guard let line = lines.randomElement(using: &random) else { return false }
    line.words[Int.random(in: 0..<3, using: &random)] =
      ["a", "b", "to", "do", "note", "book", "kettle", "", "日本"].randomElement(using: &random)!
    return true
  }

  /// Changes something in it.
  func edit(using random: inout SeededGenerator) {
    let part = all.randomElement(using: &random)!
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !part.parts.isEmpty:
      part.parts.remove(at: Int.random(in: 0..<part.parts.count, using: &random))
    case 1 where !part.parts.isEmpty:
      part.parts.insert(
        Self.make(depth: 1, using: &random),
        at: Int.random(in: 0...part.parts.count, using: &random))
    case 2 where part.parts.count > 1: part.parts.swapAt(0, part.parts.count - 1)
    default: part.kind = Self.kind(isLeaf: part.parts.isEmpty, using: &random)
    }
  }
}

extension Sketch: Identifiable {}

/// Draws a sketch.
struct SketchView: View {
  let sketch: Sketch

  private var parts: some View { ForEach(sketch.parts) { SketchView(sketch: $0) } }

  var body: some View {
    switch sketch.kind {
    case .text(let text): Text(verbatim: text)
    case .line(let spacing, let alignment):
      SketchedLine(sketch: sketch, spacing: spacing, alignment: alignment)
    case .row(let spacing, let alignment): HStack(alignment: alignment, spacing: spacing) { parts }
    case .column(let spacing, let alignment):
      VStack(alignment: alignment, spacing: spacing) { parts }
    case .pile(let alignment): ZStack(alignment: alignment) { parts }
    default: SketchedModifier(sketch: sketch)
    }
  }
}

/// Texts side by side, and nothing else.
private struct SketchedLine: View {
  let sketch: Sketch
  let spacing: Double?
  let alignment: VerticalAlignment

  var body: some View {
    HStack(alignment: alignment, spacing: spacing) {
      Text(sketch.words[0])
      Group {
        Text(sketch.words[1]).bold()
        HStack(spacing: 8) {
          Text(sketch.words[2])
          Text(verbatim: sketch.words[0]).foregroundStyle(.secondary)
        }
      }
    }
  }
}

private struct SketchedModifier: View {
  let sketch: Sketch

  private var parts: some View { ForEach(sketch.parts) { SketchView(sketch: $0) } }

  var body: some View {
    switch sketch.kind {
    case .padding(let length): VStack { parts }.padding(length)
    case .width(let width): VStack { parts }.frame(width: width)
    case .height(let height): VStack { parts }.frame(height: height, alignment: .top)
    case .filling(let alignment): parts.frame(maxWidth: .infinity, alignment: alignment)
    case .ideal: VStack { parts }.fixedSize()
    case .first: VStack { parts }.layoutPriority(1)
    case .limit(let lines): parts.lineLimit(lines)
    case .border: VStack { parts }.border(Color.primary)
    case .overlay(let text): VStack { parts }.overlay(alignment: .bottomTrailing) { Text(text) }
    case .offset(let x, let y): VStack { parts }.offset(x: x, y: y)
    case .hidden: VStack { parts }.hidden()
    case .disabled: VStack { parts }.disabled(true)
    default: SketchedControl(sketch: sketch)
    }
  }
}

private struct SketchedControl: View {
  let sketch: Sketch

  private var parts: some View { ForEach(sketch.parts) { SketchView(sketch: $0) } }

  var body: some View {
    switch sketch.kind {
    case .button: Button("Save") {}
    case .toggle(let isOn): Toggle("On", isOn: .constant(isOn))
    case .field(let text): TextField("Title", text: .constant(text))
    case .slider(let value): Slider(value: .constant(value), in: 0...100)
    case .disclosure(let isOpen): DisclosureGroup("More", isExpanded: .constant(isOpen)) { parts }
    case .list: List { parts }
    case .form: Form { parts }
    case .scroll(let axes): ScrollView(axes) { parts }
    case .divider: Divider()
    case .fill: Color.red
    case .spacer: Spacer()
    default: SketchedContainer(sketch: sketch)
    }
  }
}

private struct SketchedContainer: View {
  let sketch: Sketch

  private var parts: some View { ForEach(sketch.parts) { SketchView(sketch: $0) } }

  var body: some View {
    switch sketch.kind {
    case .grid(let alignment, let span):
      Grid(alignment: alignment) {
        ForEach(sketch.parts) { part in
          GridRow {
            Text(verbatim: "\(part.parts.count)").gridColumnAlignment(.trailing)
            SketchView(sketch: part).gridCellColumns(span)
            Text("end").gridCellAnchor(.bottomTrailing)
          }
        }
        Divider().gridCellUnsizedAxes(span == 1 ? [] : .horizontal)
      }
    case .adaptive(let least):
      LazyVGrid(columns: [GridItem(.adaptive(minimum: least)), GridItem(.flexible())]) { parts }
    case .stairs: Stairs { parts }
    case .box: GroupBox("A title of some length") { parts }
    case .fits:
      ViewThatFits {
        HStack { parts }
        VStack { parts }
      }
    case .room:
      GeometryReader { room in
        VStack(alignment: .leading) {
          Text("\(Int(room.size.width)) at \(Int(room.frame(in: .global).minX))")
          parts
        }
      }
    default: SketchedScreen(sketch: sketch)
    }
  }
}

/// The part of a drawing that a sheet or alert is opened by.
struct SketchedScreen: View {
  let sketch: Sketch

  private var parts: some View { ForEach(sketch.parts) { SketchView(sketch: $0) } }

  var body: some View {
    switch sketch.kind {
    case .navigation:
      NavigationStack {
        VStack { parts }
          .navigationTitle("A title 日本")
          .toolbar { Button("New") {} }
          .searchable(text: .constant("漢字"))
      }
    case .split:
      NavigationSplitView {
        parts
      } detail: {
        Text("the detail of it")
      }
    case .tabs(let front):
      TabView(selection: .constant(front)) {
        Tab("One", systemImage: "star", value: 0) { parts }
        Tab("Two", systemImage: "moon", value: 1) { Text("two") }
        Tab("日本", systemImage: "sun.max", value: 2) { parts }
      }
    case .pages(let front):
      TabView(selection: .constant(front)) {
        VStack { parts }.tag(0)
        Text("two").tag(1)
      }
      .tabViewStyle(.page)
    case .presented(let style): presented(style)
    default: EmptyView()
    }
  }

  @ViewBuilder private func presented(_ style: PresentationStyle) -> some View {
    let below = Text("below 日本")
    let isOpen = Binding(get: { sketch.isOpen }, set: { _ in })
    switch style {
    case .sheet: below.sheet(isPresented: isOpen) { parts }
    case .cover: below.fullScreenCover(isPresented: isOpen) { parts }
    case .popover: below.popover(isPresented: isOpen) { parts }
    case .alert:
      below.alert("Delete 日本?", isPresented: isOpen) {
        Button("Delete") {}
      } message: {
        Text("It is gone for good.")
      }
    case .dialog:
      below.confirmationDialog("Share", isPresented: isOpen) { Button("A link") {} }
    }
  }
}

/// A layout of a program's own: each view a step to the right of the one above.
private struct Stairs: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var place = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: place, proposal: .unspecified)
      place.x += size.width
      place.y += size.height
    }
  }
}
