/// A view on a part of a larger content: its bounds' origin is what scrolls.
open class UIScrollView: UIView {
  /// When the safe area adds to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How dragging puts a keyboard away (there is none here).
  public enum KeyboardDismissMode: Int, Hashable, Sendable { case none, onDrag, interactive }
  /// The color of scroll indicators on a device.
  public enum IndicatorStyle: Int, Hashable, Sendable { case `default`, black, white }

  /// Told about scrolling. A table's and a collection's delegates are the same property, as their protocols
  /// refine this one.
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { nibDelegateDidChange() } }

  /// The content's size in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { nibContentDidChange() } }
  }
  /// Room around the content that can be scrolled into view.
  open var contentInset = UIEdgeInsets.zero { didSet { nibInsetsDidChange() } }
  /// Whether bars that cover the view add to the insets.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { nibInsetsDidChange() }
  }
  /// Kept; the bar runs along the whole edge.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept; there is no horizontal bar.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether higher content has a bar at the right edge.
  open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// Kept; there is no horizontal bar.
  open var showsHorizontalScrollIndicator = true
  /// Kept for devices.
  open var indicatorStyle: IndicatorStyle = .default
  /// Whether keys and the wheel scroll.
  open var isScrollEnabled = true
  /// Kept; keys scroll by lines and pages.
  open var isPagingEnabled = false
  /// Kept; keys scroll along one axis at a time.
  open var isDirectionalLockEnabled = false
  /// Kept; content never bounces in the terminal.
  open var bounces = true
  /// Kept; content never bounces in the terminal.
  open var alwaysBounceVertical = false
  /// Kept; content never bounces in the terminal.
  open var alwaysBounceHorizontal = false
  /// Kept; the terminal does not zoom.
  open var bouncesZoom = true
  /// Kept; Home scrolls to the top.
  open var scrollsToTop = true
  /// Kept; clicks are never delayed.
  open var delaysContentTouches = true
  /// Kept; clicks are never cancelled.
  open var canCancelContentTouches = true
  /// Kept; the terminal does not zoom.
  open var minimumZoomScale: CGFloat = 1
  /// Kept; the terminal does not zoom.
  open var maximumZoomScale: CGFloat = 1
  /// Kept; the terminal does not zoom.
  open var zoomScale: CGFloat = 1
  /// Kept; there is no keyboard to dismiss.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// What tells that content is being loaded; shown in the view's first line meanwhile.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
      setNeedsLayout()
    }
  }

  /// The bar at the right edge, made when first needed.
  private(set) var indicator: ScrollIndicator?
  /// The inset at the top when the offset was last made to rest there.
  private var restingInset: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var nibAttributes: [NibAttribute] { super.nibAttributes + scrollAttributes }
  open override var nibArchivedSubviews: [UIView] { subviews.filter { $0 !== indicator } }

  // MARK: Offset

  /// The point of the content that lies at the view's top left corner.
  open var contentOffset: CGPoint {
    get { storedBoundsOrigin }
    set {
      guard newValue != storedBoundsOrigin else { return }
      storedBoundsOrigin = newValue
      setNeedsDisplay()
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls to a point of the content; the terminal does not animate.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let area = CGRect(
      x: contentOffset.x + inset.left, y: contentOffset.y + inset.top,
      width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
    var offset = contentOffset
    if rect.maxX > area.maxX { offset.x += rect.maxX - area.maxX }
    if rect.minX < offset.x + inset.left { offset.x = rect.minX - inset.left }
    if rect.maxY > area.maxY { offset.y += rect.maxY - area.maxY }
    if rect.minY < offset.y + inset.top { offset.y = rect.minY - inset.top }
    contentOffset = nibReachable(offset)
  }

  /// `contentInset` and what bars cover.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left, bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right)
  }

  /// The guide of the content; constraints to it make the content's size.
  public var contentLayoutGuide: UILayoutGuide { nibScrollGuide(.content) }
  /// The guide of the part that is shown.
  public var frameLayoutGuide: UILayoutGuide { nibScrollGuide(.frame) }

  // MARK: What subclasses change

  /// The delegate was set: a place to learn what more it can do.
  func nibDelegateDidChange() {}

  /// The largest and smallest offset at which only content (and its insets) is in view.
  var nibOffsetLimits: (least: CGPoint, most: CGPoint) {
    let inset = adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + inset.right - bounds.width),
        y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  /// The nearest offset that shows no more emptiness than needed.
  func nibReachable(_ offset: CGPoint) -> CGPoint {
    let limits = nibOffsetLimits
    return CGPoint(
      x: min(max(offset.x, limits.least.x), limits.most.x),
      y: min(max(offset.y, limits.least.y), limits.most.y))
  }

  // MARK: Keyboard and mouse

  open override var canBecomeFocused: Bool { nibCanScroll && isUserInteractionEnabled && !isHidden }

  open override func nibKeyDown(_ key: KeyPress) -> Bool { nibScrollKey(key) || super.nibKeyDown(key) }

  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool { nibScrollWheel(event) }

  // MARK: Layout

  open override func nibContribute(to builder: LayoutBuilder) { nibPinContent(in: builder) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    nibKeepReachable()
    nibLayoutIndicator()
  }

  open override func safeAreaInsetsDidChange() { nibInsetsDidChange() }

  /// Keeps the content in reach after a change of sizes, and at rest below the top inset if it was.
  func nibKeepReachable() {
    let top = adjustedContentInset.top
    if restingInset != top {
      if contentOffset.y == -restingInset { contentOffset.y = -top }
      restingInset = top
    }
    // A program's own overscroll survives until the content or the view changes its size.
    let shape = [contentSize, bounds.size]
    guard shape != reachableShape else { return }
    reachableShape = shape
    contentOffset = nibReachable(contentOffset)
  }

  private var reachableShape: [CGSize] = []

  private func nibContentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func nibInsetsDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Shows the bar while the content is higher than the view. Only in the terminal: on a device's screen the
  /// bar shows while a finger scrolls.
  func nibLayoutIndicator() {
    if let refreshControl, refreshControl.isRefreshing { refreshControl.nibPlace(in: self) }
    guard nibEnvironment.rules.isTerminal, showsVerticalScrollIndicator, contentSize.height > bounds.height
    else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let bar = indicator ?? ScrollIndicator(frame: .zero)
    indicator = bar
    if subviews.last !== bar { addSubview(bar) }
    bar.place(in: self)
  }
}

/// What a scroll view tells.
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Sent after a key or the wheel scrolled.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
