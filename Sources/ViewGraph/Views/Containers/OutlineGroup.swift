/// Rows that open to the rows they hold, to any depth.
///
/// An element without children, nil, is a plain row; one whose children are an empty collection opens
/// to nothing.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  LibraryView
{
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: @MainActor (Data.Element) -> Content

  /// Rows of some elements, each identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  /// A row for each element: an element with children in a disclosure group.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          OutlineGroup(inner, id: id, children: children, content: content)
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Rows of some elements.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup {
  /// The row of one element, with those it holds.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping @MainActor (Element) -> Content
  ) where Data == [Element], ID == Element.ID {
    self.init([root], id: \.id, children: children, content: content)
  }

  /// The row of one element, identified by a key path, with those it holds.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping @MainActor (Element) -> Content
  ) where Data == [Element] {
    self.init([root], id: id, children: children, content: content)
  }
}

extension List where SelectionValue == Never {
  /// Rows that open to the rows they hold.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      NoSelection(), content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Rows that open to the rows they hold, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      NoSelection(), content: OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Rows that open to the rows they hold, of which one may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      Self.optional(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }

  /// Rows that open to the rows they hold, of which several may be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      Self.set(selection),
      content: OutlineGroup(data, children: children, content: rowContent))
  }
}
