/// A node that depends on how much room it has.
@MainActor protocol SizeReader: Node {
  /// Takes the size of the latest layout, and where it put the reader.
  func receive(_ frame: ReaderFrame)
}

/// The size of a reader and where it stands, in points.
struct ReaderFrame: Equatable, @unchecked Sendable {
  var size: Size
  /// Where it stands on the screen.
  var origin: Point
  /// Where the named spaces around it have their origins on the screen.
  var spaces: [AnyHashable: Point] = [:]

  /// A place on the screen.
  struct Point: Equatable { var x, y: Double }
}

/// A node that shows one of several views, by the room there is.
@MainActor protocol RoomChooser: Node {
  /// Takes the place of the view that fits.
  ///
  /// Returns whether the screen must be laid out again, for what that view presents.
  func choose(_ place: Int) -> Bool

  /// Whether a child belongs to views that are not shown.
  func hides(_ child: Node) -> Bool
}

extension ViewRuntime {
  /// How often sizes may change what is evaluated in one update.
  private static var limitOfLayouts: Int { 8 }

  /// Lays the screen out for those that depend on their size, and tells them.
  ///
  /// Does nothing where nobody asks. A screen whose sizes never settle is left as it is after some
  /// rounds.
  func settleSizes(round: Int) {
    guard sizeReaders > 0, round < Self.limitOfLayouts, root != nil else { return }
    guard let box = layoutTree.update(), box.hasReaders else { return }
    let proposal = Proposal(
      width: Double(options.columns) * options.cell.width,
      height: options.lines.map { Double($0) * options.cell.height })
    var isStale = false
    for told in SizeSearch.run(box, proposal) {
      switch told {
      case .frame(let reader, let frame): reader.receive(frame)
      case .choice(let chooser, let place): if chooser.choose(place) { isStale = true }
      }
    }
    if isStale { settleSizes(round: round + 1) }
  }
}

/// Finds what the boxes that depend on their size would be told.
private enum SizeSearch {
  enum Told {
    case frame(any SizeReader, ReaderFrame)
    case choice(any RoomChooser, Int)
  }

  private typealias Spaces = [AnyHashable: ReaderFrame.Point]

  static func run(_ box: LayoutBox, _ proposal: Proposal) -> [Told] {
    DeepStack.run(levels: box.depth) {
      var told: [Told] = []
      var pending = [
        (placement: Placement(box: box, x: 0, y: 0, proposal: proposal), spaces: Spaces())
      ]
      while let step = pending.popLast() {
        let placement = step.placement
        var spaces = step.spaces
        let box = placement.box
        let origin = ReaderFrame.Point(x: placement.x, y: placement.y)
        if let space = box as? SpaceBox { spaces[space.name] = origin }
        if let reader = box as? GeometryBox, let node = reader.reader {
          let size = reader.told(placement.proposal)
          told.append(.frame(node, ReaderFrame(size: size, origin: origin, spaces: spaces)))
        }
        if let fits = box as? FitsBox, let node = fits.chooser, !fits.children.isEmpty {
          told.append(.choice(node, fits.choice(in: placement.proposal)))
        }
        for var child in box.placements(in: placement.proposal).reversed()
        where child.box.hasReaders {
          child.x += placement.x
          child.y += placement.y
          pending.append((child, spaces))
        }
      }
      return told
    }
  }
}
