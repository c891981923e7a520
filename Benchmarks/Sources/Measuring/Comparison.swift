/// Our results beside those of other libraries.
package struct Comparison {
  let results: Results
  package let peers: [PeerResults]
  let processes: [ProcessRun]

  package init(_ results: Results, peers: [PeerResults], processes: [ProcessRun] = []) {
    self.results = results
    self.peers = peers
    self.processes = processes
  }

  /// The libraries, in the order of their files.
  private var names: [String] {
    var seen: Set<String> = []
    return peers.map(\.peer).filter { seen.insert($0).inserted }
  }

  /// Which of a library's styles does what one of ours does.
  private static func variant(for style: String) -> String {
    style == "models" || style == "state" ? "local" : "parent"
  }

  private func peer(_ name: String, for style: String) -> PeerResults? {
    peers.first { $0.peer == name && $0.variant == Self.variant(for: style) }
  }

  /// One row for each of our measurements that some library has too; in brackets how many times
  /// ours the library took.
  package var table: TextTable {
    var table = TextTable(
      ["operation", "style", "n", "floor", "ViewGraph", "× floor", "required", "aim", ""] + names,
      wordColumns: 2)
    for measurement in results.measurements {
      let (key, goal) = (measurement.key, Goal.goal(of: measurement.key))
      let cells = names.map { cell(of: peer($0, for: key.style), measurement) }
      if cells.allSatisfy(\.isEmpty), goal == nil { continue }
      table.add(
        [
          key.name, key.style, Readable.whole(key.count),
          "\(measurement.floor) \(Readable.time(measurement.floorMedian))",
          Readable.time(measurement.median), measurement.ratio.map(Readable.ratio) ?? "",
          goal?.required?.text ?? "", goal?.aim?.text ?? "",
          ResultTables.verdict(measurement, goal),
        ] + cells)
    }
    return table
  }

  private func cell(of peer: PeerResults?, _ measurement: LineResult) -> String {
    let key = measurement.key
    guard let time = peer?.time(of: key.name, count: key.count) else { return "" }
    return "\(Readable.time(time)) (\(Readable.ratio(time / measurement.median)))"
  }

  /// Bytes a row at 10,000 rows.
  package var memory: TextTable {
    var table = TextTable(["bytes a row, 10,000 rows", "floor", "ViewGraph"] + names)
    for use in results.memory where use.count == 10_000 {
      table.add(
        [
          use.style, "\(use.floor) \(Readable.whole(Int(use.floorBytesPerRow.rounded())))",
          Readable.whole(Int(use.bytesPerRow.rounded())),
        ]
          + names.map { name in
            peer(name, for: use.style)?.bytesPerRow.map { Readable.whole(Int($0.rounded())) } ?? ""
          })
    }
    return table
  }

  /// Whole processes, the fastest first.
  package var wholeProcesses: TextTable {
    var table = TextTable(["whole process", "wall", "CPU", "peak MiB", "wall, × ViewGraph"])
    let wall = { (run: ProcessRun) in Statistics.median(run.seconds) ?? .nan }
    let own = processes.first { $0.who == "ViewGraph" }.map(wall)
    for run in processes.sorted(by: { wall($0) < wall($1) }) {
      table.add([
        run.who, Readable.time(wall(run) * 1e6),
        Readable.time((Statistics.median(run.cpuSeconds) ?? .nan) * 1e6),
        Readable.whole(Int(run.peakMegabytes.rounded())),
        own.map { Readable.ratio(wall(run) / $0) } ?? "",
      ])
    }
    return table
  }

  /// What each library is, in which version, and what it was run on.
  package var versions: TextTable {
    var table = TextTable(["peer", "version", "runtime", "host"], wordColumns: 4)
    for name in names {
      let peer = peers.first { $0.peer == name }!
      table.add([name, peer.version, peer.runtime, peer.host])
    }
    return table
  }

  // MARK: - Plots

  /// How our own operations grow.
  package var growth: GrowthPlot? {
    let shown = [
      ["create", "models"], ["clear", "models"], ["swap", "models"], ["remove", "models"],
      ["update-one", "values"], ["select", "models"], ["environment-one", "state"],
      ["update-one", "models"], ["chain-leaf", "state"], ["update-one", "state"],
    ]
    return GrowthPlot(
      "ViewGraph: time of one operation over the number of rows",
      shown.compactMap { line in
        let points = points(name: line[0], style: line[1])
        return points.isEmpty ? nil : .init("\(line[0]), \(line[1])", points)
      })
  }

  /// One row's update, ours and that of the others.
  package var updateOne: GrowthPlot? {
    var series = [GrowthPlot.Series("ViewGraph", points(name: "update-one", style: "models"))]
    for peer in peers where peer.variant == "local" {
      let entries = peer.results.filter { $0.name == "update-one" }.sorted { $0.count < $1.count }
      let points = entries.map {
        Growth.Point(size: Double($0.count), time: Statistics.median($0.times) ?? .nan)
      }
      if !points.isEmpty { series.append(.init(peer.peer, points)) }
    }
    return GrowthPlot("Update one row: time over the number of rows", series)
  }

  private func points(name: String, style: String) -> [Growth.Point] {
    (results.series.first { $0.name == name && $0.style == style }?.measurements ?? []).map {
      Growth.Point(size: Double($0.key.count), time: $0.median)
    }
  }
}
