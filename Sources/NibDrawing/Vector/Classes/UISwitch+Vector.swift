import NibCore

extension UISwitch: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ control: UISwitch) {
    let part = control.nibControlBounds
    let size = CGSize(width: min(51, part.width), height: min(31, frame.height))
    let track = CGRect(
      x: frame.minX + part.minX - control.bounds.minX, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    let fade = control.isEnabled ? 1 : 0.5
    fill(
      track, control.isOn ? control.onTintColor ?? .systemGreen : .systemGray4, radius: size.height / 2,
      opacity: fade)
    let radius = max(1, size.height / 2 - 2)
    let isRight = control.isOn != isRightToLeft
    disk(
      CGPoint(x: isRight ? track.maxX - 2 - radius : track.minX + 2 + radius, y: track.midY), radius: radius,
      control.thumbTintColor ?? .white, edge: .systemGray4)
  }
}
