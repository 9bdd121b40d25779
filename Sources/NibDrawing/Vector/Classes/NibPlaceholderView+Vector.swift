import NibCore

extension NibPlaceholderView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.placeholder(nibPlaceholderName, isCrossed: true) }
}
