import ViewGraphCommand

/// One call of the command with streams in memory.
@MainActor struct CommandRun {
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var status: Int32 = -1

  /// Calls the command, with `input` as its standard input.
  init(_ arguments: String..., input: [String] = [], colors: Bool = false) async {
    let streams = Streams(input)
    let io = CommandIO(
      write: { streams.output += $0 }, writeError: { streams.errors += $0 },
      readLine: { streams.input.popFirst() }, colors: colors)
    status = await ViewGraphCommand.run(arguments, io: io)
    output = streams.output
    errors = streams.errors
  }

  /// The lines of standard output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

@MainActor private final class Streams {
  var output = ""
  var errors = ""
  var input: ArraySlice<String>

  init(_ input: [String]) { self.input = input[...] }
}
