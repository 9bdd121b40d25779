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
