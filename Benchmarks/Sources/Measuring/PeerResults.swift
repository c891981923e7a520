import Foundation

/// What another library needed for the same operations, in one of its styles.
package struct PeerResults: Decodable, Equatable, Sendable {
  /// One operation at one size.
  package struct Entry: Decodable, Equatable, Sendable {
    package let name: String
    package let count: Int
    package var times: [Double]
    package let bodies: Int?

    package init(name: String, count: Int, times: [Double], bodies: Int?) {
      self.name = name
      self.count = count
      self.times = times
      self.bodies = bodies
    }

    private enum CodingKeys: String, CodingKey {
      case name, count = "n", times = "times_us", bodies
    }
  }

  /// The library, as a column is headed: `React`.
  package let peer: String
  package let version: String
  /// What it ran on, with its version.
  package let runtime: String
  /// `local`: a row owns what it shows; `parent`: the parent hands over a new array.
  package let variant: String
  package let host: String
  package var results: [Entry]
  package var bytesPerRow: Double?

  private enum CodingKeys: String, CodingKey {
    case peer, version, runtime, variant, host, results
    case bytesPerRow = "bytes_per_row"
  }

  package init(
    peer: String, version: String, runtime: String, variant: String, host: String,
    results: [Entry], bytesPerRow: Double? = nil
  ) {
    self.peer = peer
    self.version = version
    self.runtime = runtime
    self.variant = variant
    self.host = host
    self.results = results
    self.bytesPerRow = bytesPerRow
  }

  /// The median of the repetitions, nil where the operation was not measured.
  package func time(of name: String, count: Int) -> Double? {
    results.first { $0.name == name && $0.count == count }.flatMap { Statistics.median($0.times) }
  }

  /// Adds the repetitions of another run of the same.
  package mutating func merge(_ other: PeerResults) {
    for entry in other.results {
      if let place = results.firstIndex(where: { $0.name == entry.name && $0.count == entry.count })
      {
        results[place].times += entry.times
      } else {
        results.append(entry)
      }
    }
    bytesPerRow = bytesPerRow ?? other.bytesPerRow
  }

  /// All that stands in some files, the runs of one library and style put together.
  package static func merged(_ files: [PeerResults]) -> [PeerResults] {
    var merged: [PeerResults] = []
    for file in files {
      if let place = merged.firstIndex(where: {
        $0.peer == file.peer && $0.variant == file.variant
      }) {
        merged[place].merge(file)
      } else {
        merged.append(file)
      }
    }
    return merged
  }
}

/// A whole run of a program, timed from outside.
package struct ProcessRun: Decodable, Equatable, Sendable {
  package let who: String
  package let seconds: [Double]
  package let cpuSeconds: [Double]
  package let peakMegabytes: Double

  private enum CodingKeys: String, CodingKey {
    case who, seconds
    case cpuSeconds = "cpu_seconds"
    case peakMegabytes = "peak_mib"
  }
}
