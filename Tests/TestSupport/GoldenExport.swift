import NibCells

/// Exports a canvas as text for review and comparison: a ruler, the glyphs with closed row ends (no invisible
/// trailing spaces), then, if any cell has a style, a plane with a letter for each cell, and a legend.
///
///     0         10
///     012345678901
///     [Done]      │
///     styles
///     .aaaa.......│
///     a = bold, #007aff on #ffffff
public enum GoldenExport {
  /// The canvas's glyphs and styles; ends in a line break.
  public static func text(of canvas: CellCanvas) -> String {
    let glyphs = TextExport(trimsRows: false).rows(of: canvas).map { $0 + rowEnd }
    let lines = ruler(columns: canvas.size.columns) + glyphs + stylePlane(of: canvas) + cursorLine(of: canvas)
    return lines.map { $0 + "\n" }.joined()
  }

  private static let rowEnd = "│"

  /// The number of every tenth column, and the last digit of each.
  private static func ruler(columns: Int) -> [String] {
    var tens = ""
    for column in stride(from: 0, to: columns, by: 10) {
      tens += String(repeating: " ", count: max(0, column - tens.count)) + "\(column)"
    }
    return [tens, (0..<columns).map { "\($0 % 10)" }.joined()]
  }

  private static func stylePlane(of canvas: CellCanvas) -> [String] {
    var letters = StyleLetters()
    let rows = canvas.bounds.rowRange.map { row in
      canvas.bounds.columnRange.map { letters.letter(for: canvas[row: row, column: $0].style) }
        .joined() + rowEnd
    }
    return letters.legend.isEmpty ? [] : ["styles"] + rows + letters.legend
  }

  private static func cursorLine(of canvas: CellCanvas) -> [String] {
    canvas.cursor.map { ["cursor at column \($0.column), row \($0.row)"] } ?? []
  }
}

/// Assigns a letter to each style, in the order in which letters are requested.
public struct StyleLetters {
  private var letters: [CellStyle: String] = [:]
  /// `letter = description` for each style that has a letter.
  public private(set) var legend: [String] = []

  public init() {}

  /// The style's letter; `.` for the plain style.
  public mutating func letter(for style: CellStyle) -> String {
    if style == .plain { return "." }
    if let letter = letters[style] { return letter }
    let letter = StyleLetters.letter(number: letters.count)
    letters[style] = letter
    legend.append("\(letter) = \(style.summary)")
    return letter
  }

  private static let ascii = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  /// The letter of the style with index `number`: ASCII letters first, then the narrow letters from U+0100
  /// on.
  private static func letter(number: Int) -> String {
    if number < ascii.count { return String(ascii[number]) }
    let scalar = Unicode.Scalar(UInt32(0x100 + (number - ascii.count) % 0x150))
    return scalar.map { String($0) } ?? "?"
  }
}

extension CellStyle {
  /// `bold underline, #rrggbb on #rrggbb`, without the parts that are the terminal's own.
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
