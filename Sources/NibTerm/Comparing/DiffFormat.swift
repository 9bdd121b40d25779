import NibCore
import NibTools

/// The formats of `nibterm diff`.
struct DiffFormat: FormatChoice, Hashable {
  static let text = DiffFormat(name: "text")
  static let ansi = DiffFormat(name: "ansi")
  static let json = DiffFormat(name: "json")
  static let markdown = DiffFormat(name: "markdown")
  static let svg = DiffFormat(name: "svg")
  static let png = DiffFormat(name: "png")

  let name: String

  /// Whether the format is a picture of both versions.
  var isPicture: Bool { self == .svg || self == .png }
}
