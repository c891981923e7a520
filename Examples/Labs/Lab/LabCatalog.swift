import ViewGraph

extension Lab {
  /// Every lab, in the order of the documents.
  public static let all: [Lab] = [
    .counts, .initRead, .rows, .plainModel, .handedModel, .halfMigrated, .ignored, .structState,
    .twoWrites, .star, .saver,
  ]
}
