import Gallery
import ViewGraph
import ViewGraphText

/// Every control and container as it is drawn.
@MainActor struct GalleryText {
  private let columns: Int
  private let isMarkdown: Bool
  private let characters: DrawingCharacters
  private let ink: Ink

  init(_ call: Call, ink: Ink) throws {
    columns = try call.number("--columns", in: 20...400) ?? 60
    isMarkdown = call.flags.contains("--markdown")
    characters = call.flags.contains("--ascii") ? .ascii : .unicode
    self.ink = ink
  }

  var text: String {
    get throws {
      if isMarkdown { return try markdown }
      let pages = try GalleryPage.all.map { page in
        (heading(page) + [try picture(page)]).joined(separator: "\n")
      }
      return pages.joined(separator: "\n\n\n") + "\n"
    }
  }

  /// The title over a line, and a few words on the page.
  private func heading(_ page: GalleryPage) -> [String] {
    // A title may be one word that is longer than the line.
    let title = LineBreaker(columns: columns).lines(of: page.title).map(\.text)
    let line = String(
      repeating: characters == .ascii ? "=" : "═", count: title.map(\.count).max() ?? 0)
    let about = TextColumns.wrapped(page.about, width: columns)
    return title.map(ink.bold) + [ink.dim(line)] + about.map(ink.dim) + [""]
  }

  private func picture(_ page: GalleryPage) throws -> String {
    let host = try page.host(columns: columns)
    return ink.isColored && !isMarkdown
      ? host.styledText(usesColors: true, characters: characters)
      : host.text(characters: characters)
  }

  /// The page of the documentation.
  private var markdown: String {
    get throws {
      let pages = try GalleryPage.all.map { page in
        """
        ## \(page.title)

        \(TextColumns.wrapped(page.about, width: 100).joined(separator: "\n"))

        ```
        \(try picture(page))
        ```
        """
      }
      return """
        # Controls and containers, drawn

        What each control and container looks like as text, in each of its states.

        ## Overview

        The pictures are \(columns) columns wide, and are what `host.text` gives. A terminal shows the same
        characters, some of them bold, dim, underlined or in colours. `swift run viewgraph gallery` draws
        all of this in a width of your choice, and with `--ascii` without characters beyond ASCII.

        \(pages.joined(separator: "\n\n"))

        """
    }
  }
}
