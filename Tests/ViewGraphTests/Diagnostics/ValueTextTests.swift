import Testing
import ViewGraph

private struct Place: Equatable {
  var name: String
  var rating: Int?
}

private enum Mood: Equatable {
  case calm
  case windy(speed: Int)
  case mixed(Int, Place)
}

private final class Model {}

private struct Holder<Value>: View {
  let values: [Value]
  @State private var index = 0

  var body: some View {
    Shown(value: values[index])
    Button("Next") { index += 1 }
  }
}

private struct Shown<Value>: View {
  let value: Value
  var body: some View { Text("shown") }
}

/// How reports print values: the same in every process, on one line, without addresses.
@MainActor @Suite struct ValueTextTests {
  private func change<Value>(_ old: Value, _ new: Value) throws -> String {
    let report = try ViewHost { Holder(values: [old, new]) }.buttons["Next"].tap()
    guard case .input(let fields)? = report.why(Shown<Value>.self).first?.causes.first else {
      return "no change"
    }
    return fields.map { "\($0.old) → \($0.new)" }.joined()
  }

  @Test("V-04 plain values print as they are written") func plain() throws {
    #expect(try change(1, 2) == "1 → 2")
    #expect(try change(1.5, 2.0) == "1.5 → 2.0")
    #expect(try change(false, true) == "false → true")
    #expect(try change("a", "b\nc") == #""a" → "b\nc""#)
    #expect(try change(Int?.none, 3) == "nil → 3")
    #expect(try change(String?.none, "x") == #"nil → "x""#)
  }

  @Test("V-04 structs, enums and collections of private types print without module or address")
  func nested() throws {
    let oslo = Place(name: "Oslo", rating: nil)
    let bergen = Place(name: "Bergen", rating: 4)
    #expect(
      try change(oslo, bergen)
        == #"Place(name: "Oslo", rating: nil) → Place(name: "Bergen", rating: 4)"#)
    #expect(try change([oslo], []) == #"[Place(name: "Oslo", rating: nil)] → []"#)
    #expect(try change(Mood.calm, .windy(speed: 3)) == "calm → windy(speed: 3)")
    #expect(
      try change(Mood.mixed(1, oslo), .calm)
        == #"mixed(1, Place(name: "Oslo", rating: nil)) → calm"#)
    #expect(try change((1, name: "a"), (2, name: "a")) == #"(1, name: "a") → (2, name: "a")"#)
    #expect(try change(Model(), Model()) == "Model → Model")
  }

  @Test("V-04 sets and dictionaries print sorted, long collections by their count") func sorted()
    throws
  {
    #expect(try change(Set(["c", "a", "b"]), []) == #"["a", "b", "c"] → []"#)
    #expect(try change(["b": 2, "a": 1], [:]) == #"["a": 1, "b": 2] → [:]"#)
    #expect(try change(Array(1...9), [1]) == "Array of 9 → [1]")
    let long = String(repeating: "x", count: 80)
    #expect(try change(long, "") == "\"" + String(repeating: "x", count: 59) + "…\" → \"\"")
  }
}
