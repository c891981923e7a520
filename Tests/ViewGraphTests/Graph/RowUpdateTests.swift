import Observation
import Testing
import ViewGraph

/// Arrays that are handed over again and again: what rows run, which keep their state, what they show.
@MainActor @Suite(.console) struct RowUpdateTests {
  fileprivate struct Entry: Identifiable, Equatable {
    let id: String
    var text: String
    var mark: UInt8 = 0
  }

  /// Smaller than a word.
  fileprivate struct Small: Equatable {
    var key: UInt8
    var value: UInt8
  }

  private final class Serial {
    static nonisolated(unsafe) var latest = 0
    let number: Int
    init() {
      Self.latest += 1
      number = Self.latest
    }
  }

  private struct Row: View {
    let id: String
    let text: String
    @State private var serial = Serial()

    var body: some View {
      let _ = console.print("\(id) \(text)")
      Text("\(id) \(text) \(serial.number)")
    }
  }

  fileprivate enum Spelling: CaseIterable { case element, keyPath, computed, slice }

  private struct Entries: View {
    let spelling: Spelling
    let entries: [Entry]

    var body: some View {
      VStack {
        switch spelling {
        case .element: ForEach(entries) { Row(id: $0.id, text: "\($0.text)\($0.mark)") }
        case .keyPath: ForEach(entries, id: \.id) { Row(id: $0.id, text: "\($0.text)\($0.mark)") }
        case .computed:
          ForEach(entries, id: \.computed) { Row(id: $0.id, text: "\($0.text)\($0.mark)") }
        case .slice: ForEach(entries[...]) { Row(id: $0.id, text: "\($0.text)\($0.mark)") }
        }
      }
    }
  }

  /// Does one to three random things to a list whose IDs differ.
  private func edit(
    _ entries: inout [Entry], _ nextID: inout Int, using generator: inout SeededGenerator
  ) {
    func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    for _ in 0...below(3) {
      let place = below(max(entries.count, 1))
      switch below(9) {
      case 0, 1:
        nextID += 1
        // Some of the texts are kept inline, others are not.
        let id = nextID.isMultiple(of: 2) ? "\(nextID)" : "a longer identifier \(nextID)"
        entries.insert(Entry(id: id, text: "t"), at: place)
      case 2: if !entries.isEmpty { entries.remove(at: place) }
      case 3: if !entries.isEmpty { entries[place].text += "+" }
      case 4: if !entries.isEmpty { entries[place].mark &+= 1 }
      case 5: if !entries.isEmpty { entries.swapAt(place, below(entries.count)) }
      case 6: if !entries.isEmpty { entries.append(entries.remove(at: place)) }
      case 7: entries.removeAll { $0.mark == 1 }
      default: if below(6) == 0 { entries.shuffle(using: &generator) }
      }
    }
  }

