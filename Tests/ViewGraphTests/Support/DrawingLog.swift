import ViewGraph

/// What of a screen is measured and drawn from now on, in the order it happens: `drawn ItemRow`.
@MainActor final class DrawingLog {
  private(set) var events: [String] = []

  init(of host: HostedScreen) {
    host.observeEvents { [weak self] event in
      if [.measured, .drawn].contains(event.kind) {
        self?.events.append("\(event.kind.rawValue) \(event.name)")
      }
    }
  }
}
