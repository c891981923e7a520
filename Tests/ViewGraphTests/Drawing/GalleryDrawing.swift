import Gallery
import Testing
import ViewGraph
import ViewGraphText

@MainActor @Suite struct GalleryDrawing {
  @Test("D-08 the gallery has no line wider than the columns", arguments: [1, 20, 40, 60, 100])
  func width(columns: Int) {
    let host = ViewHost(options: HostOptions(columns: columns)) { ControlGallery() }
    print(host.text)
  }
}
