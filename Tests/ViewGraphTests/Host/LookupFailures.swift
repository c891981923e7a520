import Testing
import ViewGraph

private struct Checkout: View {
  @State private var items = ["Milk", "Eggs"]
  @State private var isValid = false

  var body: some View {
    let _ = console.print("Checkout")
    Button("Save") { console.print("saved") }
    Button("Save all") { console.print("saved all") }.disabled(!isValid)
    List {
      ForEach(items, id: \.self) { item in
        HStack {
          Text(item)
          Button("Delete") { items.removeAll { $0 == item } }
        }
      }
    }
  }
}

/// The message of the failure that an action throws, nil where it throws none.
@MainActor private func message(of action: () throws(HostFailure) -> UpdateReport) -> String? {
  do throws(HostFailure) {
    _ = try action()
    return nil
  } catch {
    return error.message
  }
}

@MainActor @Suite(.console) struct LookupFailures {
  @Test("API-2 an absent element: the nearest label first, then what is there; nothing changes")
  func absent() {
    let host = ViewHost { Checkout() }
    _ = console.take()
    let text = message { () throws(HostFailure) in try host.buttons["Sav"].tap() }
    #expect(
      text == """
        no button labelled "Sav" (tap)
          near: "Save" (one letter away), "Save all" (contains it)
          buttons here: "Save" · "Save all" (disabled) · "Delete" · "Delete"
        """)
    #expect(console.take() == [])
    #expect(host.history.bodies == ["Checkout"])
  }

  @Test("API-2 the description starts with the place of the call") func place() {
    let host = ViewHost { Checkout() }
    do throws(HostFailure) {
      try host.buttons["Nothing"].tap(filePath: "Cart.swift", line: 31)
      Issue.record("the tap did not fail")
    } catch {
      #expect(error.description.hasPrefix("Cart.swift:31: no button labelled \"Nothing\" (tap)"))
    }
  }

  @Test("API-2 an ambiguous element: each with its surroundings, and how to take one")
  func ambiguous() {
    let host = ViewHost { Checkout() }
    _ = console.take()
    let text = message { () throws(HostFailure) in try host.buttons["Delete"].tap() }
    #expect(
      text == """
        2 buttons labelled "Delete" (tap needs exactly one)
          1 Checkout › row "Milk" › button "Delete"
          2 Checkout › row "Eggs" › button "Delete"
          scope it: host.rows["Milk"].buttons["Delete"]   or take one: host.buttons[0]
        """)
    #expect(console.take() == [])
  }

  @Test("API-2 a disabled element: by what, and in which view") func disabled() {
    let host = ViewHost { Checkout() }
    _ = console.take()
    let text = message { () throws(HostFailure) in try host.buttons["Save all"].tap() }
    #expect(
      text == "button \"Save all\" can't be tapped: disabled by .disabled(true) in Checkout")
    #expect(console.take() == [])
  }

  @Test("API-2 a vanished element: when it was seen last, and what happened next") func vanished()
    throws
  {
    let host = ViewHost { Checkout() }
    let row = host.rows["Milk"]
    #expect(row.exists)
    try row.buttons["Delete"].tap()
    _ = console.take()
    #expect(!row.exists)
    let text = message { () throws(HostFailure) in try row.buttons["Delete"].tap() }
    #expect(text?.hasPrefix("no button labelled \"Delete\" (tap)") == true)
    let gone = message { () throws(HostFailure) in try row.tap() }
    #expect(
      gone == """
        row "Milk" is gone (tap): it was last seen after update 1; update 2 was tap "Delete"
          rows here: "Eggs"
        """)
    #expect(console.take() == [])
  }
}
