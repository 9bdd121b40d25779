/// A view that shows a part of a larger content. Scrolling changes the origin of its bounds.
open class UIScrollView: UIView {
  /// The conditions under which the safe area adds to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The way in which dragging dismisses a keyboard. A terminal has no such keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable { case none, onDrag, interactive }
  /// The color of scroll indicators on a device.
  public enum IndicatorStyle: Int, Hashable, Sendable { case `default`, black, white }

  /// The delegate, which is notified of scrolling. The delegates of tables and collections use the same
  /// property, because their protocols refine this one.
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { nibDelegateDidChange() } }

  /// The content's size in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { nibContentDidChange() } }
  }
  /// The space around the content that can be scrolled into view.
  open var contentInset = UIEdgeInsets.zero { didSet { nibInsetsDidChange() } }
  /// Whether bars that cover the view add to the insets.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { nibInsetsDidChange() }
  }
  /// Stored, but has no effect: the bar runs along the whole edge.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored, but has no effect: there is no horizontal bar.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether there is a bar at the right edge if the content is higher than the view.
  open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// Stored, but has no effect: there is no horizontal bar.
  open var showsHorizontalScrollIndicator = true
  /// Stored, but has no effect in a terminal.
  open var indicatorStyle: IndicatorStyle = .default
  /// Whether keys and the wheel scroll.
  open var isScrollEnabled = true
  /// Stored, but has no effect: keys scroll by lines and pages.
  open var isPagingEnabled = false
  /// Stored, but has no effect: keys scroll along one axis at a time.
  open var isDirectionalLockEnabled = false
  /// Stored, but has no effect: content never bounces in the terminal.
  open var bounces = true
  /// Stored, but has no effect: content never bounces in the terminal.
  open var alwaysBounceVertical = false
  /// Stored, but has no effect: content never bounces in the terminal.
  open var alwaysBounceHorizontal = false
  /// Stored, but has no effect: the terminal does not zoom.
  open var bouncesZoom = true
  /// Stored, but has no effect: Home scrolls to the top.
  open var scrollsToTop = true
  /// Stored, but has no effect: clicks are never delayed.
  open var delaysContentTouches = true
  /// Stored, but has no effect: clicks are never cancelled.
  open var canCancelContentTouches = true
  /// Stored, but has no effect: the terminal does not zoom.
  open var minimumZoomScale: CGFloat = 1
  /// Stored, but has no effect: the terminal does not zoom.
  open var maximumZoomScale: CGFloat = 1
  /// Stored, but has no effect: the terminal does not zoom.
  open var zoomScale: CGFloat = 1
  /// Stored, but has no effect: there is no keyboard to dismiss.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// The control that indicates loading. It appears in the view's first line while content is being loaded.
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
  /// The top inset at the time when the offset was last set to rest below it.
  private var restingInset: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var nibKind: NibKind { .scroll }

  package override class var nibAttributes: [NibAttribute] { super.nibAttributes + scrollAttributes }
  package override var nibArchivedSubviews: [UIView] { subviews.filter { $0 !== indicator } }

  // MARK: Offset

  /// The point of the content at the view's top left corner.
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

  /// `contentInset` plus the insets of bars that cover the view.
  open var adjustedContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left, bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right)
  }

  /// The guide of the content. Constraints to it determine the content's size.
  public var contentLayoutGuide: UILayoutGuide { nibScrollGuide(.content) }
  /// The guide of the visible part.
  public var frameLayoutGuide: UILayoutGuide { nibScrollGuide(.frame) }

  // MARK: What subclasses change

  /// Called when the delegate was set. Subclasses override it to check for the protocols that the delegate
  /// supports.
  func nibDelegateDidChange() {}

  /// The smallest and largest offsets at which only content and its insets are visible.
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

  /// The nearest offset that shows no unnecessary empty space.
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

  package override func nibContribute(to builder: LayoutBuilder) { nibPinContent(in: builder) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    nibKeepReachable()
    nibLayoutIndicator()
  }

  open override func safeAreaInsetsDidChange() { nibInsetsDidChange() }

  /// Keeps the content reachable after a change of sizes. Content that rested below the top inset stays
  /// there.
  func nibKeepReachable() {
    let top = adjustedContentInset.top
    if restingInset != top {
      if contentOffset.y == -restingInset { contentOffset.y = -top }
      restingInset = top
    }
    // An overscroll that the program sets lasts until the content or the view changes its size.
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

  /// Shows the bar while the content is higher than the view. Only in the terminal; on a device the bar shows
  /// only while a finger scrolls.
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

/// Methods that notify a program of scrolling.
public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after a key or the wheel scrolled.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
