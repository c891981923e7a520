import Foundation
import Gallery
import Testing

@testable import ViewGraph
@testable import ViewGraphText

@MainActor @Suite struct GalleryDrawing {
  @Test("D-08 no page of the gallery has a line wider than the screen, from 1 column to 120")
  func width() throws {
    for page in GalleryPage.all {
      let host = try page.host(columns: 60)
      let box = try #require(host.runtime.layoutTree.update())
      let drawing = ScreenDrawing(cell: host.runtime.cell, characters: .unicode)
      for columns in 1...120 {
        let text = drawing.draw(box, columns: columns).plainText
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let wider = lines.filter { ColumnWidth.columns(of: $0) > columns }
        #expect(wider == [] && !text.isEmpty, "\(page.title) in \(columns) columns")
      }
    }
  }

  @Test(
    "D-08 the gallery has no line wider than it was asked for", arguments: [20, 21, 34, 77, 120])
  func command(columns: Int) async {
    let run = await CommandRun("gallery", "--columns", "\(columns)")
    #expect(run.status == 0)
    #expect(run.lines.filter { ColumnWidth.columns(of: $0) > columns } == [])
  }

  @Test("D-06 the gallery is drawn as it was looked at", arguments: [40, 60, 100])
  func pictures(columns: Int) async {
    let run = await CommandRun("gallery", "--columns", "\(columns)")
    let call = SnapshotCall(
      filePath: #filePath, function: #function, line: #line, column: #column)
    #expect(SnapshotCheck(call).verify(run.output, named: "\(columns) columns") == nil)
  }

  @Test("D-06 the gallery in ASCII has no other characters, and the same lines") func ascii() async
  {
    let ascii = await CommandRun("gallery", "--ascii")
    #expect(ascii.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(ascii.lines.count == (await CommandRun("gallery")).lines.count)
    #expect(ascii.output.contains("\nready      [ Save ]\nfocused    < Save >\n"))
  }

  @Test("D-06 the gallery is styled where the output may be in colour") func styled() async {
    let plain = await CommandRun("gallery")
    let styled = await CommandRun("gallery", colors: true)
    #expect(!plain.output.contains("\u{1B}"))
    #expect(styled.output.contains("\u{1B}[1m« \u{1B}[0m") || styled.output.contains("\u{1B}[1m«"))
    let codes = try! Regex("\u{1B}\\[[0-9;]*m")
    let bare = styled.lines.map { line in
      String(line.replacing(codes, with: "").reversed().drop { $0 == " " }.reversed())
    }
    #expect(bare == plain.lines)
  }

  @Test("DOC-1 the page of controls shows what is drawn") func page() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appending(path: "Sources/ViewGraphText/ViewGraphText.docc/Controls.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    // To write the page anew: swift run viewgraph gallery --markdown > …/Controls.md
    #expect(text == (await CommandRun("gallery", "--markdown")).output)
  }
}
