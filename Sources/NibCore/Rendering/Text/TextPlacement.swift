/// Where a text is drawn: its lines, one below the other.
struct TextPlacement: Hashable {
  struct Line: Hashable {
    var text: String
    /// The cell of the first character.
    var start: CellPoint
    /// The columns that the text takes.
    var columns: Range<Int>
  }

  var lines: [Line]

  /// A text without a place.
  static let nowhere = TextPlacement(lines: [])
}
