/// Where the parts of a search bar's line stand: the field, signs at its end, and the button that cancels.
struct SearchBarParts {
  /// What a click can meet.
  enum Part: Hashable { case field, bookmarks, results, cancel }

  static let cancelTitle = "[Cancel]"

  /// The columns of the field, its ends included.
  let field: Range<Int>
  /// The signs inside the field, each with its column.
  private(set) var signs: [(part: Part, text: String, column: Int)] = []
  /// The columns of the cancel button; nil where there is none or no room for it.
  let cancel: Range<Int>?

  /// - Parameter columns: the columns of the line.
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

  /// The columns where a range is drawn: the same, or those across where people read from right to left.
  func shown(_ range: Range<Int>) -> Range<Int> {
    isMirrored ? columns - range.upperBound..<columns - range.lowerBound : range
  }

  /// The columns that the text may use.
  var text: Range<Int> {
    let end = (signs.map(\.column).min() ?? field.upperBound) - 1
    return min(field.lowerBound + 3, end)..<end
  }

  /// What stands in a column.
  func part(at column: Int) -> Part {
    if let cancel, shown(cancel).contains(column) { return .cancel }
    return signs.first { shown($0.column..<$0.column + 1).contains(column) }?.part ?? .field
  }
}
