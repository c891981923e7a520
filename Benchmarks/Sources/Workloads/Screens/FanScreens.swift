import ViewGraph

/// Two numbers, observed property by property.
@Observable package final class PairModel {
  package var a = 0
  package var b = 0

  package init() {}
}

/// The same two numbers, whose changes are broadcast to everyone.
final class PairObject: ObservableObject {
  @Published var a = 0
  @Published var b = 0
}

struct ModelReaderA: View {
  let model: PairModel
  var body: some View { Text("a" + String(model.a)) }
}

struct ModelReaderB: View {
  let model: PairModel
  var body: some View { Text("b" + String(model.b)) }
}

/// Many readers of one property of a model, and one of the other.
struct ModelFanScreen: View {
  let readers: Int
  let model: PairModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<readers) { _ in ModelReaderA(model: model) }
      ModelReaderB(model: model)
    }
  }
}

struct BroadcastReaderA: View {
  @ObservedObject var object: PairObject
  var body: some View { Text("a" + String(object.a)) }
}

struct BroadcastReaderB: View {
  @ObservedObject var object: PairObject
  var body: some View { Text("b" + String(object.b)) }
}

/// Many readers of one property of a broadcasting object, and one of the other.
struct BroadcastFanScreen: View {
  let readers: Int
  let object: PairObject

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<readers) { _ in BroadcastReaderA(object: object) }
      BroadcastReaderB(object: object)
    }
  }
}

struct BindingReaderA: View {
  @Binding var a: Int
  var body: some View { Text("a" + String(a)) }
}

struct BindingReaderB: View {
  @Binding var b: Int
  var body: some View { Text("b" + String(b)) }
}

/// Many readers of one state through bindings, and one of another.
struct StateFanScreen: View {
  let readers: Int
  let handleA: Handle<Int>
  let handleB: Handle<Int>
  @State private var a = 0
  @State private var b = 0

  init(readers: Int, handleA: Handle<Int>, handleB: Handle<Int>) {
    self.readers = readers
    self.handleA = handleA
    self.handleB = handleB
  }

  var body: some View {
    let _ = handleA.connect($a)
    let _ = handleB.connect($b)
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<readers) { _ in BindingReaderA(a: $a) }
      BindingReaderB(b: $b)
    }
  }
}
