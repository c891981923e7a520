import Testing
import ViewGraph
import ViewGraphText

private struct Folder: Identifiable, Hashable {
  let id: String
  var folders: [Folder]?

  static let all = [
    Folder(
      id: "Notes",
      folders: [Folder(id: "Home", folders: [Folder(id: "Garden")]), Folder(id: "Work")]),
    Folder(id: "Trash"), Folder(id: "Empty", folders: []),
  ]
}

private struct Outline: View {
  @State private var selection: String?
  var body: some View {
    List(Folder.all, children: \.folders, selection: $selection) { Text($0.id) }
    Text("selected \(selection ?? "nothing")")
  }
}

@MainActor @Suite struct OutlineTests {
  @Test("API-1 a list of rows in rows opens to any depth") func depth() throws {
    let host = ViewHost(options: HostOptions(columns: 20)) {
      List(Folder.all, children: \.folders) { Text($0.id) }
    }
    #expect(
      host.text == """
          ▸ Notes
          Trash
          ▸ Empty
        """)
    try host.disclosures["Notes"].tap()
    try host.disclosures["Home"].tap()
    #expect(
      host.text == """
          ▾ Notes
            ▾ Home
              Garden
            Work
          Trash
          ▸ Empty
        """)
    #expect(
      host.rows.all.map(\.label) == ["Notes", "Home", "Garden", "Work", "Trash", "Empty"])
    try host.disclosures["Notes"].tap()
    #expect(
      host.text == """
          ▸ Notes
          Trash
          ▸ Empty
        """)
  }

  @Test("API-1 rows in rows are selected as others are") func selection() throws {
    let host = ViewHost(options: HostOptions(columns: 20)) { Outline() }
    try host.disclosures["Notes"].tap()
    try host.rows["Work"].tap()
    #expect(
      host.text == """
          ▾ Notes
            ▸ Home
        ▸   Work
          Trash
          ▸ Empty
        selected Work
        """)
    try host.rows["Trash"].tap()
    #expect(host.texts["selected Trash"].exists)
  }

  @Test("API-1 an outline stands outside a list too") func outsideList() throws {
    let host = ViewHost(options: HostOptions(columns: 20)) {
      VStack(alignment: .leading) {
        OutlineGroup(Folder.all[0], children: \.folders) { Text($0.id) }
      }
    }
    try host.disclosures["Notes"].tap()
    #expect(host.text == "▾ Notes\n  ▸ Home\n  Work")
    #expect(host.history.bodies == [])
  }
}
