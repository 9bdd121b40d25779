extension UIView.ContentMode {
  /// The frame of content of the given size in a view of size `container`, in points.
  package func place(_ size: CGSize, in container: CGSize) -> CGRect {
    let free = CGSize(width: container.width - size.width, height: container.height - size.height)
    func aligned(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(x: free.width * x, y: free.height * y, width: size.width, height: size.height)
    }
    switch self {
    case .scaleToFill, .redraw: return CGRect(origin: .zero, size: container)
    case .scaleAspectFit: return scaled(size, in: container, choosing: min)
    case .scaleAspectFill: return scaled(size, in: container, choosing: max)
    case .center: return aligned(0.5, 0.5)
    case .top: return aligned(0.5, 0)
    case .bottom: return aligned(0.5, 1)
    case .left: return aligned(0, 0.5)
    case .right: return aligned(1, 0.5)
    case .topLeft: return aligned(0, 0)
    case .topRight: return aligned(1, 0)
    case .bottomLeft: return aligned(0, 1)
    case .bottomRight: return aligned(1, 1)
    }
  }

  /// A rectangle with the proportions of a size, in the middle of the container.
  private func scaled(
    _ size: CGSize, in container: CGSize, choosing chooseScale: (CGFloat, CGFloat) -> CGFloat
  ) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: .zero, size: container) }
    let scale = chooseScale(container.width / size.width, container.height / size.height)
    let width = size.width * scale
    let height = size.height * scale
    return CGRect(
      x: (container.width - width) / 2, y: (container.height - height) / 2, width: width, height: height)
  }
}
