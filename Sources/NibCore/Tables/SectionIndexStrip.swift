/// The section index at a table's trailing edge. Pressing a title scrolls to its section.
final class SectionIndexStrip: UIView {
  /// The titles, from the top.
  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
  /// Called with the index of the title that was pressed.
  var onPress: ((Int) -> Void)?
  /// The color of the titles; `nil` means the tint color.
  var color: UIColor?

  override func nibDidCreate() { isOpaque = false }

  /// Empty, because the strip has no subviews and is not part of its superview's layout.
  override func layoutSubviews() {}

  /// The rows of cells in which titles are drawn, with the index of each title. If there are more titles than
  /// rows, some titles are omitted.
  func shownTitles(rows: Int) -> [(row: Int, title: Int)] {
    guard rows > 0, !titles.isEmpty else { return [] }
    let count = min(rows, titles.count)
    let first = (rows - count) / 2
    return (0..<count).map { (first + $0, count == 1 ? 0 : $0 * (titles.count - 1) / (count - 1)) }
  }

  /// Handles a press or drag, which scrolls to the section of the nearest title.
  override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard event.button == .left, event.action == .press || event.action == .drag else { return false }
    let grid = CellGrid.standard
    let shown = shownTitles(rows: grid.rows(Double(bounds.height)))
    let row = Int(bounded: point.y / TextMetrics.rowHeight)
    guard let nearest = shown.min(by: { abs($0.row - row) < abs($1.row - row) }) else { return false }
    onPress?(nearest.title)
    return true
  }

  /// Draws as many characters of each title as fit: in the terminal, the first one.
  override func nibDraw(in context: NibDrawingContext) {
    for (row, title) in shownTitles(rows: context.size.rows) {
      context.canvas.put(
        CellText.truncated(titles[title], columns: context.size.columns, .clip),
        at: CellPoint(column: 0, row: row), style: context.style(color ?? context.tint, .bold),
        maxColumns: context.size.columns)
    }
  }
}
