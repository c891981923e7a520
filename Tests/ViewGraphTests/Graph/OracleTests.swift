import Testing
import ViewGraph

/// A program of edits, applied to an updated graph and to its model; after each edit the updated
/// graph must show what a graph shows that was mounted afresh with the same model and state.
private enum Edit: CustomStringConvertible {
  case insert(id: Int, at: Int), remove(at: Int), move(from: Int, to: Int), rename(at: Int)
  case flag(at: Int), header(Bool), mode(Int), level(Int), epoch(Int), erased(Bool), wide(Bool)
  case tap(Int), note(String)

  var description: String {
    switch self {
    case .insert(let id, let place): "insert(id: \(id), at: \(place))"
    case .remove(let place): "remove(at: \(place))"
    case .move(let from, let to): "move(from: \(from), to: \(to))"
    case .rename(let place): "rename(at: \(place))"
    case .flag(let place): "flag(at: \(place))"
    case .header(let shows): "header(\(shows))"
    case .mode(let mode): "mode(\(mode))"
    case .level(let level): "level(\(level))"
    case .epoch(let epoch): "epoch(\(epoch))"
    case .erased(let erased): "erased(\(erased))"
    case .wide(let wide): "wide(\(wide))"
    case .tap(let button): "tap(\(button))"
    case .note(let text): "note(\"\(text)\")"
    }
  }

  static func random(_ number: Int, using generator: inout SeededGenerator) -> Edit {
    func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    switch below(14) {
    case 0, 1: return .insert(id: number, at: below(8))
    case 2: return .remove(at: below(8))
    case 3: return .move(from: below(8), to: below(8))
    case 4: return .rename(at: below(8))
    case 5: return .flag(at: below(8))
    case 6: return .header(below(2) == 0)
    case 7: return .mode(below(3))
    case 8: return .level(below(3))
    case 9: return .epoch(below(2))
    case 10: return .erased(below(2) == 0)
    case 11: return .wide(below(2) == 0)
    case 12: return .note("n\(below(5))")
    default: return .tap(below(12))
    }
  }
}

@Observable private final class Item: Identifiable {
  let id: Int
  var name: String
  var isFlagged = false

  init(id: Int) {
    self.id = id
    name = "item \(id)"
  }
}

@Observable private final class Board {
  var items: [Item] = []
  var showsHeader = true
  var mode = 0
  var level = 0
  var epoch = 0
  var isErased = false
  var isWide = false
  var note = ""

  @MainActor func apply(_ edit: Edit) {
    switch edit {
    case .insert(let id, let place):
      items.insert(Item(id: id), at: min(place, items.count))
    case .remove(let place):
      if items.indices.contains(place) { items.remove(at: place) }
    case .move(let from, let to):
      if items.indices.contains(from) {
        let item = items.remove(at: from)
        items.insert(item, at: min(to, items.count))
      }
    case .rename(let place):
      if items.indices.contains(place) { items[place].name += "'" }
    case .flag(let place):
      if items.indices.contains(place) { items[place].isFlagged.toggle() }
    case .header(let shows): showsHeader = shows
    case .mode(let mode): self.mode = mode
    case .level(let level): self.level = level
    case .epoch(let epoch): self.epoch = epoch
    case .erased(let erased): isErased = erased
    case .wide(let wide): isWide = wide
    case .note(let text): note = text
    case .tap: break
    }
  }
}

private enum LevelKey: EnvironmentKey { static let defaultValue = -1 }

extension EnvironmentValues {
  fileprivate var oracleLevel: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct BoardScreen: View {
  let board: Board
  @State private var total = 0

  var body: some View {
    VStack {
      if board.showsHeader { Header(note: board.note, total: total) }
      switch board.mode {
      case 0: Tally(name: "zero", total: $total)
      case 1: Tally(name: "one", total: $total)
      default: Text("no tally")
      }
      ForEach(board.items) { item in
        ItemRow(item: item, total: $total)
        if item.isFlagged { Text("flag \(item.id)") }
      }
      if board.isErased { AnyView(Tally(name: "erased", total: $total)) } else { AnyView(Reader()) }
      Reader().environment(\.oracleLevel, board.level)
      Group {
        Tally(name: "epoch", total: $total).id(board.epoch)
        Reader().transformEnvironment(\.oracleLevel) { $0 += 10 }
      }
      .environment(\.oracleLevel, board.level * 2)
      ForEach(Array(board.items.indices), id: \.self) { index in
        Text("\(index): \(board.items[index].name)").transformEnvironment(\.isEnabled) {
          $0 = $0 && !board.isWide
        }
        Tally(name: "place \(index)", total: $total)
      }
      .transformEnvironment(\.isEnabled) { $0 = $0 && board.level != 2 }
    }
  }
}

private struct Header: View {
  let note: String
  let total: Int
  var body: some View { Text("header \(note) \(total)") }
}

private struct Tally: View {
  let name: String
  @Binding var total: Int
  @State private var count = 0
  @Environment(\.oracleLevel) private var level

  var body: some View {
    Button("\(name) \(count) \(level)") {
      count += 1
      total += 1
    }
    if count % 3 == 1 { Text("odd \(name)") }
  }
}

private struct ItemRow: View {
  let item: Item
  @Binding var total: Int
  @State private var isOpen = false

  var body: some View {
    HStack {
      Text(item.name)
      Button("open \(item.id)") { isOpen.toggle() }
      if isOpen { Tally(name: "inner \(item.id)", total: $total) }
    }
  }
}

private struct Reader: View {
  @Environment(\.oracleLevel) private var level
  var body: some View { Text("level \(level)") }
}

@MainActor private struct Run {
  /// The first edit after which the screens differ, with both listings.
  static func difference(of edits: [Edit]) -> (place: Int, updated: String, afresh: String)? {
    let board = Board()
    let host = ViewHost(BoardScreen(board: board), options: HostOptions(recording: .counts))
    for (place, edit) in edits.enumerated() {
      if case .tap(let number) = edit {
        let buttons = host.buttons
        let count = buttons.count
        if count > 0 {
          let button = buttons[number % count]
          if button.isEnabled { _ = try? button.tap() }
        }
      } else {
        board.apply(edit)
        host.update()
      }
      host.checkInvariants()
      let afresh = ViewHost(BoardScreen(board: board), options: HostOptions(recording: .counts))
      afresh.adoptState(of: host)
      let updated = host.elementListing
      let expected = afresh.elementListing
      if updated != expected { return (place, updated, expected) }
    }
    return nil
  }

  /// The shortest program found that still shows the difference.
  static func shrink(_ edits: [Edit]) -> [Edit] {
    var best = edits
    var isShorter = true
    while isShorter {
      isShorter = false
      for place in best.indices.reversed() {
        var shorter = best
        shorter.remove(at: place)
        if difference(of: shorter) != nil {
          best = shorter
          isShorter = true
        }
      }
    }
    return best
  }
}

@MainActor @Suite struct OracleTests {
  @Test("an updated graph shows what a graph mounted afresh shows", arguments: 0..<60)
  func updatedEqualsAfresh(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let edits = (0..<50).map { Edit.random($0, using: &generator) }
    guard let difference = Run.difference(of: edits) else { return }
    let program = Run.shrink(Array(edits.prefix(difference.place + 1)))
    let shown = Run.difference(of: program) ?? difference
    Issue.record(
      """
      The screens differ after:
      \(program.map { "  \($0)" }.joined(separator: "\n"))
      updated:
      \(shown.updated)
      afresh:
      \(shown.afresh)
      """)
  }
}
