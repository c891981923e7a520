/// Where elements are looked for: a whole screen, or the inside of an element.
@MainActor public protocol ElementScope {
  /// The elements that a filter lets through, in tree order.
  func query(_ filter: ElementFilter) -> ElementQuery
}

extension ElementScope {
  /// The buttons.
  public var buttons: ElementQuery { query(.buttons) }
  /// The texts, those inside other elements too.
  public var texts: ElementQuery { query(.texts) }
  /// The toggles.
  public var toggles: ElementQuery { query(.toggles) }
  /// The single-line and growing text fields, secure ones too.
  public var textFields: ElementQuery { query(.textFields) }
  /// The text editors.
  public var textEditors: ElementQuery { query(.textEditors) }
  /// The pickers.
  public var pickers: ElementQuery { query(.pickers) }
  /// The steppers.
  public var steppers: ElementQuery { query(.steppers) }
  /// The sliders.
  public var sliders: ElementQuery { query(.sliders) }
  /// The images.
  public var images: ElementQuery { query(.images) }
  /// The links.
  public var links: ElementQuery { query(.links) }
  /// The menus.
  public var menus: ElementQuery { query(.menus) }
  /// The disclosure groups.
  public var disclosures: ElementQuery { query(.disclosures) }
  /// The date pickers.
  public var datePickers: ElementQuery { query(.datePickers) }
  /// The lists.
  public var lists: ElementQuery { query(.lists) }
  /// The rows of lists and forms.
  public var rows: ElementQuery { query(.rows) }
  /// The sections of lists and forms.
  public var sections: ElementQuery { query(.sections) }
  /// The tabs.
  public var tabs: ElementQuery { query(.tabs) }
  /// The open sheets.
  public var sheets: ElementQuery { query(.sheets) }
  /// The open alerts and dialogs.
  public var alerts: ElementQuery { query(.alerts) }
  /// The search fields.
  public var searchFields: ElementQuery { query(.searchFields) }
  /// The progress views.
  public var progressViews: ElementQuery { query(.progressViews) }

  /// The element with an accessibility identifier.
  public subscript(id id: String) -> Element { query(.identifier(id)).only }

  /// The only view of a type.
  public func view<V: View>(_ type: V.Type) -> Element { query(.view(type)).only }

  /// The views of a type.
  public func views<V: View>(_ type: V.Type) -> ElementQuery { query(.view(type)) }
}
