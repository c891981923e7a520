import ViewGraph

/// The reader as its app shows it, with the same things handed down, and no time to wait for.
public struct ArticlePreviews: PreviewProvider {
  /// The reader of one window.
  public static var previews: some View {
    ArticleFeature(
      repository: PressRoom(clock: ContinuousClock(), delay: .zero, isOffline: { false })
    )
    .environment(ReaderAccount())
  }
}
