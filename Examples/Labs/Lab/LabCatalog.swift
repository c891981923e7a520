import ViewGraph

extension Lab {
  /// Every lab, in the order of the documents.
  public static let all: [Lab] = [
    .counts
  ]
}
