/// Sends a terminal the lines that differ from those it shows.
struct FrameWriter {
  private var shown: [String] = []

  /// Forgets what the terminal shows: the next frame is sent whole.
  mutating func invalidate() { shown = [] }

  /// What brings the terminal from the frame before to this one; empty where they are the same.
  mutating func update(to lines: [String]) -> String {
    var output = ""
    if shown.count != lines.count {
      output += "\u{1B}[2J"
      shown = [String](repeating: "", count: lines.count)
    }
    for (index, line) in lines.enumerated() where line != shown[index] {
      // Cleared first: at the end of a full line the cursor still stands on its last column.
      output += "\u{1B}[\(index + 1);1H\u{1B}[0m\u{1B}[K\(line)"
    }
    shown = lines
    // The terminal shows the changes together, where it knows how.
    return output.isEmpty ? "" : "\u{1B}[?2026h\(output)\u{1B}[?2026l"
  }
}
