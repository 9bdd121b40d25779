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
  /// The middles of the first and last line in points, measured in rows from the top of the picture; `nil` if they are
  /// not known, as in boxes.
  var lineMiddles: ClosedRange<Double>?
  /// The area of the glyphs in points, which decides whether two texts overlap on the screen and not only in cells.
  var glyphArea: CGRect
  /// The cells in which the text may be drawn.
  var clip: CellRect
  var alignment = CellText.Alignment.left
  /// Whether a label that is as wide as its text is in the middle of its superview, so that it extends to both sides if
  /// it needs more columns.
  var isCentered = false
  var lineBreak = NSLineBreakMode.byTruncatingTail
  /// Whether a text of two lines does not end with a line of one word.
  var pushesOut = false
  /// The maximum number of lines; 0 for no limit.
  var lineLimit = 1
  var vertical = NibText.VerticalPlace.center
  /// Whether the whole text is visible in points, and should therefore be visible in cells as well.
  var fitsInPoints = true
  /// The part of a text of one line for whose width the device has room; 1 for texts that the device shows whole.
  var shownPart = 1.0
  /// The number of lines that the device shows of a text with several lines; `nil` if it shows the whole text.
  var shownLines: Int?
  /// Whether the text is measured in cells and not in points, as in a terminal layout.
  var isMeasuredInCells = false
  /// Whether the text may have several lines but needs only one in points. It then has one line in cells, too, if there
  /// are enough free cells beside it.
  var isOneLineInPoints = false
  /// The frame in points of the row or section view of a table that contains the text; `nil` outside tables.
  var tableRow: CGRect?
}

extension TextRequest {
  /// The side toward which the text extends if it needs more columns than its own.
  var growth: CellText.Alignment { isCentered ? .center : alignment }

  private var wrapping: CellText.Wrapping { lineBreak == .byCharWrapping ? .character : .word }

  /// The way in which the text is shortened. An ellipsis means that the device truncates it too; a text that only needs
  /// more cells than there are ends with `»`.
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

  /// The part of the text that can be shown: a label of one line shows only the first line of its text. A text that is
  /// truncated at its end stays whole, so that an ellipsis stands for its other lines.
  var shownText: String {
    guard lineLimit == 1, lineBreak != .byTruncatingTail, let end = text.firstIndex(where: \.isNewline) else {
      return text
    }
    return String(text[..<end])
  }

  /// The lines of the text for an area of the given size in cells. The last line is truncated if the text is longer, or
  /// if the device truncates it: then it ends at about the same character as on the device.
  func lines(of text: BreakableText, columns: Int, rows: Int) -> [String] {
    let maximum = max(1, min(lineLimit > 0 ? min(lineLimit, rows) : rows, shownLines ?? .max))
    var columns = columns
    if shownPart < 1, !text.hasNewlines {
      columns = min(columns, text.columns - 1, max(2, Int(bounded: Double(text.columns) * shownPart)))
    }
    if shownLines != nil, truncation != .clip {
      columns = self.columns(truncating: text, atMost: columns, lines: maximum)
    }
    return CellText.lines(
      of: text, columns: max(1, columns), wrapping: wrapping, pushesOut: pushesOut, maxLines: maximum,
      truncation: truncation)
  }

  /// The largest number of columns up to a maximum in which a number of lines does not show the whole text; at least 2 if the
  /// maximum is.
  private func columns(truncating text: BreakableText, atMost maximum: Int, lines: Int) -> Int {
    let widths = 3..<max(3, maximum + 1)
    let fitting = widths.partitioningIndex { columns in
      text.lineCount(columns: columns, wrapping: wrapping, limit: lines + 1) <= lines
    }
    return widths.isEmpty ? maximum : fitting - 1
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

  /// Whether a device shows this text and `other` side by side: both are in one row, and neither is above the other.
  func isBeside(_ other: TextRequest) -> Bool {
    let (a, b) = (glyphArea, other.glyphArea)
    let isInOneRow = abs(a.midY - b.midY) * 2 < min(a.height, b.height)
    return isInOneRow && (a.maxX <= b.minX + 1 || b.maxX <= a.minX + 1)
  }

  /// Whether this text is in a row of a table, and `other` in a row above or below it. Their lines must not be side by
  /// side, because they would seem to belong together.
  func isInOtherTableRow(than other: TextRequest) -> Bool {
    guard let row = tableRow, let otherRow = other.tableRow, row != otherRow else { return false }
    return row.minX < otherRow.maxX && otherRow.minX < row.maxX
  }
}
