import Testing
import ViewGraph

@MainActor @Observable private final class Library { var name = "Birds" }

private struct Card: View {
  @Binding var isFavorite: Bool
  var body: some View { Toggle("Favorite", isOn: $isFavorite) }
}

private struct LibraryName: View {
  @Environment(Library.self) private var library
  var body: some View { Text(library.name) }
}

private struct CardPreviews: PreviewProvider {
  static var previews: some View {
    Card(isFavorite: .constant(true)).previewDisplayName("On")
    Card(isFavorite: .constant(false)).previewDisplayName("Off")
    LibraryName()
  }
}

@MainActor @Suite struct PreviewRules {
  @Test("P-01 a preview is a named screen that can be mounted, and constants do not change")
  func previews() throws {
    #expect(CardPreviews.previewName == "CardPreviews")
    let host = ViewHost(
      CardPreviews.previews, options: HostOptions(missingEnvironment: .report))
    #expect(host.toggles.all.map(\.isOn) == [true, false])
    #expect(try host.toggles[1].toggle().bodies == [])
    #expect(host.toggles.all.map(\.isOn) == [true, false])
  }

  @Test("P-03 a preview that lacks an object says so, and the others are shown")
  func missingObject() {
    let host = ViewHost(
      CardPreviews.previews, options: HostOptions(missingEnvironment: .report))
    #expect(host.toggles.count == 2)
    #expect(host.issues.map(\.rule) == ["E-02"])
    #expect(host.issues.map(\.property) == ["Library"])
  }
}
