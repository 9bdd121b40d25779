/// The indentation of a row of the outline.
///
/// The first levels are indented by two columns each, or by one in a narrow pane, and the levels below them by one. At
/// most 2/5 of the pane is used. Deeper rows begin with the number of their level, so that their hierarchy stays visible.
struct Indentation: Hashable, Sendable {
  /// The number of columns before the row.
  let start: Int
  /// The number of the level of a row that is too deep for the pane; otherwise empty.
  let depthText: String

  /// The column of the fold mark.
  var end: Int { start + depthText.count }

  /// - Parameters:
  ///   - depth: the number of objects around the row's object.
  ///   - columns: the width of the pane.
  init(depth: Int, columns: Int) {
    let limit = columns * 2 / 5
    let wideLevels = columns < 28 ? 0 : limit / 4
    let wanted = depth + min(depth, wideLevels)
    start = min(wanted, limit)
    depthText = wanted > limit ? String(depth) : ""
  }
}
