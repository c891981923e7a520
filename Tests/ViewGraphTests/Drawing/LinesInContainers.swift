import Testing

@testable import ViewGraph
@testable import ViewGraphText

@MainActor @Observable private final class Word: Identifiable {
  let id: Int
  var text: String

  init(_ id: Int, _ text: String) {
    self.id = id
    self.text = text
  }
}

@MainActor @Observable private final class Words {
  var all = [Word(0, "note"), Word(1, "kettle"), Word(2, "a")]
  var isBold = false
  var branch = 0
}

/// One line, two views away from its texts.
private struct WordRow: View {
  let word: Word
  var body: some View { InnerRow(word: word) }
}

private struct InnerRow: View {
  let word: Word

  var body: some View {
    HStack {
      Text(word.text)
      Text("in")
      Group {
        EmptyView()
        Text(verbatim: "\(word.id)").bold()
      }
    }
  }
}

private struct Rows: View {
  let words: Words
  var body: some View { ForEach(words.all) { WordRow(word: $0) } }
}

private struct Branches: View {
  let words: Words

  var body: some View {
    VStack(alignment: .trailing) {
      switch words.branch {
      case 0: WordRow(word: words.all[0])
      case 1: AnyView(InnerRow(word: words.all[0]))
      case 2: Button("Press") {}
      default: WordRow(word: words.all[0]).id(words.branch)
      }
      ForEach(words.all) { word in
        if words.branch % 2 == 0 { WordRow(word: word) } else { Text(word.text) }
      }
    }
  }
}

/// A screen that is made anew when what it reads of the words changes.
private struct Screen<Content: View>: View {
  let words: Words
  let make: @MainActor (Words) -> Content
  var body: some View { make(words) }
}

/// Lines of texts in whatever may stand around them: drawn as texts with boxes of their own are.
@MainActor @Suite struct LinesInContainers {
  private static let changes: [@MainActor (Words) -> Void] = [
    { $0.all[0].text = "book" },
    { $0.all[1].text = "a much longer word" },
    { $0.all[1].text = "kettle" },
    { $0.all[2].text = "日本" },
    { $0.all.swapAt(0, 2) },
    { $0.isBold.toggle() },
    { $0.all.append(Word(7, "new")) },
    { words in
      // Changed and gone in one update.
      words.all[0].text = "gone"
      words.all.remove(at: 0)
    },
    { $0.branch += 1 },
    { $0.all[0].text = "\u{7}" },
    { $0.branch += 1 },
    { $0.all[0].text = "plain" },
    { $0.branch += 1 },
    { $0.all = [] },
    { $0.all = [Word(8, "again"), Word(9, "twice")] },
    { $0.branch = 0 },
  ]

