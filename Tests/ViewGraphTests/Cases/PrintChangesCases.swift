import Testing
import ViewGraph

@MainActor @Suite struct PrintChangesCases {
  private struct Zero: View {
    var body: some View {
      let _ = Self._printChanges()
      Text("z")
    }
  }

  private struct Kid: View {
    let number: Int
    var body: some View {
      let _ = Self._printChanges()
      Text("k \(number)")
    }
  }

  private struct One: View {
    @State private var shown = false
    @State private var count = 0
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Kid(number: count)
        Text("\(count) \(shown ? 1 : 0)")
        Button("count") { count += 1 }
      }
    }
  }

  @MainActor @Observable fileprivate final class Numbers { var number = 0 }

  private struct Model: View {
    @State private var numbers = Numbers()
    var body: some View {
      let _ = Self._printChanges()
      Button("model \(numbers.number)") { numbers.number += 1 }
    }
  }

  private struct Root: View {
    var body: some View {
      VStack {
        Zero()
        One()
        Model()
      }
    }
  }

  @Test("PC-1 the changes are printed in SwiftUI's words") func texts() throws {
    let console = try ConsoleCapture(of: "PrintChangesCases.")
    let host = launch { Root() }
    #expect(
      console.take() == [
        "Zero: @self changed.", "One: @self, @identity, _shown, _count changed.",
        "Kid: @self changed.", "Model: @self, @identity, _numbers changed.",
      ])
    try host.tap("count")
    #expect(console.take() == ["One: _count changed.", "Kid: @self changed."])
    try host.tap("model 0")
    #expect(console.take() == ["Model: @dependencies changed."])
  }

  private final class Store: ObservableObject { @Published var number = 0 }

  private struct All: View {
    let input: Int
    @ObservedObject var store: Store
    @Binding var bound: Int
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      let _ = Self._printChanges()
      Text("\(input) \(store.number) \(bound) \(scheme == .dark ? 1 : 0)")
    }
  }

  private struct Owner: View {
    let store: Store
    @State private var input = 0
    @State private var owned = 0
    var body: some View {
      All(input: input, store: store, bound: $owned)
      Button("input") { input += 1 }
      Button("bound") { owned += 1 }
      Button("both") {
        input += 1
        owned += 1
      }
    }
  }

  @Test("PC-1 an object, a binding and a key are listed by the names of their properties")
  func otherWrappers() throws {
    let console = try ConsoleCapture(of: "PrintChangesCases.")
    let store = Store()
    let host = launch { Owner(store: store) }
    #expect(console.take() == ["All: @self, @identity, _store, _bound, _scheme changed."])
    store.number = 1
    host.update()
    #expect(console.take() == ["All: _store changed."])
    host.setEnvironment(\.colorScheme, to: .dark)
    #expect(console.take() == ["All: _scheme changed."])
    try host.tap("input")
    #expect(console.take() == ["All: @self changed."])
    try host.tap("bound")
    #expect(console.take() == ["All: _bound changed."])
    try host.tap("both")
    #expect(console.take() == ["All: @self, _bound changed."])
  }

  @Test("PC-1 outside a body nothing changed, and a nested type is spelled with its outer one")
  func outside() throws {
    let console = try ConsoleCapture(of: "")
    Zero._printChanges()
    #expect(console.take().contains("PrintChangesCases.Zero: unchanged."))
  }
}
