import Foundation

extension FormatStyle where Self == IntegerFormatStyle<Int>.Currency {
  /// Whole dollars.
  static var dollars: Self { .currency(code: "USD").precision(.fractionLength(0)) }
}
