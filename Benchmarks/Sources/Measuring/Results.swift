import Foundation

/// Everything that one run of the benchmarks found out.
package struct Results: Equatable, Sendable {
  package var measurements: [LineResult] = []
  package var memory: [MemoryUse] = []

  package init(measurements: [LineResult] = [], memory: [MemoryUse] = []) {
    self.measurements = measurements
    self.memory = memory
  }

  package subscript(key: LineResult.Key) -> LineResult? {
    measurements.first { $0.key == key }
  }

  /// Adds the repetitions of another run; figures of memory are kept from the first.
  package mutating func merge(_ other: Results) {
    for measurement in other.measurements {
      if let place = measurements.firstIndex(where: { $0.key == measurement.key }) {
        measurements[place].append(measurement)
      } else {
        measurements.append(measurement)
      }
    }
    if memory.isEmpty { memory = other.memory }
  }

  /// The measured sizes of each line, smallest first, in the order of the lines.
  package var series: [(name: String, style: String, measurements: [LineResult])] {
    var order: [[String]] = []
    var groups: [[String]: [LineResult]] = [:]
    for measurement in measurements {
      let line = [measurement.key.name, measurement.key.style]
      if groups[line] == nil { order.append(line) }
      groups[line, default: []].append(measurement)
    }
    return order.map { line in
      (line[0], line[1], groups[line]!.sorted { $0.key.count < $1.key.count })
    }
  }
}

// MARK: - JSON

extension Results {
  /// One record a line, keys in a fixed order.
  ///
  /// `results` has the names and keys that others rely on; `details` and `memory` are beside it.
  package var json: String {
    let results = measurements.filter { !Self.isDetailOnly($0) }.map { measurement in
      var fields = Self.keyFields(of: measurement)
      fields.append("\"median_us\":\(Self.number(measurement.median))")
      fields.append("\"floor_us\":\(Self.number(measurement.floorMedian))")
      fields.append("\"bodies\":\(measurement.bodies)")
      return "{\(fields.joined(separator: ","))}"
    }
    let details = measurements.map { measurement in
      let times = measurement.times.map(Self.number).joined(separator: ",")
      let floorTimes = measurement.floorTimes.map(Self.number).joined(separator: ",")
      var fields = Self.keyFields(of: measurement)
      fields.append("\"bodies\":\(measurement.bodies)")
      fields.append("\"floor\":\"\(measurement.floor)\"")
      fields.append("\"spread\":\(Self.number(measurement.spread))")
      fields.append("\"times_us\":[\(times)]")
      fields.append("\"floor_times_us\":[\(floorTimes)]")
      return "{\(fields.joined(separator: ","))}"
    }
    let memory = memory.map {
      "{\"style\":\"\($0.style)\",\"n\":\($0.count),"
        + "\"bytes_per_row\":\(Self.number($0.bytesPerRow)),\"floor\":\"\($0.floor)\","
        + "\"floor_bytes_per_row\":\(Self.number($0.floorBytesPerRow))}"
    }
    return "{\"version\":1,\n\"results\":\(Self.list(results)),\n"
      + "\"details\":\(Self.list(details)),\n\"memory\":\(Self.list(memory))}\n"
  }

  /// Lines that are of use beside others, and not among the names agreed upon.
  private static func isDetailOnly(_ measurement: LineResult) -> Bool {
    measurement.key.name == "text-join"
  }

  private static func keyFields(of measurement: LineResult) -> [String] {
    let key = measurement.key
    return ["\"name\":\"\(key.name)\"", "\"style\":\"\(key.style)\"", "\"n\":\(key.count)"]
  }

  private static func list(_ records: [String]) -> String {
    records.isEmpty ? "[]" : "[\n\(records.joined(separator: ",\n"))]"
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    var text = String(format: "%.4f", value)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// What `json` has written.
  package init(json: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: json)
    measurements = file.details.map {
      LineResult(
        key: LineResult.Key(name: $0.name, style: $0.style, count: $0.n), bodies: $0.bodies,
        floor: $0.floor, times: $0.times_us, floorTimes: $0.floor_times_us)
    }
    memory = file.memory.map {
      MemoryUse(
        style: $0.style, count: $0.n, bytesPerRow: $0.bytes_per_row, floor: $0.floor,
        floorBytesPerRow: $0.floor_bytes_per_row)
    }
  }

  private struct File: Decodable {
    struct Detail: Decodable {
      let name: String, style: String, n: Int, bodies: Int, floor: String
      let times_us: [Double], floor_times_us: [Double]
    }

    struct Memory: Decodable {
      let style: String, n: Int, bytes_per_row: Double
      let floor: String, floor_bytes_per_row: Double
    }

    let details: [Detail]
    let memory: [Memory]
  }
}
