import Foundation

extension Element {
  /// Picks a date in a date picker, within its range.
  @discardableResult public func setDate(
    _ date: Date, filePath: StaticString = #filePath, line: UInt = #line
  ) throws(HostFailure) -> UpdateReport {
    let place = CallPlace(filePath, line)
    let element = try usable("set a date", "set", place)
    guard case .datePicker(let picker)? = element.kind else {
      throw cannot(element, "set to a date", "it is no date picker", place)
    }
    guard picker.range.contains(date) else {
      let range = picker.range
      throw cannot(
        element, "set to \(date)",
        "its range is \(range.lowerBound)…\(range.upperBound)", place)
    }
    return run("set the date of", element) { picker.set(date) }
  }
}
