import Foundation
import Measuring
import Workloads

/// `bench`: measures the lines of the table, each beside its floor.
@main @MainActor enum Bench {
  static func main() {
    do {
      try run(try Arguments(Array(CommandLine.arguments.dropFirst())))
    } catch Arguments.Problem.usage(let problem) {
      if problem.isEmpty {
        print(Arguments.help)
      } else {
        fail("bench: \(problem)\n\n\(Arguments.help)", status: 2)
      }
    } catch {
      fail("bench: \(error)\n", status: 1)
    }
  }

  private static func run(_ arguments: Arguments) throws {
    if let subject = arguments.coldSubject {
      guard WholeProcess.run(subject) else { throw unknown(subject, ["viewgraph", "floor"]) }
    } else if let name = arguments.instructions {
      guard try Instructions.run(name) else {
        throw unknown(name, Instructions.subjects.map(\.name))
      }
    } else if arguments.isListing {
      for line in Line.all(arguments.sizes) { print(line.label) }
      for subject in Instructions.subjects { print("instructions \(subject.name)") }
    } else {
      try measure(arguments)
    }
  }

  private static func measure(_ arguments: Arguments) throws {
    if arguments.wantsKeys {
      try KeyToScreen.run(isQuick: arguments.isQuick)
      if arguments.names == [KeyToScreen.name] { return }
    }
    let results =
      arguments.resultFiles.isEmpty
      ? try measured(arguments) : try Output.readResults(arguments.resultFiles)
    let comparison = try Output.readComparison(results, folder: arguments.peersFolder)
    Output.printTables(results)
    if arguments.peersFolder != nil { Output.printComparison(comparison) }
    if let file = arguments.jsonFile {
      try results.json.write(toFile: file, atomically: true, encoding: .utf8)
    }
    if arguments.makesPlots { try Output.writePlots(results, comparison) }
    if arguments.checksLimits { try checkLimits(results, arguments) }
  }

  private static func measured(_ arguments: Arguments) throws -> Results {
    let lines = Line.all(arguments.sizes).filter(arguments.includes)
    let wantsMemory = arguments.names.isEmpty || arguments.names.contains("memory")
    if lines.isEmpty, !wantsMemory {
      throw Arguments.Problem.usage("no line is called \(arguments.names.joined(separator: ", "))")
    }
    // Memory first: what later lines leave behind in free lists would be counted to nobody.
    let memory = wantsMemory ? MemoryUse.measure(counts: [1000, 10_000]) : []
    var results = try suite(lines, arguments).measure()
    results.memory = memory
    return results
  }

  private static func suite(_ lines: [Line], _ arguments: Arguments) -> Suite {
    Suite(
      lines: lines,
      sampler: Sampler(
        budget: arguments.isQuick ? 30_000 : 300_000, stopwatch: arguments.stopwatch),
      repetitions: arguments.repetitions ?? (arguments.isQuick ? 1 : 3))
  }

  /// Measures lines that fail up to twice again, and fails with those that fail each time.
  private static func checkLimits(_ results: Results, _ arguments: Arguments) throws {
    var failures = Limits.failures(in: results)
    for _ in 0..<2 where !failures.isEmpty {
      let names = Set(failures.map(\.name))
      let lines = Line.all(arguments.sizes).filter { names.contains($0.name) }
      let again = try suite(lines, arguments).measure()
      let stillFailing = Set(Limits.failures(in: again).map(\.name))
      failures.removeAll { !stillFailing.contains($0.name) }
    }
    if failures.isEmpty {
      print("all limits are kept")
    } else {
      fail(failures.map { "LIMIT  \($0.text)\n" }.joined(), status: 1)
    }
  }

  private static func unknown(_ name: String, _ names: [String]) -> Arguments.Problem {
    .usage("no \(name); there are \(names.joined(separator: ", "))")
  }

  private static func fail(_ text: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data(text.utf8))
    exit(status)
  }
}
