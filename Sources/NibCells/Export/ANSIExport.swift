/// Exports a canvas as text with the escape sequences of a color terminal, for pipes, pagers and logs.
///
/// Every row begins and ends with the terminal's default style, so that rows can be cut out and rearranged.
public struct ANSIExport: Hashable, Sendable {
  /// The color depth. With `ColorDepth.monochrome`, attributes are still written; use `TextExport` for text
  /// without attributes.
  package var depth: ColorDepth
  /// Whether every character is replaced by an ASCII one.
  package var asciiOnly: Bool

  /// Creates an export for terminals with the given color depth.
  public init(depth: ColorDepth, asciiOnly: Bool = false) {
    self.depth = depth
    self.asciiOnly = asciiOnly
  }

  /// The rows, each followed by a line break. Cells at the end of a row that show nothing are omitted.
  public func text(of canvas: CellCanvas) -> String {
    canvas.bounds.rowRange.map { row(of: canvas, row: $0) + "\n" }.joined()
  }

  /// The text of a row, with a sequence for each change of style.
  private func row(of canvas: CellCanvas, row: Int) -> String {
    var text = ""
    var current = TerminalStyle.plain
    for column in 0..<visibleEnd(of: canvas, row: row) {
      let cell = canvas[row: row, column: column]
      if cell.columns == 0 { continue }
      let style = TerminalStyle(cell.style, depth: depth)
      text += style.sequence(after: current)
      text += asciiOnly ? ASCIIFallback.text(cell.text, columns: cell.columns) : cell.text
      current = style
    }
    return text + TerminalStyle.plain.sequence(after: current)
  }

  /// The column after the last cell that shows anything.
  private func visibleEnd(of canvas: CellCanvas, row: Int) -> Int {
    let last = canvas.bounds.columnRange.last { column in
      let cell = canvas[row: row, column: column]
      return cell.text != " " || TerminalStyle(cell.style, depth: depth).showsOnSpace
    }
    return last.map { $0 + 1 } ?? 0
  }
}

extension TerminalStyle {
  /// Whether a space in this style differs from an untouched cell.
  fileprivate var showsOnSpace: Bool {
    background != .default || !attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
  }
}
