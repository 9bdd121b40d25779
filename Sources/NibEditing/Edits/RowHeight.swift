import NibFormats

/// The height of a table cell, which Interface Builder saves twice: in the frame, and as the row height unless the cell has that
/// of the table.
struct RowHeight {
  private let cell: NibElement
  private let maker: EditMaker

  /// - Returns: `nil` for other objects.
  init?(of element: NibElement, _ maker: EditMaker) {
    guard element.isNamed("tableViewCell") else { return nil }
    (cell, self.maker) = (element, maker)
  }

  /// The edits of the other number that follow from a property of the cell, and of its content view.
  ///
  /// - Parameters:
  ///   - name: the property, with a value that is valid.
  ///   - value: `nil` for the default, from which no height follows.
  func edits(following name: String, _ value: String?) -> [SourceEdit] {
    guard let numbers = value.flatMap({ NibDecimal.list($0) }), let height = numbers.last, height > 0 else {
      return []
    }
    switch name {
    case "rowHeight": return frameEdits(height) + editsBelow(height)
    case "frame" where numbers.count == 4, "frame.height":
      return attributeEdits(height) + contentEdits(height) + editsBelow(height)
    default: return []
    }
  }

  /// The edits of the row height that follow from a frame of the cell, which layouts give. A cell without a row height
  /// keeps the one of the table.
  func edits(following frame: NibRect) -> [SourceEdit] {
    guard cell["rowHeight"] != nil, cell.savedFrame?.height != frame.height else { return [] }
    return maker.edits(setting: "rowHeight", of: cell, to: EditorNumber.text(frame.height))
  }

  private func attributeEdits(_ height: Double) -> [SourceEdit] {
    let ofTable = cell.lineage.first { $0.isNamed("tableView") }?.double("rowHeight")
    guard cell["rowHeight"] != nil || height != ofTable else { return [] }
    return maker.edits(setting: "rowHeight", of: cell, to: EditorNumber.text(height))
  }

  private func frameEdits(_ height: Double) -> [SourceEdit] {
    guard cell.child(key: "frame") != nil, var frame = cell.savedFrame else { return [] }
    let content = contentEdits(height)
    frame.height = height
    return maker.edits(settingFrame: frame, of: cell) + content
  }

  /// The edits of the saved positions of the rows and of the footer below the cell.
  private func editsBelow(_ height: Double) -> [SourceEdit] {
    guard let old = cell.savedFrame, height != old.height, let table = RowHeight.table(of: cell) else {
      return []
    }
    let rows = table.descendants.filter { element in
      (element.isNamed("tableViewCell") || element.key == "tableFooterView") && element != cell
        && element.child(key: "frame") != nil && RowHeight.table(of: element) == table
    }
    return rows.flatMap { row -> [SourceEdit] in
      guard var frame = row.savedFrame, frame.y >= old.y + old.height - RowHeight.overlap else { return [] }
      frame.y += height - old.height
      return maker.edits(settingFrame: frame, of: row)
    }
  }

  /// The largest overlap of neighbors in points, from heights that are rounded to pixels.
  private static let overlap = 1.0

  /// The table around a row.
  private static func table(of element: NibElement) -> NibElement? {
    element.parent?.lineage.first { $0.isNamed("tableView") }
  }

  /// The edits of the frame of the content view, which keeps its distance from the bottom of the cell.
  private func contentEdits(_ height: Double) -> [SourceEdit] {
    guard let old = cell.savedFrame, let content = cell.child(key: "contentView"),
      content.child(key: "frame") != nil, var frame = content.savedFrame
    else { return [] }
    frame.height = max(0, frame.height + height - old.height)
    return maker.edits(settingFrame: frame, of: content)
  }
}
