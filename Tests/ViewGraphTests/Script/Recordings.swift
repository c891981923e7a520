import Foundation
import Testing
import ViewGraph

@testable import ViewGraphText

/// A live run that is taken down, as a script and as a test.
@MainActor @Suite struct Recordings {
  private func withFile(_ body: (String) async throws -> Void) async throws {
    let path = NSTemporaryDirectory() + "viewgraph-\(UUID().uuidString).steps"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await body(path)
  }

  /// Works with the app of birds by keys and clicks.
  private func work(_ bench: LiveBench) {
    bench.click("Name")
    bench.type("Rai")
    bench.type("k")
    bench.press(.backspace)
    bench.type("l")
    bench.press(.enter)
    bench.click("Egret")
    bench.press(.delete)
    bench.click("[x] Quiet")
    bench.click("Twin", shift: 9)
    bench.press(.control("n"))
    bench.click("Twin")
    bench.press(.control("t"))
    bench.click("Add")
    bench.press(.escape)
  }

  private let script = """
    # A run of BirdApp.
    columns 44
    type "Name" "Raik"
    set "Name" "Rai"
    type "Name" "l"
    submit "Name"
    focus none
    row "Egret"
    delete "Egret"
    toggle "Quiet"
    open-window
    tap "Twin" 1
    window 1
    tap "Add"
    dismiss

    """

  @Test("API-3 keys and clicks are taken down as steps, typing that goes on as one")
  func steps() async throws {
    try await withFile { path in
      BirdBook.nextClock = TestClock()
      let bench = LiveBench(BirdApp.self, columns: 44, lines: 30, recordsTo: path)
      work(bench)
      let written = try String(contentsOfFile: path, encoding: .utf8)
      #expect(written == script)
    }
  }

  @Test("API-3 a recorded script replays to the same screens") func replay() async throws {
    try await withFile { path in
      BirdBook.nextClock = TestClock()
      let bench = LiveBench(BirdApp.self, columns: 44, lines: 30, recordsTo: path)
      work(bench)
      let session = AppSession.birds(columns: 80)
      let recorded = try Script(String(contentsOfFile: path, encoding: .utf8), file: path)
      #expect(
        await ScriptRunner(recorded, on: session, write: { _ in }).run() == nil)
      #expect(session.app.windows.map(\.text) == bench.session.app.windows.map(\.text))
      #expect(
        session.app.windows.map { $0.state.map(\.value) }
          == bench.session.app.windows.map { $0.state.map(\.value) })
    }
  }

  @Test("API-3 time in which something happened by itself is taken down, a tenth of a second up")
  func time() throws {
    let start = ContinuousClock.now
    var now = start
    let path = NSTemporaryDirectory() + "viewgraph-\(UUID().uuidString).steps"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recorder = ScriptRecorder(
      RecordingFile(path: path, isTest: false), AppLaunch(BirdApp.self), columns: 60,
      now: { now })
    now = start + .milliseconds(60)
    recorder.noteTime()
    now = start + .milliseconds(500)
    recorder.note(Recording.Entry(step: .tap(ScriptTarget("Add"))))
    now = start + .milliseconds(3520)
    recorder.noteTime()
    now = start + .milliseconds(5000)
    recorder.note(Recording.Entry(step: .back))
    #expect(
      recorder.recording.script
        == "# A run of BirdApp.\ncolumns 60\ntap \"Add\"\nadvance 3100ms\nback\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == recorder.recording.script)
  }

  @Test("API-3 a recording is written as a test, with queries by label or by place")
  func asTest() async throws {
    try await withFile { path in
      BirdBook.nextClock = TestClock()
      let bench = LiveBench(
        BirdApp.self, columns: 44, lines: 30, recordsTo: path, asTest: true)
      work(bench)
      let written = try String(contentsOfFile: path, encoding: .utf8)
      #expect(
        written == """
          import Testing
          import ViewGraph

          @testable import ViewGraphTests

          @MainActor @Suite struct RecordedBirdApp {
            @Test func run() async throws {
              let app = AppHost(BirdApp(), options: HostOptions(columns: 44))
              var window = app.windows[0]
              try window.textFields["Name"].typeText("Raik")
              try await window.settle()
              try window.textFields["Name"].setText("Rai")
              try await window.settle()
              try window.textFields["Name"].typeText("l")
              try await window.settle()
              try window.textFields["Name"].submit()
              try await window.settle()
              try window.rows["Egret"].tap()
              try await window.settle()
              try window.rows["Egret"].delete()
              try await window.settle()
              try window.toggles["Quiet"].toggle()
              try await window.settle()
              window = app.openWindow()
              try window.buttons[6].tap()
              try await window.settle()
              window = app.windows[0]
              try window.buttons["Add"].tap()
              try await window.settle()
              try window.sheets[0].dismiss()
              try await window.settle()
              #expect(app.issues.isEmpty)
            }
          }

          """)
    }
  }
}
