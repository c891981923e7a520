import Gallery
import Testing
import ViewGraph
import ViewGraphText

@MainActor @Suite struct GalleryDrawing {
  @Test("D-08 the gallery has no line wider than the columns", arguments: [1, 20, 40, 60, 100])
  func width(columns: Int) {
    let host = ViewHost(options: HostOptions(columns: columns)) { ControlGallery() }
    let lines = host.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { ColumnWidth.columns(of: $0) > columns } == [])
    #expect(lines.isEmpty == false)
  }
}
