import Foundation
import ViewGraphText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the command writes and reads: the process's own streams, or a test's.
@MainActor public struct CommandIO {
  let write: (String) -> Void
  let writeError: (String) -> Void
  let readLine: () -> String?
  let ink: Ink
  /// The streams that an app is given: the terminal itself where the streams are the process's own.
  let terminal: TerminalStreams

  /// Streams of a caller's own.
  ///
  /// - Parameters:
  ///   - write: Takes text for standard output.
  ///   - writeError: Takes text for standard error.
  ///   - readLine: Gives the next line of standard input, nil at its end.
  ///   - colors: Whether the output may be in colour.
  public init(
    write: @escaping (String) -> Void, writeError: @escaping (String) -> Void,
    readLine: @escaping () -> String?, colors: Bool = false
  ) {
    self.write = write
    self.writeError = writeError
    self.readLine = readLine
    ink = Ink(isColored: colors)
    terminal = TerminalStreams(write: write, writeError: writeError)
  }

  private init(_ io: CommandIO, terminal: TerminalStreams) {
    write = io.write
    writeError = io.writeError
    readLine = io.readLine
    ink = io.ink
    self.terminal = terminal
  }

  /// The process's streams; in colour where the output is a terminal and `NO_COLOR` is not set.
  public static var standard: CommandIO {
    let wantsNone = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let io = CommandIO(
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      readLine: { Swift.readLine() }, colors: isatty(STDOUT_FILENO) == 1 && !wantsNone)
    return CommandIO(io, terminal: .standard)
  }

  func print(_ line: String = "") { write(line + "\n") }
}

/// Colours text, or leaves it as it is.
struct Ink {
  let isColored: Bool

  func bold(_ text: String) -> String { paint(text, "1") }
  func dim(_ text: String) -> String { paint(text, "2") }
  func good(_ text: String) -> String { paint(text, "32") }
  func warning(_ text: String) -> String { paint(text, "33") }
  func bad(_ text: String) -> String { paint(text, "31") }

  private func paint(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
