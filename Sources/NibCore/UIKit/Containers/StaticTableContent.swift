/// The cells that a nib itself gives a table: a static table's, or the prototypes of one that is only looked
/// at.
final class StaticTableContent {
  struct Section {
    var headerTitle: String?
    var footerTitle: String?
    var cells: [UITableViewCell] = []
  }

  let sections: [Section]
  /// Whether the document is only looked at: every cell is shown, in view or not, whatever the data source
  /// says.
  let isPreview: Bool
  /// Whether the cells stand where Interface Builder saved them: on its canvas.
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

  /// Where everything lies on the canvas: gaps between saved frames count as headers.
  func savedIndex(leading: Double) -> TableIndex {
    var end = leading
    let sections = sections.map { section in
      let frames = section.cells.map { $0.nibOrigin?.savedFrame ?? $0.frame }
      let header = max(0, Double(frames.first?.minY ?? 0) - end)
      var rows = RowIndex(count: frames.count, estimate: 44)
      for (row, frame) in frames.enumerated() { rows.setLength(Double(frame.height), of: row) }
      end += header + rows.total
      return TableIndex.Section(header: header, rows: rows, footer: 0)
    }
    return TableIndex(sections: sections, leading: leading)
  }
}
