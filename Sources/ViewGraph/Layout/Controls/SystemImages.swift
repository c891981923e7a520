/// Signs of one column for system images that have a common one.
enum SystemImages {
  /// The sign, nil where the image is shown by its name.
  static func sign(for name: String) -> String? {
    if let sign = signs[name] { return sign }
    // A filled, circled or squared form is the same sign.
    var base = name[...]
    for suffix in [".fill", ".circle", ".square"] {
      while base.hasSuffix(suffix) { base = base.dropLast(suffix.count) }
    }
    return signs[String(base)]
  }

  private static let signs = [
    "plus": "+", "minus": "−", "xmark": "×", "checkmark": "✓", "multiply": "×", "equal": "=",
    "questionmark": "?", "exclamationmark": "!", "info": "i", "number": "#", "at": "@",
    "star": "☆", "star.fill": "★", "star.circle.fill": "★", "heart": "♡", "heart.fill": "♥",
    "heart.circle.fill": "♥", "circle": "○", "circle.fill": "●", "square": "□",
    "square.fill": "■", "triangle": "△", "triangle.fill": "▲", "diamond": "◇",
    "diamond.fill": "◆", "checkmark.square": "☑", "checkmark.square.fill": "☑",
    "checkmark.circle": "✓", "checkmark.circle.fill": "✓", "chevron.right": "›",
    "chevron.left": "‹", "chevron.up": "⌃", "chevron.down": "⌄", "chevron.forward": "›",
    "chevron.backward": "‹", "arrow.right": "→", "arrow.left": "←", "arrow.up": "↑",
    "arrow.down": "↓", "arrow.up.right": "↗", "arrow.down.right": "↘", "arrow.clockwise": "↻",
    "arrow.counterclockwise": "↺", "arrow.forward": "→", "arrow.backward": "←",
    "arrow.left.arrow.right": "↔", "arrow.up.arrow.down": "↕", "arrow.uturn.backward": "↶",
    "arrow.uturn.forward": "↷", "ellipsis": "⋯", "magnifyingglass": "⌕", "gear": "⚙",
    "gearshape": "⚙", "pencil": "✎", "square.and.pencil": "✎", "envelope": "✉",
    "phone": "☎", "house": "⌂", "flag": "⚑", "flag.fill": "⚑", "scissors": "✂", "music.note": "♪",
    "sun.max": "☼", "sun.max.fill": "☼", "cloud": "☁", "cloud.fill": "☁", "umbrella": "☂",
    "snowflake": "❄", "moon": "☾", "moon.fill": "☾", "airplane": "✈", "trash": "⌫",
    "delete.left": "⌫", "power": "⏻", "command": "⌘", "option": "⌥", "shift": "⇧",
    "return": "↵", "escape": "⎋", "exclamationmark.triangle": "⚠",
    "exclamationmark.triangle.fill": "⚠", "person": "☺", "person.fill": "☻", "lock": "⚿",
    "list.bullet": "≡", "line.3.horizontal": "≡", "text.alignleft": "≡", "bookmark": "⚐",
    "play": "▷", "play.fill": "▶", "stop": "□", "stop.fill": "■", "sum": "∑", "infinity": "∞",
    "percent": "%", "dollarsign": "$", "eurosign": "€", "sterlingsign": "£", "yensign": "¥",
    "dot": "·", "sparkle": "✦", "sparkles": "✦", "crown": "♔", "leaf": "❧", "globe": "⊕",
    "minus.circle": "⊖", "plus.circle": "⊕", "xmark.circle": "⊗", "tray": "⊔", "link": "∞",
  ]
}
