import NibCore

extension TextRequest {
  /// The request of a view in a tree.
  ///
  /// - Parameter order: the number of the view in the tree.
  init(_ text: NibText, of node: RenderNode, order: Int, grid: CellGrid, style: NibDrawingContext.Style) {
    let area = node.frame.inset(by: text.insets)
    let place = CGRect(
      x: area.minX, y: area.minY, width: max(0, area.width), height: max(0, area.height))
    let cells =
      style == .boxes
      ? TextRequest.interior(of: node.shownCells) : grid.visibleCells(place, within: node.clip)
    let shift = style == .boxes ? 0 : node.view.layoutState.textShift
    let line = grid.line(top: Double(place.minY + shift), height: Double(place.height))
    let middle = style == .boxes ? node.shownCells.minRow + node.shownCells.size.rows / 2 : line
    self.init(
      order: order, end: node.end, text: text.string, cells: cells,
      middleRow: cells.size.rows == 1 && shift == 0 ? cells.minRow : middle, glyphArea: place,
      clip: node.clip, alignment: text.alignment, lineBreak: text.lineBreak,
      pushesOut: text.lineBreakStrategy.contains(.pushOut), lineLimit: max(0, text.numberOfLines),
      vertical: text.vertical)
    tableRow = node.tableRow
    let fit = node.view.nibEnvironment.rules.isTerminal ? nil : node.view.nibTextFit
    measure(node.view, text, place, fit)
    if style != .boxes, !isMeasuredInCells { lineMiddles = middles(fit, around: place.midY + shift, grid) }
  }

  /// The cells for text inside a box. A box of one or two rows has no inner row, so its last row is used: in a box of
  /// two rows, the name is in the upper one.
  private static func interior(of box: CellRect) -> CellRect {
    let margin = box.size.columns > 2 ? 1 : 0
    if box.size.rows > 2 { return box.inset(columns: margin, rows: 1) }
    return CellRect(
      column: box.minColumn + margin, row: box.maxRow - 1, columns: box.size.columns - 2 * margin, rows: 1)
  }

  /// Sets `glyphArea` and `fitsInPoints` from the measured size of the text. Not needed for terminal layouts, in which
  /// texts are measured in cells.
  private mutating func measure(_ view: UIView, _ text: NibText, _ place: CGRect, _ fit: TextFit?) {
    isMeasuredInCells = view.nibEnvironment.rules.isTerminal
    guard !isMeasuredInCells else { return }
    let needed = view.intrinsicContentSize
    if lineLimit == 1, needed.width >= 0 {
      glyphArea = TextRequest.aligned(min(needed.width, place.width), in: place, alignment)
      let middle = view.superview?.bounds.midX ?? .infinity
      isCentered = needed.width >= place.width - 1 && abs(view.frame.midX - middle) <= 1
    }
    // The widths of the system font are known, so its texts fit exactly if no verdict says that they are truncated.
    // A wrong number of lines shows nothing about one width, and neither do widths that are estimates.
    if let fit, fit.lack == nil || (fit.lack != .lines && !TextRequest.isEstimated(text)) {
      fitsInPoints = fit.lack == nil
      isOneLineInPoints = fitsInPoints && fit.neededLines == 1 && lineLimit != 1
    } else if lineLimit == 1, needed.width >= 0 {
      fitsInPoints = TextRequest.fits(needed.width, in: view.bounds.width)
    } else if let height = view.nibContentHeight(forWidth: view.bounds.width) {
      fitsInPoints = TextRequest.fits(height, in: view.bounds.height)
    }
    // For a button, the verdict ignores that equal title insets on both sides do not cut off any text.
    if !fitsInPoints, !(view is UIButton), let fit, fit.lack == .width {
      shownPart = Double(fit.given.width / (fit.needed.width * fit.scale))
    }
    measureLines(text, fit)
  }

  /// Sets `shownLines` of a text with several lines that the device truncates.
  private mutating func measureLines(_ text: NibText, _ fit: TextFit?) {
    guard lineLimit != 1, let fit, let lack = fit.lack else { return }
    if lack == .lines, !TextRequest.isEstimated(text) { fitsInPoints = false }
    if !fitsInPoints { shownLines = lineCount(in: fit) }
  }

  /// The number of lines that the device shows; at least one.
  private func lineCount(in fit: TextFit) -> Int {
    let lineHeight = fit.needed.height / CGFloat(max(1, fit.neededLines))
    let fitting = Int(bounded: (fit.given.height / max(1, lineHeight) + 0.4).rounded(.down))
    return max(1, min(fit.neededLines, fitting, lineLimit > 0 ? lineLimit : .max))
  }

  /// The middles of the first and last line that the view shows in points, measured in rows; `nil` if they are not
  /// known.
  ///
  /// - Parameter middle: the vertical middle of the text in points.
  private func middles(_ fit: TextFit?, around middle: CGFloat, _ grid: CellGrid) -> ClosedRange<Double>? {
    let row = Double(middle) / grid.cellHeight
    guard row.isFinite else { return nil }
    if lineLimit == 1 { return row...row }
    guard let fit else { return nil }
    let lineHeight = fit.needed.height / CGFloat(max(1, fit.neededLines))
    let half = Double(lineHeight) * Double(lineCount(in: fit) - 1) / 2 / grid.cellHeight
    return half.isFinite ? row - half...row + half : nil
  }

  /// Whether a part of the text is in another font than the system's, whose widths may be estimated.
  private static func isEstimated(_ text: NibText) -> Bool {
    text.runs.contains { run in
      if case .named? = run.font?.nibFace { return true }
      return false
    }
  }

  /// Whether a measured length fits. Allows a tolerance for fonts whose widths are estimated: 15 %, and two points for
  /// short texts.
  private static func fits(_ needed: CGFloat, in length: CGFloat) -> Bool {
    let tolerance = length * 0.15 + 2
    return needed <= length + tolerance
  }

  private static func aligned(_ width: CGFloat, in place: CGRect, _ alignment: CellText.Alignment) -> CGRect {
    CGRect(
      x: alignment.start(of: width, from: place.minX, to: place.maxX), y: place.minY, width: width,
      height: place.height)
  }
}