  /// Compares a screen with one that has a box for each text, and with a new one, after each change.
  private func compare(
    _ name: String, needsRows: Bool = false, _ make: @escaping @MainActor (Words) -> some View
  ) {
    for columns in [3, 9, 14, 40] {
      let words = Words()
      func host(keepsFrames: Bool) -> HostedScreen {
        ViewHost(options: HostOptions(columns: columns, keepsFrames: keepsFrames)) {
          Screen(words: words, make: make)
        }
      }
      let screen = host(keepsFrames: false)
      let unseen = host(keepsFrames: false)
      for (number, change) in Self.changes.enumerated() where !needsRows || number != 13 {
        change(words)
        screen.update()
        unseen.update()
        let text = screen.styledText(usesColors: true)
        #expect(
          text == host(keepsFrames: true).styledText(usesColors: true),
          "\(name), change \(number), \(columns) columns")
        if number % 3 == 0 {
          #expect(unseen.styledText(usesColors: true) == text, "\(name), change \(number), late")
        }
        #expect(screen.text(characters: .ascii) == host(keepsFrames: true).text(characters: .ascii))
      }
    }
  }

  @Test("D-07 lines in stacks, lists, forms, grids and sections are drawn as their texts are")
  func containers() {
    compare("column") { words in VStack(alignment: .leading) { Rows(words: words) } }
    compare("middle") { words in VStack(spacing: 20) { Rows(words: words) } }
    compare("row") { words in HStack { Rows(words: words) } }
    compare("pile") { words in ZStack(alignment: .leading) { Rows(words: words) } }
    compare("list") { words in List { Rows(words: words) } }
    compare("form") { words in Form { Section("Words") { Rows(words: words) } } }
    compare("grid") { words in
      Grid {
        ForEach(words.all) { word in
          GridRow {
            WordRow(word: word); InnerRow(word: word)
          }
        }
      }
    }
    compare("lazy grid") { words in
      LazyVGrid(columns: [GridItem(), GridItem()]) { Rows(words: words) }
    }
    compare("scroll") { words in ScrollView { LazyVStack { Rows(words: words) } } }
    compare("fits") { words in
      ViewThatFits {
        HStack { Rows(words: words) }; VStack { Rows(words: words) }
      }
    }
    compare("reader") { words in GeometryReader { _ in VStack { Rows(words: words) } } }
  }

  @Test("D-07 lines with modifiers around them, and on top of others, are drawn as their texts are")
  func modifiers() {
    compare("bold") { words in VStack { Rows(words: words).bold(words.isBold) } }
    compare("limit") { words in
      VStack { Rows(words: words).lineLimit(words.isBold ? 1 : nil) }
    }
    compare("room") { words in
      VStack { Rows(words: words).lineLimit(2, reservesSpace: words.isBold) }
    }
    compare("border") { words in VStack { Rows(words: words).padding(4).border(Color.red) } }
    compare("clipped") { words in VStack { Rows(words: words) }.frame(width: 40).clipped() }
    compare("behind") { words in VStack { Rows(words: words) }.background(Color.blue) }
    compare("overlay") { words in
      VStack(alignment: .leading) { Rows(words: words) }.overlay(alignment: .leading) {
        VStack(alignment: .leading) { Rows(words: words) }.offset(x: 12)
      }
    }
    compare("colour") { words in
      VStack { Rows(words: words).foregroundStyle(words.isBold ? Color.red : Color.green) }
    }
    compare("hidden") { words in
      VStack { Rows(words: words).opacity(words.isBold ? 0 : 0.5) }
    }
  }

  @Test("D-07 lines that come, go and turn into other views are drawn as their texts are")
  func branches() { compare("branches", needsRows: true) { words in Branches(words: words) } }

  @Test("D-07 a look inside an action shows what was there before it") func lookInside() throws {
    for columns in [5, 30] {
      let words = Words()
      var seen = ""
      var look: () -> String = { "" }
      let host = ViewHost(options: HostOptions(columns: columns)) {
        VStack {
          WordRow(word: words.all[0])
          Button("Go") {
            words.all[0].text = "book"
            seen = look()
          }
        }
      }
      let before = host.text
      look = { [unowned host] in host.text }
      try host.buttons["Go"].tap()
      #expect(seen == before)
      let fresh = ViewHost(options: HostOptions(columns: columns)) {
        VStack {
          WordRow(word: words.all[0])
          Button("Go") {}
        }
      }
      #expect(host.text == fresh.text && host.text != before)
    }
  }

  @Test("D-07 a drawn screen that is unmounted keeps no model of its lines") func leaves() {
    weak var word: Word?
    let words = Words()
    let host = ViewHost(options: HostOptions(columns: 30)) { VStack { Rows(words: words) } }
    do {
      let row = Word(5, "brief")
      word = row
      words.all.append(row)
      host.update()
      _ = host.text
      row.text = "short"
      host.update()
      _ = host.text
      words.all.removeLast()
    }
    host.update()
    #expect(word == nil)
    host.unmount()
    #expect(host.text == "")
  }
}
