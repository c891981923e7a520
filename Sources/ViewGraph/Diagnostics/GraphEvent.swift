/// Everything a graph does, as it happens; counts, reports and logs are folds of these.
package struct GraphEvent: Sendable {
  /// What happened.
  package enum Kind: String, Sendable {
    /// A node was made for a new identity. Precedes its first evaluation.
    case mounted
    /// A node had its turn in a pass, whether or not it ran code.
    case visited
    /// A body or a row's closure ran. Follows the run.
    case evaluated
    /// A node was handed inputs equal to those it had, and was left alone.
    case skipped
    /// A row was compared with its new element.
    case compared
    /// A row took another place and kept its state.
    case moved
    /// A node left the graph. Follows the end of its state.
    case removed
    /// What a node shows was measured, as when it is new or has changed.
    case measured
    /// What a node shows was made into cells, as when it is new or has changed.
    case drawn
  }

  /// What happened.
  package var kind: Kind
  /// The name of the node's type.
  package var name: String
}
