import Labs
import ViewGraph

/// The `viewgraph` command: runs the labs and says what they show.
///
/// The exit status is 0, 1 where a lab shows something that its document does not say or unused
/// snapshots stay, and 2 where the call cannot be carried out; then nothing is done but to say so on
/// standard error.
@MainActor public struct ViewGraphCommand {
  private let io: CommandIO

  /// Carries out one call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the command's own name.
  ///   - io: Where to write and read.
  /// - Returns: The exit status.
  public static func run(_ arguments: [String], io: CommandIO) async -> Int32 {
    do {
      return try await ViewGraphCommand(io: io).carryOut(arguments)
    } catch let error as UsageError {
      io.writeError(error.text)
      return 2
    } catch {
      io.writeError("viewgraph: the lab could not be run\n  \(error)\n  to go on: viewgraph labs\n")
      return 1
    }
  }

  private func carryOut(_ arguments: [String]) async throws -> Int32 {
    guard let first = arguments.first else {
      io.print(CountsOverview(try await LabRun(.counts), ink: io.ink).text)
      return 0
    }
    if ["--help", "-h", "help"].contains(first) {
      return try await help(Array(arguments.dropFirst()))
    }
    if let app = AppCatalog.named(first) {
      return await app.run(Array(arguments.dropFirst()), io: io)
    }
    guard let subcommand = Subcommand(rawValue: first) else {
      throw UsageError(
        first.hasPrefix("-") ? "there is no flag \"\(first)\"" : "there is no command \"\(first)\"",
        given: first, names: Subcommand.names + ["--help"], plural: "commands",
        next: "viewgraph --help")
    }
    let call = try Call(subcommand, Array(arguments.dropFirst()))
    if call.asksForHelp {
      io.print(HelpText.of(subcommand))
      return 0
    }
    return try await carryOut(call)
  }

  private func carryOut(_ call: Call) async throws -> Int32 {
    switch call.subcommand {
    case .labs:
      io.print(LabListing(ink: io.ink).text)
    case .lab:
      let run = try await LabRun(try call.lab())
      io.print(LabText(run, explains: call.flags.contains("--explain"), ink: io.ink).text)
      return run.isAsSaid ? 0 : 1
    case .compare:
      let lab = try call.lab()
      guard lab.variants.count > 1 else {
        throw UsageError(
          "the lab \"\(lab.name)\" has one program, so there is nothing to compare",
          hint: "labs with several: "
            + Lab.all.filter { $0.variants.count > 1 }.map(\.name).joined(separator: " · "),
          next: "viewgraph lab \(lab.name)")
      }
      let comparison = try await LabRun(lab).comparison
      let isJSON = call.flags.contains("--json")
      io.print(isJSON ? comparison.json(lab: lab.name) : comparison.description)
    case .quiz:
      return try await Quiz(io: io).ask(call.names.isEmpty ? Lab.all : [try call.lab()])
    case .rules:
      io.print(RuleListing(ink: io.ink).text)
    case .gallery:
      io.write(try GalleryText(call, ink: io.ink).text)
    case .snapshots:
      return try SnapshotListing(call).carryOut(io)
    }
    return 0
  }

  private func help(_ names: [String]) async throws -> Int32 {
    guard let name = names.first else {
      io.print(HelpText.general)
      return 0
    }
    if let app = AppCatalog.named(name) { return await app.run(["--help"], io: io) }
    guard let subcommand = Subcommand(rawValue: name) else {
      throw UsageError(
        "there is no command \"\(name)\"", given: name,
        names: Subcommand.names, plural: "commands", next: "viewgraph --help")
    }
    io.print(HelpText.of(subcommand))
    return 0
  }
}
