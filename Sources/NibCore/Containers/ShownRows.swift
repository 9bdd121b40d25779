/// The views of a table that are in view, by what they show.
struct ShownRows {
  private(set) var cells: [IndexPath: UITableViewCell] = [:]
  /// Section headers and footers.
  private(set) var sectionViews: [TableIndex.Part: UIView] = [:]

  subscript(path: IndexPath) -> UITableViewCell? {
    get { cells[path] }
    set { cells[path] = newValue }
  }

  subscript(part: TableIndex.Part) -> UIView? {
    get { sectionViews[part] }
    set { sectionViews[part] = newValue }
  }

  /// The rows in view, from the top.
  var paths: [IndexPath] { cells.keys.sorted() }

  /// The section views in view, from the top.
  var parts: [TableIndex.Part] { sectionViews.keys.sorted { $0.order < $1.order } }

  func path(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}

extension TableIndex.Part {
  /// A key that sorts parts from the top of the table.
  fileprivate var order: (Int, Int, Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .row(let path): (path.section, 1, path.row)
    case .footer(let section): (section, 2, 0)
    }
  }
}
