import Foundation
import Measuring
import Workloads

/// Measures lines, all of them once before any of them again.
@MainActor struct Suite {
  let lines: [Line]
  let sampler: Sampler
  let repetitions: Int

  func measure() throws -> Results {
    var results = Results()
    for repetition in 1...repetitions {
      for (number, line) in lines.enumerated() {
        report("\(repetition)/\(repetitions) · \(number + 1)/\(lines.count) · \(line.label)")
        results.merge(Results(measurements: [try measure(line)]))
      }
    }
    report("")
    return results
  }

  private func measure(_ line: Line) throws -> LineResult {
    do {
      return LineResult(
        key: LineResult.Key(name: line.name, style: line.style.rawValue, count: line.count),
        bodies: line.bodies, floor: line.floor, times: [try sampler.median(of: line.make)],
        floorTimes: [try sampler.median(of: line.makeFloor)])
    } catch let wrong as WrongResult {
      throw WrongResult(line.label, wrong)
    }
  }

  /// Shows on a terminal what is being measured, in one line.
  private func report(_ text: String) {
    guard isatty(FileHandle.standardError.fileDescriptor) != 0 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }
}
