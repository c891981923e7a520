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
          scope it: host.rows["Milk"].buttons["Delete"]   or take one: host.buttons[2]
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

  @Test("API-2 an ambiguous element: the place to take is among all of its kind")
  func placeOfAmbiguous() {
    let host = ViewHost {
      Button("Undo") {}
      Button("Add") {}
      Button("Add") {}
    }
    let text = message { () throws(HostFailure) in try host.buttons["Add"].tap() }
    #expect(
      text == """
        2 buttons labelled "Add" (tap needs exactly one)
          1 button "Add"
          2 button "Add"
          take one: host.buttons[1], or give them different labels
        """)
  }

  @Test("API-2 two elements with one identifier: they are to be told apart by it")
  func sameIdentifier() {
    let host = ViewHost {
      Button("Undo") {}.accessibilityIdentifier("do")
      Button("Redo") {}.accessibilityIdentifier("do")
    }
    let text = message { () throws(HostFailure) in try host[id: "do"].tap() }
    #expect(
      text == """
        2 elements with an identifier (tap needs exactly one)
          1 button "Undo"
          2 button "Redo"
          give them different identifiers
        """)
  }

  @Test("API-2 an absent element: an element of another kind that has the label")
  func otherKind() {
    let host = ViewHost {
      NavigationStack {
        List { NavigationLink("Rome") { Text("Details") } }
      }
    }
    let text = message { () throws(HostFailure) in try host.links["Rome"].tap() }
    #expect(
      text == """
        no link labelled "Rome" (tap)
          a row has this label: host.rows["Rome"]
          there are no links here; texts: "Rome"
        """)
  }

  @Test("API-2 the button of a bar that goes back: what does it instead") func backButton() throws {
    let host = ViewHost {
      NavigationStack {
        List { NavigationLink("Rome") { Text("Details") } }
      }
    }
    try host.rows["Rome"].tap()
    let text = message { () throws(HostFailure) in try host.buttons["Back"].tap() }
    #expect(
      text == """
        no button labelled "Back" (tap)
          a screen that was pushed is left by host.back()
          there are no buttons here; texts: "Details"
        """)
    try host.back()
    #expect(host.texts.labels == ["Rome"])
  }

  @Test("API-2 an element is looked up by a string made elsewhere") func byVariable() throws {
    let host = ViewHost { Checkout() }
    for name in ["Save", "Save all"] { #expect(host.buttons[name].exists) }
    let item = "Eggs"
    try host.rows[item].buttons["Delete"].tap()
    #expect(host.rows.labels == ["Milk"])
    #expect(host.rows[.prefix("Mi")].exists)
    #expect(console.take() == ["Checkout", "Checkout"])
  }

  @Test("API-2 a control that shows a picture alone is named by the picture") func pictures() throws
  {
    let host = ViewHost {
      Button {
        console.print("deleted")
      } label: {
        Image(systemName: "trash")
      }
      Button {
      } label: {
        Image(systemName: "plus").accessibilityLabel("Add")
      }
      Button {
      } label: {
        Label("Edit", systemImage: "pencil")
      }
    }
    #expect(host.buttons.labels == ["trash", "Add", "Edit"])
    try host.buttons["trash"].tap()
    #expect(console.take() == ["deleted"])
  }

  @Test("API-2 an element prints what is looked for, and not the screen") func described() {
    let host = ViewHost { Checkout() }
    _ = console.take()
    #expect("\(host.buttons["Save"])" == "button labelled \"Save\"")
    #expect("\(host.buttons["Sav"])" == "button labelled \"Sav\" (none)")
    #expect("\(host.buttons["Delete"])" == "button labelled \"Delete\" (2 of them)")
    #expect("\(host.rows)" == "rows \"Milk\" · \"Eggs\"")
    #expect("\(host.links)" == "no links")
  }
}
