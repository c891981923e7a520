import Testing
import ViewGraph

/// How often one change tells of what was read.
private func told(_ read: () -> Void, _ act: () -> Void) -> Int {
  let log = ThreadSafeLog()
  withObservationTracking {
    read()
  } onChange: {
    log.add("told")
  }
  act()
  return log.take().count
}

@Observable private final class Doc: @unchecked Sendable {
  var title = "a"
  var pages = 1
}

private struct Opaque { var value = 0 }
private final class Reference {}

@Observable private final class Values: @unchecked Sendable {
  var number = 1
  var list = [1, 2]
  fileprivate var opaque = Opaque()
  fileprivate var reference = Reference()
  var nan = Double.nan
  @ObservationIgnored var log: [String] = []
  var watched = 3 {
    didSet { log.append("didSet \(watched)") }
  }
}

@Observable private class Base: @unchecked Sendable { var x = 0 }
@Observable private final class Marked: Base, @unchecked Sendable { var y = 0 }
private final class Unmarked: Base, @unchecked Sendable { var y = 0 }
private class PlainBase: @unchecked Sendable { var p = 0 }
@Observable private final class OverPlain: PlainBase, @unchecked Sendable { var q = 0 }

@Observable private final class Item: Hashable, @unchecked Sendable {
  var name: String
  init(_ name: String) { self.name = name }
  static func == (left: Item, right: Item) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable private final class Box: @unchecked Sendable {
  fileprivate var list = [Item("a"), Item("b")]
  fileprivate var dictionary = ["k": Item("k")]
  fileprivate var set: Set<Item> = [Item("s")]
}

@Observable private final class Unseen: @unchecked Sendable {
  var city = "A"
  @ObservationIgnored lazy var banner: String = "at \(city)"
  @ObservationIgnored var raw = 0
  var plain: Int { raw * 2 }
  var manual: Int {
    get {
      access(keyPath: \.manual)
      return raw
    }
    set { withMutation(keyPath: \.manual) { raw = newValue } }
  }
}

@MainActor @Observable private final class Person {
  var number = 0
  var first = ""
  var last = ""
}

@MainActor @Suite(.console) struct ObservationCases {
  @Test("OB-1 the plain watch tells once, before the store, and nested scopes both hear")
  func oneShot() {
    let log = ThreadSafeLog()
    let doc = Doc()
    withObservationTracking {
      _ = doc.title
    } onChange: {
      log.add("changing from \(doc.title)")
    }
    doc.pages = 2
    doc.title = "b"
    doc.title = "c"
    withObservationTracking {
      withObservationTracking {
        _ = doc.title
      } onChange: {
        log.add("inner")
      }
    } onChange: {
      log.add("outer")
    }
    doc.title = "d"
    doc.title = "e"
    let lines = log.take()
    #expect(lines.first == "changing from a")
    #expect(lines.dropFirst().sorted() == ["inner", "outer"])
  }

  @Test("OB-2 an equal assignment is silent where values are Equatable, a change in place never is")
  func equalAssignment() {
    let values = Values()
    #expect(told({ _ = values.number }, { values.number = 1 }) == 0)
    #expect(told({ _ = values.number }, { values.number += 0 }) == 1)
    #expect(told({ _ = values.list }, { values.list = [1, 2] }) == 0)
    #expect(told({ _ = values.list }, { values.list[0] = 1 }) == 1)
    #expect(told({ _ = values.opaque }, { values.opaque = values.opaque }) == 1)
    #expect(told({ _ = values.reference }, { values.reference = values.reference }) == 0)
    #expect(told({ _ = values.nan }, { values.nan = .nan }) == 1)
    #expect(told({ _ = values.watched }, { values.watched = 3 }) == 0)
    #expect(values.log == ["didSet 3"])
  }

  private struct ValuesScreen: View {
    let values: Values
    var body: some View {
      let _ = console.print("ValuesScreen")
      Text("\(values.number) \(values.list.count) \(values.opaque.value) \(values.nan)")
      Text(values.reference === values.reference ? "\(values.watched)" : "")
    }
  }

