import NibCore

/// Shows the screen of another controller and scrolls if views extend beyond its right or bottom edge. The other
/// controller's view keeps the size of the screen, so that its layout follows the terminal's shape.
final class OverflowController: UIViewController {
  private let content: UIViewController

  init(_ content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    addChild(content)
    content.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let scrollView = OverflowView(content.view)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = scrollView
  }
}

/// A scroll view with a single subview, which always has the size of the scroll view. The content is as large as the
/// views inside the subview require.
private final class OverflowView: UIScrollView {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: content.frame)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// The size that shows all views. It is computed each time, because views can move without a layout of this one.
  override var contentSize: CGSize {
    get {
      let extent = OverflowView.extent(of: content)
      return CGSize(width: max(bounds.width, extent.maxX), height: max(bounds.height, extent.maxY))
    }
    set {}
  }

  override func layoutSubviews() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.layoutIfNeeded()
    super.layoutSubviews()
  }

  /// The smallest rectangle with all visible parts of a view, in the coordinates of its superview.
  private static func extent(of view: UIView) -> CGRect {
    guard !view.nibClipsSubviews else { return view.frame }
    return view.subviews.filter { !$0.nibIsHiddenItself }.reduce(view.frame) {
      let part = extent(of: $1)
      return $0.union(part.offsetBy(dx: view.frame.minX, dy: view.frame.minY))
    }
  }
}
