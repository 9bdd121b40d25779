import NibCore

extension UIStepper: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ stepper: UIStepper) {
    let part = stepper.nibControlBounds
    let height = min(frame.height, 32)
    let frame = CGRect(
      x: frame.minX + part.minX - stepper.bounds.minX, y: frame.midY - height / 2, width: part.width,
      height: height)
    fill(frame, .tertiarySystemFill, radius: 8)
    let (middle, y) = (frame.midX, frame.midY)
    line([CGPoint(x: middle, y: y - 9), CGPoint(x: middle, y: y + 9)], .separator)
    let (minus, plus) = (frame.minX + frame.width / 4, frame.minX + frame.width * 3 / 4)
    let (left, right) = isRightToLeft ? (plus, minus) : (minus, plus)
    let canSubtract = stepper.isEnabled && (stepper.wraps || stepper.value > stepper.minimumValue)
    let canAdd = stepper.isEnabled && (stepper.wraps || stepper.value < stepper.maximumValue)
    line(
      [CGPoint(x: left - 7, y: y), CGPoint(x: left + 7, y: y)], canSubtract ? .label : .tertiaryLabel,
      width: 1.5)
    let color: UIColor = canAdd ? .label : .tertiaryLabel
    line([CGPoint(x: right - 7, y: y), CGPoint(x: right + 7, y: y)], color, width: 1.5)
    line([CGPoint(x: right, y: y - 7), CGPoint(x: right, y: y + 7)], color, width: 1.5)
  }
}
