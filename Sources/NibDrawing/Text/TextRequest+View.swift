import NibCore

extension TextRequest {
  /// The wish for a view's text.
  init(_ text: NibText, of node: RenderNode, order: Int, grid: CellGrid, style: NibDrawingContext.Style) {
    let area = node.frame.inset(by: text.insets)
    let place = CGRect(
      x: area.minX, y: area.minY, width: max(0, area.width), height: max(0, area.height))
    let cells =
      style == .boxes
      ? TextRequest.interior(of: node.shownCells) : grid.visibleCells(place, within: node.clip)
    let line = grid.line(top: Double(place.minY), height: Double(place.height))
    let middle = style == .boxes ? node.shownCells.minRow + node.shownCells.size.rows / 2 : line
    self.init(
      order: order, end: node.end, text: text.string, cells: cells,
      middleRow: cells.size.rows == 1 ? cells.minRow : middle, ink: place, clip: node.clip,
      alignment: text.alignment, lineBreak: text.lineBreak, lineLimit: max(0, text.numberOfLines),
      vertical: text.vertical)
    measure(node.view, place)
  }

  /// The cells inside a box: in one or two rows beside its corners, in the lower row if there are two,
  /// because its name is in the upper one.
  private static func interior(of box: CellRect) -> CellRect {
    let margin = box.size.columns > 2 ? 1 : 0
    if box.size.rows > 2 { return box.inset(columns: margin, rows: 1) }
    return CellRect(
      column: box.minColumn + margin, row: box.maxRow - 1, columns: box.size.columns - 2 * margin, rows: 1)
  }

  /// Finds out where the glyphs lie in points and whether all of them are seen there.
  private mutating func measure(_ view: UIView, _ place: CGRect) {
    guard !view.nibEnvironment.rules.isTerminal else { return }
    let wish = view.intrinsicContentSize
    if lineLimit == 1, wish.width >= 0 {
      fitsInPoints = TextRequest.isCloseTo(wish.width, view.bounds.width)
      ink = TextRequest.aligned(min(wish.width, place.width), in: place, alignment)
    } else if let height = view.nibContentHeight(forWidth: view.bounds.width) {
      fitsInPoints = TextRequest.isCloseTo(height, view.bounds.height)
    }
  }

  /// Fonts that are not known are measured with a tolerance.
  private static func isCloseTo(_ wish: CGFloat, _ length: CGFloat) -> Bool { wish <= length * 1.15 + 2 }

  private static func aligned(_ width: CGFloat, in place: CGRect, _ alignment: CellText.Alignment) -> CGRect {
    let free = place.width - width
    let offset =
      switch alignment {
      case .left: CGFloat(0)
      case .center: free / 2
      case .right: free
      }
    return CGRect(x: place.minX + offset, y: place.minY, width: width, height: place.height)
  }
}
