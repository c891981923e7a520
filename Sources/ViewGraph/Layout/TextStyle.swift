/// How cells are set: what a terminal can show of fonts, colours and states.
package struct TextStyle: Hashable, Sendable {
  package var isBold = false
  package var isDim = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruckThrough = false
  package var isInverse = false
  package var color: Color?
  package var background: Color?

  package init() {}

  func bold() -> TextStyle { with { $0.isBold = true } }
  func dim() -> TextStyle { with { $0.isDim = true } }
  func underlined() -> TextStyle { with { $0.isUnderlined = true } }
  func inverse() -> TextStyle { with { $0.isInverse = true } }
  func colored(_ color: Color?) -> TextStyle { with { if let color { $0.color = color } } }

  private func with(_ change: (inout TextStyle) -> Void) -> TextStyle {
    var copy = self
    change(&copy)
    return copy
  }
}
