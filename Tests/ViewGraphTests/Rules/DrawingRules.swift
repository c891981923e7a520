import Foundation
import Testing
import ViewGraph
import ViewGraphText

private struct Flag: Identifiable {
  let id: Int
  var isOn: Bool
}

@MainActor @Observable private final class Trip {
  var title = "Lisbon"
  var isDone = false
}

private struct TripRow: View {
  let trip: Trip
  var body: some View {
    HStack {
      Text(trip.title)
      Spacer()
      Toggle("Done", isOn: .constant(trip.isDone))
    }
  }
}

private struct TripScreen: View {
  let trips: [Trip]
  var body: some View {
    NavigationStack {
      List(trips.indices, id: \.self) { TripRow(trip: trips[$0]) }.navigationTitle("Trips")
    }
  }
}

@MainActor @Suite struct DrawingRules {
  // MARK: - D-01

  @Test("D-01 the least flexible child has its turn first") func leastFlexible() {
    #expect(
      drawn(20) {
        HStack(alignment: .top) {
          Text("a long title of many words")
          Text("short")
        }
      } == """
        a long title  short
        of many words
        """)
  }

  @Test("D-01 a higher priority has its turn before, and leaves the others their least")
  func priority() {
    #expect(
      drawn(20) {
        HStack(alignment: .top) {
          Text("a long title of many words").layoutPriority(1)
          Text("short text")
        }
      } == """
        a long title of shor
        many words      t
                        text
        """)
  }

  @Test("D-01 equal shares of what does not divide lose no cell") func noCellIsLost() {
    func box(_ title: String) -> some View {
      Text(title).frame(maxWidth: .infinity, alignment: .leading).border(.primary)
    }
    #expect(
      drawn(20) {
        HStack(spacing: 0) {
          box("a")
          box("b")
          box("c")
        }
      } == """
        ┌─────┐┌────┐┌─────┐
        │a    ││b   ││c    │
        └─────┘└────┘└─────┘
        """)
  }

  @Test("D-01 a child that takes less than its share leaves the rest to the next") func rest() {
    #expect(
      drawn(21) {
        HStack(spacing: 0) {
          Text("ab").frame(maxWidth: 32).border(.primary)
          Text("c").frame(maxWidth: .infinity).border(.primary)
        }
      } == """
        ┌────┐┌─────────────┐
        │ ab ││      c      │
        └────┘└─────────────┘
        """)
  }

  // MARK: - D-02

  @Test("D-02 text wraps at words, and a longer word at characters") func wrapping() {
    #expect(drawn(10) { Text("The quick brown fox") } == "The quick\nbrown fox")
    #expect(drawn(6) { Text("so incomprehensible") } == "so\nincomp\nrehens\nible")
  }

  @Test("D-02 a line limit ends with an ellipsis") func lineLimit() {
    let text = Text("The quick brown fox jumps")
    #expect(drawn(9) { text.lineLimit(1) } == "The quic…")
    #expect(drawn(10) { text.lineLimit(2) } == "The quick\nbrown fox…")
    #expect(drawn(30) { text.lineLimit(1) } == "The quick brown fox jumps")
  }

  @Test("D-02 wide characters take two columns, marks none, and none is cut") func widths() {
    #expect(drawn(5) { Text("日本語 text") } == "日本\n語\ntext")
    #expect(drawn(3) { Text("e\u{301}te\u{301}") } == "e\u{301}te\u{301}")
    #expect(drawn(4) { Text("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧") } == "👩‍👩‍👧👩‍👩‍👧\n👩‍👩‍👧")
    #expect(drawn(1) { Text("a日b") } == "a\n…\nb")
    // Half of the sign would be outside the frame: it is left out as a whole.
    #expect(
      drawn(8) { Text("日日日").fixedSize().frame(width: 24, alignment: .leading).clipped() } == "日")
  }

  // MARK: - D-03

  @Test("D-03 a frame places what is in it by its alignment") func frames() {
    let text = Text("ab")
    #expect(
      drawn { text.frame(width: 48, height: 48, alignment: .bottomTrailing).border(.primary) }
        == """
        ┌──────┐
        │      │
        │      │
        │    ab│
        └──────┘
        """)
    #expect(
      drawn { text.frame(width: 48, height: 48).border(.primary) } == """
        ┌──────┐
        │      │
        │  ab  │
        │      │
        └──────┘
        """)
    #expect(
      drawn { Text("abcdef").frame(width: 32, alignment: .leading).border(.primary) } == """
        ┌────┐
        │abcd│
        │ef  │
        └────┘
        """)
    #expect(
      drawn { text.frame(minWidth: 32, alignment: .trailing).border(.primary) } == """
        ┌────┐
        │  ab│
        └────┘
        """)
  }

  @Test("D-03 padding is room around, two columns and a line where nothing is said") func padding()
  {
    #expect(
      drawn { Text("ab").padding().border(.primary) } == """
        ┌──────┐
        │      │
        │  ab  │
        │      │
        └──────┘
        """)
    #expect(drawn { Text("ab").padding(.leading, 24) } == "   ab")
    #expect(
      drawn { Text("a").padding(.trailing, 16).padding(.vertical, 16).border(.primary) } == """
        ┌───┐
        │   │
        │a  │
        │   │
        └───┘
        """)
  }

  @Test("D-03 stacks stand their views by the alignment") func alignment() {
    let long = Text("long text")
    let short = Text("short")
    func column(_ alignment: HorizontalAlignment) -> String {
      drawn {
        VStack(alignment: alignment) {
          long
          short
        }
      }
    }
    #expect(column(.leading) == "long text\nshort")
    #expect(column(.center) == "long text\n  short")
    #expect(column(.trailing) == "long text\n    short")
    func row(_ alignment: VerticalAlignment) -> String {
      drawn {
        HStack(alignment: alignment) {
          Text("1\n2\n3")
          Text("x")
        }
      }
    }
    #expect(row(.top) == "1 x\n2\n3")
    #expect(row(.center) == "1\n2 x\n3")
    #expect(row(.bottom) == "1\n2\n3 x")
  }

  @Test("D-03 baselines meet, of the first line or of the last") func baselines() {
    func row(_ alignment: VerticalAlignment) -> String {
      drawn {
        HStack(alignment: alignment) {
          Text("T").padding(.top, 16)
          Text("one\ntwo")
        }
      }
    }
    #expect(row(.firstTextBaseline) == "\nT one\n  two")
    #expect(row(.lastTextBaseline) == "  one\nT two")
  }

  @Test("D-03 a spacer has its least length, and takes what is left") func spacers() {
    #expect(
      drawn {
        HStack(spacing: 0) {
          Text("ab")
          Spacer(minLength: 24)
          Text("cd")
        }
        .fixedSize()
      } == "ab   cd")
    #expect(
      drawn(12) {
        HStack(spacing: 0) {
          Spacer()
          Text("ab")
          Spacer()
          Text("cd")
        }
      } == "    ab    cd")
    #expect(
      drawn {
        VStack(alignment: .leading) {
          Text("a")
          Spacer()
          Text("b")
        }
        .frame(height: 64)
      } == "a\n\n\nb")
  }

  @Test("D-03 an overlay lies before, a background behind, each in the room of the view")
  func layers() {
    #expect(drawn { Text("------").overlay(alignment: .trailing) { Text("x") } } == "-----x")
    #expect(drawn { Text("------").overlay { Text("ab") } } == "--ab--")
    #expect(drawn { Text("a b").background(alignment: .trailing) { Text("--") } } == "a b")
    #expect(
      drawn {
        Text("a").frame(width: 40).background(alignment: .leading) { Text("--") }
      } == "--a")
    #expect(
      drawn {
        ZStack(alignment: .bottomLeading) {
          Text("-----\n-----")
          Text("x")
        }
      } == "-----\nx----")
    #expect(
      drawn {
        ZStack {
          Text("x").zIndex(1)
          Text("-----")
        }
      } == "--x--")
  }

  // MARK: - D-04

  @Test("D-04 the first view that fits in the width is taken") func fitsInWidth() {
    let views = ViewThatFits(in: .horizontal) {
      Text("a long line of text")
      Text("short")
      Text("s")
    }
    #expect(drawn(30) { views } == "a long line of text")
    #expect(drawn(19) { views } == "a long line of text")
    #expect(drawn(18) { views } == "short")
    #expect(drawn(4) { views } == "s")
  }

  @Test("D-04 the last is taken where none fits") func noneFits() {
    #expect(
      drawn(2) {
        ViewThatFits {
          Text("abcdef")
          Text("abcd")
        }
      } == "ab\ncd")
  }

  @Test("D-04 only the named axes count") func axes() {
    let views = ViewThatFits(in: .vertical) {
      Text("one two three")
      Text("one")
    }
    // Too wide, but its lines fit the height once it is wrapped.
    #expect(drawn(8) { views.frame(height: 32) } == "one two\nthree")
    #expect(drawn(8) { views.frame(height: 16) } == "one")
  }

  // MARK: - D-05

  @Test("D-05 adaptive columns are as many as fit") func adaptive() {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], alignment: .leading) {
      ForEach(1..<7) { Text("\($0)") }
    }
    #expect(drawn(23) { grid } == "1     2     3     4\n5     6")
    // Four need 23 columns: three share 22, and the edges are rounded.
    #expect(drawn(22) { grid } == "1       2      3\n4       5      6")
    #expect(drawn(11) { grid } == "1     2\n3     4\n5     6")
    #expect(drawn(10) { grid } == "1\n2\n3\n4\n5\n6")
    #expect(drawn(3) { grid } == "1\n2\n3\n4\n5\n6")
  }

  @Test("D-05 an adaptive column is no wider than its most") func adaptiveMost() {
    let item = GridItem(.adaptive(minimum: 40, maximum: 40), spacing: 16)
    #expect(
      drawn(22) {
        LazyVGrid(columns: [item], alignment: .leading) { ForEach(1..<5) { Text("\($0)") } }
      } == "1      2      3\n4")
  }

  // MARK: - D-06

  @Test("D-06 every state of a control is seen") func states() {
    let flags = Binding.constant([Flag(id: 0, isOn: true), Flag(id: 1, isOn: false)])
    #expect(
      drawn(28) {
        VStack(alignment: .leading) {
          Button("Focused") {}.drawnWithFocus()
          Button("Disabled") {}.disabled(true)
          Toggle("On", isOn: .constant(true))
          Toggle("Mixed", sources: flags, isOn: \.isOn)
          TextField("Caret", text: .constant("Text")).drawnWithFocus()
          Stepper("Value", value: .constant(3))
          List(["Selected", "Other"], id: \.self, selection: .constant("Selected")) { Text($0) }
        }
      } == """
        « Focused »
        ( Disabled )
        [x] On
        [-] Mixed
        «Text▏_____________________»
        Value [- 3 +]
        ▸ Selected
          Other
        """)
  }

  // MARK: - D-07

  @Test("D-07 the same tree in the same width is the same text") func sameText() {
    let trips = [Trip(), Trip()]
    let host = ViewHost(options: HostOptions(columns: 24)) { TripScreen(trips: trips) }
    let text = host.text
    #expect(
      text == """
        Trips
        ────────────────────────
          Lisbon        [ ] Done
          Lisbon        [ ] Done
        """)
    #expect(host.text.utf8.elementsEqual(text.utf8))
    let other = ViewHost(options: HostOptions(columns: 24)) { TripScreen(trips: trips) }
    #expect(other.text.utf8.elementsEqual(text.utf8))
  }

  @Test("D-07 what is drawn after a change is what is drawn afresh") func incremental() {
    let trips = [Trip(), Trip(), Trip()]
    let host = ViewHost(options: HostOptions(columns: 20)) { TripScreen(trips: trips) }
    _ = host.text
    trips[1].title = "A long way to Rome"
    trips[2].isDone = true
    host.update()
    let afresh = ViewHost(options: HostOptions(columns: 20)) { TripScreen(trips: trips) }
    #expect(
      host.text == """
        Trips
        ────────────────────
          Lisbon    [ ] Done
          A long
          way to    [ ] Done
          Rome
          Lisbon    [x] Done
        """)
    #expect(host.text.utf8.elementsEqual(afresh.text.utf8))
  }

  // MARK: - D-08

  @Test("D-08 nothing is drawn outside the columns, however few they are") func columns() {
    for columns in 1...40 {
      let text = drawn(columns) {
        VStack {
          Text("日本語 and incomprehensibilities").fixedSize()
          HStack {
            Button("Save") {}
            TextField("Title", text: .constant("Groceries"))
          }
          Text("moved").offset(x: 80)
          Text("wide").frame(width: 800).border(.primary)
          GroupBox("Title of a box") { Slider(value: .constant(0.5)) }
        }
      }
      let wider = text.split(separator: "\n").filter { ColumnWidth.columns(of: $0) > columns }
      #expect(wider == [], "\(columns) columns")
      #expect(!text.isEmpty, "\(columns) columns")
    }
  }
}
