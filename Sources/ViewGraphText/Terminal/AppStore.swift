import Foundation
import ViewGraph

/// Where an app that is run keeps its files, its preferences and its scenes.
@MainActor final class AppStore {
  private let directory: URL?
  private let isTemporary: Bool
  private let startsEmpty: Bool
  private let date: Date?
  /// The preferences in a folder.
  private let file: FileDefaults?
  /// The preferences; nil for those that a host makes for itself, in memory.
  private let defaults: UserDefaults?
  private let scenes: URL?
  /// What a person should know before the app is run.
  var notice: String? { file?.notice }

  /// The place that the options name.
  ///
  /// - Parameter isPrivate: Whether nothing of the user's own is touched where no folder is named.
  init(
    _ options: RunOptions, isPrivate: Bool, app: AppLaunch, command: String
  ) throws(RunOptions.Misuse) {
    startsEmpty = options.startsEmpty
    date = options.date
    isTemporary = options.store == nil && isPrivate
    if let store = options.store {
      directory = URL(filePath: store, directoryHint: .isDirectory)
    } else if isPrivate {
      directory = FileManager.default.temporaryDirectory.appending(
        path: "viewgraph-\(UUID().uuidString)", directoryHint: .isDirectory)
    } else {
      directory = nil
    }
    if let directory {
      do {
        try SystemCalls.makeFolder(directory.path(percentEncoded: false).trimmingSlash)
      } catch {
        throw RunOptions.Misuse(
          text: "\(command): the folder \(directory.path) can't be used: \(error.reason)")
      }
      scenes = directory.appending(path: "scenes.json")
      file = isTemporary ? nil : FileDefaults(directory.appending(path: "defaults.plist"))
      defaults = file?.defaults
    } else {
      file = nil
      defaults = .standard
      scenes = FileManager.default.urls(
        for: .applicationSupportDirectory, in: .userDomainMask
      ).first?.appending(path: app.title).appending(path: "scenes.json")
    }
  }

  /// How a host runs the app.
  func hostOptions(columns: Int) -> HostOptions {
    HostOptions(
      columns: columns, defaults: defaults,
      sceneArchive: scenes.map { .file($0) } ?? .memory,
      launch: LaunchOptions(
        storeDirectory: directory, startsEmpty: startsEmpty, date: date))
  }

  /// Takes over what other processes have written to the preferences since.
  func reload() {
    if let file {
      file.reload()
    } else {
      _ = defaults?.synchronize()
    }
  }

  /// Has the app save: it goes to the background, and what that starts comes to rest.
  func finish(_ session: AppSession) async {
    session.app.scenePhase = .background
    try? await session.settle()
  }

  /// Removes a folder that was there for this run alone.
  func discard() {
    if isTemporary, let directory { try? FileManager.default.removeItem(at: directory) }
  }
}

extension String {
  fileprivate var trimmingSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
