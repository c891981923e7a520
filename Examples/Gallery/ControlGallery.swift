import ViewGraph

/// Every control and container in each of its states.
public struct ControlGallery: View {
  /// The gallery.
  public init() {}

  /// The exhibits, one after the other.
  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TextExhibit()
      ButtonExhibit()
      ToggleExhibit()
      FieldExhibit()
      ChoiceExhibit()
      ValueExhibit()
      LabelExhibit()
      DisclosureExhibit()
      ListExhibit()
      FormExhibit()
      LayoutExhibit()
    }
  }
}
