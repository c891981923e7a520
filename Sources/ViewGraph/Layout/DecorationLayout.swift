extension LayoutBuilder {
  /// What a modifier makes of the boxes inside it: each of several views gets it by itself.
  func decorate(
    _ content: LayoutOutput, _ decoration: Decoration, _ context: LayoutContext
  ) -> LayoutOutput {
    var result = content
    func each(_ wrap: @MainActor (LayoutBox) -> LayoutBox) {
      result.flow = content.flow.map { box in
        let wrapped = wrap(box)
        wrapped.rowID = box.rowID
        wrapped.rowNodeID = box.rowNodeID
        wrapped.toolbarPlacement = wrapped.toolbarPlacement ?? box.toolbarPlacement
        wrapped.leadsOn = wrapped.leadsOn || box.leadsOn
        wrapped.hasActions = wrapped.hasActions || box.hasActions
        wrapped.badge = wrapped.badge ?? box.badge
        if wrapped.zIndex == 0 { wrapped.zIndex = box.zIndex }
        if wrapped.gridCell == nil { wrapped.gridCell = box.gridCell }
        if wrapped.layoutValues == nil { wrapped.layoutValues = box.layoutValues }
        if wrapped.tag == nil {
          wrapped.tag = box.tag
          wrapped.tagIncludesOptional = box.tagIncludesOptional
        }
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
        let box = PriorityBox($0)
        box.hasActions = true
        return box
      }
    case .badge(let text):
      each {
        let box = PriorityBox($0)
        box.badge = text
        return box
      }
    case .navigationTitle(let title):
      result.lifted.append(LiftedItem(kind: .title(title()), boxes: []))
    case .columnWidth(let wish):
      result.lifted.append(LiftedItem(kind: .columnWidth(wish), boxes: []))
    case .toolbarPlacement(let name):
      each {
        let box = PriorityBox($0)
        box.toolbarPlacement = name
        return box
      }
    case .coordinateSpace(let name): each { SpaceBox($0, name) }
    case .position(let x, let y): each { PositionBox($0, x: x, y: y) }
    case .alignmentGuide(let line, let compute): each { GuideBox($0, line, compute) }
    case .clipped: each { ClipBox($0) }
    case .zIndex(let index):
      each {
        let box = PriorityBox($0)
        box.zIndex = index
        return box
      }
    case .border(let color): each { BorderBox($0, .normal, context.style.colored(color), cell) }
    case .hidden: each { HiddenBox($0) }
    case .opacity(let opacity) where opacity <= 0: each { HiddenBox($0) }
    case .tag(let tag, let includesOptional):
      each {
        let box = PriorityBox($0)
        box.tag = tag
        box.tagIncludesOptional = includesOptional
        return box
      }
    case .gridCell(let cell):
      each {
        let box = PriorityBox($0)
        box.gridCell = cell.with($0.gridCell)
        return box
      }
    case .layoutValue(let key, let value):
      each {
        let box = PriorityBox($0)
        box.layoutValues = $0.layoutValues ?? [:]
        box.layoutValues?[key] = value
        return box
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
