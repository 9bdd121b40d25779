/// The cells that a nib itself gives a table: those of a static table, or the prototypes of a table that is
/// only previewed.
final class StaticTableContent {
  struct Section {
    var headerTitle: String?
    var footerTitle: String?
    var cells: [UITableViewCell] = []
  }

  let sections: [Section]
  /// Whether the document is only previewed. Then every cell is shown, whether or not it is in view, and the
  /// data source is not asked.
  let isPreview: Bool
  /// Whether the cells keep the frames that Interface Builder saved for its canvas.
  let keepsSavedPlaces: Bool

  init(sections: [Section], isPreview: Bool, isCanvas: Bool) {
    self.sections = sections
    self.isPreview = isPreview
    keepsSavedPlaces = isPreview && isCanvas
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row)
    else {
      return nil
    }
    return sections[path.section].cells[path.row]
  }

  /// The positions of all cells on the canvas. Gaps between saved frames belong to footers and headers.
  /// - Parameter footer: returns the height that the footer of a section needs, in points.
  func savedIndex(leading: Double, footer: (Int) -> Double) -> TableIndex {
    var result: [TableIndex.Section] = []
    var end = leading
    for (index, section) in sections.enumerated() {
      let frames = section.cells.map { $0.nibOrigin?.savedFrame ?? $0.frame }
      var gap = max(0, Double(frames.first?.minY ?? 0) - end)
      if index > 0 {
        let above = min(gap, footer(index - 1))
        result[index - 1].footer = above
        gap -= above
        end += above
      }
      var rows = RowIndex(count: frames.count, estimate: 44)
      for (row, frame) in frames.enumerated() { rows.setLength(Double(frame.height), of: row) }
      end += gap + rows.total
      result.append(TableIndex.Section(header: gap, rows: rows, footer: 0))
    }
    if !result.isEmpty { result[result.count - 1].footer = footer(result.count - 1) }
    return TableIndex(sections: result, leading: leading)
  }
}
