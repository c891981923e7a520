import Foundation
import Testing
import ViewGraph

private struct Field: View {
  @Binding var text: String
  var body: some View { Text("Echo: \(text)") }
}

private struct Form: View {
  @State private var count = 0
  @State private var name = "Ada"
  @State private var note = ""
  var body: some View {
    VStack {
      Text("Count: \(count)")
      Field(text: $name)
      Button("Same") { count = 0 }
      Button("Note") { note = "read by nobody" }
      Button("Name \"Bo\"") { name = "Bo" }
    }
  }
}

private struct Panel: View {
  let title: String
  let onTap: () -> Void
  var body: some View { Text(title) }
}

private struct Screen: View {
  @State private var step = 0
  @State private var unseen = false
  var body: some View {
    let _ = unseen
    Panel(title: step > 1 ? "Late" : "Early") { step = 0 }
    Button("Step") { step += 1 }
    Button("Unseen") { unseen.toggle() }
  }
}

@MainActor @Suite struct ReportWritesTests {
  @Test("O-11 a write of an equal value is listed as one that changed nothing") func equal() throws
  {
    let report = try ViewHost { Form() }.buttons["Same"].tap()
    #expect(
      "\(report)" == """
        update 1 · tap button "Same"
          write  count  0 → 0              owner Form @State count   equal, so nothing changed
          0 ran · 0 skipped · 0 wasted
        """)
    #expect(report.equalWrites.map(\.target) == ["count"])
    #expect(report.writes.isEmpty)
  }

  @Test("M-02 a write that nobody reads is listed as such") func unread() throws {
    let report = try ViewHost { Form() }.buttons["Note"].tap()
    #expect(
      "\(report)" == """
        update 1 · tap button "Note"
          write  note  "" → "read by nobody"   owner Form @State note   nobody reads it
          0 ran · 0 skipped · 0 wasted
        """)
    #expect(report.unreadWrites.map(\.target) == ["note"])
  }

  @Test("B-01 a binding's reader is listed with the state it reads") func binding() throws {
    let report = try ViewHost { Form() }.buttons["Name \"Bo\""].tap()
    #expect(
      "\(report)" == """
        update 1 · tap button "Name "Bo""
          write  name   "Ada" → "Bo"       owner Form @State name
          body   Field  @Binding name "Ada" → "Bo"                 text changed
          1 ran · 0 skipped · 0 wasted
        """)
    #expect(report.trigger == #"tap "Name "Bo"""#)
  }

  @Test("V-04 inputs that differ are named, and a run that hands on nothing new is wasted")
  func inputs() throws {
    let host = ViewHost { Screen() }
    #expect(
      "\(try host.buttons["Step"].tap())" == """
        update 1 · tap button "Step"
          write  step    0 → 1              owner Screen @State step
          body   Screen  @State step 0 → 1                          wasted
          body   Panel   input onTap a closure → a closure          wasted
          2 ran · 0 skipped · 2 wasted
        """)
    #expect(
      "\(try host.buttons["Step"].tap())" == """
        update 2 · tap button "Step"
          write  step    1 → 2              owner Screen @State step
          body   Screen  @State step 1 → 2                          changed
          body   Panel   input title "Early" → "Late", onTap a closure → a closure   text changed
          2 ran · 0 skipped · 0 wasted
        """)
  }

  @Test("V-04 a run that enables a control, and changes nothing else, is not wasted")
  func enabling() throws {
    struct Lock: View {
      let isLocked: Bool
      var body: some View { Button("Open") {}.disabled(isLocked) }
    }
    struct Scheme: View {
      let isDark: Bool
      var body: some View { Text("door").preferredColorScheme(isDark ? .dark : .light) }
    }
    let lock = ViewHost { Lock(isLocked: true) }
    let opened = lock.measure { lock.rootView = Lock(isLocked: false) }
    #expect(opened.bodies == ["Lock"])
    #expect(opened.wasted.isEmpty)
    let scheme = ViewHost { Scheme(isDark: false) }
    let darkened = scheme.measure { scheme.rootView = Scheme(isDark: true) }
    #expect(darkened.bodies == ["Scheme"])
    #expect(darkened.wasted.isEmpty)
  }

  @Test("API-2 a written value is quoted as JSON asks") func quoting() throws {
    let report = try ViewHost { Form() }.buttons["Name \"Bo\""].tap()
    let object = try JSONSerialization.jsonObject(with: Data(report.json().utf8))
    let fields = try #require(object as? [String: Any])
    #expect(fields["trigger"] as? String == #"tap "Name "Bo"""#)
    #expect((fields["writes"] as? [[String: Any]])?.first?["new"] as? String == "\"Bo\"")
  }
}
