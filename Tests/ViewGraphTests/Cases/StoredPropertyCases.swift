import Testing
import ViewGraph

private struct A: View {
  let log: ConsoleLog
  @AppStorage("k") private var v = "one"
  var body: some View {
    let _ = log.print("A")
    Text("A \(v)")
  }
}

private struct B: View {
  let log: ConsoleLog
  @AppStorage("k") private var v = "two"
  var body: some View {
    let _ = log.print("B")
    Text("B \(v)")
  }
}

private struct C: View {
  let log: ConsoleLog
  @AppStorage("other") private var v = "three"
  var body: some View {
    let _ = log.print("C")
    Text("C \(v)")
  }
}

private struct Root: View {
  let log: ConsoleLog
  let defaults: UserDefaults

  var body: some View {
    VStack {
      A(log: log)
      B(log: log)
      C(log: log)
      Button("write") { defaults.set("zed", forKey: "k") }
    }
  }
}

@MainActor @Suite struct StoredPropertyCases {
  @Test("DY-2 each declaration has its default until the key exists, then follows a plain write")
  func defaultsPerDeclaration() throws {
    let log = ConsoleLog()
    let defaults = ViewHost { EmptyView() }.defaults
    let host = ViewHost(
      Root(log: log, defaults: defaults), options: HostOptions(defaults: defaults))
    #expect(host.texts.labels == ["A one", "B two", "C three", "write"])
    #expect(defaults.dictionaryRepresentation().isEmpty)
    _ = log.take()
    let report = try host.buttons["write"].tap()
    #expect(log.take() == ["A", "B"])
    #expect(report.bodies == ["A", "B"])
    #expect(host.texts.labels == ["A zed", "B zed", "C three", "write"])
  }
}
