import NibCore

extension UIVisualEffectView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ view: UIVisualEffectView) {
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    if let color = view.effect?.nibTint(isDark: isDark) { fill(frame, color, opacity: 0.8) }
  }
}
