import Foundation

/// What kind of machine this is; nothing that tells it from another of the kind.
enum Machine {
  static var facts: [(name: String, value: String)] {
    let date = Date.now.formatted(.iso8601.year().month().day())
    return [("Date", date), ("Machine", kind), ("System", system), ("Swift", swiftVersion)]
  }

  private static var kind: String {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let memory = Int((Double(ProcessInfo.processInfo.physicalMemory) / 1_073_741_824).rounded())
    return "\(processors) cores, \(processorName), \(memory) GiB"
  }

  private static var processorName: String {
    field("model name", of: "/proc/cpuinfo", separator: ":") ?? "unknown processor"
  }

  private static var system: String {
    let name = field("PRETTY_NAME", of: "/etc/os-release", separator: "=")
    return name?.replacing("\"", with: "") ?? ProcessInfo.processInfo.operatingSystemVersionString
  }

  private static func field(_ name: String, of file: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
      let start = line.firstIndex(of: separator)
    else { return nil }
    return line[line.index(after: start)...].trimmingCharacters(in: .whitespaces)
  }

  /// The version of the compiler on the path.
  private static var swiftVersion: String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "--version"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "unknown" }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first ?? "unknown"
    return String(line).replacing("Swift version ", with: "")
  }
}
