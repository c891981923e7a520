import ViewGraph

/// Takes down what is done in a live run, and writes it to its file after each step.
@MainActor final class ScriptRecorder {
  private let file: RecordingFile
  private(set) var recording: Recording
  private var latest: ContinuousClock.Instant
  private var waited: Duration?
  private let now: () -> ContinuousClock.Instant

  init(
    _ file: RecordingFile, _ launch: AppLaunch, columns: Int,
    now: @escaping () -> ContinuousClock.Instant = { .now }
  ) {
    self.file = file
    self.now = now
    recording = Recording(
      appType: launch.typeName, module: launch.moduleName, columns: columns)
    latest = now()
    file.write(recording)
  }

  /// Something happened by itself: the time up to now belongs to the run.
  ///
  /// What comes at once is done before the next step of a script in any case.
  func noteTime() {
    let time = latest.duration(to: now())
    if time >= .milliseconds(100) { waited = time }
  }

  /// Adds a step, and before it the time in which something happened by itself.
  func note(_ entry: Recording.Entry) {
    if let waited {
      // A tenth of a second up, so that what was waited for has come.
      let tenths = Int64((waited / .milliseconds(100)).rounded(.up))
      recording.add(Recording.Entry(step: .advance(.milliseconds(tenths * 100))))
      self.waited = nil
    }
    latest = now()
    recording.add(entry)
    file.write(recording)
  }
}
