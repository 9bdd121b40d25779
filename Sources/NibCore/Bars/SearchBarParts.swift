/// The positions of the parts in a search bar's line: the field, the symbols at its end, and the Cancel
/// button.
struct SearchBarParts {
  /// The parts that can be clicked.
  enum Part: Hashable { case field, bookmarks, results, cancel }

  static let cancelTitle = "[Cancel]"

  /// The columns of the field, including its ends.
  let field: Range<Int>
  /// The symbols inside the field, each with its column.
  private(set) var signs: [(part: Part, text: String, column: Int)] = []
  /// The columns of the Cancel button; `nil` if there is none or no space for it.
  let cancel: Range<Int>?

  /// - Parameter columns: the number of columns in the line.
  init(_ bar: UISearchBar, columns: Int) {
    let title = SearchBarParts.cancelTitle.count
    let hasCancel = bar.showsCancelButton && columns > 2 * title
    cancel = hasCancel ? columns - title..<columns : nil
    field = 0..<(hasCancel ? columns - title - 1 : columns)
    var end = field.upperBound - 2
    if bar.showsSearchResultsButton, end > 8 {
      signs.append((.results, "▾", end))
      end -= 2
    }
    if bar.showsBookmarkButton, bar.storedText.isEmpty, end > 8 { signs.append((.bookmarks, "◫", end)) }
    isMirrored = bar.nibIsRightToLeft
    self.columns = columns
  }

  private let isMirrored: Bool
  private let columns: Int

  /// The columns where a range is drawn: the same columns, or the mirrored ones in right-to-left layouts.
  func shown(_ range: Range<Int>) -> Range<Int> {
    isMirrored ? columns - range.upperBound..<columns - range.lowerBound : range
  }

  /// The columns that are available for the text.
  var text: Range<Int> {
    let end = (signs.map(\.column).min() ?? field.upperBound) - 1
    return min(field.lowerBound + 3, end)..<end
  }

  /// The part in a column.
  func part(at column: Int) -> Part {
    if let cancel, shown(cancel).contains(column) { return .cancel }
    return signs.first { shown($0.column..<$0.column + 1).contains(column) }?.part ?? .field
  }
}
