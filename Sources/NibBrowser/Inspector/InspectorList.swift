import NibCore

/// The content of the inspector pane: a page of foldable sections with a cursor.
struct InspectorList {
  private(set) var content = InspectorContent.empty
  /// The titles of the sections that the user has folded or unfolded, so that they differ from their initial state.
  private var toggledTitles: Set<String> = []
  /// The headings, and the rows of the sections that are not folded.
  private var items: [InspectorItem] = []
  /// The index of the row or heading that the cursor is on.
  private(set) var cursor = 0
  /// The index of the line at the top of the pane.
  private var top = 0
  /// The number of rows of the pane.
  private var height = 0
  private var theme = Theme()
  private var page = InspectorPage([], columns: 1)
  /// The width in columns for which `page` was made; `nil` if it must be made again.
  private var pageColumns: Int?
  /// Whether the pane must scroll to the cursor because it has moved.
  private var needsReveal = true

  /// Shows another object, or updates the current one. The cursor stays on the item with the same name, or moves to the
  /// first item. Folded sections stay folded.
  mutating func show(_ content: InspectorContent) {
    if content == self.content { return }
    let name = items.indices.contains(cursor) ? items[cursor].name : nil
    let isSame = content.id == self.content.id
    self.content = content
    updateItems()
    cursor = items.firstIndex { $0.name == name } ?? 0
    if isSame { return }
    top = 0
    needsReveal = true
  }

  /// Makes the items of the list: the headings, and the rows of sections that are not folded.
  private mutating func updateItems() {
    items = content.sections.flatMap { section -> [InspectorItem] in
      let isFolded = section.isFoldedAtFirst != toggledTitles.contains(section.title)
      let rows = isFolded ? [] : section.rows.map { InspectorItem.row($0, section: section.title) }
      return [.heading(section, isFolded: isFolded)] + rows
    }
    cursor = min(cursor, max(0, items.count - 1))
    pageColumns = nil
  }

  // MARK: The cursor

  /// The row that the cursor is on; `nil` if it is on a heading or the inspector is empty.
  var chosenRow: InspectorRow? {
    guard items.indices.contains(cursor), case .row(let row, _) = items[cursor] else { return nil }
    return row
  }

  /// Whether the cursor is on the heading of a section.
  var isOnHeading: Bool { !items.isEmpty && chosenRow == nil }

  /// Moves the cursor by rows and headings.
  mutating func move(by rows: Int) { setCursor(cursor + rows) }

  /// Moves the cursor by the given number of pages, each one line shorter than the pane.
  mutating func movePage(by pages: Int) {
    // Keys can arrive before the page that contains the cursor's new item has been made.
    guard page.starts.indices.contains(cursor) else { return }
    let line = page.starts[cursor] + pages * max(1, height - 1)
    setCursor(item(atLine: min(max(0, line), page.lines.count - 1)) ?? cursor)
  }

  /// Moves the cursor to the next heading, or to the previous one with -1.
  mutating func moveSection(by step: Int) {
    let headings = items.indices.filter { index in
      if case .heading = items[index] { true } else { false }
    }
    let target = step > 0 ? headings.first { $0 > cursor } : headings.last { $0 < cursor }
    if let target { setCursor(target) }
  }

  mutating func moveToStart() { setCursor(0) }
  mutating func moveToEnd() { setCursor(items.count - 1) }

  private mutating func setCursor(_ index: Int) {
    cursor = min(max(0, index), max(0, items.count - 1))
    needsReveal = true
  }

  /// Handles Enter. On a heading, folds or unfolds its section and returns `nil`. On a row, returns the id of the
  /// object that it links to, if any.
  mutating func enter() -> String? {
    guard items.indices.contains(cursor) else { return nil }
    switch items[cursor] {
    case .row(let row, _): return row.target
    case .heading(let section, _):
      toggleSection(section.title)
      return nil
    }
  }

  /// Whether the content has a section with the given title.
  func hasSection(_ title: String) -> Bool { content.sections.contains { $0.title == title } }

  /// Folds or unfolds the section with the given title, for example `Defaults`.
  mutating func toggleSection(_ title: String) {
    toggledTitles.formSymmetricDifference([title])
    updateItems()
    setCursor(items.firstIndex { $0.name == title } ?? cursor)
  }

  // MARK: The mouse

  /// Moves the cursor to the item in a row of the pane. Returns false if the row is empty.
  @discardableResult
  mutating func click(row: Int) -> Bool {
    guard row >= 0, let item = item(atLine: top + row) else { return false }
    setCursor(item)
    needsReveal = false
    return true
  }

  /// Scrolls without moving the cursor. Used for the mouse wheel.
  mutating func scroll(by lines: Int) {
    top = min(max(0, top + lines), max(0, page.lines.count - height))
    needsReveal = false
  }

  private func item(atLine line: Int) -> Int? {
    page.lines.indices.contains(line) ? page.lines[line].item : nil
  }

  // MARK: Drawing

  /// Wraps the items for a pane of the given size, and scrolls to the cursor if it has moved.
  mutating func update(for size: CellSize, _ theme: Theme) {
    guard size.columns > 0, size.rows > 0 else { return }
    if pageColumns != size.columns || height != size.rows || theme != self.theme {
      page = InspectorPage(items, columns: size.columns, theme: theme)
      pageColumns = size.columns
      height = size.rows
      self.theme = theme
    }
    if needsReveal { revealCursor() }
    top = min(max(0, top), max(0, page.lines.count - height))
  }

  /// Draws the visible lines.
  func draw(on canvas: CellCanvas, in pane: CellRect, hasFocus: Bool) {
    guard !pane.isEmpty else { return }
    canvas.withClip(pane) {
      for row in 0..<min(height, page.lines.count - top) {
        draw(
          page.lines[top + row], on: canvas, at: pane.origin + CellPoint(column: 0, row: row),
          columns: pane.size.columns,
          hasFocus: hasFocus)
      }
    }
  }

  /// Scrolls so that the lines of the cursor's item are in view. If they do not fit, shows the first ones.
  private mutating func revealCursor() {
    guard page.starts.indices.contains(cursor) else { return }
    let first = page.starts[cursor]
    let end = cursor + 1 < page.starts.count ? page.starts[cursor + 1] : page.lines.count
    top = min(max(top, end - height), first)
    needsReveal = false
  }

  private func draw(
    _ line: InspectorLine, on canvas: CellCanvas, at origin: CellPoint, columns: Int, hasFocus: Bool
  ) {
    let isChosen = line.item == cursor
    func style(_ style: CellStyle) -> CellStyle {
      isChosen ? Theme.chosen(style, hasFocus: hasFocus) : style
    }
    if isChosen {
      let row = CellRect(origin: origin, size: CellSize(columns: columns, rows: 1))
      canvas.fill(row, style: style(.plain))
    }
    for run in line.runs {
      let width = max(0, columns - run.column)
      canvas.put(
        CellText.truncated(run.text, columns: width), at: origin + CellPoint(column: run.column, row: 0),
        style: style(run.style), maxColumns: width)
    }
  }
}
