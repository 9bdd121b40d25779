import NibCore

extension UITextField: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ field: UITextField) {
    switch field.borderStyle {
    case .none: break
    case .line: stroke(frame.insetBy(dx: 0.5, dy: 0.5), .label)
    case .bezel:
      stroke(frame.insetBy(dx: 1, dy: 1), .systemGray, width: 2)
    case .roundedRect:
      if field.backgroundColor == nil { fill(frame, .systemBackground, radius: 5) }
      stroke(frame.insetBy(dx: 0.25, dy: 0.25), .systemGray4, width: 0.5, radius: 5)
    }
    guard let text = field.nibText else { return }
    let inset: CGFloat = field.borderStyle == .none ? 0 : 7
    let button = field.nibShowsClearButton ? field.clearButtonRect(forBounds: field.bounds) : nil
    if let button { drawClearButton(in: button.offsetBy(dx: frame.minX, dy: frame.minY)) }
    var left = field.leftView.map { $0.superview === field && !$0.isHidden ? $0.frame.maxX : 0 } ?? 0
    var right =
      field.rightView.map { $0.superview === field && !$0.isHidden ? field.bounds.maxX - $0.frame.minX : 0 }
      ?? 0
    if let button, isRightToLeft { left = max(left, button.maxX + 4) }
    if let button, !isRightToLeft { right = max(right, field.bounds.maxX - button.minX + 4) }
    draw(
      text,
      in: frame.inset(by: UIEdgeInsets(top: 0, left: max(inset, left), bottom: 0, right: max(inset, right))))
  }

  /// Draws a gray disk with a cross in the middle of an area.
  private mutating func drawClearButton(in area: CGRect) {
    let (x, y, reach) = (area.midX, area.midY, 2.5)
    disk(CGPoint(x: x, y: y), radius: 7, .systemGray3)
    for direction in [1.0, -1.0] {
      line(
        [
          CGPoint(x: x - reach, y: y - reach * direction), CGPoint(x: x + reach, y: y + reach * direction),
        ], .systemBackground, width: 1.5)
    }
  }
}