  @Test("OB-2 what Observation tells of runs the body, and what it does not tell of does not")
  func equalAssignmentOnScreen() {
    let values = Values()
    let host = launch { ValuesScreen(values: values) }
    _ = console.take()
    func changing(_ change: () -> Void) -> Int {
      change()
      host.update()
      return console.take().count
    }
    #expect(changing { values.number = 1 } == 0)
    #expect(changing { values.number += 0 } == 1)
    #expect(changing { values.list = [1, 2] } == 0)
    #expect(changing { values.list[0] = 1 } == 1)
    #expect(changing { values.opaque = values.opaque } == 1)
    #expect(changing { values.reference = values.reference } == 0)
    #expect(changing { values.nan = .nan } == 1)
    #expect(changing { values.watched = 3 } == 0)
  }

  @Test("OB-4 of a class and its base only the levels marked @Observable are tracked")
  func inheritance() {
    let marked = Marked()
    let unmarked = Unmarked()
    let overPlain = OverPlain()
    #expect(told({ _ = marked.x }, { marked.x = 1 }) == 1)
    #expect(told({ _ = marked.y }, { marked.y = 1 }) == 1)
    #expect(told({ _ = marked.x }, { marked.y = 2 }) == 0)
    #expect(told({ _ = unmarked.x }, { unmarked.x = 1 }) == 1)
    #expect(told({ _ = unmarked.y }, { unmarked.y = 1 }) == 0)
    #expect(told({ _ = overPlain.p }, { overPlain.p = 1 }) == 0)
    #expect(told({ _ = overPlain.q }, { overPlain.q = 1 }) == 1)
  }

  private struct Levels: View {
    let marked: Marked
    let unmarked: Unmarked
    let overPlain: OverPlain
    var body: some View {
      let _ = console.print("Levels")
      Text("\(marked.x) \(marked.y) \(unmarked.x) \(unmarked.y) \(overPlain.p) \(overPlain.q)")
    }
  }

