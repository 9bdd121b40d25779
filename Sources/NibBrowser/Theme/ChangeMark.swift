import NibCompare
import NibCore
import NibDrawing

/// The difference of an object between the two versions that are compared.
enum ChangeMark: Hashable, Sendable {
  case added, removed, changed
  /// The object itself is the same, but its solved frame differs.
  case laidOut

  init(_ action: DocumentChange.Action) {
    switch action {
    case .added: self = .added
    case .removed: self = .removed
    case .changed, .moved: self = .changed
    }
  }

  /// The sign in lists and at the corner of the box on the canvas.
  var sign: String {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .laidOut: "'"
    }
  }

  /// The color of the sign and of the box on the canvas. The pictures of `nibterm diff` use similar ones.
  var color: CellColor {
    switch self {
    case .added: CellColor(rgb: 0x2E9E4F)
    case .removed: CellColor(rgb: 0xE5484D)
    case .changed: CellColor(rgb: 0xD98324)
    case .laidOut: CellColor(rgb: 0x3A8EE6)
    }
  }

  /// The style of the sign in a list. The mono theme has no colors.
  func style(_ theme: Theme) -> CellStyle {
    theme.accent.foreground == nil
      ? CellStyle(attributes: .bold) : CellStyle(foreground: color, attributes: .bold)
  }
}
