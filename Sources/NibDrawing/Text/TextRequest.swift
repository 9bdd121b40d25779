import NibCore

/// A text that wants a place on a canvas of cells.
struct TextRequest {
  /// The number of its view in the tree, counted depth first.
  var order: Int
  /// The number after the last view below its own.
  var end: Int
  /// The text itself, line breaks included.
  var text: String
  /// The cells that the view has for its text; at least one.
  var cells: CellRect
  /// The row that holds the middle of that place in points.
  var middleRow: Int
  /// Where the glyphs lie in points: what decides whether two texts really overlap.
  var ink: CGRect
  /// The cells in which the text may be drawn.
  var clip: CellRect
  var alignment = CellText.Alignment.left
  var lineBreak = NSLineBreakMode.byTruncatingTail
  /// 0: as many as there is room for.
  var lineLimit = 1
  var vertical = NibText.VerticalPlace.center
  /// Whether all of the text is seen in points, so that it should be in cells as well.
  var fitsInPoints = true
}

extension TextRequest {
  private var wrapping: CellText.Wrapping { lineBreak == .byCharWrapping ? .character : .word }

  private var truncation: CellText.Truncation {
    switch lineBreak {
    // What is cut in cells only needs a sign of it, whatever is done with text that is cut in points.
    case .byWordWrapping, .byCharWrapping, .byClipping: fitsInPoints ? .tail : .clip
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }

  /// The lines of its text for a place of that size, the last one shortened if the text is longer.
  func lines(of text: BreakableText, columns: Int, rows: Int) -> [String] {
    let most = lineLimit > 0 ? min(lineLimit, rows) : rows
    return CellText.lines(
      of: text, columns: max(1, columns), wrapping: wrapping, maxLines: max(1, most), truncation: truncation)
  }

  /// Whether nothing of its text is left out in a place of that size.
  func isComplete(_ text: BreakableText, columns: Int, rows: Int) -> Bool {
    let most = lineLimit > 0 ? min(lineLimit, rows) : rows
    if most == 1 { return text.columns <= columns && !text.hasNewlines }
    // One more than there may be is enough to know.
    return text.lineCount(columns: max(1, columns), wrapping: wrapping, limit: max(1, most + 1)) <= most
  }

  /// Whether this text and what lies at `other` overlap in points by more than edges that touch.
  func reallyOverlaps(_ other: CGRect) -> Bool {
    let common = ink.intersection(other)
    guard !common.isNull, common.width > 1 else { return false }
    return common.height * 2 > min(ink.height, other.height)
  }
}

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

/// Cells that show something that texts beside it must not cover: a control, a picture, a colored area.
struct TextObstacle {
  /// The number of its view in the tree, counted depth first.
  var order: Int
  /// The number after the last view below its own.
  var end: Int
  var cells: CellRect
  /// Its place in points.
  var frame: CGRect

  /// Whether the text has to keep away. Texts inside the view and texts that overlap it in points are drawn
  /// by the order of the views instead.
  func blocks(_ text: TextRequest) -> Bool {
    if order <= text.order && text.order < end { return false }
    return !text.reallyOverlaps(frame)
  }
}
