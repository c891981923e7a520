import ViewGraph

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

struct LevelReader: View {
  @Environment(\.level) private var level
  var body: some View { Text("level " + String(level)) }
}

struct Bystander: View {
  let number: Int
  var body: some View { Text("row " + String(number)) }
}

/// Many views that read nothing, and one reader of an environment value in their middle.
struct Crowd: View {
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<count) { number in
        if number == count / 2 { LevelReader() } else { Bystander(number: number) }
      }
    }
  }
}

/// Hands a state of its own to the views below as an environment value.
struct LevelScreen: View {
  let count: Int
  let handle: Handle<Int>
  @State private var level = 0

  init(count: Int, handle: Handle<Int>) {
    self.count = count
    self.handle = handle
  }

  var body: some View {
    let _ = handle.connect($level)
    Crowd(count: count).environment(\.level, level)
  }
}
