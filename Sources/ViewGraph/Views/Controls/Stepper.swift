/// Steps a value up and down.
public struct Stepper<Label: View>: ControlView {
  let stepping: any Stepping
  let onEditingChanged: @MainActor (Bool) -> Void
  let label: Label

  init(
    _ stepping: any Stepping, _ onEditingChanged: @escaping @MainActor (Bool) -> Void,
    label: Label
  ) {
    self.stepping = stepping
    self.onEditingChanged = onEditingChanged
    self.label = label
  }

  static var name: String { "Stepper" }

  func read(_: Void) { _ = stepping.valueText }

  func attachParts(to slots: inout Slots) { Label._attach(label, to: &slots) }

  func describe(_ node: ControlNode<Self>, into describer: inout Describer) {
    func act(_ direction: StepDirection) -> (@MainActor () -> Void)? {
      guard stepping.canStep(direction) else { return nil }
      return {
        node.view.onEditingChanged(true)
        node.view.stepping.step(direction)
        node.view.onEditingChanged(false)
      }
    }
    let content = StepperContent(
      increment: act(.up), decrement: act(.down), value: { node.view.stepping.valueText })
    describer.element(.stepper(content)) { inner in
      inner.element(.part(.label)) { Label._describe(label, into: &$0) }
    }
  }
}

enum StepDirection { case up, down }

/// What a stepper steps.
@MainActor protocol Stepping {
  var valueText: String { get }
  func canStep(_ direction: StepDirection) -> Bool
  func step(_ direction: StepDirection)
}

/// Steps a value, within bounds where there are any.
struct ValueStepping<V: Strideable>: Stepping {
  let value: Binding<V>
  let bounds: ClosedRange<V>?
  let step: V.Stride
  var text: (V) -> String = { String(describing: $0) }

  var valueText: String { text(value.wrappedValue) }

  func canStep(_ direction: StepDirection) -> Bool {
    guard let bounds else { return true }
    return switch direction {
    case .up: value.wrappedValue < bounds.upperBound
    case .down: value.wrappedValue > bounds.lowerBound
    }
  }

  func step(_ direction: StepDirection) {
    let distance = direction == .up ? step : 0 - step
    let next = value.wrappedValue.advanced(by: distance)
    value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
  }
}

/// Runs an action each way.
struct ActionStepping: Stepping {
  let onIncrement: (@MainActor () -> Void)?
  let onDecrement: (@MainActor () -> Void)?

  var valueText: String { "" }

  func canStep(_ direction: StepDirection) -> Bool {
    (direction == .up ? onIncrement : onDecrement) != nil
  }

  func step(_ direction: StepDirection) {
    (direction == .up ? onIncrement : onDecrement)?()
  }
}
