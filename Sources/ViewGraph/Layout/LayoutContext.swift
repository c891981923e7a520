/// What a box is made under: everything that surrounds an element and changes how it looks.
struct LayoutContext: Equatable {
  /// What is around a control, where that changes its looks.
  enum Surrounding { case plain, list, form, menu, bar }

  /// How the choices of a picker are shown.
  enum PickerLook { case menu, segments, inline }

  var cell: CellSize
  var style = TextStyle()
  var alignment = TextAlignment.leading
  var lineLimit: Int?
  /// How many lines a text has room for at least.
  var leastLines = 1
  var truncation = Text.TruncationMode.tail
  var tint: Color?
  var isDisabled = false
  var hidesLabels = false
  var pickerLook = PickerLook.menu
  /// Whether a tab view shows pages with dots below, and no bar.
  var tabsArePages = false
  /// The direction of the stack around, nil outside one.
  var axis: Axis?
  var surrounding = Surrounding.plain
  /// Whether the next element is a row of the list or form around it.
  var isListLevel = false
  /// Whether the next control is drawn as if it had the focus.
  var looksFocused = false

  init(cell: CellSize) { self.cell = cell }

  /// The context of an element's own children.
  @MainActor func inside(_ kind: ElementKind) -> LayoutContext {
    var context = self
    switch kind {
    case .decoration(let decoration): context.apply(decoration)
    case .stack(let stack):
      context.isListLevel = false
      context.axis =
        switch stack.direction {
        case .horizontal: .horizontal
        case .vertical: .vertical
        case .depth: nil
        }
    case .layout(let layout):
      context.isListLevel = false
      context.axis = layout.axis
    case .list:
      context.isListLevel = true
      context.surrounding = .list
      context.axis = .vertical
    case .form:
      context.isListLevel = true
      context.surrounding = .form
      context.axis = .vertical
    case .group, .section: break
    case .part(let part): context.enter(part)
    case .button(let button):
      context.enterControl()
      if button.role == .destructive, context.style.color == nil { context.style.color = .red }
      if context.style.color == nil, let tint { context.style.color = tint }
    case .link:
      context.enterControl()
      context.style.isUnderlined = true
    case .box:
      context.enterControl()
      context.axis = .vertical
    case .alert:
      context.isListLevel = false
      context.looksFocused = false
      context.axis = nil
      context.surrounding = .plain
      context.alignment = .center
    case .unavailable:
      context.enterControl()
      context.alignment = .center
    case .toolbar:
      context.isListLevel = false
      context.axis = .horizontal
      context.surrounding = .bar
      context.lineLimit = 1
      context.leastLines = 1
    case .scroll, .navigationStack, .navigationSplit, .tabs, .sheet, .geometry:
      context.tabsArePages = false
      context.isListLevel = false
      context.looksFocused = false
      context.axis = nil
      context.surrounding = .plain
    case .disclosure:
      // In a list what it opens are rows like those around it.
      let isListLevel = context.isListLevel
      context.enterControl()
      context.isListLevel = isListLevel
    default: context.enterControl()
    }
    return context
  }

  private mutating func enterControl() {
    isListLevel = false
    looksFocused = false
    axis = nil
  }

  private mutating func enter(_ part: ElementPart) {
    if part != .content { isListLevel = false }
    switch part {
    case .header: style.isBold = true
    case .footer, .description, .valueLabel, .minimum, .maximum: style.isDim = true
    default: break
    }
  }

  private mutating func apply(_ decoration: Decoration) {
    switch decoration {
    case .foregroundStyle(let color): style.color = color
    case .tint(let color): tint = color
    case .bold(let isBold): style.isBold = isBold
    case .italic(let isItalic): style.isItalic = isItalic
    case .underline(let isUnderlined): style.isUnderlined = isUnderlined
    case .strikethrough(let isStruckThrough): style.isStruckThrough = isStruckThrough
    case .font(let font): if let font { style.set(font) }
    case .opacity(let opacity): if opacity < 1 { style.isDim = true }
    case .lineLimit(let limit, let least):
      lineLimit = limit
      leastLines = least
    case .truncationMode(let mode): truncation = mode
    case .textAlignment(let alignment): self.alignment = alignment
    case .disabled(true, by: _):
      isDisabled = true
      style.isDim = true
    case .labelsHidden: hidesLabels = true
    case .looksFocused: looksFocused = true
    case .unseen(let name):
      if let look = PickerLook(style: name) { pickerLook = look }
      if name.hasPrefix("tabViewStyle(") { tabsArePages = name.contains("Page") }
    default: break
    }
  }
}

extension LayoutContext.PickerLook {
  /// The look that a modifier asks for, nil for other modifiers.
  fileprivate init?(style name: String) {
    switch name {
    case "pickerStyle(SegmentedPickerStyle)", "pickerStyle(PalettePickerStyle)": self = .segments
    case "pickerStyle(InlinePickerStyle)", "pickerStyle(RadioGroupPickerStyle)",
      "pickerStyle(WheelPickerStyle)":
      self = .inline
    case "pickerStyle(MenuPickerStyle)", "pickerStyle(DefaultPickerStyle)": self = .menu
    default: return nil
    }
  }
}

extension TextStyle {
  /// Weight and slant are what cells can show of a font.
  mutating func set(_ font: Font) {
    switch font.weightValue {
    case .semibold, .bold, .heavy, .black: isBold = true
    case .ultraLight, .thin, .light, .regular, .medium: isBold = false
    case nil:
      if font.isHeavy { isBold = true }
      if font.isFaint { isDim = true }
    }
    if font.isItalic { isItalic = true }
  }
}
