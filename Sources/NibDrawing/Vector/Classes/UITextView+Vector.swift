import NibCore

extension UITextView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ view: UITextView) {
    guard let text = view.nibStyledRuns else { return }
    let insets = view.textContainerInset
    let area = frame.inset(by: insets).insetBy(dx: 5, dy: 0)
    draw(text, in: area.offsetBy(dx: 0, dy: -view.bounds.minY), scrolls: true)
  }
}
