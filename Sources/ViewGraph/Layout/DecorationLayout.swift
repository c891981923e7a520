extension LayoutBuilder {
  /// What a modifier makes of the boxes inside it: each of several views gets it by itself.
  func decorate(
    _ content: LayoutOutput, _ decoration: Decoration, _ context: LayoutContext
  ) -> LayoutOutput {
    var result = content
    func each(_ wrap: @MainActor (LayoutBox) -> LayoutBox) {
      result.flow = content.flow.map { box in
        let wrapped = wrap(box)
        wrapped.inherit(from: box)
        return wrapped
      }
    }
    switch decoration {
    case .padding(let insets): each { PaddingBox($0, insets, cell) }
    case .frame(let frame): each { FrameBox($0, frame) }
    case .fixedSize(let horizontal, let vertical):
      var axes: Axis.Set = []
      if horizontal { axes.insert(.horizontal) }
      if vertical { axes.insert(.vertical) }
      each { FixedSizeBox($0, axes) }
    case .layoutPriority(let priority): each { PriorityBox($0, priority: priority) }
    case .offset(let x, let y): each { OffsetBox($0, x: x, y: y) }
    case .swipeActions:
      result.parts = content.parts.filter { $0.part != .actions }
      each {
        PriorityBox($0).noting { $0.hasActions = true }
      }
    case .badge(let text):
      each {
        PriorityBox($0).noting { $0.badge = text }
      }
    case .navigationTitle(let title):
      result.lifted.append(LiftedItem(kind: .title(title()), boxes: []))
    case .columnWidth(let wish):
      result.lifted.append(LiftedItem(kind: .columnWidth(wish), boxes: []))
    case .toolbarPlacement(let name):
      each {
        PriorityBox($0).noting { $0.toolbarPlacement = name }
      }
    case .coordinateSpace(let name): each { SpaceBox($0, name) }
    case .position(let x, let y): each { PositionBox($0, x: x, y: y) }
    case .alignmentGuide(let line, let compute): each { GuideBox($0, line, compute) }
    case .clipped: each { ClipBox($0) }
    case .zIndex(let index):
      each {
        PriorityBox($0).noting { $0.zIndex = index }
      }
    case .border(let color): each { BorderBox($0, .normal, context.style.colored(color), cell) }
    case .hidden: each { HiddenBox($0) }
    case .opacity(let opacity) where opacity <= 0: each { HiddenBox($0) }
    case .tag(let tag, let includesOptional):
      each {
        PriorityBox($0).noting {
          $0.tag = tag
          $0.tagIncludesOptional = includesOptional
        }
      }
    case .gridCell(let cell):
      each {
        let all = cell.with($0.notes?.gridCell)
        return PriorityBox($0).noting { $0.gridCell = all }
      }
    case .layoutValue(let key, let value):
      each {
        var values = $0.notes?.layoutValues ?? [:]
        values[key] = value
        return PriorityBox($0).noting { $0.layoutValues = values }
      }
    case .background(let alignment), .overlay(let alignment):
      let layer = content.boxes(of: .background) ?? content.boxes(of: .overlay) ?? []
      result.parts = content.parts.filter { $0.part != .background && $0.part != .overlay }
      let isBehind = if case .background = decoration { true } else { false }
      each { LayeredBox($0, layer, alignment, isBehind: isBehind) }
    default: break
    }
    return result
  }
}
