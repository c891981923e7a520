import ViewGraph

extension Canvas {
  /// The characters alone: no spaces at the ends of lines, no empty lines at the end.
  var plainText: String {
    var result = ""
    var emptyLines = 0
    for line in lines {
      var text = ""
      var spaces = 0
      for cell in line where cell.columns > 0 {
        if cell.character == " " {
          spaces += 1
          continue
        }
        if spaces > 0 {
          text += String(repeating: " ", count: spaces)
          spaces = 0
        }
        text.append(cell.character)
      }
      if text.isEmpty {
        emptyLines += 1
        continue
      }
      result += String(repeating: "\n", count: emptyLines + (result.isEmpty ? 0 : 1))
      emptyLines = 0
      result += text
    }
    return result
  }
}
