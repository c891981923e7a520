import Foundation
import ViewGraph

/// All documents, for every window, and whether they are saved.
@MainActor @Observable public final class DocumentShelf {
  /// Whether what is on the shelf is kept.
  public enum SaveState: Hashable, Sendable {
    /// All of it.
    case saved
    /// Something was changed since.
    case edited
    /// It could not be kept, and why.
    case failed(message: String)
  }

  /// The documents, in the order they were begun.
  public private(set) var documents: [EditorDocument]
  /// Whether they are kept.
  public internal(set) var saveState = SaveState.saved

  @ObservationIgnored private let folder: DocumentFolder?
  /// What was to be kept at the last save, whether it could be or not.
  @ObservationIgnored private var latest: [KeptDocument] = []

  /// A shelf with what its folder keeps, or else with some documents.
  ///
  /// Without a folder, saving keeps nothing beyond the life of the shelf.
  public init(_ documents: [EditorDocument], folder: DocumentFolder? = nil) {
    self.folder = folder
    self.documents = folder?.load()?.map { EditorDocument($0) } ?? documents
    latest = kept
  }

  /// A shelf with a few documents.
  public static func sample(folder: DocumentFolder? = nil) -> DocumentShelf {
    DocumentShelf(
      [
        EditorDocument(
          id: 1, title: "Harbour walk",
          text: "Start at the fish market, before the ice is gone.\n"
            + "Past the cranes the path turns to gravel, and the sea gets loud.", goal: 30),
        EditorDocument(id: 2, title: "Letter to Ada", text: "Dear Ada, the engine runs.", goal: 10),
      ], folder: folder)
  }

  /// The documents as they would be kept now.
  public var kept: [KeptDocument] { documents.map(\.kept) }

  /// Whether something was changed since the last save.
  var hasChanges: Bool { kept != latest }

  /// Begins a document.
  @discardableResult public func add() -> EditorDocument {
    let document = EditorDocument(id: (documents.map(\.id).max() ?? 0) + 1)
    documents.append(document)
    return document
  }

  /// Takes documents away, by their places.
  public func delete(at offsets: IndexSet) { documents.remove(atOffsets: offsets) }

  /// Keeps the documents as they are now.
  public func save() {
    latest = kept
    do {
      try folder?.save(latest)
      saveState = .saved
      for document in documents { document.saveCount += 1 }
    } catch {
      saveState = .failed(message: error.localizedDescription)
    }
  }
}
