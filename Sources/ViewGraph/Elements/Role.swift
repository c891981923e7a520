/// What a person would call an element.
package enum Role: String, Sendable {
  case text, image, button, toggle, textField, secureField, textEditor, searchField, picker, stepper
  case slider, datePicker, link, menu, disclosure, progressView, label, labeledContent
  case unavailable, list, row, section, tab, sheet, alert, view, placeholder
  /// An element with no name of its own: a stack, a decoration.
  case container

  /// The word in a message.
  var word: String {
    switch self {
    case .textField: "text field"
    case .secureField: "secure field"
    case .textEditor: "text editor"
    case .searchField: "search field"
    case .datePicker: "date picker"
    case .progressView: "progress view"
    case .labeledContent: "labelled content"
    default: rawValue
    }
  }

  /// The word for several.
  var plural: String {
    switch self {
    case .labeledContent: word
    default: word + "s"
    }
  }

  /// Whether a label or value given from outside is the element's.
  var isControl: Bool {
    switch self {
    case .text, .image, .button, .toggle, .textField, .secureField, .textEditor, .searchField,
      .picker, .stepper, .slider, .datePicker, .link, .menu, .disclosure, .progressView:
      true
    default: false
    }
  }
}
