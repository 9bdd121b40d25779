import NibCore

/// Draws the large title of a navigation bar in block characters, in place of the title in normal size.
///
/// Letters of three rows are the smallest that are legible in quadrants. They are a little higher than the font, for which
/// the bar has enough room.
struct LargeTitleDrawing {
  private let bar: UINavigationBar
  private let context: NibDrawingContext
  private let blocks: LargeTextBlocks
  /// The number of columns beside a title.
  private static let margin = 2

  /// `nil` for other views, and in boxes style.
  init?(_ view: UIView, _ context: NibDrawingContext, _ blocks: LargeTextBlocks) {
    guard let bar = view as? UINavigationBar, context.style == .rendered,
      !bar.nibEnvironment.rules.isTerminal
    else { return nil }
    (self.bar, self.context, self.blocks) = (bar, context, blocks)
  }

  /// Draws the title if its letters fit, and nothing else is in their rows.
  func draw() {
    guard let title = bar.nibLargeTitle(in: context), let layout = layout(of: title.text),
      let width = layout.widths(within: 2 * columns).first
    else { return }
    let rows = bar.nibLargeTitleRows(in: context)
    let margin = LargeTitleDrawing.margin
    let size = CellSize(columns: (width + 1) / 2, rows: layout.scale.rows)
    var bitmap = LargeBitmap(size: size, blocks: blocks)
    layout.draw(line: 0, width: width, from: CellPoint(column: 0, row: 0), on: &bitmap)
    let top = rows.upperBound - size.rows
    erase(rows)
    var style = title.style
    style.attributes.remove(.bold)
    let left = bar.nibIsRightToLeft ? context.size.columns - margin - size.columns : margin
    for row in 0..<size.rows {
      for (column, block) in bitmap.blocks(row: row).enumerated() where block.run != nil {
        context.canvas.put(
          String(block.glyph), at: CellPoint(column: left + column, row: top + row), style: style)
      }
    }
  }

  /// The number of columns for the title.
  private var columns: Int { max(0, context.size.columns - 2 * LargeTitleDrawing.margin) }

  /// The layout in the highest letters that fit; `nil` if none fit.
  private func layout(of title: String) -> LargeTextLayout? {
    var run = NibText.Run(title, attributes: .bold)
    run.font = UINavigationBar.nibLargeTitleFont
    let text = NibText(runs: [run], numberOfLines: 1)
    guard
      let large = LargeText(
        text, width: Double(bar.bounds.width), metrics: bar.nibEnvironment.textMetrics, grid: context.grid)
    else { return nil }
    let preferred = LargeText.rows(lineHeight: large.lineHeight, context.grid)
    let rows = min(bar.nibLargeTitleRows(in: context).count, preferred + 1)
    return LargeScale.heights(rows: rows, blocks: blocks).lazy.compactMap { scale in
      LargeTextLayout(large, scale, grid: context.grid)?.fitted(into: 2 * columns)
    }.first
  }

  /// Removes the title in normal size.
  private func erase(_ rows: Range<Int>) {
    for row in rows {
      for column in 0..<context.size.columns {
        let place = CellPoint(column: column, row: row)
        context.canvas.put(" ", at: place, style: CellStyle(background: context.canvas.background(at: place)))
      }
    }
  }
}
