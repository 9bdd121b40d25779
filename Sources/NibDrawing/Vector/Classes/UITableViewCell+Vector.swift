import NibCore

extension UITableViewCell: VectorContent {
  /// A grouped table draws the backgrounds of its rows itself.
  var nibVectorBackground: UIColor? {
    if let table = superview as? UITableView, table.style != .plain { return nil }
    return nibBackground
  }

  func draw(with pen: inout VectorPen) { pen.draw(self) }

  /// Draws the line below the row. In grouped tables, the line below the last row of a group is as wide as the row, and
  /// in inset grouped tables there is none.
  func drawInFront(with pen: inout VectorPen) {
    guard let table = superview as? UITableView, table.separatorStyle != .none else { return }
    let isLast = table.style != .plain && !table.nibHasRow(below: self)
    if isLast, table.style == .insetGrouped { return }
    var insets = nibSeparatorInset ?? table.separatorInset
    if isLast { insets = .zero }
    // UIKit's left inset is at the leading side.
    if nibIsRightToLeft { swap(&insets.left, &insets.right) }
    var line = pen.frame.inset(by: UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right))
    line.origin.y = pen.frame.maxY - 0.5
    line.size.height = 0.5
    if line.width > 0 { pen.fill(line, table.separatorColor ?? .separator) }
  }
}

extension VectorPen {
  fileprivate mutating func draw(_ cell: UITableViewCell) {
    if cell.isSelected, cell.selectionStyle != .none, cell.selectedBackgroundView == nil {
      fill(frame, .systemGray4)
    }
    guard cell.accessoryView == nil else { return }
    let direction: CGFloat = isRightToLeft ? -1 : 1
    var x = isRightToLeft ? frame.minX + 20 : frame.maxX - 20
    let y = frame.midY
    let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      let points = [
        CGPoint(x: x - 3 * direction, y: y - 6), CGPoint(x: x + 3 * direction, y: y),
        CGPoint(x: x - 3 * direction, y: y + 6),
      ]
      line(points, .systemGray3, width: 2)
      x -= 26 * direction
    }
    if type == .detailButton || type == .detailDisclosureButton {
      let circle = CGRect(x: x - 11, y: y - 11, width: 22, height: 22)
      stroke(circle, tint, width: 1.5, radius: 11)
      draw("i", .systemFont(ofSize: 15, weight: .medium), tint, in: circle)
    }
    if type == .checkmark {
      line(
        [CGPoint(x: x - 6, y: y), CGPoint(x: x - 2, y: y + 5), CGPoint(x: x + 6, y: y - 6)], tint, width: 2)
    }
  }
}

extension UITableView {
  /// Whether another row begins where this one ends.
  fileprivate func nibHasRow(below cell: UITableViewCell) -> Bool {
    subviews.contains {
      $0 !== cell && $0 is UITableViewCell && !$0.nibIsHiddenItself
        && abs($0.frame.minY - cell.frame.maxY) < 1
    }
  }
}
