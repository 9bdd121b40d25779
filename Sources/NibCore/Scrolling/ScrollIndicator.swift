/// The bar at a scroll view's trailing edge, whose thumb shows the visible part of the content.
final class ScrollIndicator: UIView {
  /// The visible part of the content, as fractions of the content's height.
  private var visiblePart: (start: CGFloat, length: CGFloat) = (0, 1)

  override func nibDidCreate() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// Empty, because the bar has no subviews and is not part of its superview's layout.
  override func layoutSubviews() {}

  /// Places the bar over the last column of the visible area, or over the first column in right-to-left layouts,
  /// and updates the part that it shows.
  func place(in view: UIScrollView) {
    let width = CGFloat(nibEnvironment.rules.pixelWidth)
    let edge = view.nibIsRightToLeft ? 0 : view.bounds.width - width
    let newFrame = CGRect(
      x: view.contentOffset.x + edge, y: view.contentOffset.y, width: width, height: view.bounds.height)
    let newPart = (
      start: max(0, view.contentOffset.y) / view.contentSize.height,
      length: view.bounds.height / view.contentSize.height
    )
    if newPart != visiblePart || newFrame != frame { setNeedsDisplay() }
    visiblePart = newPart
    storedFrame = newFrame
    layoutState.solvedFrame = nil
  }

  /// The rows that the thumb covers in a bar with the given number of rows. The thumb covers at least one row.
  func thumb(rows: Int) -> Range<Int> {
    let length = max(1, min(rows, Int(bounded: (visiblePart.length * CGFloat(rows)).rounded())))
    let start = min(rows - length, Int(bounded: (visiblePart.start * CGFloat(rows)).rounded()))
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
    let point = CellPoint(column: column, row: row) + origin
    let cell = self[row: point.row, column: point.column]
    let hasNoText = cell.text == " " || cell.lines != .none
    return hasNoText && cell.columns > 0
  }
}
