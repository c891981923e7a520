import Foundation
import ViewGraph

/// What `App.main()` finds where this module is linked.
///
/// - Parameter launch: A retained `AppLaunch`.
/// - Returns: Never; the process ends with the app.
@_cdecl("viewgraph_run_app") public func runAppInTerminal(_ launch: UnsafeMutableRawPointer)
  -> Int32
{
  let app = Unmanaged<AppLaunch>.fromOpaque(launch).takeRetainedValue()
  let command = (CommandLine.arguments.first as NSString?)?.lastPathComponent ?? "app"
  Task { @MainActor in
    exit(
      await TerminalApp(app, command: command, streams: .standard)
        .run(Array(CommandLine.arguments.dropFirst())))
  }
  RunLoop.main.run()
  return 0
}
