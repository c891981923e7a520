import Foundation
import ViewGraph

/// Runs an app in the terminal, with the options of a command line.
@MainActor public struct TerminalApp {
  private let launch: AppLaunch
  private let command: String
  private let streams: TerminalStreams

  /// An app that is called in some way.
  ///
  /// - Parameters:
  ///   - app: The type of the app, which is made by its `init()`.
  ///   - command: How the app is called, for messages and help: `viewgraph fieldnotes`.
  ///   - streams: Where to write; the process's own streams where nothing else is said.
  public init<A: App>(
    _ app: A.Type, command: String, streams: TerminalStreams = .standard
  ) {
    self.init(AppLaunch(app), command: command, streams: streams)
  }

  init(_ launch: AppLaunch, command: String, streams: TerminalStreams) {
    self.launch = launch
    self.command = command
    self.streams = streams
  }

  /// Runs the app until it is left, or its script is done.
  ///
  /// - Parameter arguments: The options, without the command's own name.
  /// - Returns: The exit status: 0, 1 where a script does not go as it says, 2 for bad options or a
  ///   bad script.
  public func run(_ arguments: [String]) async -> Int32 {
    do throws(RunOptions.Misuse) {
      let options = try RunOptions(arguments, command: command)
      if options.asksForHelp {
        streams.write(RunOptions.help(command: command, app: launch.typeName) + "\n")
        return 0
      }
      if let file = options.script { return try await runScript(file, options) }
      return try await runLive(options)
    } catch {
      streams.writeError(error.text + "\n")
      return 2
    }
  }

  // MARK: - A script

  private func runScript(
    _ file: String, _ options: RunOptions
  ) async throws(RunOptions.Misuse) -> Int32 {
    let script: Script
    do {
      script = try Script(String(decoding: SystemCalls.bytes(of: file), as: UTF8.self), file: file)
    } catch let problems as Script.Problems {
      throw RunOptions.Misuse(text: problems.description)
    } catch {
      let reason = (error as? SystemCalls.Failure)?.reason ?? "\(error)"
      throw RunOptions.Misuse(text: "\(command): the script \(file) can't be read: \(reason)")
    }
    let store = try AppStore(options, isPrivate: true, app: launch, command: command)
    defer { store.discard() }
    var host = store.hostOptions(columns: options.columns ?? 80)
    host.clock = TestClock()
    let session = AppSession(launch, options: host)
    let failure = await ScriptRunner(script, on: session, write: streams.write).run()
    await store.finish(session)
    tellOfFiles(store, session)
    if let failure { streams.writeError(failure + "\n") }
    return failure == nil ? 0 : 1
  }

  /// Says which files could not be read or written: without a terminal no panel does.
  private func tellOfFiles(_ store: AppStore, _ session: AppSession) {
    if let notice = store.notice { streams.writeError("\(command): \(notice)\n") }
    for issue in session.app.issues where issue.rule == "S-05" {
      streams.writeError("\(command): \(issue.message)\n  to go on: \(issue.suggestion)\n")
    }
  }

  // MARK: - A person

  private func runLive(_ options: RunOptions) async throws(RunOptions.Misuse) -> Int32 {
    if let file = options.record, !RecordingFile.isWritable(file) {
      throw RunOptions.Misuse(text: "\(command): the file \(file) can't be written")
    }
    let store = try AppStore(options, isPrivate: false, app: launch, command: command)
    let device = streams.device
    let size = device?.size
    let columns = options.columns ?? size?.columns ?? 80
    var host = store.hostOptions(columns: columns)
    host.launch.clock = ContinuousClock()
    let locale = UserLocale.current
    let session = AppSession(launch, options: host) { window in locale.apply(to: window) }
    guard let device, let size else {
      try? await session.settle()
      streams.write(session.window.text + "\n")
      tellOfFiles(store, session)
      return 0
    }
    let live = LiveRun(
      session, launch, device: device, size: size, options: options, store: store,
      characters: locale.characters)
    let status = await live.run()
    return status
  }
}

/// Where a run writes, and the terminal that it may take over.
@MainActor public struct TerminalStreams {
  let write: (String) -> Void
  let writeError: (String) -> Void
  /// Nil where there is no terminal, or one that shows nothing but lines.
  let device: TerminalDevice?

  /// Streams of a caller's own, which are no terminal.
  ///
  /// - Parameters:
  ///   - write: Takes text for standard output.
  ///   - writeError: Takes text for standard error.
  public init(write: @escaping (String) -> Void, writeError: @escaping (String) -> Void) {
    self.write = write
    self.writeError = writeError
    device = nil
  }

  private init(_ device: TerminalDevice?) {
    write = { FileHandle.standardOutput.write(Data($0.utf8)) }
    writeError = { FileHandle.standardError.write(Data($0.utf8)) }
    self.device = device
  }

  /// The streams of the process.
  public static var standard: TerminalStreams { TerminalStreams(TerminalDevice()) }
}
