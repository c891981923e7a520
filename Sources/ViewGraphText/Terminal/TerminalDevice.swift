// The one file that knows the terminal's own calls and the signals of the process.

import Foundation
import ViewGraph
internal import ViewGraphEntry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What happens at the terminal.
enum TerminalEvent: Sendable {
  case input(TerminalInput)
  case resized
  /// The process goes on after it was stopped.
  case continued
  /// Someone asked the process to end; the terminal is as it was already.
  case ending(Int32)
  /// The input has come to its end.
  case closed
  /// A second has passed.
  case tick
  /// Something was written that an update would apply.
  case work
}

/// The terminal of the process, taken over for a full screen and given back.
///
/// It is given back too when the process ends by `exit`, crashes, or gets a signal that ends it. What
/// the program prints meanwhile is kept and comes out when the terminal is given back. Nothing can be
/// done where the process is killed by SIGKILL: `reset` puts such a terminal right.
final class TerminalDevice: Sendable {
  /// The terminal, or nil where the streams are none or it cannot place text.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
    guard let type = environment["TERM"], !["", "dumb"].contains(type) else { return nil }
  }

  /// The size in columns and lines.
  var size: (columns: Int, lines: Int) {
    var size = winsize()
    let file = TerminalState.file >= 0 ? TerminalState.file : STDOUT_FILENO
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes the terminal over; events come on a thread of their own.
  func enter(_ handle: @escaping @Sendable (TerminalEvent) -> Void) {
    TerminalState.prepare()
    TerminalState.takeOver()
    let thread = Thread { Self.read(handle) }
    thread.name = "terminal input"
    thread.start()
  }

  /// Gives the terminal back as it was.
  func leave() { TerminalState.restore() }

  /// Stops the process as the terminal's own key would, with the terminal given back meanwhile.
  func suspend() {
    TerminalState.restore()
    kill(getpid(), SIGSTOP)
  }

  /// Takes the terminal over again after the process was stopped.
  func resume() { TerminalState.takeOver() }

  /// Ends the process by a signal, as if it had not been caught.
  func end(by signal: Int32) -> Never {
    TerminalState.restore()
    TerminalState.setDefault(signal)
    kill(getpid(), signal)
    while true { pause() }
  }

  /// Sends text to the terminal.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, TerminalState.isTaken != 0 {
      let count = rest.withUnsafeBytes {
        systemWrite(TerminalState.file, $0.baseAddress!, $0.count)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var files = [pollfd(fd: TerminalState.file, events: Int16(POLLOUT), revents: 0)]
        poll(&files, 1, 1000)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// The last lines that the program has printed since the terminal was taken over.
  func consoleLines(_ count: Int) -> [String] {
    guard TerminalState.console >= 0 else { return [] }
    fflush(nil)
    let end = lseek(TerminalState.console, 0, SEEK_END)
    var buffer = [UInt8](repeating: 0, count: 4096)
    let start = max(0, end - off_t(buffer.count))
    let length = pread(TerminalState.console, &buffer, buffer.count, start)
    guard length > 0 else { return [] }
    let text = String(decoding: buffer[..<length], as: UTF8.self)
    return text.split(separator: "\n").suffix(count).map(String.init)
  }

  // MARK: - Reading

  /// How long an escape waits for the rest of a sequence, in milliseconds.
  private static let escapeTime: Int32 = 40

  private static func read(_ handle: @Sendable (TerminalEvent) -> Void) {
    var decoder = KeyDecoder()
    var buffer = [UInt8](repeating: 0, count: 4096)
    var nextTick = ContinuousClock.now + .seconds(1)
    while true {
      let rest = ContinuousClock.now.duration(to: nextTick)
      let wait = Int32(max(0, min(1000, rest / .milliseconds(1))))
      var files = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: TerminalState.pipeOut, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&files, 2, decoder.isWaiting ? min(wait, escapeTime) : wait)
      if ready < 0, errno != EINTR { return handle(.closed) }
      if ContinuousClock.now >= nextTick {
        handle(.tick)
        nextTick = ContinuousClock.now + .seconds(1)
      }
      if ready == 0, decoder.isWaiting { decoder.flush().forEach { handle(.input($0)) } }
      guard ready > 0 else { continue }
      if files[1].revents != 0 {
        let count = systemRead(TerminalState.pipeOut, &buffer, buffer.count)
        for signal in buffer.prefix(max(0, count)) { tell(Int32(signal), handle) }
      }
      if files[0].revents != 0 {
        let count = systemRead(STDIN_FILENO, &buffer, buffer.count)
        if count > 0 {
          decoder.feed(buffer[..<count]).forEach { handle(.input($0)) }
        } else if count == 0 || errno != EINTR {
          return handle(.closed)
        }
      }
    }
  }

  private static func tell(_ signal: Int32, _ handle: @Sendable (TerminalEvent) -> Void) {
    switch signal {
    case SIGWINCH: handle(.resized)
    case SIGCONT: handle(.continued)
    default:
      handle(.ending(signal))
      // The app may save; one that no longer answers is not waited for.
      usleep(2_000_000)
      kill(getpid(), signal)
    }
  }
}

