import ViewGraph

/// Hands the binding of a view's state out of the screen, as a control's action would hold it.
@MainActor final class Handle<Value> {
  private var binding: Binding<Value>?

  /// Keeps the binding of the first run; later runs cost one test.
  func connect(_ binding: @autoclosure () -> Binding<Value>) {
    if self.binding == nil { self.binding = binding() }
  }

  var value: Value {
    get { binding!.wrappedValue }
    set { binding!.wrappedValue = newValue }
  }
}
