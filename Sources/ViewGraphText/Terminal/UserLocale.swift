import Foundation
import ViewGraph

/// What the variables of the process say of the user's language and terminal.
///
/// Foundation on Linux does not look at them.
struct UserLocale {
  let locale: Locale
  let characters: DrawingCharacters

  /// The user's.
  static var current: UserLocale { UserLocale(ProcessInfo.processInfo.environment) }

  init(_ environment: [String: String]) {
    func variable(_ names: String...) -> String? {
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    let language = variable("LC_ALL", "LC_MESSAGES", "LANG") ?? ""
    let name = language.prefix { $0 != "." && $0 != "@" }
    if ["", "C", "POSIX"].contains(name) {
      #if canImport(Darwin)
        locale = .current
      #else
        locale = Locale(identifier: "en_US")
      #endif
    } else {
      locale = Locale(identifier: String(name))
    }
    let type = variable("LC_ALL", "LC_CTYPE", "LANG") ?? "UTF-8"
    let isUnicode = type.lowercased().replacing("-", with: "").contains("utf8")
    characters = isUnicode ? .unicode : .ascii
  }

  /// Has a window show texts, dates and numbers in the user's manner.
  @MainActor func apply(to window: HostedScreen) {
    var calendar = Calendar.current
    calendar.locale = locale
    window.setEnvironment(\.locale, to: locale)
    window.setEnvironment(\.calendar, to: calendar)
    window.setEnvironment(\.timeZone, to: .current)
  }
}
