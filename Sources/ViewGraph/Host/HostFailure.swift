/// What could not be done on a screen: thrown, or returned, never recorded on the side.
///
/// The description starts with the place of the call, says what happened, and what to do.
public struct HostFailure: Error, Sendable, CustomStringConvertible {
  /// The file of the call.
  public var filePath: String
  /// The line of the call.
  public var line: UInt
  /// What happened, in the first line; what helps, in the lines below it.
  public var message: String

  package init(_ message: String, at place: CallPlace) {
    self.init(message, filePath: "\(place.filePath)", line: place.line)
  }

  package init(_ message: String, filePath: String, line: UInt) {
    self.filePath = filePath
    self.line = line
    self.message = message
  }

  /// `path:line: ` and the message.
  public var description: String { "\(filePath):\(line): \(message)" }
}

/// Where a caller stands.
package struct CallPlace: Sendable {
  package let filePath: StaticString
  package let line: UInt

  package init(_ filePath: StaticString, _ line: UInt) {
    self.filePath = filePath
    self.line = line
  }
}
