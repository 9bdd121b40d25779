import NibCore

extension UIPageControl: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  fileprivate mutating func draw(_ pages: UIPageControl) {
    let count = pages.numberOfPages
    guard pages.nibShowsDots, count <= 200 else { return }
    let step = min(18, frame.width / CGFloat(count))
    for page in 0..<count {
      let place = isRightToLeft ? count - 1 - page : page
      let x = frame.midX + (CGFloat(place) - CGFloat(count - 1) / 2) * step
      let color =
        page == pages.currentPage
        ? pages.currentPageIndicatorTintColor ?? .label : pages.pageIndicatorTintColor ?? .tertiaryLabel
      disk(CGPoint(x: x, y: frame.midY), radius: min(3.5, step / 3), color)
    }
  }
}