/// What a signal handler needs, and may touch: no memory is allocated and no lock taken.
private enum TerminalState {
  nonisolated(unsafe) static var isTaken: Int32 = 0
  nonisolated(unsafe) static var isPrepared = false
  /// The terminal itself, whatever standard output is meanwhile.
  nonisolated(unsafe) static var file: Int32 = -1
  nonisolated(unsafe) static var error: Int32 = -1
  /// The file that standard output and standard error go to meanwhile.
  nonisolated(unsafe) static var console: Int32 = -1
  nonisolated(unsafe) static var printed: off_t = 0
  nonisolated(unsafe) static var pipeIn: Int32 = -1
  nonisolated(unsafe) static var pipeOut: Int32 = -1
  nonisolated(unsafe) static var settings = termios()
  nonisolated(unsafe) static var handlers: UnsafeMutablePointer<sigaction> = .allocate(capacity: 65)
  nonisolated(unsafe) static let buffer: UnsafeMutablePointer<UInt8> = .allocate(capacity: 4096)

  /// Alternate screen, no cursor, no wrapping, clicks as SGR reports, pastes in brackets.
  nonisolated(unsafe) private static let entering = bytes(
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[H\u{1B}[2J")
  nonisolated(unsafe) private static let leaving = bytes(
    "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  )

  nonisolated(unsafe) private static var sequences = (entering, leaving)

  private static func bytes(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = copy.initialize(from: text.utf8)
    return UnsafeBufferPointer(copy)
  }

  /// Signals that ask a process to end.
  private static let endings = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
  /// Signals of a crash.
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]

  static func prepare() {
    if isPrepared { return }
    isPrepared = true
    _ = (sequences, buffer, handlers, printed)
    file = dup(STDOUT_FILENO)
    error = isatty(STDERR_FILENO) == 1 ? dup(STDERR_FILENO) : -1
    tcgetattr(file, &settings)
    var ends: [Int32] = [0, 0]
    if pipe(&ends) == 0 {
      pipeOut = ends[0]
      pipeIn = ends[1]
    }
    for file in [file, error, pipeIn, pipeOut] where file >= 0 {
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }
    openConsole()
    atexit { TerminalState.restore() }
    for signal in [SIGWINCH, SIGCONT] {
      catching(signal) { signal, _, _ in TerminalState.tell(signal) }
    }
    for signal in endings {
      catching(signal) { signal, _, _ in
        TerminalState.restore()
        TerminalState.setDefault(signal)
        TerminalState.tell(signal)
      }
    }
    for signal in crashes {
      catching(signal) { signal, info, _ in
        TerminalState.restore()
        sigaction(signal, TerminalState.handlers + Int(signal), nil)
        // Sent by someone, it would not come again by itself.
        if let info, info.pointee.si_code <= 0 { kill(getpid(), signal) }
      }
    }
  }

  private static func openConsole() {
    let folder = NSTemporaryDirectory()
    var template = Array(
      (folder as NSString).appendingPathComponent("viewgraph-XXXXXX").utf8CString)
    console = mkstemp(&template)
    if console >= 0 {
      unlink(template)
      _ = fcntl(console, F_SETFD, FD_CLOEXEC)
      _ = fcntl(console, F_SETFL, O_APPEND)
    }
  }

  private static func catching(
    _ signal: Int32,
    _ handler:
      @escaping @convention(c) (
        Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
      ) -> Void
  ) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
    action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK) | Int32(SA_RESTART)
    sigaction(signal, &action, handlers + Int(signal))
  }

  static func setDefault(_ signal: Int32) {
    var action = sigaction()
    sigaction(signal, &action, nil)
  }

  /// Tells the reading thread of a signal.
  static func tell(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = systemWrite(pipeIn, &byte, 1)
  }

  static func takeOver() {
    if isTaken != 0 { return }
    tcgetattr(file, &settings)
    var raw = settings
    cfmakeraw(&raw)
    tcsetattr(file, TCSAFLUSH, &raw)
    fflush(nil)
    if console >= 0 {
      // Lines come out as they are printed, so that a crash loses none.
      viewgraph_buffer_lines()
      dup2(console, STDOUT_FILENO)
      if error >= 0 { dup2(console, STDERR_FILENO) }
    }
    isTaken = 1
    _ = systemWrite(file, sequences.0.baseAddress!, sequences.0.count)
  }

  /// Gives the terminal back and prints what was kept.
  ///
  /// May be called by a signal handler.
  static func restore() {
    if isTaken == 0 { return }
    isTaken = 0
    _ = systemWrite(file, sequences.1.baseAddress!, sequences.1.count)
    tcsetattr(file, TCSANOW, &settings)
    if console >= 0 {
      dup2(file, STDOUT_FILENO)
      if error >= 0 { dup2(error, STDERR_FILENO) }
      while true {
        let count = pread(console, buffer, 4096, printed)
        if count <= 0 { break }
        printed += off_t(count)
        _ = systemWrite(file, buffer, count)
      }
    }
  }
}

/// The system's calls, whose names are those of functions here.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, bytes, count)
}
