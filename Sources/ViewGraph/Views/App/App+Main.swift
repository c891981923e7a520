internal import ViewGraphEntry

extension App {
  /// Launches the app in the terminal, with the options that the process was called with.
  ///
  /// `@main` calls it. Drawing is done by `ViewGraphText`, which the library product brings along;
  /// where it is not linked this says so and exits with 2.
  @MainActor @preconcurrency public static func main() {
    guard viewgraph_can_run_app() != 0 else {
      StandardError.print(
        """
        \(TypeName.short(Self.self)) can't be shown: nothing that draws text is linked.
        Depend on the product "ViewGraph", which holds both modules, and not on its target alone.
        """)
      exit(2)
    }
    exit(viewgraph_run_app(Unmanaged.passRetained(AppLaunch(Self.self)).toOpaque()))
  }
}