  @Test("OB-4 a body runs for the tracked levels, and the cause names the property of each")
  func inheritanceOnScreen() {
    let marked = Marked()
    let unmarked = Unmarked()
    let overPlain = OverPlain()
    let host = launch { Levels(marked: marked, unmarked: unmarked, overPlain: overPlain) }
    _ = console.take()
    func changing(_ change: () -> Void) -> [BodyRun] {
      change()
      let report = host.update()
      #expect(report.bodies == console.take())
      return report.runs
    }
    expectCauses(changing { marked.x = 1 }, [#"\Base.x 0 → 1"#])
    expectCauses(changing { marked.y = 1 }, [#"\Marked.y 0 → 1"#])
    expectCauses(changing { unmarked.x = 1 }, [#"\Base.x 0 → 1"#])
    expectCauses(changing { unmarked.y = 1 }, [])
    expectCauses(changing { overPlain.p = 1 }, [])
    expectCauses(changing { overPlain.q = 1 }, [#"\OverPlain.q 0 → 1"#])
    #expect(host.texts.labels == ["1 1 1 1 1 1"])
  }

  @Test("OB-5 a container is one property, and each element is tracked by instance")
  func collections() {
    let box = Box()
    #expect(told({ _ = box.list.count }, { box.list[0].name = "x" }) == 0)
    #expect(told({ _ = box.list[1].name }, { box.list[0].name = "y" }) == 0)
    #expect(told({ _ = box.list[1].name }, { box.list.remove(at: 0) }) == 1)
    #expect(told({ _ = box.dictionary["k"]?.name }, { box.dictionary["k"]!.name = "z" }) == 1)
    #expect(told({ _ = box.dictionary["k"]?.name }, { box.dictionary["q"] = Item("q") }) == 1)
    #expect(told({ _ = box.set.count }, { box.set.first!.name = "w" }) == 0)
    #expect(told({ _ = box.set.first!.name }, { box.set.first!.name = "v" }) == 1)
  }

  @Test("OB-6 a lazy value, a computed one over ignored storage, and one that tells by hand")
  func unseenStorage() {
    let unseen = Unseen()
    #expect(told({ _ = unseen.banner }, { unseen.city = "B" }) == 1)
    #expect(unseen.banner == "at A")
    #expect(told({ _ = unseen.banner }, { unseen.city = "C" }) == 0)
    #expect(unseen.banner == "at A")
    #expect(told({ _ = unseen.plain }, { unseen.raw = 1 }) == 0)
    #expect(told({ _ = unseen.manual }, { unseen.manual = 2 }) == 1)
    #expect(told({ _ = unseen.manual }, { unseen.raw = 3 }) == 0)
  }

  private struct Unseeing: View {
    let unseen: Unseen
    var body: some View {
      let _ = console.print("Unseeing")
      Text("\(unseen.banner) \(unseen.plain) \(unseen.manual)")
    }
  }

  @Test("OB-6 a body follows what is told by hand, and is stale for what is not")
  func unseenOnScreen() {
    let unseen = Unseen()
    let host = launch { Unseeing(unseen: unseen) }
    _ = console.take()
    unseen.raw = 1
    expectRuns(host.update(), [])
    #expect(host.texts[0].label == "at A 0 0")
    unseen.manual = 2
    let report = host.update()
    expectRuns(report, ["Unseeing"])
    // From the value that the body read.
    expectCauses(report.runs, [#"\Unseen.manual 0 → 2"#])
    #expect(host.texts[0].label == "at A 4 2")
  }

  @Test("OB-7 a watch hands over a value after every transaction, equal ones too")
  func transactions() async {
    let person = Person()
    let numbers = Task {
      for await number in Observations({ person.number }) { console.print("\(number)") }
    }
    let names = Task {
      for await name in Observations({ person.first + "|" + person.last }) { console.print(name) }
    }
    func after(_ change: () -> Void) async -> [String] {
      change()
      await letTasksRun()
      return console.take().sorted()
    }
    #expect(await after {} == ["0", "|"])
    let roundTrip = await after {
      person.number = 1
      person.number = 0
    }
    #expect(roundTrip == ["0"])
    #expect(await after { person.number = 0 } == [])
    #expect(await after { person.number += 0 } == ["0"])
    let both = await after {
      person.first = "J"
      person.last = "A"
    }
    #expect(both == ["J|A"])
    numbers.cancel()
    names.cancel()
  }

  private struct Lamp: View {
    let name: String
    @Binding var isOn: Bool
    var body: some View {
      let _ = console.print("Lamp \(name)")
      Text(isOn ? "ON" : "OFF")
    }
  }

  private struct WithState: View {
    @State private var isOn = false
    var body: some View {
      let _ = console.print("WithState")
      VStack {
        Lamp(name: "s", isOn: $isOn)
        Button("state") { isOn.toggle() }
      }
    }
  }

  @MainActor @Observable fileprivate final class Switch { var isOn = false }

  private struct WithModel: View {
    @State private var model = Switch()
    var body: some View {
      @Bindable var model = model
      let _ = console.print("WithModel")
      VStack {
        Lamp(name: "m", isOn: $model.isOn)
        Button("model") { model.isOn.toggle() }
      }
    }
  }

  private struct NarrowedState: View {
    @State private var model = Switch()
    var body: some View {
      let _ = console.print("NarrowedState")
      VStack {
        Lamp(name: "n", isOn: $model.isOn)
        Button("narrowed") { model.isOn.toggle() }
      }
    }
  }

  @Test("OB-9 making a binding to a model's property reads it, projecting a state does not")
  func makingABinding() throws {
    let host = launch {
      VStack {
        WithState()
        WithModel()
        NarrowedState()
      }
    }
    _ = console.take()
    expectRuns(try host.tap("state"), ["Lamp"], console: ["Lamp s"])
    expectRuns(try host.tap("model"), ["WithModel", "Lamp"], console: ["WithModel", "Lamp m"])
    expectRuns(
      try host.tap("narrowed"), ["NarrowedState", "Lamp"], console: ["NarrowedState", "Lamp n"])
    #expect(host.texts.labels.filter { $0 == "ON" }.count == 3)
  }
}
