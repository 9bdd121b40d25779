import NibCells

/// Exports a cell canvas as text that a reviewer can read and a test can compare.
///
/// The text begins with a ruler and the glyphs. A line marks the end of each row, so that trailing spaces are
/// visible. If any cell has a style, a second plane follows, with a letter for the style of each cell, and a legend.
///
///     0         10
///     012345678901
///     [Done]      │
///     styles
///     .aaaa.......│
///     a = bold, #007aff on #ffffff
public enum GoldenExport {
  /// The glyphs and styles of the canvas, and its cursor. The text ends in a line break.
  public static func text(of canvas: CellCanvas) -> String {
    let glyphs = TextExport(trimsRows: false).rows(of: canvas).map { $0 + rowEnd }
    let lines = ruler(columns: canvas.size.columns) + glyphs + stylePlane(of: canvas) + cursorLine(of: canvas)
    return lines.map { $0 + "\n" }.joined()
  }

  private static let rowEnd = "│"

  /// The ruler's two rows: the number of every tenth column, and the last digit of every column.
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

/// Assigns a letter to each style, in the order in which the letters are requested.
public struct StyleLetters {
  private var letters: [CellStyle: String] = [:]
  /// `letter = description` for each style that has a letter.
  public private(set) var legend: [String] = []

  public init() {}

  /// The letter of a style, or `.` for the plain style.
  public mutating func letter(for style: CellStyle) -> String {
    var style = style
    // Half blocks show by themselves that they are pixels.
    style.attributes.remove(.pixels)
    if style == .plain { return "." }
    if let letter = letters[style] { return letter }
    let letter = StyleLetters.letter(number: letters.count)
    letters[style] = letter
    legend.append("\(letter) = \(style.summary)")
    return letter
  }

  private static let ascii = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  /// The letter of the style with index `number`: ASCII letters and digits first, then letters from U+0100 on, which
  /// are narrow.
  private static func letter(number: Int) -> String {
    if number < ascii.count { return String(ascii[number]) }
    let scalar = Unicode.Scalar(UInt32(0x100 + (number - ascii.count) % 0x150))
    return scalar.map { String($0) } ?? "?"
  }
}

extension CellStyle {
  /// The style as `bold underline, #rrggbb on #rrggbb`, without parts that have the terminal's default.
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
