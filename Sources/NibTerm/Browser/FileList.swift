import NibCore

/// A list of files of which one is chosen; only the rows in view are looked at.
struct FileList {
  private let folder: String
  private let files: [String]
  private var chosen = 0
  /// The file in the first row.
  private var top = 0

  init(folder: String, files: [String]) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    self.files = files
  }

  /// Nil for an empty list.
  var chosenFile: String? { files.indices.contains(chosen) ? files[chosen] : nil }

  /// `3/120`.
  var position: String { files.isEmpty ? "0/0" : "\(chosen + 1)/\(files.count)" }

  /// Moves the choice; `page` is the number of rows in view.
  mutating func move(_ movement: Movement, page: Int) {
    switch movement {
    case .up: choose(chosen - 1)
    case .down: choose(chosen + 1)
    case .pageUp: choose(chosen - max(1, page - 1))
    case .pageDown: choose(chosen + max(1, page - 1))
    case .home: choose(0)
    case .end: choose(files.count - 1)
    case .left, .right: break
    }
  }

  /// Chooses the file in a row of the pane; a row without one is ignored.
  mutating func choose(row: Int) {
    if files.indices.contains(top + row) { choose(top + row) }
  }

  private mutating func choose(_ index: Int) { chosen = min(max(0, index), max(0, files.count - 1)) }

  /// Scrolls so that the chosen file is in view.
  mutating func reveal(rows: Int) {
    guard rows > 0 else { return }
    top = min(max(top, chosen - rows + 1), chosen)
    top = max(0, min(top, files.count - rows))
  }

  /// Draws the rows in view; names too long for the pane lose their beginning.
  func draw(on canvas: CellCanvas, in pane: CellRect, hasFocus: Bool) {
    for row in 0..<max(0, min(pane.size.rows, files.count - top)) {
      let index = top + row
      let attributes: CellStyle.Attributes = index == chosen ? (hasFocus ? .reverse : .bold) : []
      let name = files[index].hasPrefix(folder) ? String(files[index].dropFirst(folder.count)) : files[index]
      let mark = index == chosen ? "›" : " "
      canvas.put(
        mark + CellText.aligned(name, columns: pane.size.columns - 1, .left, truncation: .head),
        at: pane.origin + CellPoint(column: 0, row: row), style: CellStyle(attributes: attributes),
        maxColumns: pane.size.columns)
    }
  }
}
