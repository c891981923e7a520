import ViewGraph

/// What was done in a live run, as it is to be written down.
struct Recording: Equatable {
  /// A step, with how a test would find its element.
  struct Entry: Equatable {
    var step: ScriptStep
    /// The element of a window, as in `buttons["Add"]`; empty for steps about none.
    var element = ""
    /// Whether the step ran and wrote nothing.
    var isQuiet = false

    /// Whether a step before it need not be told: the focus was moved on, or is moved by typing.
    fileprivate func replaces(_ earlier: Entry) -> Bool {
      guard earlier.isQuiet, case .focus(let target) = earlier.step else { return false }
      switch step {
      case .focus: return true
      case .type(let field, _), .set(let field, _), .clear(let field): return field == target
      default: return false
      }
    }
  }

  let appType: String
  let module: String
  let columns: Int
  private(set) var entries: [Entry] = []

  init(appType: String, module: String, columns: Int) {
    self.appType = appType
    self.module = module
    self.columns = columns
  }

  /// Adds a step; typing that goes on is one step.
  mutating func add(_ entry: Entry) {
    if let last = entries.last, entry.replaces(last) { entries.removeLast() }
    if case .type(let target, let text) = entry.step,
      case .type(target, let before)? = entries.last?.step,
      entries.last?.element == entry.element
    {
      entries[entries.count - 1].step = .type(target, before + text)
    } else if case .advance(let time) = entry.step, case .advance(let before)? = entries.last?.step
    {
      entries[entries.count - 1].step = .advance(before + time)
    } else {
      entries.append(entry)
    }
  }

  /// The recording as a script.
  var script: String {
    let steps = [ScriptStep.columns(columns)] + entries.map(\.step)
    return "# A run of \(appType).\n" + steps.map { "\($0)\n" }.joined()
  }

  /// The recording as a test.
  var test: String {
    var lines = entries.flatMap { RecordedTest.lines(of: $0) }
    let usesWindow = entries.contains { RecordedTest.needsWindow($0.step) }
    if usesWindow {
      let isChanged = entries.contains {
        switch $0.step {
        case .window, .openWindow, .relaunch: true
        default: false
        }
      }
      lines.insert("\(isChanged ? "var" : "let") window = app.windows[0]", at: 0)
    }
    let body = lines.map { "    \($0)\n" }.joined()
    return """
      import Testing
      import ViewGraph

      @testable import \(module)

      @MainActor @Suite struct Recorded\(appType) {
        @Test func run() async throws {
          let app = AppHost(\(appType)(), options: HostOptions(columns: \(columns)))
      \(body)    #expect(app.issues.isEmpty)
        }
      }

      """
  }
}

/// Steps as lines of a test.
enum RecordedTest {
  static func needsWindow(_ step: ScriptStep) -> Bool {
    switch step {
    case .background, .relaunch, .expect, .openWindow, .window: false
    default: true
    }
  }

  static func lines(of entry: Recording.Entry) -> [String] {
    let element = "window.\(entry.element)"
    let settle = "try await window.settle()"
    switch entry.step {
    case .tap, .row: return ["try \(element).tap()", settle]
    case .type(_, let text): return ["try \(element).typeText(\(literal(text)))", settle]
    case .set(_, let text): return ["try \(element).setText(\(literal(text)))", settle]
    case .clear: return ["try \(element).clearText()", settle]
    case .submit: return ["try \(element).submit()", settle]
    case .toggle: return ["try \(element).toggle()", settle]
    case .select(_, let choice): return ["try \(element).select(\(literal(choice)))", settle]
    case .increment: return ["try \(element).increment()", settle]
    case .decrement: return ["try \(element).decrement()", settle]
    case .adjust(_, let value):
      return ["try \(element).adjust(to: \(ScriptText.number(value)))", settle]
    case .delete: return ["try \(element).delete()", settle]
    case .swipe(_, let action):
      return ["try \(element).swipeAction(\(literal(action)))", settle]
    case .focus: return entry.element.isEmpty ? [] : ["try \(element).focus()", settle]
    case .dismiss: return ["try \(element).dismiss()", settle]
    case .advance(let time): return ["try await window.advance(by: \(swift(time)))"]
    case .background: return ["app.scenePhase = .background"]
    case .relaunch: return ["app.relaunch()", "window = app.windows[0]"]
    case .openWindow: return ["window = app.openWindow()"]
    case .window(let number): return ["window = app.windows[\(number - 1)]"]
    case .snapshot(let name): return ["try window.assertSnapshot(named: \(literal(name)))"]
    case .print: return ["print(window.text)"]
    case .back: return ["try window.back()", settle]
    case .columns, .expect: return []
    }
  }

  private static func literal(_ text: String) -> String { ScriptText.quoted(text) }

  private static func swift(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    return attoseconds == 0
      ? ".seconds(\(seconds))"
      : ".milliseconds(\(seconds * 1000 + attoseconds / 1_000_000_000_000_000))"
  }

  /// How a test finds an element: by its label, or by its place where several have that.
  @MainActor static func query(for element: ResolvedElement, in window: HostedScreen) -> String {
    guard let (property, roles) = Self.query(of: element.role) else { return "" }
    let all = (window.elementTree?.descendants ?? []).filter { roles.contains($0.role) }
    let named = all.filter { $0.label == element.label || $0.context.identifier == element.label }
    if named.count == 1, !element.label.isEmpty {
      return "\(property)[\(literal(element.label))]"
    }
    let place = all.firstIndex { $0.isSame(as: element) } ?? 0
    return "\(property)[\(place)]"
  }

  private static func query(of role: Role) -> (property: String, roles: Set<Role>)? {
    switch role {
    case .text: ("texts", [.text])
    case .image: ("images", [.image])
    case .button: ("buttons", [.button])
    case .toggle: ("toggles", [.toggle])
    case .textField, .secureField: ("textFields", [.textField, .secureField])
    case .textEditor: ("textEditors", [.textEditor])
    case .searchField: ("searchFields", [.searchField])
    case .picker: ("pickers", [.picker])
    case .stepper: ("steppers", [.stepper])
    case .slider: ("sliders", [.slider])
    case .datePicker: ("datePickers", [.datePicker])
    case .link: ("links", [.link])
    case .menu: ("menus", [.menu])
    case .disclosure: ("disclosures", [.disclosure])
    case .list: ("lists", [.list])
    case .row: ("rows", [.row])
    case .tab: ("tabs", [.tab])
    case .sheet: ("sheets", [.sheet])
    case .alert: ("alerts", [.alert])
    default: nil
    }
  }
}
