import Workloads

/// What the command is asked to do.
struct Arguments {
  var sizes = Line.Sizes.full
  var repetitions: Int?
  var names: [String] = []
  var style: String?
  var jsonFile: String?
  var resultFiles: [String] = []
  var peersFolder: String?
  var makesPlots = false
  var checksLimits = false
  var stopwatch = Stopwatch.wall
  var coldSubject: String?
  var instructions: String?
  var isListing = false

  static let help = """
    usage: bench [--quick] [--only NAME]... [--style STYLE] [--repetitions N] [--json FILE]
                 [--peers FOLDER] [--plot] [--cpu] [--limits]
           bench --read FILE... [--peers FOLDER] [--plot]

      --quick            smaller sizes and shorter samples: for a look, not for a record
      --only NAME        only lines of this name (create, update-one, …; memory;
                         fieldnotes-key); may be repeated
      --style STYLE      only lines of this style (models, values, state, broadcast)
      --repetitions N    how often all lines are measured, one after the other
      --json FILE        writes the results
      --read FILE        takes results from such files, and measures nothing
      --peers FOLDER     prints the results of other libraries beside ours
      --plot             writes Plots/ and RESULTS.md into the folder of the package
      --cpu              counts the time the processors gave: for a busy machine
      --limits           fails where an exponent is too large, or a ratio beyond twice its goal
      --list             prints the names of all lines

      bench --cold viewgraph|floor
                         one whole run, to be timed from outside
      bench --instructions NAME
                         some runs of one operation, to be counted by callgrind

    """

  enum Problem: Error { case usage(String) }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Problem.usage("\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": sizes = .quick
      case "--only": names.append(try value(argument))
      case "--style": style = try value(argument)
      case "--repetitions":
        guard let count = Int(try value(argument)), count > 0 else {
          throw Problem.usage("--repetitions needs a number from 1 on")
        }
        repetitions = count
      case "--json": jsonFile = try value(argument)
      case "--read":
        resultFiles.append(try value(argument))
        while let next = rest.first, !next.hasPrefix("--") {
          resultFiles.append(next)
          rest.removeFirst()
        }
      case "--peers": peersFolder = try value(argument)
      case "--plot": makesPlots = true
      case "--cpu": stopwatch = .processor
      case "--limits": checksLimits = true
      case "--cold": coldSubject = try value(argument)
      case "--instructions": instructions = try value(argument)
      case "--list": isListing = true
      case "--help", "-h": throw Problem.usage("")
      default: throw Problem.usage("unknown argument \(argument)")
      }
    }
  }

  var isQuick: Bool { sizes == .quick }

  /// Whether keys are timed to the screen: where they are named, and beside the whole table.
  @MainActor var wantsKeys: Bool {
    guard resultFiles.isEmpty, !checksLimits else { return false }
    return names.isEmpty ? style == nil : names.contains(KeyToScreen.name)
  }

  @MainActor func includes(_ line: Line) -> Bool {
    (names.isEmpty || names.contains(line.name)) && (style == nil || style == line.style.rawValue)
  }
}
