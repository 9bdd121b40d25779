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
    let frame = CGRect(origin: .zero, size: root.bounds.size)
    var items: [VectorItem] = []
    add(root, at: frame, Inherited(opacity: 1, visible: frame, depth: 0), to: &items)
    let page = UIColor.systemBackground.nibComponents(for: root.traitCollection.userInterfaceStyle)
    return VectorPicture(size: frame.size, items: VectorHints.readable(items, on: page))
  }

  /// The properties that a view inherits from its ancestors.
  private struct Inherited {
    /// The product of the ancestors' alpha.
    var opacity: Double
    /// The area that clipping ancestors leave visible.
    var visible: CGRect
    var depth: Int
  }

  /// Adds a view and its subviews. Hidden and transparent views are left out with their subviews.
  private func add(_ view: UIView, at frame: CGRect, _ outer: Inherited, to items: inout [VectorItem]) {
    var own = outer
    own.opacity *= Double(view.alpha)
    own.depth += 1
    guard !view.isHidden, own.opacity > 0.01, own.depth < VectorDrawing.maximumDepth else { return }
    let clips = view.nibClipsSubviews
    if clips { own.visible = outer.visible.intersection(frame) }
    let isVisible = !outer.visible.intersection(frame).isEmpty
    guard isVisible || !clips && !view.subviews.isEmpty else { return }
    let pen = VectorPen(view, at: frame, opacity: own.opacity, images: images)
    var inner: [VectorItem] = []
    if isVisible {
      items += background(of: view, pen)
      if let table = view as? UITableView, table.style != .plain {
        inner = VectorRowGroups(table, at: frame).cards(opacity: own.opacity, images)
      }
      inner += content(of: view, pen)
    }
    for subview in view.subviews {
      let place = subview.frame.offsetBy(dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY)
      add(subview, at: place, own, to: &inner)
    }
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
    if let color = view.backgroundColor ?? view.nibStandardBackground {
      pen.fill(pen.frame, color, radius: view.layer.cornerRadius)
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
  private let origin: CGPoint
  private var groups: [[UITableViewCell]] = []
  /// The radius of the corners of inset groups, in points.
  private static let cornerRadius: CGFloat = 10

  /// - Parameter frame: the frame of the table in the picture.
  init(_ table: UITableView, at frame: CGRect) {
    self.table = table
    origin = CGPoint(x: frame.minX - table.bounds.minX, y: frame.minY - table.bounds.minY)
    let rows = table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
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
  func cards(opacity: Double, _ images: ImageStore) -> [VectorItem] {
    groups.map { rows in
      var items: [VectorItem] = []
      var card = CGRect.null
      for row in rows {
        let frame = row.frame.offsetBy(dx: origin.x, dy: origin.y)
        card = card.union(frame)
        var pen = VectorPen(row, at: frame, opacity: opacity * Double(row.alpha), images: images)
        if let color = row.backgroundColor ?? row.nibStandardBackground { pen.fill(frame, color) }
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
      $0 !== cell && $0 is UITableViewCell && !$0.isHidden && abs($0.frame.minY - cell.frame.maxY) < 1
    }
  }
}
