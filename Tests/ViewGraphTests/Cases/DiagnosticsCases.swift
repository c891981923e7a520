import Testing
import ViewGraph

private final class Model: ObservableObject {
  nonisolated(unsafe) static var made = 0
  init() { Model.made += 1 }
}

private struct Probe: View {
  @StateObject var model = Model()
  var body: some View { Text("p") }
}

@MainActor @Suite(.console) struct DiagnosticsCases {
  private struct Bumping: View {
    @State private var number = 0
    func bump() { number += 1 }
    var body: some View {
      let _ = console.print("body")
      let _ = bump()
      Text("n \(number)")
    }
  }

  @Test("DG-1 a state written while a body is evaluated is reported and dropped") func stateInBody()
  {
    let host = launch { Bumping() }
    #expect(console.take() == ["body"])
    #expect(host.texts.labels == ["n 0"])
    #expect(host.issues.map(\.rule) == ["V-05"])
    #expect(
      host.issues[0].message.hasPrefix(
        "Modifying state during view update, this will cause undefined behavior."))
    #expect(host.issues[0].property == "number" && host.issues[0].view == "/Bumping")
    #expect(host.launchReport.issues == host.issues)
    expectRuns(host.update(), [])
    #expect(host.issues.count == 1)
  }

  @MainActor fileprivate final class Store: ObservableObject { @Published var hits = 0 }

  private struct Publishing: View {
    @ObservedObject var store: Store
    var body: some View {
      let _ = console.print("body")
      let _ = once()
      Text("x")
    }
    func once() { if store.hits == 0 { store.hits = 1 } }
  }

  @Test("DG-2 a published property written while a body is evaluated is reported and kept")
  func publishedInBody() {
    let store = Store()
    let host = launch { Publishing(store: store) }
    #expect(store.hits == 1)
    #expect(host.issues.map(\.rule) == ["V-05"])
    #expect(
      host.issues[0].message.hasPrefix(
        "Publishing changes from within view updates is not allowed, this will cause undefined "
          + "behavior."))
    #expect(host.issues[0].property == "Store" && host.issues[0].view == "/Publishing")
    #expect(host.texts.labels == ["x"])
    host.update()
    #expect(host.issues.count == 1)
  }

  @Test("DG-3 a StateObject of a view that is not installed is made anew at each read")
  func uninstalledObject() async throws {
    let result = try #require(
      await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
      ) {
        await MainActor.run {
          let view = Probe()
          print("made \(Model.made)")
          let first = view.model
          let second = view.model
          print("same \(first === second), made \(Model.made)")
        }
      })
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(output.contains("made 0\nsame false, made 2\n"))
    let warning = """
      Accessing StateObject<Model>'s object without being installed on a View. This will create a \
      new instance each time.
      """
    let errors = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(errors.components(separatedBy: warning).count == 3, "Two warnings: \(errors)")
  }

  @Test("DG-3 in a host's action the warning is an issue of that host") func uninstalledInAction()
    throws
  {
    let host = launch {
      Button("read") { _ = Probe().model }
    }
    try host.tap("read")
    #expect(host.issues.map(\.rule) == ["O-07"])
    #expect(host.issues[0].message.hasPrefix("Accessing StateObject<Model>'s object without being"))
  }

  private struct ReadingOnce: View {
    @State private var isOpen = true
    @State private var detail = "a"
    @State private var unread = 0
    var body: some View {
      if isOpen { Text(detail) }
      Button("close") {
        isOpen = false
        detail = "b"
        unread += 1
      }
      Button("again") { detail = "c" }
    }
  }

  @Test("V-03 whether a write was read is told by the bodies that it found") func unreadWrites()
    throws
  {
    let host = launch { ReadingOnce() }
    let report = try host.tap("close")
    #expect(report.writes.map(\.target) == ["isOpen", "detail", "unread"])
    #expect(report.unreadWrites.map(\.target) == ["unread"])
    #expect(try host.tap("again").unreadWrites.map(\.target) == ["detail"])
  }

  private struct Parity: View {
    @State private var number = 1
    var body: some View {
      Text(number.isMultiple(of: 2) ? "even" : "odd")
      Button("add two") { number += 2 }
      Button("add one") { number += 1 }
    }
  }

  @Test("V-03 a run that describes the same is wasted, one that describes another text is not")
  func wasted() throws {
    let host = launch { Parity() }
    #expect(host.launchReport.wasted.isEmpty)
    let same = try host.tap("add two")
    #expect(same.bodies == ["Parity"] && same.wasted.map(\.view) == ["Parity"])
    let other = try host.tap("add one")
    #expect(other.bodies == ["Parity"] && other.wasted.isEmpty)
  }
}
