import Foundation

/// The subscribers of one publisher, called in the order they came, outside the lock.
final class Subscribers<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var receivers: [(id: Int, receive: (Value) -> Void)] = []
  private var nextID = 0

  func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    let id = lock.withLock { () -> Int in
      nextID += 1
      receivers.append((nextID, receive))
      return nextID
    }
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  func send(_ value: Value) {
    let current = lock.withLock { receivers }
    for receiver in current { receiver.receive(value) }
  }

  private func remove(_ id: Int) {
    // Released after the lock is: a closure may own what ends another subscription.
    let removed = lock.withLock { () -> [(id: Int, receive: (Value) -> Void)] in
      let removed = receivers.filter { $0.id == id }
      receivers.removeAll { $0.id == id }
      return removed
    }
    _ = removed
  }
}
