import ViewGraph

/// Operations on chains, fans and crowds.
@MainActor enum DeepAndWide {
  // MARK: - Chains

  static func chain(depth: Int) -> Operation {
    let handle = Handle<String>()
    let host = ViewHost(ChainLink(depth: depth, handle: handle), options: .timed)
    let expected = Expected(["v"])
    return Operation(
      bodies: ["ChainLeaf": 1], bodyCounts: { host.history.bodyCounts },
      run: {
        handle.value = "v\($0)"
        host.update()
      },
      expect: { expected.lines = ["v\($0)"] }, outcome: { (host.drawnLines, expected.lines) })
  }

  static func chainFloor(depth: Int) -> Operation {
    let floor = ChainFloor(depth: depth)
    let expected = Expected(["v"])
    return Operation(
      run: { floor.setLeaf("v\($0)") }, expect: { expected.lines = ["v\($0)"] },
      outcome: { (floor.shownLines, expected.lines) })
  }

  // MARK: - Fans

  /// Which of a fan's two numbers is written.
  enum Number { case a, b }

  static func fan(_ fan: any Fan, _ number: Number, readers: Int) -> Operation {
    fanOperation(number, readers, [:], { [:] }, { fan.setA($0) }, { fan.setB($0) }) {
      fan.shownLines
    }
  }

  static func modelFan(_ number: Number, readers: Int) -> Operation {
    let model = PairModel()
    let host = ViewHost(ModelFanScreen(readers: readers, model: model), options: .timed)
    return fanOperation(
      number, readers, number == .a ? ["ModelReaderA": readers] : ["ModelReaderB": 1],
      { host.history.bodyCounts },
      {
        model.a = $0
        host.update()
      },
      {
        model.b = $0
        host.update()
      }, { host.drawnLines })
  }

  static func stateFan(_ number: Number, readers: Int) -> Operation {
    let (a, b) = (Handle<Int>(), Handle<Int>())
    let host = ViewHost(
      StateFanScreen(readers: readers, handleA: a, handleB: b), options: .timed)
    return fanOperation(
      number, readers, number == .a ? ["BindingReaderA": readers] : ["BindingReaderB": 1],
      { host.history.bodyCounts },
      {
        a.value = $0
        host.update()
      },
      {
        b.value = $0
        host.update()
      }, { host.drawnLines })
  }

  static func broadcastFan(_ number: Number, readers: Int) -> Operation {
    let object = PairObject()
    let host = ViewHost(BroadcastFanScreen(readers: readers, object: object), options: .timed)
    return fanOperation(
      number, readers, ["BroadcastReaderA": readers, "BroadcastReaderB": 1],
      { host.history.bodyCounts },
      {
        object.a = $0
        host.update()
      },
      {
        object.b = $0
        host.update()
      }, { host.drawnLines })
  }

  private static func fanOperation(
    _ number: Number, _ readers: Int, _ bodies: [String: Int],
    _ bodyCounts: @escaping () -> [String: Int], _ setA: @escaping (Int) -> Void,
    _ setB: @escaping (Int) -> Void, _ shown: @escaping () -> [String]
  ) -> Operation {
    let expected = Expected(fanLines(readers, a: 0, b: 0))
    return Operation(
      bodies: bodies, bodyCounts: bodyCounts,
      // From 1 on: a number that stays as it is tells nobody.
      run: { number == .a ? setA($0 + 1) : setB($0 + 1) },
      expect: {
        expected.lines = fanLines(
          readers, a: number == .a ? $0 + 1 : 0, b: number == .b ? $0 + 1 : 0)
      }, outcome: { (shown(), expected.lines) })
  }

  private static func fanLines(_ readers: Int, a: Int, b: Int) -> [String] {
    [String](repeating: "a\(a)", count: readers) + ["b\(b)"]
  }

  // MARK: - The environment

  /// An ancestor's state that one view reads through the environment.
  static func environmentByState(count: Int) -> Operation {
    let handle = Handle<Int>()
    let host = ViewHost(LevelScreen(count: count, handle: handle), options: .timed)
    return level(
      count, ["LevelScreen": 1, "LevelReader": 1], { host.history.bodyCounts },
      {
        handle.value = $0
        host.update()
      }, { host.drawnLines })
  }

  /// A value that the host hands to one view through the environment.
  static func environmentByHost(count: Int) -> Operation {
    let host = ViewHost(Crowd(count: count), options: .timed)
    return level(
      count, ["LevelReader": 1], { host.history.bodyCounts },
      { host.setEnvironment(\.level, to: $0) },
      { host.drawnLines })
  }

  static func environmentFloor(count: Int) -> Operation {
    let floor = ArrayLevelFloor(count: count)
    return level(count, [:], { [:] }, { floor.setLevel($0) }, { floor.shownLines })
  }

  private static func level(
    _ count: Int, _ bodies: [String: Int], _ bodyCounts: @escaping () -> [String: Int],
    _ set: @escaping (Int) -> Void, _ shown: @escaping () -> [String]
  ) -> Operation {
    var lines = (0..<count).map { "row \($0)" }
    lines[count / 2] = "level 0"
    let expected = Expected(lines)
    return Operation(
      bodies: bodies, bodyCounts: bodyCounts, run: { set($0 + 1) },
      expect: { expected.lines[count / 2] = "level \($0 + 1)" },
      outcome: { (shown(), expected.lines) })
  }

  /// Lines that a closure changes.
  private final class Expected {
    var lines: [String]
    init(_ lines: [String]) { self.lines = lines }
  }
}
