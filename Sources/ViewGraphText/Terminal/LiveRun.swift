import Foundation
import ViewGraph

/// An app that a person works with in the terminal.
@MainActor final class LiveRun {
  private let device: TerminalDevice
  private let control: LiveControl
  private let store: AppStore
  private let usesColors = ColorChoice.isAllowed()
  private let characters: DrawingCharacters
  private let limit: Int?
  private let map = ScreenMap()
  private var writer = FrameWriter()
  private var size: (columns: Int, lines: Int)
  private var session: AppSession { control.session }

  init(
    _ session: AppSession, _ launch: AppLaunch, device: TerminalDevice,
    size: (columns: Int, lines: Int), options: RunOptions, store: AppStore,
    characters: DrawingCharacters
  ) {
    self.device = device
    self.size = size
    self.store = store
    self.characters = characters
    limit = options.columns
    let recorder = options.record.map { path in
      ScriptRecorder(
        RecordingFile(path: path, isTest: options.recordsTest), launch,
        columns: options.columns ?? size.columns)
    }
    control = LiveControl(session, map: map, recorder: recorder, name: launch.title)
    control.notice = store.notice
  }

  /// Runs until the person leaves.
  func run() async -> Int32 {
    let (events, source) = AsyncStream<TerminalEvent>.makeStream()
    let queue = EventQueue(source)
    watch(queue)
    device.enter { queue.send($0) }
    draw()
    for await event in events {
      let isLast = queue.take(event)
      switch event {
      case .input(let input):
        control.handle(input)
        // A step may have opened windows.
        watch(queue)
      case .resized:
        size = device.size
        writer.invalidate()
      case .continued:
        device.resume()
        size = device.size
        writer.invalidate()
      case .tick:
        store.reload()
        session.app.compareStoredValues()
        control.applyWork()
      case .work: control.applyWork()
      case .ending(let signal):
        await store.finish(session)
        device.end(by: signal)
      case .closed: control.hasLeft = true
      }
      if control.hasLeft { break }
      if control.wantsSuspension {
        control.wantsSuspension = false
        device.suspend()
        continue
      }
      if isLast { draw() }
    }
    await store.finish(session)
    device.leave()
    return 0
  }

  private func watch(_ queue: EventQueue) {
    session.app.onPendingWork { queue.wake() }
    session.app.keepHistory(false)
  }

  private func draw() {
    let layout = LiveLayout(
      columns: size.columns, lines: size.lines, limit: limit, showsPanel: control.showsPanel)
    session.resize(columns: layout.columns, lines: layout.lines)
    let focused = control.focused
    let panel =
      control.showsPanel
      ? LivePanel(session: session, focused: focused, console: device.consoleLines(3))
        .lines(atMost: layout.panel?.lines.count ?? 0) : nil
    let frame = LiveScreen(session: session, characters: characters, map: map).frame(
      layout, columns: size.columns, lines: size.lines, focused: focused,
      follows: control.follows, panel: panel, status: control.status)
    let output = writer.update(to: frame.styledLines(usesColors: usesColors))
    if !output.isEmpty { device.write(output) }
  }
}

/// Hands events to the main actor, and knows whether more wait.
private final class EventQueue: @unchecked Sendable {
  private let source: AsyncStream<TerminalEvent>.Continuation
  private let lock = NSLock()
  private var waiting = 0
  private var isAwake = false

  init(_ source: AsyncStream<TerminalEvent>.Continuation) { self.source = source }

  func send(_ event: TerminalEvent) {
    lock.withLock { waiting += 1 }
    source.yield(event)
  }

  /// Asks for an update, unless one is asked for already.
  func wake() {
    let isFirst = lock.withLock {
      defer { isAwake = true }
      return !isAwake
    }
    if isFirst { send(.work) }
  }

  /// Takes an event off; whether none waits behind it.
  func take(_ event: TerminalEvent) -> Bool {
    lock.withLock {
      waiting -= 1
      if case .work = event { isAwake = false }
      return waiting == 0
    }
  }
}
