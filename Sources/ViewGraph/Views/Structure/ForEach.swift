import Foundation

/// Views made from a collection, one row an element, each with the identity of its element (I-02).
///
/// A row is a node and a tracking scope of its own: an observable read in the closure runs the row,
/// not the view the closure was written in. Rows whose element compares equal are left alone where
/// the closure captured nothing. A moved row keeps its state; a removed one is destroyed.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the row of one element.
  public var content: @MainActor (Data.Element) -> Content
  let identify: (Data.Element) -> ID
  /// Finds elements with other IDs, where that can be done with the types known.
  var scan: IDScan<Data.Element, ID>?
  /// Where the ID stands in an element, where it is a stored part of its value.
  var offsetOfID: Int?
  var isConstant = false
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Keeps the rows whose IDs stay.
  public static func _attach(_ view: Self, to slots: inout Slots) {
    if let node = slots.next(ForEachNode<Data, ID, Content>.self) {
      node.receive(view)
    } else {
      let node = ForEachNode(view, below: slots.parent)
      slots.append(node)
      node.mount()
    }
  }

  /// Leaves the description to the rows.
  public static func _describe(_ view: Self, into describer: inout Describer) { describer.child() }
}

extension ForEach: ShownContent {
  /// Whether both have the same elements in the same places.
  ///
  /// Behind a binding only the rows know what an element holds, so there a change counts as one.
  static func showSame(_ left: Self, _ right: Self) -> Bool {
    if right.data is any LazySequenceProtocol, ContentComparison.isCausedByChange { return false }
    return left.data.map(left.identify) == right.data.map(right.identify)
      && areEqual(left.data, right.data, by: .plan(for: Data.self, .handedOn))
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// One row an element, identified by the element.
  @inlinable public init(
    _ data: Data, @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    // Written here, these loops are made in the program's module, which knows the types.
    self.init(
      data, content: content,
      scan: IDScan(
        firstOther: { elements, ids, start in
          for place in start..<ids.count where elements[place].id != ids[place] { return place }
          return ids.count
        },
        endInCommon: { elements, ids, limit in
          for count in 0..<limit
          where elements[elements.count - 1 - count].id != ids[ids.count - 1 - count] {
            return count
          }
          return limit
        }))
  }

  @usableFromInline init(
    _ data: Data, content: @escaping @MainActor (Data.Element) -> Content,
    scan: IDScan<Data.Element, ID>
  ) {
    self.data = data
    self.content = content
    self.scan = scan
    identify = { $0.id }
  }
}

/// Finds which elements have other IDs than those of a list.
@usableFromInline struct IDScan<Element, ID> {
  /// The first place from one on where the IDs differ, the number of IDs where there is none; there are
  /// as many elements.
  let firstOther: (UnsafeBufferPointer<Element>, UnsafeBufferPointer<ID>, Int) -> Int
  /// How many elements at the end, up to a limit, have the IDs at the end of the list.
  let endInCommon: (UnsafeBufferPointer<Element>, UnsafeBufferPointer<ID>, Int) -> Int

  @usableFromInline init(
    firstOther:
      @escaping (UnsafeBufferPointer<Element>, UnsafeBufferPointer<ID>, Int) -> Int,
    endInCommon:
      @escaping (UnsafeBufferPointer<Element>, UnsafeBufferPointer<ID>, Int) -> Int
  ) {
    self.firstOther = firstOther
    self.endInCommon = endInCommon
  }
}

extension ForEach where Content: View {
  /// One row an element, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    offsetOfID = MemoryLayout<Data.Element>.offset(of: id)
    if let offset = offsetOfID {
      identify = { element in
        withUnsafePointer(to: element) {
          (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: ID.self).pointee
        }
      }
    } else {
      identify = { $0[keyPath: id] }
    }
  }

  /// One row an element of a collection behind a binding; each row is given a binding to its own
  /// element (B-05).
  public init<Items: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Items>,
    @ViewBuilder content: @escaping (Binding<Items.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Items.Indices, (Items.Index, ID)>, Items.Element: Identifiable,
    ID == Items.Element.ID, Items.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// One row an element of a collection behind a binding, identified by a key path.
  public init<Items: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Items>, id: KeyPath<Items.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Items.Element>) -> Content
  ) where Data == LazyMapSequence<Items.Indices, (Items.Index, ID)>, Items.Index: Hashable {
    // Read on the main actor, by rows and by whoever uses their bindings.
    nonisolated(unsafe) let items = data.wrappedValue
    nonisolated(unsafe) let id = id
    // Of no isolation in its type, or the compiler would not give `$item` in the closure the actor
    // of the body it stands in.
    nonisolated(unsafe) let content = content
    let location = data.location
    self.data = items.indices.lazy.map { ($0, items[$0][keyPath: id]) }
    identify = { $0.1 }
    self.content = { place in
      nonisolated(unsafe) let (position, elementID) = place
      return content(
        Binding(
          location: ElementLocation(location, at: position, latest: items[position]) {
            $0[keyPath: id] == elementID
          }))
    }
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// One row for each number of a constant range.
  ///
  /// The rows keep the first bounds (case FE-3).
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping @MainActor (Int) -> Content) {
    self.data = data
    self.content = content
    identify = { $0 }
    isConstant = true
  }
}

extension ForEach {
  /// What is called to delete the elements at some positions; rows can then be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var changed = self
    changed.onDelete = action
    return changed
  }

  /// What is called to move elements; rows can then be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var changed = self
    changed.onMove = action
    return changed
  }
}
