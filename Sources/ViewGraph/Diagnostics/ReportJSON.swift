extension UpdateReport {
  /// The report as JSON, with keys in a fixed order and no times or addresses: equal reports give
  /// equal bytes.
  ///
  /// A report of several updates has them under `updates`.
  public func json() -> String {
    let updates = reportedUpdates
    var fields: [(String, JSONText)] = [("version", .int(1))]
    if updates.count == 1 {
      fields += updates[0].jsonFields
    } else {
      fields.append(("trigger", .string(headline)))
      fields.append(("updates", .array(updates.map { .object($0.jsonFields) })))
    }
    return JSONText.object(fields).compact
  }

  package var jsonFields: [(String, JSONText)] {
    [
      ("update", .int(number)), ("trigger", .string(trigger)), ("headline", .string(headline)),
      ("bodies", .array(bodies.map { .string($0) })),
      ("writes", .array(contents.writes.map(\.json))),
      ("runs", .array(runs.map(\.json))),
      ("skips", .array(skips.map(\.json))),
      ("issues", .array(issues.map(\.json))),
      ("ran", .int(bodies.count)), ("skipped", .int(contents.skips.count)),
      ("wasted", .int(wasted.count)),
    ]
  }
}

extension Write {
  fileprivate var json: JSONText {
    .object([
      ("target", .string(target)), ("old", .string(old)), ("new", .string(new)),
      ("owner", .string(owner)), ("equal", .bool(isEqual)), ("unread", .bool(isUnread)),
    ])
  }
}

extension BodyRun {
  fileprivate var json: JSONText {
    .object([
      ("kind", .string(kind.rawValue)), ("view", .string(view)), ("identity", .string(identity)),
      ("causes", .array(causes.map(\.json))), ("reads", .array(reads.map { .string($0) })),
      ("changed", .bool(changed)), ("changedText", .bool(changedText)),
    ])
  }
}

extension Skip {
  fileprivate var json: JSONText {
    .object([
      ("view", .string(view)), ("identity", .string(identity)), ("reason", .string(reason)),
    ])
  }
}

extension GraphIssue {
  fileprivate var json: JSONText {
    .object([
      ("rule", .string(rule)), ("message", .string(message)), ("view", .string(view)),
      ("property", .string(property)), ("suggestion", .string(suggestion)),
    ])
  }
}

extension Cause {
  fileprivate var json: JSONText {
    func change(_ kind: String, _ change: ValueChange) -> JSONText {
      .object([
        ("cause", .string(kind)), ("name", .string(change.name)), ("owner", .string(change.owner)),
        ("old", change.old.map { .string($0) } ?? .null),
        ("new", change.new.map { .string($0) } ?? .null),
      ])
    }
    switch self {
    case .mounted: return .object([("cause", .string("mounted"))])
    case .identityChanged: return .object([("cause", .string("identityChanged"))])
    case .input(let changes):
      let fields = changes.map { field in
        JSONText.object([
          ("name", .string(field.name)), ("old", .string(field.old)), ("new", .string(field.new)),
        ])
      }
      return .object([("cause", .string("input")), ("fields", .array(fields))])
    case .state(let value): return change("state", value)
    case .binding(let value): return change("binding", value)
    case .property(let value): return change("property", value)
    case .environment(let value): return change("environment", value)
    case .appStorage(let value): return change("appStorage", value)
    case .sceneStorage(let value): return change("sceneStorage", value)
    case .objectWillChange(let object):
      return .object([
        ("cause", .string("objectWillChange")), ("object", .string(object.object)),
        ("property", object.property.map { .string($0) } ?? .null),
        ("reads", .array(object.reads.map { .string($0) })),
      ])
    case .focus(let name):
      return .object([("cause", .string("focus")), ("name", .string(name))])
    case .preference(let name):
      return .object([("cause", .string("preference")), ("name", .string(name))])
    case .forced(let reason):
      return .object([("cause", .string("forced")), ("reason", .string(reason))])
    }
  }
}
