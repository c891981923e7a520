import ViewGraph

extension Lab {
  /// A loader that cancels its previous load shows the last one, whatever order they finish in.
  static let lastLoad = Lab(
    "last-load", "a load that takes over from another", document: 1,
    rules: ["T-03", "T-05", "M-09"],
    claim: """
      A loader cancels its previous load. The cancelled one is not shown as a failure, though it ends \
      with an error, and when it answers after the newer one its answer is dropped: the last load wins.
      """,
    reason: """
      A cancelled task finds out at its next check, and what it brings is not stored. Work on the main \
      actor after an await is an action like any other.
      """,
    variants: [
      LabVariant("two loads") { Feed() }
        .lettingTasksRun()
        .launch(console: "Feed.body", shows: ["idle"])
        .tap("Load", console: "Feed.body", shows: ["loading"])
        .tap("Load", shows: ["loading"])
        .tap("Answer 2", console: "Feed.body", shows: ["articles of load 2"])
        .tap("Answer 1", console: "load 1 was cancelled", shows: ["articles of load 2"])
    ])
}

@MainActor @Observable private final class Loader {
  var state = "idle"
  @ObservationIgnored private var task: Task<Void, Never>?
  @ObservationIgnored private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  @ObservationIgnored private var loads = 0

  func load() {
    task?.cancel()
    state = "loading"
    loads += 1
    let number = loads
    task = Task {
      await withCheckedContinuation { waiting[number] = $0 }
      if Task.isCancelled {
        Console.print("load \(number) was cancelled")
      } else {
        state = "articles of load \(number)"
      }
    }
  }

  /// Lets one load have its answer.
  func answer(_ number: Int) { waiting.removeValue(forKey: number)?.resume() }
}

private struct Feed: View {
  @State private var loader = Loader()

  var body: some View {
    let _ = Console.print("Feed.body")
    VStack {
      Text(loader.state)
      Button("Load") { loader.load() }
      Button("Answer 1") { loader.answer(1) }
      Button("Answer 2") { loader.answer(2) }
    }
  }
}
