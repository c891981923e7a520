import Foundation
import Testing
import ViewGraph
import ViewGraphText

/// Each view a step to the right of the one above.
private struct Staircase: Layout {
  var log: CallLog?

  func makeCache(subviews: Subviews) -> [CGSize] {
    log?.entries.append("cache of \(subviews.count)")
    return subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    CGSize(width: cache.reduce(0) { $0 + $1.width }, height: cache.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var place = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: place, proposal: ProposedViewSize(size))
      place.x += size.width
      place.y += size.height
    }
  }
}

private final class CallLog {
  var entries: [String] = []
}

private struct Weight: LayoutValueKey {
  static let defaultValue = 1.0
}

/// Views that share the width by their weights.
private struct WeightedRow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 160, height: 16))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sum = subviews.reduce(0) { $0 + $1[Weight.self] }
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / sum
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: nil))
      x += width
    }
  }
}

/// A row by the distances that its views like to keep.
private struct SpacedRow: Layout {
  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.dropLast().map {
      subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .horizontal)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(gaps(subviews).reduce(0, +)) { $0 + $1.width },
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (index, gap) in zip(subviews.indices, gaps(subviews) + [0]) {
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += subviews[index].sizeThatFits(.unspecified).width + gap
    }
  }
}

private struct Unplacing: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 40, height: 48) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor @Observable private final class Words {
  var list = ["a", "bb", "c"]
}

private struct WordStairs: View {
  let words: Words
  let log: CallLog
  var body: some View {
    Staircase(log: log) { ForEach(words.list, id: \.self) { Text($0) } }
  }
}

private struct Turning: View {
  @State private var isColumn = false
  private var layout: AnyLayout {
    isColumn ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 16))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Button("Turn") { isColumn.toggle() }
      layout {
        TapCount()
        Text("end")
      }
    }
  }
}

private struct TapCount: View {
  @State private var count = 0
  var body: some View { Button("taps \(count)") { count += 1 } }
}

@MainActor @Suite struct CustomLayouts {
  @Test("D-03 a program's own layout measures its views and places them") func placing() {
    #expect(
      drawn {
        Staircase {
          Text("a")
          Text("bb")
          Text("c")
        }
        .border(.primary)
      } == """
        ┌────┐
        │a   │
        │ bb │
        │   c│
        └────┘
        """)
    #expect(drawn { Staircase {} } == "")
  }

  @Test("D-07 a layout's cache is made once, and again when its views are others") func cache() {
    let words = Words()
    let log = CallLog()
    let host = ViewHost { WordStairs(words: words, log: log) }
    #expect(host.text == "a\n bb\n   c")
    #expect(host.text == "a\n bb\n   c")
    #expect(log.entries == ["cache of 3"])
    words.list = ["bb", "a"]
    host.update()
    #expect(host.text == "bb\n  a")
    #expect(log.entries == ["cache of 3", "cache of 2"])
  }

  @Test("D-03 a view hands a value to the layout around it") func values() {
    #expect(
      drawn(20) {
        WeightedRow {
          Text("one")
          Text("two").layoutValue(key: Weight.self, value: 3)
        }
        .frame(height: 16)
      } == "one  two")
  }

  @Test("D-03 views keep their usual distance in a layout that asks for it") func spacing() {
    #expect(
      drawn {
        SpacedRow {
          Text("a")
          Text("b\nc\nd")
          Text("e")
        }
      } == "  b\na c e\n  d")
  }

  @Test("D-03 a view that the layout does not place stands in the middle") func unplaced() {
    #expect(drawn { Unplacing { Text("x") } } == "\n  x")
  }

  @Test("D-03 a layout in a layout is one of its views") func nested() {
    #expect(
      drawn {
        Staircase {
          Staircase {
            Text("a")
            Text("b")
          }
          Text("c")
        }
      } == "a\n b\n  c")
  }

  @Test("D-03 another layout in the same place keeps the state of its views") func anyLayout()
    throws
  {
    let host = ViewHost { Turning() }
    try host.buttons["taps 0"].tap()
    #expect(host.text == "[ Turn ]\n[ taps 1 ]  end")
    try host.buttons["Turn"].tap()
    #expect(host.text == "[ Turn ]\n[ taps 1 ]\nend")
  }

  @Test("D-03 a spacer and a divider go along the stack that a layout is") func orientation() {
    #expect(
      drawn(10) {
        AnyLayout(HStackLayout(spacing: 0)) {
          Text("a")
          Spacer()
          Text("b")
        }
      } == "a        b")
    #expect(
      drawn(6) {
        AnyLayout(VStackLayout()) {
          Text("a")
          Divider()
        }
      } == "   a\n──────")
  }
}
