/// The columns of the parts in a search bar's row: the field, the symbols at its end, and the Cancel button.
///
/// Columns are counted for a left-to-right layout; `columnsOnScreen(_:)` converts them.
package struct SearchBarParts {
  /// The parts that can be clicked, and at which Tab stops.
  package enum Part: Hashable, Sendable { case field, bookmarks, results, cancel, scopes }

  static let cancelTitle = "[Cancel]"

  /// The columns of the field, including its left and right border.
  let field: Range<Int>
  /// The symbols inside the field, from right to left, each with its column.
  private(set) var symbols: [(part: Part, text: String, column: Int)] = []
  /// The columns of the Cancel button; `nil` if the bar does not show it or is too narrow for it.
  let cancel: Range<Int>?
  private let isMirrored: Bool
  /// The number of columns in the row.
  private let columns: Int

  /// - Parameter columns: the number of columns in the row.
  init(_ bar: UISearchBar, columns: Int) {
    let title = SearchBarParts.cancelTitle.count
    let hasCancel = bar.showsCancelButton && columns > 2 * title
    cancel = hasCancel ? columns - title..<columns : nil
    field = 0..<(hasCancel ? columns - title - 1 : columns)
    var end = field.upperBound - 2
    if bar.showsSearchResultsButton, end > 8 {
      symbols.append((.results, "▾", end))
      end -= 2
    }
    if bar.showsBookmarkButton, bar.storedText.isEmpty, end > 8 { symbols.append((.bookmarks, "◫", end)) }
    isMirrored = bar.nibIsRightToLeft
    self.columns = columns
  }

  /// The columns in which a range is drawn: the range itself, or its mirror image in right-to-left layouts.
  func columnsOnScreen(_ range: Range<Int>) -> Range<Int> {
    isMirrored ? columns - range.upperBound..<columns - range.lowerBound : range
  }

  /// The columns of the text inside the field.
  var text: Range<Int> {
    let end = (symbols.map(\.column).min() ?? field.upperBound) - 1
    return min(field.lowerBound + 3, end)..<end
  }

  /// The part that is drawn at a column; `.field` if there is no other part.
  func part(at column: Int) -> Part {
    if let cancel, columnsOnScreen(cancel).contains(column) { return .cancel }
    return symbols.first { columnsOnScreen($0.column..<$0.column + 1).contains(column) }?.part ?? .field
  }
}
