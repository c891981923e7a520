import Testing
import ViewGraph
import ViewGraphText

private struct Counter: View {
  @State private var count = 0
  @State private var hidden = 0
  var body: some View {
    Text("count \(count)")
    Button("Add") { count += 1 }
    Button("Hide") { hidden += 1 }
  }
}

@MainActor @Suite struct FrameTests {
  @Test("D-07 each distinct drawing is kept with the report that made it") func frames() throws {
    let host = ViewHost(options: HostOptions(columns: 30, keepsFrames: true)) { Counter() }
    let add = try host.buttons["Add"].tap()
    try host.buttons["Hide"].tap()
    let again = try host.buttons["Add"].tap()
    let frames = try host.frames
    #expect(
      frames.map(\.text) == [
        "count 0\n[ Add ]\n[ Hide ]", "count 1\n[ Add ]\n[ Hide ]", "count 2\n[ Add ]\n[ Hide ]",
      ])
    // The tap on "Hide" changed nothing that is drawn.
    guard frames.count == 3 else { return }
    #expect(frames[0].report.bodies == host.launchReport.bodies)
    #expect(frames[1].report.description == add.description)
    #expect(frames[2].report.description == again.description)
  }

  @Test("D-07 a drawing that is like the one before is no frame of its own") func same() throws {
    let host = ViewHost(options: HostOptions(columns: 30, keepsFrames: true)) { Counter() }
    host.update()
    host.setEnvironment(\.colorScheme, to: .dark)
    #expect(try host.frames.map(\.text) == ["count 0\n[ Add ]\n[ Hide ]"])
  }

  @Test("D-07 without the option the error names it") func option() {
    let host = ViewHost { Counter() }
    #expect {
      _ = try host.frames
    } throws: { error in
      "\(error)".contains("HostOptions(keepsFrames: true)")
    }
  }

  @Test("D-07 a host prints as its screen and its tree") func printing() {
    let host = ViewHost(options: HostOptions(columns: 20)) { Text("hello").padding(.leading, 8) }
    #expect("\(host)" == " hello\n────────────────────\n\(host.tree)")
    #expect(String(reflecting: host) == "\(host)")
    let counter = ViewHost(options: HostOptions(columns: 20)) { Counter() }
    #expect("\(counter)".hasPrefix("count 0\n[ Add ]\n[ Hide ]\n────────────────────\n"))
    #expect("\(counter)".contains("Counter"))
    counter.unmount()
    #expect("\(counter)".hasPrefix("(nothing is drawn)\n────────────────────\n"))
  }
}
