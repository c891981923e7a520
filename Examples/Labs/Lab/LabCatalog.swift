import ViewGraph

extension Lab {
  /// Every lab: document 2 first, whose lesson the others build on.
  public static let all: [Lab] = [
    .counts, .initRead, .rows, .plainModel, .handedModel, .halfMigrated, .ignored, .structState,
    .localBindable, .twoWrites, .star, .saver,
    .seededState, .ownInit, .uninstalled, .everyInit, .derived, .changeLoop, .environmentKey,
    .legacyCount, .passedBinding, .pinnedToggle, .tagEditor, .branches,
    .bodyModel, .wideReader, .singleton, .unreadBranch, .lastLoad, .optionalBinding,
    .nested, .oneShot,
    .chores,
  ]
}
