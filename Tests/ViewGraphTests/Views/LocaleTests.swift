import Foundation
import Testing
import ViewGraph
import ViewGraphText

private let amount = 1234.5

private struct Bill: View {
  var body: some View {
    NavigationStack {
      List {
        Text("Total").badge(Text(amount, format: .number))
        Text("Own").badge("\(amount, format: .number)")
          .environment(\.locale, Locale(identifier: "de_DE"))
        Button("Pay") {}
          .accessibilityLabel("Pay \(amount, format: .number)")
          .accessibilityValue(Text(amount, format: .number))
        Image("bill", label: Text("Bill of ") + Text(amount, format: .number))
        TextField("Tip", value: .constant(amount), format: .number)
      }
      .navigationTitle("Bill of \(amount, format: .number)")
      .searchable(text: .constant(""), prompt: "Up to \(amount, format: .number)")
    }
  }
}

private struct Asking: View {
  var body: some View {
    TabView {
      Tab("\(amount, format: .number) due", systemImage: "star") { Text("due") }
      Tab("Paid", systemImage: "moon") { Text("paid") }
    }
    .alert("Pay \(amount, format: .number)?", isPresented: .constant(true)) {
      Button("Pay") {}
    }
  }
}

/// What is made into text for a locale follows the locale that is in force.
@MainActor @Suite struct LocaleTests {
  @Test("E-08 titles, badges, labels and prompts follow a locale that is set later")
  func laterLocale() {
    let host = ViewHost(options: HostOptions(columns: 40)) { Bill() }
    func expect(_ number: String) {
      #expect(
        host.text == """
          Bill of \(number)
          ────────────────────────────────────────
          [⌕ Up to \(number)·······················]
            Total                          \(number)
            Own                            1.234,5
            [ Pay ]
            [Bill of \(number)]
            [\(number)_____________________________]
          """)
      #expect(host.buttons["Pay \(number)"].value == number)
      #expect(host.images.only.label == "Bill of \(number)")
      #expect(host.textFields["Tip"].value == number)
    }
    expect("1,234.5")
    let report = host.setEnvironment(\.locale, to: Locale(identifier: "de_DE"))
    expect("1.234,5")
    #expect(report.bodies == [])
    host.setEnvironment(\.locale, to: Locale(identifier: "en_US"))
    expect("1,234.5")
    #expect(host.issues == [])
  }

  @Test("E-08 the titles of tabs and alerts follow a locale that is set later")
  func laterTitles() {
    let host = ViewHost(options: HostOptions(columns: 40)) { Asking() }
    #expect(host.tabs[0].label == "1,234.5 due")
    #expect(host.alerts.only.label == "Pay 1,234.5?")
    host.setEnvironment(\.locale, to: Locale(identifier: "de_DE"))
    #expect(host.tabs[0].label == "1.234,5 due")
    #expect(host.alerts.only.label == "Pay 1.234,5?")
  }
}
