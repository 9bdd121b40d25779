import NibCore

extension UIProgressView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ progress: UIProgressView) {
    let radius = frame.height / 2
    fill(frame, progress.trackTintColor ?? .systemGray5, radius: radius)
    let width = frame.width * CGFloat(progress.progress)
    fill(
      CGRect(
        x: isRightToLeft ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height),
      progress.progressTintColor ?? tint, radius: radius)
  }
}
