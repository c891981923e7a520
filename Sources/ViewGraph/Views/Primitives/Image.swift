import Foundation

/// A picture.
///
/// Text shows a glyph for a well-known symbol, else its name.
public struct Image: PrimitiveView, Sendable {
  /// How a symbol takes its colours.
  public enum TemplateRenderingMode: Sendable, Hashable { case template, original }
  /// How smoothly a picture is scaled.
  public enum Interpolation: Sendable, Hashable { case none, low, medium, high }
  /// How a picture fills an area larger than itself.
  public enum ResizingMode: Sendable, Hashable { case tile, stretch }
  /// How large a symbol is beside text.
  public enum Scale: Sendable, Hashable { case small, medium, large }

  private let content: ImageContent
  private var label: Text?
  private let isDecorative: Bool

  /// A picture by its name in a catalogue.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    content = ImageContent(name: name, isSystem: false)
    isDecorative = false
  }

  /// A picture by its name, with a label that is read out.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    content = ImageContent(name: name, isSystem: false)
    self.label = label
    isDecorative = false
  }

  /// A picture by its name that says nothing: hidden from accessibility.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    content = ImageContent(name: name, isSystem: false)
    isDecorative = true
  }

  /// A symbol by its name.
  nonisolated public init(systemName: String) {
    content = ImageContent(name: systemName, isSystem: true)
    isDecorative = false
  }

  /// A symbol by its name, with the part that a value fills, which is accepted.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// No node is made.
  public static var _makesNodes: Bool { false }

  /// Describes the picture.
  public static func _describe(_ view: Self, into describer: inout Describer) {
    var content = view.content
    content.label = view.label?.string(in: describer.environment)
    if view.isDecorative {
      describer.element(.decoration(.accessibilityHidden(true))) { $0.element(.image(content)) }
    } else {
      describer.element(.image(content))
    }
  }

  /// Lets the picture take any size.
  ///
  /// Cells draw the same.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// Says how a symbol takes its colours.
  ///
  /// Cells draw the same.
  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// Says how smoothly the picture is scaled.
  ///
  /// Cells draw the same.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Says whether edges are smoothed.
  ///
  /// Cells draw the same.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
