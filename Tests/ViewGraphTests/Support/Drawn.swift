import ViewGraph
import ViewGraphText

/// A view as it is drawn on a screen of some columns.
@MainActor func drawn<V: View>(_ columns: Int = 40, @ViewBuilder _ content: () -> V) -> String {
  ViewHost(options: HostOptions(columns: columns), content).text
}
