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
    guard var text = field.nibText else { return }
    // The run of a placeholder is dim, in addition to its light color.
    if (field.text ?? "").isEmpty, field.isEnabled {
      for index in text.runs.indices { text.runs[index].attributes.remove(.dim) }
    }
    let inset: CGFloat = field.borderStyle == .none ? 0 : 7
    let left = field.leftView.map { $0.superview === field && !$0.isHidden ? $0.frame.maxX : 0 } ?? 0
    let right =
      field.rightView.map { $0.superview === field && !$0.isHidden ? field.bounds.maxX - $0.frame.minX : 0 }
      ?? 0
    draw(
      text,
      in: frame.inset(by: UIEdgeInsets(top: 0, left: max(inset, left), bottom: 0, right: max(inset, right))))
  }
}
