/// Turns the editing of lists around on and off.
public struct EditButton: View, LibraryView {
  @Environment(\.editMode) private var editMode

  /// A button that says Edit, or Done while lists are edited.
  public init() {}

  /// The button.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}

/// Renames something.
///
/// In text it is a button that does nothing unless an action is given.
public struct RenameButton: View, LibraryView {
  @Environment(\.rename) private var rename

  /// A button that renames.
  public init() {}

  /// The button.
  public var body: some View {
    let rename = rename
    Button("Rename", systemImage: "pencil") { rename?() }
  }
}

enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

/// Renames something.
@MainActor public struct RenameAction {
  let action: @MainActor () -> Void
  /// Renames it.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Renames something, nil where no ancestor can.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// What a rename button below does.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> EnvironmentWriter<Self> {
    environment(\.rename, RenameAction(action: action))
  }
}
