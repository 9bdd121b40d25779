import NibCore

extension UITableView: VectorContent {
  /// Draws the rows' backgrounds in a grouped table, which clips them to groups.
  func draw(with pen: inout VectorPen) {
    if style != .plain { pen.draw(VectorRowGroups(self, pen.shown).cards(pen.images)) }
    pen.drawOther()
  }
}

/// The groups of rows of a grouped table: the rows between which there is no space.
private struct VectorRowGroups {
  private let table: UITableView
  private let visibleTable: VisibleView
  private var groups: [[VisibleView]] = []
  /// The radius of the corners of inset groups, in points.
  private static let cornerRadius: CGFloat = 10

  /// - Parameter shown: the table in the picture.
  init(_ table: UITableView, _ shown: VisibleView) {
    self.table = table
    self.visibleTable = shown
    let rows = visibleTable.subviews().filter { $0.view is UITableViewCell }
    for row in rows.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let last = groups.last?.last, abs(row.frame.minY - last.frame.maxY) < 1 {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
  }

  /// The backgrounds of the rows, with round corners in an inset grouped table, and otherwise with a line above each
  /// group.
  func cards(_ images: ImageStore) -> [VectorItem] {
    groups.map { rows in
      var items: [VectorItem] = []
      var card = CGRect.null
      for row in rows {
        card = card.union(row.frame)
        var pen = VectorPen(row, images: images)
        if let color = row.view.nibBackground {
          pen.fill(row.frame, color)
        }
        items += pen.items
      }
      if table.style == .insetGrouped {
        return .clip(VectorRectangle(card, radius: VectorRowGroups.cornerRadius), items)
      }
      var pen = VectorPen(visibleTable, at: card, images: images)
      if table.separatorStyle != .none {
        let line = CGRect(x: card.minX, y: card.minY, width: card.width, height: 0.5)
        pen.fill(line, table.separatorColor ?? .separator)
      }
      return .clip(VectorRectangle(card), items + pen.items)
    }
  }
}
