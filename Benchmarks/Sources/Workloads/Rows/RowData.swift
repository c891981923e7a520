/// What one row shows: the plain value that every style starts from.
package struct RowData: Identifiable, Equatable, Sendable {
  package let id: Int
  package var label: String
  package var isSelected = false

  package init(id: Int, label: String) {
    self.id = id
    self.label = label
  }

  package var mark: String { isSelected ? "*" : "" }

  /// The row as it stands on a screen.
  package var line: String { mark + String(id) + label }
}
