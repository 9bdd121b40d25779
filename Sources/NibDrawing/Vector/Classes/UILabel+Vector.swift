import NibCore

extension UILabel: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ label: UILabel) {
    guard let text = label.nibText else { return }
    let isTitle = [label.superview, label.superview?.superview].contains {
      ($0 as? UITableViewHeaderFooterView)?.nibIsPrototypesTitle ?? false
    }
    draw(text, in: frame, smallestScale: label.nibSmallestScale, isHint: isTitle)
  }
}
