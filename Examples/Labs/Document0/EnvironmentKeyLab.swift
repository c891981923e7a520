import ViewGraph

extension Lab {
  /// A change of one environment value runs the views that declare it, and none between.
  static let environmentKey = Lab(
    "environment-key", "an environment value and who reads it", document: 0,
    rules: ["E-03", "E-04", "E-08"],
    claim: """
      A view that declares a value of the environment runs when the value changes, however deep it \
      stands; a view that does not is left alone, and so are those between. An equal value runs \
      nothing.
      """,
    reason: """
      Dependence on the environment is by key, and it is declared: the property says which value is \
      meant.
      """,
    variants: [
      LabVariant("two values") { Hall() }
        .launch(
          console: "Hall.body", "Middle.body", "Lamp.body", "Sign.body",
          shows: ["Light 1", "Compact: false"]
        )
        .step("light 2", console: "Lamp.body", shows: ["Light 2", "Compact: false"]) {
          $0.setEnvironment(\.light, to: 2)
        }
        .step("light 2 again", shows: ["Light 2"]) { $0.setEnvironment(\.light, to: 2) }
        .step("compact", console: "Sign.body", shows: ["Light 2", "Compact: true"]) {
          $0.setEnvironment(\.horizontalSizeClass, to: .compact)
        }
    ])
}

private struct LightKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  fileprivate var light: Int {
    get { self[LightKey.self] }
    set { self[LightKey.self] = newValue }
  }
}

private struct Lamp: View {
  @Environment(\.light) private var light

  var body: some View {
    let _ = Console.print("Lamp.body")
    Text("Light \(light)")
  }
}

private struct Sign: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let _ = Console.print("Sign.body")
    Text("Compact: \(sizeClass == .compact ? "true" : "false")")
  }
}

private struct Middle: View {
  var body: some View {
    let _ = Console.print("Middle.body")
    VStack {
      Lamp()
      Sign()
    }
  }
}

private struct Hall: View {
  var body: some View {
    let _ = Console.print("Hall.body")
    Middle()
  }
}
