import Testing
import ViewGraph
import ViewGraphText

@MainActor @Suite struct GridLayouts {
  private func grid(_ alignment: Alignment = .center) -> some View {
    Grid(alignment: alignment) {
      GridRow {
        Text("a")
        Text("bb")
      }
      GridRow {
        Text("ccc")
        Text("d")
      }
    }
  }

  @Test("D-03 the columns of a grid line up, by its alignment") func columns() {
    #expect(drawn { grid(.leading) } == "a    bb\nccc  d")
    #expect(drawn { grid(.trailing) } == "  a  bb\nccc   d")
    #expect(drawn { grid() } == " a   bb\nccc   d")
  }

  @Test("D-03 a grid's spacing is kept in whole cells") func spacing() {
    #expect(
      drawn {
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 16) {
          GridRow {
            Text("a")
            Text("b")
          }
          GridRow {
            Text("c")
            Text("d")
          }
        }
      } == "a b\n\nc d")
  }

  @Test("D-03 a cell over several columns widens them in equal parts") func spanning() {
    #expect(
      drawn {
        Grid(alignment: .leading) {
          GridRow {
            Text("a")
            Text("b")
          }
          GridRow { Text("wide one").gridCellColumns(2) }
        }
      } == "a    b\nwide one")
    #expect(
      drawn {
        Grid(alignment: .leading) {
          GridRow {
            Text("one")
            Text("two")
            Text("three")
          }
          GridRow {
            Text("x").gridCellColumns(2)
            Text("y")
          }
        }
      } == "one  two  three\nx         y")
  }

  @Test("D-03 a column may have an alignment of its own, a cell an anchor") func ownAlignment() {
    #expect(
      drawn {
        Grid(alignment: .leading) {
          GridRow {
            Text("item")
            Text("price").gridColumnAlignment(.trailing)
          }
          GridRow {
            Text("tea")
            Text("2")
          }
        }
      } == "item  price\ntea       2")
    #expect(
      drawn {
        Grid(alignment: .topLeading) {
          GridRow {
            Text("1\n2\n3")
            Text("x").gridCellAnchor(.bottomTrailing)
          }
          GridRow {
            Text("k")
            Text("wide")
          }
        }
      } == "1\n2\n3     x\nk  wide")
  }

  @Test("D-03 a row may have an alignment of its own") func rowAlignment() {
    #expect(
      drawn {
        Grid {
          GridRow(alignment: .bottom) {
            Text("1\n2")
            Text("x")
          }
        }
      } == "1\n2  x")
  }

  @Test("D-03 a view that is no row takes the whole width, or what the rows take") func wholeRows()
  {
    func ruled(_ axes: Axis.Set) -> some View {
      Grid(alignment: .leading) {
        GridRow {
          Text("ab")
          Text("c")
        }
        Divider().gridCellUnsizedAxes(axes)
      }
    }
    #expect(drawn(12) { ruled([]) } == "ab  c\n────────────")
    #expect(drawn(12) { ruled(.horizontal) } == "ab  c\n─────")
  }

  @Test("D-03 columns that do not fit share the width") func narrow() {
    #expect(
      drawn(12) {
        Grid(alignment: .topLeading) {
          GridRow {
            Text("id")
            Text("a text of words")
          }
        }
      } == "id  a text\n    of words")
  }

  @Test("D-05 fixed columns have their width, flexible ones share the rest") func lazyColumns() {
    func grid(_ columns: [GridItem]) -> some View {
      LazyVGrid(columns: columns, alignment: .leading) { ForEach(1..<5) { Text("\($0)") } }
    }
    #expect(drawn(20) { grid([GridItem(.fixed(32)), GridItem(.fixed(64))]) } == "1    2\n3    4")
    #expect(
      drawn(21) { grid([GridItem(.flexible()), GridItem(.flexible())]) }
        == "1          2\n3          4")
    #expect(
      drawn(20) {
        grid([GridItem(.fixed(24)), GridItem(.flexible(maximum: 40)), GridItem(.flexible())])
      } == "1   2     3\n4")
    #expect(
      drawn(20) { grid([GridItem(.fixed(40), alignment: .trailing)]) }
        == "    1\n    2\n    3\n    4")
  }

  @Test("D-05 a horizontal grid fills its rows first") func lazyRows() {
    let rows = [GridItem(.fixed(16)), GridItem(.fixed(16))]
    #expect(drawn { LazyHGrid(rows: rows) { ForEach(1..<6) { Text("\($0)") } } } == "1 3 5\n2 4")
  }
}
