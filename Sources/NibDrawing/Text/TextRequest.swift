import NibCore

/// A text that needs a position on a canvas of cells.
struct TextRequest {
  /// The number of its view in the tree, counted depth first.
  var order: Int
  /// One past the number of the last descendant of its view.
  var end: Int
  /// The text itself, line breaks included.
  var text: String
  /// The cells that the view provides for its text; at least one.
  var cells: CellRect
  /// The row that contains the middle of the text's area in points.
  var middleRow: Int
  /// The area of the glyphs in points, which decides whether two texts overlap on the screen and not only in cells.
  var glyphArea: CGRect
  /// The cells in which the text may be drawn.
  var clip: CellRect
  var alignment = CellText.Alignment.left
  /// Whether a label that is as wide as its text is in the middle of its superview, so that it extends to both sides if it
  /// needs more columns.
  var isCentered = false
  var lineBreak = NSLineBreakMode.byTruncatingTail
  /// The maximum number of lines; 0 for no limit.
  var lineLimit = 1
  var vertical = NibText.VerticalPlace.center
  /// Whether the whole text is visible in points, and should therefore be visible in cells as well.
  var fitsInPoints = true
  /// Whether the text is measured in cells and not in points, as in a terminal layout.
  var isMeasuredInCells = false
  /// Whether the text may have several lines but needs only one in points. It then has one line in cells, too, if there are
  /// enough free cells beside it.
  var isOneLineInPoints = false
  /// The frame in points of the row or section view of a table that contains the text; nil outside tables.
  var tableRow: CGRect?
}

extension TextRequest {
  /// The side toward which the text extends if it needs more columns than its own.
  var growth: CellText.Alignment { isCentered ? .center : alignment }

  private var wrapping: CellText.Wrapping { lineBreak == .byCharWrapping ? .character : .word }

  /// The way in which the text is shortened. An ellipsis means that the device truncates it, too; a text that only needs
  /// more cells than there are is cut without a sign.
  private var truncation: CellText.Truncation {
    if fitsInPoints, !isMeasuredInCells, !endsAtLineBreak { return .cut }
    return switch lineBreak {
    case .byWordWrapping, .byCharWrapping, .byClipping: fitsInPoints ? .tail : .clip
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }

  /// Whether the text is truncated on the device because only its first line is shown.
  private var endsAtLineBreak: Bool {
    lineLimit == 1 && lineBreak == .byTruncatingTail && text.contains(where: \.isNewline)
  }

  /// The text without what no area of any size shows: a label of one line shows only the first line of its text. An
  /// ellipsis stands for the others only if the text is truncated at its end.
  var shownText: String {
    guard lineLimit == 1, lineBreak != .byTruncatingTail, let end = text.firstIndex(where: \.isNewline) else {
      return text
    }
    return String(text[..<end])
  }

  /// The lines of the text for an area of the given size in cells. The last line is truncated if the text is longer.
  func lines(of text: BreakableText, columns: Int, rows: Int) -> [String] {
    let maximum = lineLimit > 0 ? min(lineLimit, rows) : rows
    return CellText.lines(
      of: text, columns: max(1, columns), wrapping: wrapping, maxLines: max(1, maximum),
      truncation: truncation)
  }

  /// Whether the whole text is shown in an area of the given size in cells, or as much of it as any width can show.
  func isComplete(_ text: BreakableText, columns: Int, rows: Int) -> Bool {
    let maximum = lineLimit > 0 ? min(lineLimit, rows) : rows
    if maximum == 1 {
      guard text.hasNewlines else { return text.columns <= columns }
      // However wide it is, a label of one line shows only the first paragraph, followed by a truncation sign.
      return lineLimit == 1 && text.firstParagraphColumns < columns
    }
    // Counting one line more than the limit is enough.
    return text.lineCount(columns: max(1, columns), wrapping: wrapping, limit: max(1, maximum + 1)) <= maximum
  }

  /// Whether this text and `other` overlap in points: by more than one point in width, and by more than half the
  /// smaller height. Texts whose edges only touch do not overlap.
  func overlapsInPoints(_ other: CGRect) -> Bool {
    let common = glyphArea.intersection(other)
    guard !common.isNull, common.width > 1 else { return false }
    return common.height * 2 > min(glyphArea.height, other.height)
  }

  /// Whether this text is in a row of a table, and `other` in a row above or below it. Their lines must not be side by
  /// side, because they would seem to belong together.
  func isInOtherTableRow(than other: TextRequest) -> Bool {
    guard let row = tableRow, let otherRow = other.tableRow, row != otherRow else { return false }
    return row.minX < otherRow.maxX && otherRow.minX < row.maxX
  }
}

extension TextRequest {
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
      lineLimit: max(0, text.numberOfLines), vertical: text.vertical)
    tableRow = node.tableRow
    measure(node.view, text, place)
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
  private mutating func measure(_ view: UIView, _ text: NibText, _ place: CGRect) {
    isMeasuredInCells = view.nibEnvironment.rules.isTerminal
    guard !isMeasuredInCells else { return }
    let needed = view.intrinsicContentSize
    if lineLimit == 1, needed.width >= 0 {
      glyphArea = TextRequest.aligned(min(needed.width, place.width), in: place, alignment)
      let middle = view.superview?.bounds.midX ?? .infinity
      isCentered = needed.width >= place.width - 1 && abs(view.frame.midX - middle) <= 1
    }
    // The widths of the system font are known, so its texts fit exactly if no verdict says that they are truncated.
    if let fit = view.nibTextFit, fit.lack == nil || fit.lack != .lines && !TextRequest.isEstimated(text) {
      fitsInPoints = fit.lack == nil
      isOneLineInPoints = fitsInPoints && fit.neededLines == 1 && lineLimit != 1
    } else if lineLimit == 1, needed.width >= 0 {
      fitsInPoints = TextRequest.fits(needed.width, in: view.bounds.width)
    } else if let height = view.nibContentHeight(forWidth: view.bounds.width) {
      fitsInPoints = TextRequest.fits(height, in: view.bounds.height)
    }
  }

  /// Whether a part of the text is in another font than the system's, whose widths may be estimated.
  private static func isEstimated(_ text: NibText) -> Bool {
    text.runs.contains { run in
      if case .named? = run.font?.nibFace { return true }
      return false
    }
  }

  /// Whether a measured length fits. Allows a tolerance for fonts whose widths are estimated.
  private static func fits(_ needed: CGFloat, in length: CGFloat) -> Bool { needed <= length * 1.15 + 2 }

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

/// Cells that texts beside them must not cover: a control, an image or a colored area.
struct TextObstacle {
  /// The number of its view in the tree, counted depth first.
  var order: Int
  /// One past the number of the last descendant of its view.
  var end: Int
  var cells: CellRect
  /// The frame in points.
  var frame: CGRect

  /// Whether the text must stay clear of the obstacle. Texts inside the view, and texts that overlap it in
  /// points, are drawn in the order of the views instead.
  func blocks(_ text: TextRequest) -> Bool {
    if order <= text.order && text.order < end { return false }
    return !text.overlapsInPoints(frame)
  }
}
