import Labs
import ViewGraph

/// Asks which bodies an action will run, and then shows which did.
@MainActor struct Quiz {
  private let io: CommandIO

  init(io: CommandIO) { self.io = io }

  /// Asks about labs in turn, until all are done or the input ends.
  ///
  /// - Returns: The exit status.
  func ask(_ labs: [Lab]) async throws -> Int32 {
    var score = Score()
    for lab in labs {
      guard try await ask(lab, &score) else {
        if score.asked > 0 { io.print("The input ended here.") }
        break
      }
    }
    if score.asked == 0 {
      io.print("There is no input to answer with. Run it in a terminal, or give a line an answer.")
    } else {
      io.print("\(score.right) of \(score.asked) right.")
    }
    return 0
  }

  private struct Score {
    var asked = 0
    var right = 0
  }

  /// Returns false once the input has ended.
  private func ask(_ lab: Lab, _ score: inout Score) async throws -> Bool {
    let run = try await LabRun(lab)
    io.print(io.ink.bold("\(lab.name): \(lab.title)"))
    for line in TextColumns.wrapped(question(about: run)) { io.print(line) }
    for variant in run.variants {
      let choices = choices(of: variant)
      let list = choices.enumerated().map { "\($0.offset + 1) \($0.element)" }
      io.print("")
      io.print(io.ink.bold(variant.name))
      for line in TextColumns.listed(list, separator: "   ") { io.print("  " + line) }
      for step in variant.steps.dropFirst() {
        io.write("\(step.step.name) runs: ")
        guard let answer = io.readLine() else {
          io.print("")
          return false
        }
        reveal(step, Guess(answer, choices: choices), &score)
      }
    }
    io.print("")
    for line in TextColumns.wrapped("Why: \(lab.reason)") { io.print(line) }
    io.print("")
    return true
  }

  private func question(about run: LabRun) -> String {
    run.variants.count > 1
      ? "The screen is written \(run.variants.count) ways. Which bodies does each action run?"
      : "Which bodies does each action run?"
  }

  /// The views whose bodies print, in the order in which they were first seen.
  private func choices(of variant: VariantRun) -> [String] {
    var names: [String] = []
    for name in variant.steps.flatMap(bodies) where !names.contains(name) { names.append(name) }
    return names
  }

  private func bodies(of step: StepRun) -> [String] {
    step.console.filter { $0.hasSuffix(".body") }.map { String($0.dropLast(5)) }
  }

  private func reveal(_ step: StepRun, _ guess: Guess, _ score: inout Score) {
    let bodies = bodies(of: step)
    let isRight = guess.unknown.isEmpty && Set(guess.names) == Set(bodies)
    score.asked += 1
    if isRight { score.right += 1 }
    let what = bodies.isEmpty ? "none" : bodies.joined(separator: ", ")
    let verdict = isRight ? io.ink.good("right") : io.ink.bad("no")
    io.print("  \(verdict): \(what)")
    for word in guess.unknown { io.print("  \"\(word)\" is none of the views above") }
  }
}

/// An answer: names or numbers, with spaces or commas between them.
struct Guess {
  private(set) var names: [String] = []
  private(set) var unknown: [String] = []

  init(_ answer: String, choices: [String]) {
    var rest = answer[...]
    // Names first: one may have a space in it, as `Row 1` has.
    for name in choices.sorted(by: { $0.count > $1.count }) {
      while let range = rest.range(of: name) {
        names.append(name)
        rest.replaceSubrange(range, with: ",")
      }
    }
    for word in rest.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "\t" }) {
      if let number = Int(word), choices.indices.contains(number - 1) {
        names.append(choices[number - 1])
      } else if !["none", "-"].contains(word) {
        unknown.append(String(word))
      }
    }
  }
}
