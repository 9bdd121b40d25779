/// Gives each style a letter, in the order in which they are asked for.
struct StyleLetters {
  private var letters: [CellStyle: String] = [:]
  /// `letter = description` for each style that has a letter.
  private(set) var legend: [String] = []

  /// The style's letter; `.` for the plain style.
  mutating func letter(for style: CellStyle) -> String {
    if style == .plain { return "." }
    if let letter = letters[style] { return letter }
    let letter = StyleLetters.letter(number: letters.count)
    letters[style] = letter
    legend.append("\(letter) = \(style.summary)")
    return letter
  }

  private static let ascii = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  /// The letter of the style that came as `number`: ASCII first, then the narrow letters from U+0100 on.
  private static func letter(number: Int) -> String {
    if number < ascii.count { return String(ascii[number]) }
    let scalar = Unicode.Scalar(UInt32(0x100 + (number - ascii.count) % 0x150))
    return scalar.map { String($0) } ?? "?"
  }
}

extension CellStyle {
  /// `bold underline, #rrggbb on #rrggbb`, without what is the terminal's own.
  fileprivate var summary: String {
    var parts: [String] = []
    if !attributes.isEmpty { parts.append(attributes.names.joined(separator: " ")) }
    let colors = [foreground?.hex, background.map { "on \($0.hex)" }].compactMap { $0 }
    if !colors.isEmpty { parts.append(colors.joined(separator: " ")) }
    return parts.joined(separator: ", ")
  }
}

extension CellStyle.Attributes {
  fileprivate var names: [String] {
    let all: [(CellStyle.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}

extension CellColor {
  /// `#rrggbb`, in lower case.
  fileprivate var hex: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
