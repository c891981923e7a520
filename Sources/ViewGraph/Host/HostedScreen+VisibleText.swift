extension HostedScreen {
  /// What a person reads on the screen, in tree order: texts, and the values of controls.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  package var visibleText: [String] {
    guard let tree = elementTree else { return [] }
    return tree.descendants.compactMap { element in
      if element.context.isHidden { return nil }
      switch element.role {
      case .text, .image, .placeholder: return element.label
      case .container, .view, .row, .label, .labeledContent, .unavailable, .list, .section, .tab,
        .sheet, .alert, .button, .link:
        return nil
      case .toggle, .textField, .secureField, .textEditor, .searchField, .picker, .stepper,
        .slider, .datePicker, .menu, .disclosure, .progressView:
        return element.value.isEmpty ? nil : "\(element.role.word) \(element.value)"
      }
    }
  }
}