  @Test(
    "V-02 I-02 of an array that is handed over, what differs runs, and all that stays keeps its state",
    arguments: Spelling.allCases, [false, true])
  fileprivate func differing(spelling: Spelling, isHeard: Bool) {
    var generator = SeededGenerator(seed: 7)
    var entries: [Entry] = []
    var nextID = 0
    for _ in 0..<20 { edit(&entries, &nextID, using: &generator) }
    Serial.latest = 0
    let host = launch { Entries(spelling: spelling, entries: entries) }
    var compared = 0
    if isHeard { host.observeEvents { if $0.kind == .compared { compared += 1 } } }
    var serials: [String: Int] = [:]
    for (place, entry) in entries.enumerated() { serials[entry.id] = place + 1 }
    var made = entries.count
    for _ in 0..<120 {
      let earlier = entries
      let before = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
      edit(&entries, &nextID, using: &generator)
      _ = console.take()
      compared = 0
      host.rootView = Entries(spelling: spelling, entries: entries)
      host.checkInvariants()
      let ran = entries.filter { before[$0.id] != $0 }
      #expect(console.take() == ran.map { "\($0.id) \($0.text)\($0.mark)" })
      if isHeard {
        // An array that is equal to the one before is no reason to run the list.
        let kept = entries == earlier ? [] : entries.filter { before[$0.id] != nil }
        #expect(compared == kept.count)
      }
      serials = serials.filter { serial in entries.contains { $0.id == serial.key } }
      for entry in entries where serials[entry.id] == nil {
        made += 1
        serials[entry.id] = made
      }
      #expect(
        host.texts.labels == entries.map { "\($0.id) \($0.text)\($0.mark) \(serials[$0.id]!)" })
    }
  }

  @Test("FE-2 where IDs come to repeat and to differ again, the first element with each is drawn")
  func repeating() {
    var generator = SeededGenerator(seed: 3)
    func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    var entries: [Entry] = []
    let host = launch { Entries(spelling: .element, entries: entries) }
    for step in 0..<300 {
      for _ in 0...below(2) {
        let entry = Entry(id: "\(below(9))", text: "t\(step)")
        switch below(4) {
        case 0: entries.insert(entry, at: below(entries.count + 1))
        case 1: if !entries.isEmpty { entries[below(entries.count)] = entry }
        case 2: if entries.count > 1 { entries.swapAt(below(entries.count), below(entries.count)) }
        default: if !entries.isEmpty { entries.remove(at: below(entries.count)) }
        }
      }
      host.rootView = Entries(spelling: .element, entries: entries)
      host.checkInvariants()
      #expect(
        host.texts.labels.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
          == entries.map { entry in
            let first = entries.first { $0.id == entry.id }!
            return "\(first.id) \(first.text)\(first.mark)"
          })
    }
  }

  // MARK: - IDs behind references

  private final class Model {
    var name: String
    init(_ name: String) { self.name = name }
  }

  private struct Named: Identifiable {
    let model: Model
    var id: String { model.name }
  }

  private struct NamedList: View {
    let items: [Named]
    let version: Int
    let byKeyPath: Bool
    var body: some View {
      VStack {
        if byKeyPath {
          ForEach(items, id: \.model.name) { Row(id: $0.id, text: "") }
        } else {
          ForEach(items) { Row(id: $0.id, text: "") }
        }
      }
    }
  }

  @Test(
    "I-02 an element that is a copy of the one before has another identity if its ID is another",
    arguments: [false, true])
  func changedReference(byKeyPath: Bool) {
    Serial.latest = 0
    let items = ["a", "b", "c"].map { Named(model: Model($0)) }
    let host = launch { NamedList(items: items, version: 0, byKeyPath: byKeyPath) }
    #expect(host.texts.labels == ["a  1", "b  2", "c  3"])
    _ = console.take()
    items[1].model.name = "B"
    host.rootView = NamedList(items: items, version: 1, byKeyPath: byKeyPath)
    #expect(host.texts.labels == ["a  1", "B  4", "c  3"])
    #expect(console.take() == ["B "])
  }

  // MARK: - Elements smaller than a word, and closures that captured something

  private struct SmallList: View {
    let items: [Small]
    let suffix: String?
    var body: some View {
      VStack {
        if let suffix {
          ForEach(items, id: \.key) { Row(id: "\($0.key)", text: "\($0.value)\(suffix)") }
        } else {
          ForEach(items, id: \.key) { Row(id: "\($0.key)", text: "\($0.value)") }
        }
      }
    }
  }

  @Test("V-02 elements of two bytes are told apart by either") func small() {
    Serial.latest = 0
    var items = (0..<5).map { Small(key: $0, value: 0) }
    let host = launch { SmallList(items: items, suffix: nil) }
    _ = console.take()
    items[3].value = 1
    host.rootView = SmallList(items: items, suffix: nil)
    #expect(console.take() == ["3 1"])
    items[1].key = 9
    host.rootView = SmallList(items: items, suffix: nil)
    #expect(console.take() == ["9 0"])
    #expect(host.texts.labels == ["0 0 1", "9 0 6", "2 0 3", "3 1 4", "4 0 5"])
  }

  @Test("V-02 rows of a closure that captured something run though their elements are equal")
  func captured() {
    let items = (0..<3).map { Small(key: $0, value: 0) }
    let host = launch { SmallList(items: items, suffix: "x") }
    _ = console.take()
    host.rootView = SmallList(items: items, suffix: "y")
    #expect(console.take() == ["0 0y", "1 0y", "2 0y"])
  }

  // MARK: - Rows that wait anyway

  @Observable fileprivate final class Count {
    var value = 0
  }

  private struct CountedRows: View {
    let items: [Small]
    var body: some View {
      let _ = console.print("rows")
      ForEach(items, id: \.key) { item in
        let _ = console.print("row \(item.key) \(shared.value)")
        Text("\(item.key) \(item.value) \(shared.value)")
      }
    }
  }

  @Test("V-01 a row that reads what has changed runs once, whether or not its element differs")
  func waiting() {
    shared.value = 0
    var items = (0..<4).map { Small(key: $0, value: 0) }
    let host = launch { CountedRows(items: items) }
    _ = console.take()
    items[2].value = 5
    shared.value = 1
    host.rootView = CountedRows(items: items)
    #expect(console.take() == ["rows", "row 0 1", "row 1 1", "row 2 1", "row 3 1"])
    #expect(host.texts.labels == ["0 0 1", "1 0 1", "2 5 1", "3 0 1"])
  }
}

@MainActor private let shared = RowUpdateTests.Count()

extension RowUpdateTests.Entry {
  fileprivate var computed: String { id.uppercased() }
}
