/// A named screen that shows some views by themselves, for looking at them and for snapshots (P-01).
///
/// Mount it as any view: `ViewHost { CardPreviews.previews }`. Where nothing has to change,
/// `.constant(_:)` serves as the binding.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the screen.
  associatedtype Previews: View

  /// The screen.
  @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
  /// The name under which the preview is listed: its type's.
  public static var previewName: String { TypeName.short(Self.self) }
}

extension View {
  /// Names a preview among several.
  public func previewDisplayName(_ name: String?) -> some View {
    unseen("previewDisplayName \(name ?? "")")
  }
}
