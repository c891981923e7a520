import Testing
import ViewGraph

@MainActor @Suite(.console) struct BroadcastCases {
  private final class Holder: ObservableObject { @Published var value = 0 }

  @Test("OO-1 a published property publishes before it stores") func beforeTheStore() {
    let holder = Holder()
    let subscription = holder.$value.sink { console.print("received \($0) stored \(holder.value)") }
    holder.value = 4
    holder.value = 2
    _ = subscription
    #expect(
      console.take() == ["received 0 stored 0", "received 4 stored 0", "received 2 stored 4"])
  }

  private final class Inner: ObservableObject { @Published var number = 0 }
  private final class Outer: ObservableObject {
    let inner = Inner()
    @Published var title = "t"
  }

  private struct NestedScreen: View {
    @StateObject private var outer = Outer()
    var body: some View {
      let _ = console.print("NestedScreen")
      VStack {
        Text("\(outer.title) \(outer.inner.number)")
        Button("inner") { outer.inner.number += 1 }
        Button("title") { outer.title = "u" }
      }
    }
  }

  @Test("OO-2 a change of a nested object does not reach those who hold the outer one")
  func nestedObject() throws {
    let host = launch { NestedScreen() }
    _ = console.take()
    expectRuns(try host.tap("inner"), [])
    expectRuns(try host.tap("inner"), [])
    #expect(host.texts[0].label == "t 0")
    expectRuns(try host.tap("title"), ["NestedScreen"])
    #expect(host.texts[0].label == "u 2")
  }

  private final class Mixed: ObservableObject {
    @Published var a = false
    var b = false
  }

  @MainActor @Observable fileprivate final class NewMixed {
    var a = false
    @ObservationIgnored var b = false
  }

  private struct Leaf: View {
    let isOn: Bool
    var body: some View {
      let _ = console.print("Leaf")
      Text(isOn ? "on" : "off")
    }
  }

  private struct MixedScreen: View {
    let flipsPublished: Bool
    @StateObject private var mixed = Mixed()
    var body: some View {
      let _ = console.print("Root")
      VStack {
        Leaf(isOn: mixed.a)
        Leaf(isOn: mixed.b)
      }
      .onAppear { if flipsPublished { mixed.a.toggle() } else { mixed.b.toggle() } }
    }
  }

  private struct NewMixedScreen: View {
    let flipsTracked: Bool
    @State private var mixed = NewMixed()
    var body: some View {
      let _ = console.print("Root")
      VStack {
        Leaf(isOn: mixed.a)
        Leaf(isOn: mixed.b)
      }
      .onAppear { if flipsTracked { mixed.a.toggle() } else { mixed.b.toggle() } }
    }
  }

  @Test("OO-5 a published change in onAppear runs the owner and one leaf, a plain one nobody")
  func changesAtAppearance() {
    _ = launch { MixedScreen(flipsPublished: true) }
    #expect(console.take() == ["Root", "Leaf", "Leaf", "Root", "Leaf"])
    _ = launch { MixedScreen(flipsPublished: false) }
    #expect(console.take() == ["Root", "Leaf", "Leaf"])
    _ = launch { NewMixedScreen(flipsTracked: true) }
    #expect(console.take() == ["Root", "Leaf", "Leaf", "Root", "Leaf"])
    _ = launch { NewMixedScreen(flipsTracked: false) }
    #expect(console.take() == ["Root", "Leaf", "Leaf"])
  }
}
