/// What one script made two screens evaluate, step by step.
public struct InvalidationComparison: Sendable {
  /// One update of one screen.
  public struct Step: Sendable {
    /// Everything the update did.
    public var report: UpdateReport
    /// The texts and values on the screen after it.
    public var shows: [String]

    package init(_ report: UpdateReport, shows: [String]) {
      self.report = report
      self.shows = shows
    }

    /// The time spent in bodies.
    ///
    /// Not part of any printed form.
    public var duration: Duration { report.runs.reduce(.zero) { $0 + $1.duration } }
  }

  /// One of the screens.
  public struct Variant: Sendable {
    /// What it is called.
    public var name: String
    /// Its updates, the launch first.
    public var steps: [Step]

    package init(name: String, steps: [Step]) {
      self.name = name
      self.steps = steps
    }

    /// How many bodies ran after the launch.
    public var runs: Int { steps.dropFirst().reduce(0) { $0 + $1.report.bodies.count } }
    /// How many of them described the same as before.
    public var wasted: Int { steps.dropFirst().reduce(0) { $0 + $1.report.wasted.count } }
    /// How many views were reached and left alone after the launch.
    public var skips: Int { steps.dropFirst().reduce(0) { $0 + $1.report.skips.count } }
  }

  /// A step after which a screen did not show what the first one shows.
  public struct Difference: Sendable, Hashable {
    /// What the screen is called.
    public var variant: String
    /// The place of the step, 0 for the launch.
    public var step: Int
    /// What the step was.
    public var trigger: String
    /// What the first screen shows and this one does not.
    public var missing: [String]
    /// What this screen shows and the first one does not.
    public var added: [String]
  }

  /// The screens, in the order given.
  public var variants: [Variant]

  package init(_ variants: [Variant]) { self.variants = variants }

  /// The steps after which a screen differs from the first; empty where all show the same all along.
  public var differences: [Difference] {
    guard let first = variants.first else { return [] }
    return variants.dropFirst().flatMap { other in
      (0..<max(first.steps.count, other.steps.count)).compactMap { index -> Difference? in
        let left = first.steps.indices.contains(index) ? first.steps[index].shows : nil
        let right = other.steps.indices.contains(index) ? other.steps[index].shows : nil
        if left == right { return nil }
        return Difference(
          variant: other.name, step: index, trigger: trigger(ofStep: index),
          missing: (left ?? []).filter { !(right ?? []).contains($0) },
          added: (right ?? []).filter { !(left ?? []).contains($0) })
      }
    }
  }

  fileprivate var stepCount: Int { variants.map(\.steps.count).max() ?? 0 }

  fileprivate func trigger(ofStep index: Int) -> String {
    let named = variants.first { $0.steps.indices.contains(index) }
    return named?.steps[index].report.trigger ?? ""
  }
}

extension InvalidationComparison: CustomStringConvertible {
  /// A table: a line a step, and for each screen the bodies that ran, the wasted ones and the skips.
  public var description: String {
    var rows = (0..<stepCount).map { index in
      [trigger(ofStep: index)]
        + variants.flatMap { variant -> [String] in
          guard variant.steps.indices.contains(index) else { return ["", "", ""] }
          let report = variant.steps[index].report
          return [report.bodies.count, report.wasted.count, report.skips.count].map(String.init)
        }
    }
    rows.append(
      ["after launch"]
        + variants.flatMap { [$0.runs, $0.wasted, $0.skips].map(String.init) })
    let stepWidth = rows.map(\.[0].count).max() ?? 0
    let columns = ["ran", "wasted", "skipped"]
    let natural = columns.reduce(0) { $0 + $1.count + 2 }
    // A name longer than its columns pushes them to the right.
    let spare = variants.map { max(0, $0.name.count + 2 - natural) }
    func line(_ first: String, _ cells: [String]) -> String {
      first.padded(to: stepWidth)
        + cells.enumerated().map { index, cell in
          let column = index % columns.count
          let extra = column == 0 ? spare[index / columns.count] : 0
          return cell.paddedLeft(to: columns[column].count + 2 + extra)
        }.joined()
    }
    let names = zip(variants, spare).map { "  " + $0.name.padded(to: natural + $1 - 2) }.joined()
    let heads = line("", variants.flatMap { _ in columns })
    let rule = String(repeating: "─", count: heads.count)
    let lines = rows.map { line($0[0], Array($0.dropFirst())) }
    let table =
      ["".padded(to: stepWidth) + names, heads, rule] + lines.dropLast() + [rule, lines.last ?? ""]
    return (table.map(\.trimmingTrailingSpaces) + [verdict]).joined(separator: "\n")
  }

  /// Whether the screens show the same, in a sentence; where not, at which steps and how.
  package var verdict: String {
    let differences = differences
    if differences.isEmpty { return "The screens show the same after every step." }
    let name = variants[0].name
    let lines = differences.map { difference in
      "  after \(difference.trigger): \(name) shows \(Self.list(difference.missing)); "
        + "\(difference.variant) shows \(Self.list(difference.added))"
    }
    return (["The screens differ:"] + lines).joined(separator: "\n")
  }

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "nothing of its own" : texts.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension InvalidationComparison {
  /// The comparison as JSON, with keys in a fixed order and no times.
  ///
  /// - Parameter lab: What the comparison is called; left out where it is nil.
  public func json(lab: String? = nil) -> String {
    var fields: [(String, JSONText)] = [("version", .int(1))]
    if let lab { fields.append(("lab", .string(lab))) }
    fields.append(("variants", .array(variants.map(\.json))))
    fields.append(("equal", .bool(differences.isEmpty)))
    return JSONText.object(fields).compact
  }
}

extension InvalidationComparison.Variant {
  fileprivate var json: JSONText {
    let updates = steps.map { step -> JSONText in
      let report = step.report
      return .object([
        ("trigger", .string(report.trigger)),
        ("bodies", .array(report.bodies.map { .string($0) })),
        ("wasted", .array(report.wasted.map { .string($0.view) })),
        ("skipped", .array(report.skips.map { .string($0.view) })),
        ("shows", .array(step.shows.map { .string($0) })),
      ])
    }
    return .object([
      ("name", .string(name)), ("updates", .array(updates)), ("ran", .int(runs)),
      ("wasted", .int(wasted)), ("skipped", .int(skips)),
    ])
  }
}
