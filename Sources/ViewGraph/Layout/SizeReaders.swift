/// A node that depends on how much room it has.
@MainActor protocol SizeReader: Node {
  /// Takes the size of the latest layout.
  func receive(_ size: Size)
}

/// A node that shows one of several views, by the room there is.
@MainActor protocol RoomChooser: Node {
  /// Takes the place of the view that fits.
  func choose(_ place: Int)

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
    for told in SizeSearch.run(box, proposal) {
      switch told {
      case .size(let reader, let size): reader.receive(size)
      case .choice(let chooser, let place): chooser.choose(place)
      }
    }
  }
}

/// Finds what the boxes that depend on their size would be told.
private enum SizeSearch {
  enum Told {
    case size(any SizeReader, Size)
    case choice(any RoomChooser, Int)
  }

  static func run(_ box: LayoutBox, _ proposal: Proposal) -> [Told] {
    DeepStack.run(levels: box.depth) {
      var told: [Told] = []
      var pending = [Placement(box: box, x: 0, y: 0, proposal: proposal)]
      while let placement = pending.popLast() {
        let box = placement.box
        if let reader = box as? GeometryBox, let node = reader.reader {
          told.append(.size(node, reader.told(placement.proposal)))
        }
        if let fits = box as? FitsBox, let node = fits.chooser, !fits.children.isEmpty {
          told.append(.choice(node, fits.choice(in: placement.proposal)))
        }
        for child in box.placements(in: placement.proposal).reversed() where child.box.hasReaders {
          pending.append(child)
        }
      }
      return told
    }
  }
}
