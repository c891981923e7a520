import TaskList
import Testing
import ViewGraph
import ViewGraphText

/// The list of things to do: one object an item, one store for all.
@MainActor @Suite struct TaskListTests {
  private func launched(columns: Int = 60) -> AppHost<TasksApp> {
    AppHost(TasksApp(), options: HostOptions(columns: columns))
  }

  @Test("M-03 ticking an item off runs its row and whoever reads how many are left") func tick()
    throws
  {
    let app = launched()
    let window = app.windows[0]
    #expect(
      window.launchReport.bodies == [
        "TaskListView", "RemainingHeader", "TaskRow", "TaskRow", "TaskRow", "ClearButton",
      ])
    #expect(window.texts["3 remaining"].exists)
    let ticked = try window.toggles["Return the ladder"].tap()
    #expect(ticked.bodies == ["RemainingHeader", "TaskRow", "ClearButton"])
    #expect(ticked.wasted.isEmpty)
    #expect(window.texts["2 remaining"].exists)
    #expect(window.toggles["Return the ladder"].isOn)
    #expect(window.toggles["Write to Ada"].isOn == false)
    let unticked = try window.toggles["Return the ladder"].tap()
    #expect(unticked.bodies == ["RemainingHeader", "TaskRow", "ClearButton"])
    #expect(window.texts["3 remaining"].exists)
    #expect(app.issues.isEmpty)
    window.checkInvariants()
  }

  @Test("B-07 a title is edited in place, through a binding to its item") func rename() throws {
    let window = launched().windows[0]
    let typed = try window.textFields[1].typeText("s!")
    #expect(typed.bodies == ["TaskRow", "TaskRow"])
    #expect(window.textFields[1].value == "Return the ladders!")
    #expect(window.toggles.labels == ["Water the ferns", "Return the ladders!", "Write to Ada"])
    // The text is edited, not the identity: the field has the focus still.
    #expect(window.textFields[1].isFocused)
    #expect(window.texts["3 remaining"].exists)
  }

  @Test("O-01 Return adds what is typed, empties the field, and keeps the store") func add() throws
  {
    let window = launched().windows[0]
    let typed = try window.textFields["New task"].typeText("Sow")
    // The list hands the field a binding to what is typed, and reads none of it.
    #expect(typed.bodies == [])
    let added = try window.textFields["New task"].submit()
    #expect(added.bodies == ["TaskListView", "RemainingHeader", "TaskRow", "ClearButton"])
    #expect(
      window.toggles.labels == ["Water the ferns", "Return the ladder", "Write to Ada", "Sow"])
    #expect(window.texts["4 remaining"].exists)
    #expect(window.textFields["New task"].value == "")
    #expect(window.issues.isEmpty)
  }

  @Test("O-01 an empty title adds nothing", arguments: ["", "  "]) func addNothing(title: String)
    throws
  {
    let window = launched().windows[0]
    try window.textFields["New task"].setText(title)
    try window.textFields["New task"].submit()
    #expect(window.texts["3 remaining"].exists)
    #expect(window.toggles.count == 3)
    #expect(window.textFields["New task"].value == "")
  }

  @Test("M-04 done items are cleared, and one is deleted or moved by hand") func remove() throws {
    let window = launched().windows[0]
    #expect(window.buttons["Clear done"].isEnabled == false)
    try window.toggles["Water the ferns"].tap()
    #expect(window.buttons["Clear done"].isEnabled)
    let cleared = try window.buttons["Clear done"].tap()
    #expect(cleared.bodies == ["TaskListView", "RemainingHeader", "ClearButton"])
    #expect(window.toggles.labels == ["Return the ladder", "Write to Ada"])
    #expect(window.buttons["Clear done"].isEnabled == false)
    let moved = try window.rows[1].move(to: 0)
    #expect(moved.bodies == ["TaskListView", "RemainingHeader", "ClearButton"])
    #expect(window.toggles.labels == ["Write to Ada", "Return the ladder"])
    try window.rows[0].delete()
    try window.rows[0].delete()
    #expect(window.texts["Nothing to do."].exists)
    #expect(window.texts["0 remaining"].exists)
    #expect(window.progressViews.isEmpty)
    #expect(window.issues.isEmpty)
    window.checkInvariants()
  }

  @Test("O-02 the list keeps its store when it is handed another") func keepsStore() throws {
    let host = ViewHost { TaskListView(TaskStore([TaskItem(title: "First")])) }
    host.rootView = TaskListView(TaskStore([TaskItem(title: "Second")]))
    #expect(host.toggles.labels == ["First"])
  }

  @Test("W-01 each window owns a list, and one that is started empty has nothing in it")
  func windows() throws {
    let app = launched()
    let second = app.openWindow()
    try app.windows[0].toggles["Write to Ada"].tap()
    #expect(app.windows[0].texts["2 remaining"].exists)
    #expect(second.texts["3 remaining"].exists)
    let empty = AppHost(
      TasksApp(), options: HostOptions(launch: LaunchOptions(startsEmpty: true)))
    #expect(empty.windows[0].texts["Nothing to do."].exists)
  }

  @Test("D-06 the list at 60 columns") func picture() throws {
    let window = launched().windows[0]
    try window.toggles["Return the ladder"].tap()
    try window.textFields["New task"].typeText("Sow beans")
    try window.assertInline(
      """
      Tasks                                         [ Clear done ]
      ────────────────────────────────────────────────────────────
      2 remaining █████████░░░░░░░░░░░░░░░░░ 33%
        [ ] [Water the ferns_____________________________________]
        [x] [Return the ladder___________________________________]
        [ ] [Write to Ada________________________________________]

        «Sow beans▏______________________________________________»
        Return adds it.
      """)
  }
}
