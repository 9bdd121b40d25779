/// The bar at a scroll view's trailing edge, which shows which part of the content is visible.
final class ScrollIndicator: UIView {
  /// The visible part of the content, as fractions of its height.
  private var part: (start: CGFloat, length: CGFloat) = (0, 1)

  override func nibDidCreate() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  // Empty, because the bar has no subviews and is not part of its superview's layout.
  override func layoutSubviews() {}

  /// Places the bar over the last column of the visible area, or over the first column in right-to-left layouts,
  /// and updates the part that it shows.
  func place(in view: UIScrollView) {
    let width = CGFloat(nibEnvironment.rules.pixelWidth)
    let edge = view.nibIsRightToLeft ? 0 : view.bounds.width - width
    let shown = CGRect(
      x: view.contentOffset.x + edge, y: view.contentOffset.y, width: width, height: view.bounds.height)
    let part = (
      start: max(0, view.contentOffset.y) / view.contentSize.height,
      length: view.bounds.height / view.contentSize.height
    )
    if part != self.part || shown != frame { setNeedsDisplay() }
    self.part = part
    storedFrame = shown
    layoutState.solvedFrame = nil
  }

  /// The range of rows that the thumb covers, at least one row, if the bar is `rows` rows high.
  func thumb(rows: Int) -> Range<Int> {
    let length = max(1, min(rows, Int(bounded: (part.length * CGFloat(rows)).rounded())))
    let start = min(rows - length, Int(bounded: (part.start * CGFloat(rows)).rounded()))
    return start..<(start + length)
  }

  /// Draws the thumb, except over text that reaches the last column.
  override func nibDraw(in context: NibDrawingContext) {
    guard context.size.rows > 0 else { return }
    let thumb = thumb(rows: context.size.rows)
    for row in thumb.clamped(to: context.shownRows) where context.canvas.isBlank(column: 0, row: row) {
      context.canvas.put("┃", at: CellPoint(column: 0, row: row), style: context.style(.systemGray))
    }
  }
}

extension CellCanvas {
  /// Whether a cell is blank or contains only a line.
  fileprivate func isBlank(column: Int, row: Int) -> Bool {
    let place = CellPoint(column: column, row: row) + origin
    let cell = self[row: place.row, column: place.column]
    return cell.columns > 0 && (cell.text == " " || cell.lines != .none)
  }
}
