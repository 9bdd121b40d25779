import NibCore

/// Draws a tree of laid-out views as a vector picture.
///
/// In contrast to `RenderedDrawing`, all frames are in points and nothing is moved to make room for text.
package struct VectorDrawing {
  private let root: UIView
  private let images: ImageStore
  private static let maximumDepth = 2_000

  /// Creates the drawing of a view. The view must have its layout.
  package init(_ root: UIView) { self.init(root, images: .shared) }

  init(_ root: UIView, images: ImageStore) {
    self.root = root
    self.images = images
  }

  /// The picture, in the size of the root view.
  package var picture: VectorPicture {
    var items: [VectorItem] = []
    add(VisibleView(root), depth: 1, to: &items)
    let page = UIColor.systemBackground.nibComponents(for: root.traitCollection.userInterfaceStyle)
    return VectorPicture(size: root.bounds.size, items: VectorHints.readable(items, on: page))
  }

  /// Adds a view and its subviews. Hidden and transparent views are left out with their subviews.
  private func add(_ shown: VisibleView, depth: Int, to items: inout [VectorItem]) {
    guard !shown.isHidden, depth < VectorDrawing.maximumDepth else { return }
    let (view, frame, isVisible) = (shown.view, shown.frame, shown.isVisible)
    let clips = view.nibClipsSubviews
    guard isVisible || !clips && !view.subviews.isEmpty else { return }
    let pen = VectorPen(view, at: frame, opacity: shown.opacity, images: images)
    var inner: [VectorItem] = []
    if isVisible {
      items += background(of: view, pen)
      if let table = view as? UITableView, table.style != .plain {
        inner = VectorRowGroups(table, shown).cards(images)
      }
      inner += content(of: view, pen)
    }
    for subview in shown.subviews() { add(subview, depth: depth + 1, to: &inner) }
    if isVisible { inner += separator(below: view, pen) }
    if clips, !inner.isEmpty {
      items.append(.clip(VectorRectangle(frame, radius: view.layer.cornerRadius), inner))
    } else {
      items += inner
    }
    if isVisible { items += border(of: view, pen) }
  }

  // MARK: Parts of every view

  /// The background of a view. That of the rows in a grouped table is drawn with the table.
  private func background(of view: UIView, _ pen: VectorPen) -> [VectorItem] {
    var pen = pen
    if let table = view.superview as? UITableView, view is UITableViewCell, table.style != .plain {
      return []
    }
    if let color = view.nibBackground {
      pen.fill(pen.backgroundFrame, color, radius: view.layer.cornerRadius)
    }
    return pen.items
  }

  private func content(of view: UIView, _ pen: VectorPen) -> [VectorItem] {
    var pen = pen
    pen.drawContent()
    return pen.items
  }

  /// The layer's border, which is drawn over the subviews.
  private func border(of view: UIView, _ pen: VectorPen) -> [VectorItem] {
    var pen = pen
    let layer = view.layer
    if layer.borderWidth > 0 {
      let half = layer.borderWidth / 2
      pen.stroke(
        pen.frame.insetBy(dx: half, dy: half), layer.borderColor ?? .black, width: layer.borderWidth,
        radius: layer.cornerRadius - half)
    }
    return pen.items
  }

  /// The line below a table's row. In grouped tables, the line below the last row of a group is as wide as the row, and
  /// in inset grouped tables there is none.
  private func separator(below view: UIView, _ pen: VectorPen) -> [VectorItem] {
    guard let cell = view as? UITableViewCell, let table = cell.superview as? UITableView,
      table.separatorStyle != .none
    else { return [] }
    var pen = pen
    let isLast = table.style != .plain && !table.nibHasRow(below: cell)
    if isLast, table.style == .insetGrouped { return [] }
    var insets = cell.nibSeparatorInset ?? table.separatorInset
    if isLast { insets = .zero }
    // UIKit's left inset is at the leading side.
    if cell.nibIsRightToLeft { swap(&insets.left, &insets.right) }
    var line = pen.frame.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
    line.origin.y = pen.frame.maxY - 0.5
    line.size.height = 0.5
    if line.width > 0 { pen.fill(line, table.separatorColor ?? .separator) }
    return pen.items
  }
}

/// The groups of rows of a grouped table: the rows between which there is no space.
private struct VectorRowGroups {
  private let table: UITableView
  private let opacity: Double
  private var groups: [[VisibleView]] = []
  /// The radius of the corners of inset groups, in points.
  private static let cornerRadius: CGFloat = 10

  /// - Parameter shown: the table in the picture.
  init(_ table: UITableView, _ shown: VisibleView) {
    self.table = table
    opacity = shown.opacity
    let rows = shown.subviews().filter { $0.view is UITableViewCell }
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
        var pen = VectorPen(row.view, at: row.frame, opacity: row.opacity, images: images)
        if let color = row.view.nibBackground {
          pen.fill(row.frame, color)
        }
        items += pen.items
      }
      if table.style == .insetGrouped {
        return .clip(VectorRectangle(card, radius: VectorRowGroups.cornerRadius), items)
      }
      var pen = VectorPen(table, at: card, opacity: opacity, images: images)
      if table.separatorStyle != .none {
        let line = CGRect(x: card.minX, y: card.minY, width: card.width, height: 0.5)
        pen.fill(line, table.separatorColor ?? .separator)
      }
      return .clip(VectorRectangle(card), items + pen.items)
    }
  }
}

extension UITableView {
  /// Whether another row begins where this one ends.
  fileprivate func nibHasRow(below cell: UITableViewCell) -> Bool {
    subviews.contains {
      $0 !== cell && $0 is UITableViewCell && !$0.nibIsConcealed && abs($0.frame.minY - cell.frame.maxY) < 1
    }
  }
}
