import NibCore
import NibDrawing

/// The text styles of the browser's own parts, as opposed to the views of documents.
///
/// The default theme uses the terminal's own colors for most text. Its colors for errors, warnings and links have a
/// medium brightness, so that they are legible on light and dark backgrounds. The themes `light` and `dark` paint the
/// whole screen in their own colors.
package struct Theme: Hashable {
  package enum Name: String, CaseIterable { case `default`, light, dark, mono }

  /// The background of the whole screen; `nil` for the terminal's own.
  var background: CellColor?
  /// The color of text without a color of its own; `nil` for the terminal's own.
  var foreground: CellColor?
  /// The title of the focused pane.
  var focusedTitle = CellStyle(attributes: [.bold, .reverse])
  var title = CellStyle(attributes: .bold)
  /// Lines between panes and around pictures.
  var line = CellStyle(attributes: .dim)
  /// Text of lesser importance, such as notes and default values.
  var quiet = CellStyle(attributes: .dim)
  /// The status line.
  var status = CellStyle(attributes: .reverse)
  /// The part of a text that matches a search.
  var match = CellStyle(attributes: [.bold, .underline])
  var error = CellStyle(attributes: .bold)
  var warning = CellStyle(attributes: .bold)
  var note = CellStyle(attributes: .dim)
  var accent = CellStyle(attributes: .bold)
  /// Rows of the inspector that link to another object.
  var link = CellStyle(attributes: .underline)
  var overlay = OverlayColors()
  /// Views on the canvas that the last save has changed.
  var flash = CellStyle(attributes: .reverse)

  /// The theme with a name.
  package static func named(_ name: Name) -> Theme {
    switch name {
    case .mono: Theme()
    case .default: Theme(error: 0xD0453A, warning: 0xB8801F, accent: 0x2F86D6, match: 0xC2570C)
    case .light:
      Theme(error: 0xB3261E, warning: 0x8A5A00, accent: 0x0B57C4, match: 0xA33C00)
        .painted(0x1F2328, on: 0xF3F4F6)
    case .dark:
      Theme(error: 0xFF6B60, warning: 0xF2C14E, accent: 0x6CB6FF, match: 0xFFA657)
        .painted(0xE6E8EB, on: 0x1E2126)
    }
  }
}

extension Theme {
  private init(error: UInt32, warning: UInt32, accent: UInt32, match: UInt32) {
    self.init()
    self.error = CellStyle(foreground: CellColor(rgb: error), attributes: .bold)
    self.warning = CellStyle(foreground: CellColor(rgb: warning))
    self.accent = CellStyle(foreground: CellColor(rgb: accent))
    link = CellStyle(foreground: CellColor(rgb: accent))
    self.match = CellStyle(foreground: CellColor(rgb: match), attributes: .bold)
    focusedTitle = CellStyle(foreground: CellColor(rgb: accent), attributes: [.bold, .reverse])
    flash = CellStyle(foreground: CellColor(rgb: match), attributes: .reverse)
  }

  /// The theme with a background and a color for text, which are painted on the whole screen.
  private func painted(_ foreground: UInt32, on background: UInt32) -> Theme {
    var theme = self
    (theme.foreground, theme.background) = (CellColor(rgb: foreground), CellColor(rgb: background))
    return theme
  }

  /// Paints the cells of the screen that have the terminal's own colors.
  func paint(_ screen: CellCanvas) {
    guard let background, let foreground else { return }
    screen.restyle(CellRect(origin: .zero, size: screen.size)) { style in
      if style.background ?? .default == .default { style.background = background }
      if style.foreground?.isDefault ?? true { style.foreground = foreground }
    }
  }

  /// The style of a part of a chosen row, made from its usual style: reversed in the focused pane, bold in the others.
  /// All parts of a reversed row have the same colors.
  static func chosen(_ style: CellStyle, hasFocus: Bool = true) -> CellStyle {
    var style = style
    guard hasFocus else {
      style.attributes.insert(.bold)
      return style
    }
    return CellStyle(attributes: style.attributes.union(.reverse).subtracting(.dim))
  }

  /// Marks a chosen row that has been drawn.
  static func markChosen(_ row: CellRect, on canvas: CellCanvas, hasFocus: Bool = true) {
    canvas.restyle(row) { $0 = chosen($0, hasFocus: hasFocus) }
  }

  /// The mark of an object with a problem of the given severity; `nil` for notes.
  func mark(_ severity: Diagnostic.Severity?) -> (text: String, style: CellStyle)? {
    switch severity {
    case .error: ("✕", error)
    case .warning: ("!", warning)
    case .note, nil: nil
    }
  }

  /// The style of a diagnostic's text.
  func style(of severity: Diagnostic.Severity) -> CellStyle {
    switch severity {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}
