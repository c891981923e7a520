import Foundation
import Testing
import ViewGraph

@MainActor @Suite(.console) struct SkipCases {
  // MARK: - EQ-1

  private final class Shared: ObservableObject {}

  private struct Fixed: View {
    var body: some View {
      let _ = console.print("Fixed")
      Text("f")
    }
  }

  private struct Holds: View {
    @ObservedObject var shared: Shared
    var body: some View {
      let _ = console.print("Holds")
      Text("h")
    }
  }

  private struct Restless: View {
    let stamp = UUID()
    var body: some View {
      let _ = console.print("Restless")
      Text("r")
    }
  }

  private struct Container: View {
    let shared: Shared
    @State private var i = 0
    var body: some View {
      let _ = console.print("Container")
      VStack {
        Button("tick \(i)") { i += 1 }
        VStack {
          let _ = console.print("inline")
          Text("c")
        }
        Fixed()
        Holds(shared: shared)
        Restless()
      }
    }
  }

  @Test("EQ-1 inline content runs with its parent, a child where a stored property differs")
  func whichRun() throws {
    let shared = Shared()
    let host = launch { Container(shared: shared) }
    #expect(console.take() == ["Container", "inline", "Fixed", "Holds", "Restless"])
    #expect(try host.tap("tick").bodies == ["Container", "Restless"])
    #expect(console.take() == ["Container", "inline", "Restless"])
  }

  // MARK: - EQ-2

  private struct Student {
    var name = "fat"
    var age = 8
  }

  private struct WholeName: View {
    let student: Student
    var body: some View {
      let _ = console.print("WholeName")
      Text(student.name)
    }
  }

  private struct NameOnly: View {
    let name: String
    var body: some View {
      let _ = console.print("NameOnly")
      Text(name)
    }
  }

  private struct Adult: View {
    let isAdult: Bool
    var body: some View {
      let _ = console.print("Adult")
      Text("\(isAdult)")
    }
  }

  private struct School: View {
    @State private var s = Student()
    var body: some View {
      let _ = console.print("School")
      VStack {
        WholeName(student: s)
        NameOnly(name: s.name)
        Adult(isAdult: s.age >= 10)
        Button("older") { s.age += 1 }
      }
    }
  }

  @Test("EQ-2 a whole struct runs the child for fields it does not show, a derived value does not")
  func wholeStruct() throws {
    let host = launch { School() }
    expectRuns(host.launchReport, ["School", "WholeName", "NameOnly", "Adult"])
    expectRuns(try host.tap("older"), ["School", "WholeName"])
    expectRuns(try host.tap("older"), ["School", "WholeName", "Adult"])
    #expect(host.texts.labels.contains("true"))
    expectRuns(try host.tap("older"), ["School", "WholeName"])
  }

  // MARK: - EQ-3

  private struct Row: View {
    let id: Int
    let pick: () -> Void
    var body: some View {
      let _ = console.print("Row \(id)")
      Button("r\(id)") { pick() }
    }
  }

  private struct CalmRow: View, Equatable {
    let id: Int
    let pick: () -> Void
    nonisolated static func == (a: CalmRow, b: CalmRow) -> Bool { a.id == b.id }
    var body: some View {
      let _ = console.print("Calm \(id)")
      Button("c\(id)") { pick() }
    }
  }

  private struct Choosing: View {
    @State private var chosen = 0
    var body: some View {
      VStack {
        Text("chosen \(chosen)")
        ForEach(1..<3, id: \.self) { i in Row(id: i) { chosen = i } }
        ForEach(1..<3, id: \.self) { i in CalmRow(id: i) { chosen = i }.equatable() }
      }
    }
  }

  @Test("EQ-3 a capturing closure runs every row, an Equatable row that ignores it is skipped")
  func closures() throws {
    let host = launch { Choosing() }
    #expect(console.take() == ["Row 1", "Row 2", "Calm 1", "Calm 2"])
    #expect(try host.tap("r1").bodies == ["Choosing", "Row", "Row"])
    #expect(console.take() == ["Row 1", "Row 2"])
    #expect(host.texts.labels.first == "chosen 1")
    try host.tap("c2")
    #expect(console.take() == ["Row 1", "Row 2"])
    #expect(host.texts.labels.first == "chosen 2")
  }

  // MARK: - EQ-6

  private struct Stored<C: View>: View {
    let content: C
    init(@ViewBuilder _ content: () -> C) { self.content = content() }
    var body: some View {
      let _ = console.print("Stored")
      content
    }
  }

  private struct Deferred<C: View>: View {
    let content: () -> C
    init(@ViewBuilder _ content: @escaping () -> C) { self.content = content }
    var body: some View {
      let _ = console.print("Deferred")
      content()
    }
  }

  private struct Badge: View {
    let text: String
    var body: some View {
      let _ = console.print("Badge")
      Text(text)
    }
  }

  private struct Badges: View {
    @State private var tick = 0
    @State private var text = "t"
    var body: some View {
      let _ = console.print("Badges \(tick)")
      VStack {
        Stored { Badge(text: text) }
        Deferred { Badge(text: text) }
        Button("tick") { tick += 1 }
        Button("text") { text += "!" }
      }
    }
  }

  @Test("EQ-6 a container that stores content is skipped, one that stores a closure runs each time")
  func containers() throws {
    let host = launch { Badges() }
    #expect(console.take() == ["Badges 0", "Stored", "Badge", "Deferred", "Badge"])
    #expect(try host.tap("tick").bodies == ["Badges", "Deferred"])
    #expect(console.take() == ["Badges 1", "Deferred"])
    try host.tap("text")
    #expect(console.take() == ["Badges 1", "Stored", "Badge", "Deferred", "Badge"])
    #expect(host.texts.labels.prefix(2) == ["t!", "t!"])
  }
}
