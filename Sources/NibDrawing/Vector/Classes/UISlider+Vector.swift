import NibCore

extension UISlider: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ slider: UISlider) {
    let radius = min(14, frame.height / 2)
    let range = slider.maximumValue - slider.minimumValue
    let part = range > 0 ? CGFloat((slider.value - slider.minimumValue) / range) : 0
    let shown = isRightToLeft ? 1 - part : part
    let x = frame.minX + radius + max(0, frame.width - 2 * radius) * shown
    let track = CGRect(x: frame.minX, y: frame.midY - 1.5, width: frame.width, height: 3)
    let done =
      isRightToLeft
      ? CGRect(x: x, y: track.minY, width: frame.maxX - x, height: 3)
      : CGRect(x: frame.minX, y: track.minY, width: x - frame.minX, height: 3)
    fill(track, slider.maximumTrackTintColor ?? .systemGray4, radius: 1.5)
    fill(done, slider.minimumTrackTintColor ?? tint, radius: 1.5)
    disk(
      CGPoint(x: x, y: frame.midY), radius: radius, slider.thumbTintColor ?? .white, edge: .systemGray4)
  }
}
