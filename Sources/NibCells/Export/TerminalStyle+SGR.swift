extension TerminalStyle {
  /// The shortest escape sequence that changes `previous` to this style; empty if they are equal. (ECMA-48,
  /// "Select Graphic Rendition".)
  func sequence(after previous: TerminalStyle) -> String {
    if self == previous { return "" }
    let fresh = self == .plain ? "" : ((["0"] + codes(after: .plain)).joined(separator: ";"))
    let changed = codes(after: previous).joined(separator: ";")
    return "\u{1B}[\(changed.utf8.count <= fresh.utf8.count ? changed : fresh)m"
  }

  private func codes(after previous: TerminalStyle) -> [String] {
    var codes = attributeCodes(after: previous.attributes)
    if foreground != previous.foreground { codes.append(foreground.code(base: 30)) }
    if background != previous.background { codes.append(background.code(base: 40)) }
    return codes
  }

  private func attributeCodes(after previous: CellStyle.Attributes) -> [String] {
    var codes: [String] = []
    var current = previous
    for (group, off) in TerminalStyle.offCodes where !current.intersection(group).isSubset(of: attributes) {
      codes.append(off)
      current.subtract(group)
    }
    for (attribute, on) in TerminalStyle.onCodes
    where attributes.contains(attribute) && !current.contains(attribute) {
      codes.append(on)
    }
    return codes
  }

  /// Bold and dim can only be turned off together.
  private static let offCodes: [(CellStyle.Attributes, String)] = [
    ([.bold, .dim], "22"), (.italic, "23"), (.underline, "24"), (.reverse, "27"), (.strikethrough, "29"),
  ]

  private static let onCodes: [(CellStyle.Attributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"), (.strikethrough, "9"),
  ]
}

extension TerminalColor {
  /// The code that selects the color; `base` is 30 for the foreground, 40 for the background.
  fileprivate func code(base: Int) -> String {
    switch self {
    case .default: "\(base + 9)"
    case .indexed(let index) where index < 8: "\(base + Int(index))"
    case .indexed(let index) where index < 16: "\(base + 60 + Int(index) - 8)"
    case .indexed(let index): "\(base + 8);5;\(index)"
    case .rgb(let color): "\(base + 8);2;\(color.red);\(color.green);\(color.blue)"
    }
  }
}
