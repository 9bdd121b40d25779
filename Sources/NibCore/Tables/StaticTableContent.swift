/// The cells that a nib contains for a table: the cells of a static table, or the prototypes of a table in a
/// document that is only previewed.
final class StaticTableContent {
  struct Section {
    var headerTitle: String?
    var footerTitle: String?
    var cells: [UITableViewCell] = []
  }

  let sections: [Section]
  /// Whether the document is only previewed. In a preview, all cells are subviews of the table, even those out
  /// of view, and the data source is not used.
  let isPreview: Bool
  /// Whether the cells have the frames that Interface Builder saved for its canvas.
  let keepsSavedFrames: Bool

  init(sections: [Section], isPreview: Bool, keepsSavedFrames: Bool) {
    self.sections = sections
    self.isPreview = isPreview
    self.keepsSavedFrames = keepsSavedFrames
  }

  /// Whether the saved frames of the cells are below each other and below the table's header view. Some documents
  /// contain frames that overlap.
  ///
  /// - Parameter tableHeaderHeight: the height of the table's header view, in points.
  func hasSeparateFrames(tableHeaderHeight: CGFloat) -> Bool {
    var end = tableHeaderHeight
    for frame in sections.flatMap(\.cells).compactMap({ $0.nibOrigin?.savedFrame }) {
      // Frames of whole pixels are saved with rounding errors.
      if frame.minY < end - 0.75 { return false }
      end = frame.maxY
    }
    return true
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  /// The geometry that reproduces the saved frames of all cells. Each gap between the cells of two sections is
  /// divided: the footer above gets the height that it needs, at most the whole gap, and the header below gets
  /// the rest. A cell without a saved frame follows the cell before it.
  ///
  /// Cells whose saved frames overlap follow each other. The headers and footers between them have at least the height
  /// that they need.
  /// - Parameters:
  ///   - tableHeaderHeight: the height of the table's header view, in points.
  ///   - isSeparate: whether the saved frames are below each other (`hasSeparateFrames`).
  ///   - header: returns the height that the header of a section needs, in points.
  ///   - footer: returns the height that the footer of a section needs, in points.
  ///   - row: returns the height of a cell without a saved frame, in points.
  func savedGeometry(
    tableHeaderHeight: Double, isSeparate: Bool, header: (Int) -> Double, footer: (Int) -> Double,
    row: (UITableViewCell) -> Double
  ) -> TableGeometry {
    var result: [TableGeometry.Section] = []
    // The bottom of what is above a section, by the saved frames.
    var end = tableHeaderHeight
    for (index, section) in sections.enumerated() {
      var gap = max(0, Double(section.cells.first?.nibOrigin?.savedFrame?.minY ?? 0) - end)
      if index > 0 {
        let needed = footer(index - 1)
        let footerHeight = isSeparate ? min(gap, needed) : needed
        result[index - 1].footer = footerHeight
        gap = max(0, gap - footerHeight)
        end += footerHeight
      }
      if !isSeparate { gap = max(gap, header(index)) }
      var rows = RowHeights(count: section.cells.count, estimate: 44)
      for (index, cell) in section.cells.enumerated() {
        rows.setHeight(cell.nibOrigin?.savedFrame.map { Double($0.height) } ?? row(cell), of: index)
      }
      end += gap + rows.total
      if !isSeparate, let saved = section.cells.last?.nibOrigin?.savedFrame { end = Double(saved.maxY) }
      result.append(TableGeometry.Section(header: gap, rows: rows, footer: 0))
    }
    if !result.isEmpty { result[result.count - 1].footer = footer(result.count - 1) }
    return TableGeometry(sections: result, tableHeaderHeight: tableHeaderHeight)
  }
}
