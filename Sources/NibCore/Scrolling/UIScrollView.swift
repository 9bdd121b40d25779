/// A view that shows a part of content that can be larger than the view. Scrolling changes the origin of its
/// bounds.
open class UIScrollView: UIView {
  /// The conditions under which the safe area is added to `contentInset`. All but `never` have the same effect.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The way in which dragging dismisses an on-screen keyboard. A terminal has none.
  public enum KeyboardDismissMode: Int, Hashable, Sendable { case none, onDrag, interactive }
  /// The color of scroll indicators on a device.
  public enum IndicatorStyle: Int, Hashable, Sendable { case `default`, black, white }

  /// The delegate, which is notified of scrolling. The delegates of table, collection and text views are set with
  /// the same property, because their protocols inherit from `UIScrollViewDelegate`.
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { nibDelegateDidChange() } }

  /// The content's size in points.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { nibContentGeometryDidChange() } }
  }
  /// The space around the content, in points. It can be scrolled into view.
  open var contentInset = UIEdgeInsets.zero { didSet { nibContentGeometryDidChange() } }
  /// Whether the safe area, for example below a navigation bar, is added to `contentInset`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { nibContentGeometryDidChange() }
  }
  /// Stored, but has no effect: the bar runs along the whole edge.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored, but has no effect: there is no horizontal bar.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether a terminal shows a bar at the trailing edge if the content is taller than the view.
  open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// Stored, but has no effect: there is no horizontal bar.
  open var showsHorizontalScrollIndicator = true
  /// Stored, but has no effect in a terminal.
  open var indicatorStyle: IndicatorStyle = .default
  /// Whether keys and the mouse wheel scroll.
  open var isScrollEnabled = true
  /// Whether Left, Right and the page keys scroll by the size of the view.
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
  /// Stored, but has no effect: clicks are never canceled.
  open var canCancelContentTouches = true
  /// Stored, but has no effect: the terminal does not zoom.
  open var minimumZoomScale: CGFloat = 1
  /// Stored, but has no effect: the terminal does not zoom.
  open var maximumZoomScale: CGFloat = 1
  /// Stored, but has no effect: the terminal does not zoom.
  open var zoomScale: CGFloat = 1
  /// Stored, but has no effect: there is no keyboard to dismiss.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// The control that indicates that the content is being reloaded. It appears at the top of the view.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
      setNeedsLayout()
    }
  }

  /// The bar at the trailing edge; `nil` while no bar is shown.
  private(set) var indicator: ScrollIndicator?
  /// The adjusted top inset at the previous layout, in points.
  private var previousTopInset: CGFloat = 0
  /// The content's and the view's size when the offset was last clamped.
  private var clampedSizes: [CGSize] = []

  override func nibDidCreate() { clipsToBounds = true }

  package override class var nibKind: NibKind { .scroll }

  package override class var nibAttributes: [NibAttribute] { super.nibAttributes + scrollAttributes }
  override var nibArchivedSubviews: [UIView] { subviews.filter { $0 !== indicator } }

  // MARK: Offset

  /// The point of the content at the view's top left corner.
  open var contentOffset: CGPoint {
    get { storedBoundsOrigin }
    set {
      guard newValue != storedBoundsOrigin else { return }
      nibWillScroll()
      storedBoundsOrigin = newValue
      setNeedsDisplay()
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Sets the point of the content at the view's top left corner at once. With `animated`, the delegate is notified of
  /// the end of the animation after the time that it takes in UIKit.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    if animated { nibEndScrollingAnimation() }
  }

  /// Notifies the delegate of the end of an animation, after the time that the animation takes in UIKit.
  final func nibEndScrollingAnimation() {
    LaterCall.run(after: 0.3) { [weak self] in
      if let self { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// The step of scrolling by the user that is in progress.
  var nibScrolling = UserScrolling.none
  /// Whether the user scrolls at this moment.
  open var isDragging: Bool { nibScrolling == .dragging }
  /// Whether the user touches the content at this moment.
  open var isTracking: Bool { nibScrolling == .dragging }
  /// Whether the content still moves after the user scrolled.
  open var isDecelerating: Bool { nibScrolling == .decelerating }
  /// Always false: the terminal does not zoom.
  open var isZooming: Bool { false }
  /// The rate at which scrolling slows down after a swipe. Stored, but has no effect.
  open var decelerationRate = DecelerationRate.normal

  /// The rates at which scrolling slows down after a swipe.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Has no effect: the bar is always shown.
  open func flashScrollIndicators() {}
  /// Stored, but has no effect: the terminal does not zoom.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Scrolls to a rectangle. The terminal does not zoom.
  open func zoom(to rect: CGRect, animated: Bool) { scrollRectToVisible(rect, animated: animated) }
  /// The insets of both bars. Stored, but have no effect.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(nibClampedOffset(nibOffset(showing: rect)), animated: animated)
  }

  /// `contentInset` plus the top and bottom of the safe area, unless the adjustment behavior is `never`.
  open var adjustedContentInset: UIEdgeInsets {
    guard nibInsetsItsContent else { return contentInset }
    let (top, bottom) = (safeAreaInsets.top, safeAreaInsets.bottom)
    return contentInset.nibAdding(UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// Whether the safe area is added to `contentInset`, so that the content is clear of bars and needs no safe area of
  /// its own.
  override var nibInsetsItsContent: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic where nibIsBelowNavigationBar: true
    case .automatic, .scrollableAxes: alwaysBounceVertical || contentSize.height > bounds.height
    }
  }

  private var nibIsBelowNavigationBar: Bool {
    let decisiveView = nibLineage.first { $0.nibSimulatesNavigationBar || $0.nibViewController != nil }
    guard let decisiveView else { return false }
    return decisiveView.nibSimulatesNavigationBar
      || decisiveView.nibViewController?.navigationController != nil
  }

  /// The layout guide of the content. Constraints to it determine the content's size.
  public var contentLayoutGuide: UILayoutGuide { nibScrollGuide(.content) }
  /// The layout guide of the view's frame, which does not scroll.
  public var frameLayoutGuide: UILayoutGuide { nibScrollGuide(.frame) }

  // MARK: For subclasses

  /// The visible parts of a list, such as rows and section views, which are drawn in whole cells. Their order does not
  /// matter. Empty for content that is not a list.
  package var nibStackedViews: [UIView] { [] }

  /// Called after the delegate was set. Subclasses check whether the delegate conforms to their own protocol.
  func nibDelegateDidChange() {}

  /// The offset at which a step of scrolling by the user ends.
  func nibScrollTarget(for proposed: CGPoint, from old: CGPoint) -> CGPoint { proposed }

  /// The smallest and largest content offsets at which only the content and its insets are visible.
  var nibOffsetLimits: (minimum: CGPoint, maximum: CGPoint) {
    let inset = adjustedContentInset
    let minimum = CGPoint(x: -inset.left, y: -inset.top)
    return (
      minimum,
      CGPoint(
        x: max(minimum.x, contentSize.width + inset.right - bounds.width),
        y: max(minimum.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  /// The offset within `nibOffsetLimits` that is nearest to the given one.
  package func nibClampedOffset(_ offset: CGPoint) -> CGPoint {
    let limits = nibOffsetLimits
    return CGPoint(
      x: min(max(offset.x, limits.minimum.x), limits.maximum.x),
      y: min(max(offset.y, limits.minimum.y), limits.maximum.y))
  }

  // MARK: Keyboard and mouse

  open override var canBecomeFocused: Bool { nibCanScroll && isUserInteractionEnabled && !isHidden }

  /// Whether the arrow keys scroll the view while a control in it has the focus. In a table, they move from row to row.
  var nibScrollsWithArrows: Bool { true }

  /// The keys that scroll.
  static let nibScrollHelp = [KeyHelp("arrows", "scroll")]

  package override var nibKeyHelp: [KeyHelp] { UIScrollView.nibScrollHelp }

  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    nibFocusKey(key) || nibScrollKey(key) || super.nibKeyDown(key)
  }

  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool { nibScrollWheel(event) }

  // MARK: Layout

  override var nibScrollsSubviews: Bool { true }
  override func nibSetSolvedContentSize(_ size: CGSize) { contentSize = size }

  override func nibLayoutGuide(forKey key: String) -> UILayoutGuide? {
    switch key {
    case "contentLayoutGuide": contentLayoutGuide
    case "frameLayoutGuide": frameLayoutGuide
    default: super.nibLayoutGuide(forKey: key)
    }
  }

  override func nibContribute(to builder: LayoutBuilder) { nibPinContent(in: builder) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    nibCorrectContentOffset()
    nibLayoutIndicator()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    nibContentGeometryDidChange()
  }

  /// Adjusts the offset after a change of sizes or insets. Content that began directly below the top inset still
  /// begins there, and no empty space is shown.
  func nibCorrectContentOffset() {
    let top = adjustedContentInset.top
    if previousTopInset != top {
      if contentOffset.y == -previousTopInset { contentOffset.y = -top }
      previousTopInset = top
    }
    // An offset outside the limits, which a program can set, is kept until the size of the content or the view changes.
    let sizes = [contentSize, bounds.size]
    guard sizes != clampedSizes else { return }
    clampedSizes = sizes
    contentOffset = nibClampedOffset(contentOffset)
  }

  private func nibContentGeometryDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Places the refresh control and the scroll bar. The bar is shown in the terminal while the content is taller
  /// than the view. On a device it appears only while the user scrolls, so it is not drawn.
  func nibLayoutIndicator() {
    if let control = nibRefreshControl, control.isRefreshing { control.nibPlace(in: self) }
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
