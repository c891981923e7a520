import Observation

/// One text that is made by reading an observable, and made anew after a change.
final class FloorReader: @unchecked Sendable {
  /// Readers that wait for their turn.
  final class Queue: @unchecked Sendable {
    fileprivate var readers: [FloorReader] = []

    func flush() {
      let waiting = readers
      readers.removeAll(keepingCapacity: true)
      for reader in waiting { reader.show() }
    }
  }

  private(set) var text = ""
  private var isQueued = false
  private let read: () -> String
  private let queue: Queue
  /// What the reader stands in, as a link of a chain.
  private weak var parent: FloorReader?

  init(_ queue: Queue, below parent: FloorReader? = nil, _ read: @escaping () -> String) {
    self.queue = queue
    self.parent = parent
    self.read = read
    show()
  }

  private func show() {
    isQueued = false
    text = withObservationTracking(read) { [weak self] in
      guard let self, !self.isQueued else { return }
      self.isQueued = true
      self.queue.readers.append(self)
    }
  }
}

/// Floor B of a chain: cells that know their parent, and a leaf that reads a model.
@MainActor final class ChainFloor {
  @Observable final class Leaf {
    var text = "v"
  }

  private let queue = FloorReader.Queue()
  private let model = Leaf()
  private var links: [FloorReader] = []
  private let leaf: FloorReader

  init(depth: Int) {
    for _ in 0..<depth { links.append(FloorReader(queue, below: links.last) { "" }) }
    leaf = FloorReader(queue, below: links.last) { [model] in model.text }
  }

  func setLeaf(_ text: String) {
    model.text = text
    queue.flush()
  }

  var shownLines: [String] { [leaf.text] }
}

/// What has many readers of one number, and one of another.
@MainActor protocol Fan: AnyObject {
  func setA(_ value: Int)
  func setB(_ value: Int)
  var shownLines: [String] { get }
}

/// Floor B of a fan: each reader with an armed tracking of its own.
@MainActor final class ObservationFanFloor: Fan {
  private let queue = FloorReader.Queue()
  private let model = PairModel()
  private let readers: [FloorReader]

  init(readers count: Int) {
    let (queue, model) = (queue, model)
    readers =
      (0..<count).map { _ in FloorReader(queue) { "a" + String(model.a) } }
      + [FloorReader(queue) { "b" + String(model.b) }]
  }

  func setA(_ value: Int) {
    model.a = value
    queue.flush()
  }

  func setB(_ value: Int) {
    model.b = value
    queue.flush()
  }

  var shownLines: [String] { readers.map(\.text) }
}

/// Floor A of a fan: each text made anew, with nothing observed.
@MainActor final class ArrayFanFloor: Fan {
  private var a = 0
  private var b = 0
  private var texts: [String]
  /// Whether a change of one number has all texts made anew, as a broadcast does.
  private let broadcasts: Bool

  init(readers count: Int, broadcasts: Bool) {
    self.broadcasts = broadcasts
    texts = [String](repeating: "a0", count: count) + ["b0"]
  }

  @inline(never) private func showA(_ index: Int) { texts[index] = "a" + String(a) }
  @inline(never) private func showB() { texts[texts.count - 1] = "b" + String(b) }

  func setA(_ value: Int) {
    a = value
    for index in 0..<(texts.count - 1) { showA(index) }
    if broadcasts { showB() }
  }

  func setB(_ value: Int) {
    b = value
    if broadcasts { for index in 0..<(texts.count - 1) { showA(index) } }
    showB()
  }

  var shownLines: [String] { texts }
}

/// Floor A of an environment change: the one text that shows the value.
@MainActor final class ArrayLevelFloor {
  private let count: Int
  private var texts: [String]

  init(count: Int) {
    self.count = count
    texts = (0..<count).map { $0 == count / 2 ? "level 0" : "row " + String($0) }
  }

  @inline(never) func setLevel(_ level: Int) { texts[count / 2] = "level " + String(level) }

  var shownLines: [String] { texts }
}
