import ViewGraph

/// Tells of a problem with the notes file until the person has read it.
struct StorageNotice: View {
  @Environment(NoteSaver.self) private var saver: NoteSaver?

  var body: some View {
    if let saver, let problem = saver.problem {
      HStack(alignment: .top) {
        Image(systemName: "exclamationmark.triangle")
        Text(problem.message)
        Spacer()
        Button("Dismiss Notice") { saver.dismissProblem() }
      }
      Divider()
    }
  }
}
