/// The views in a part of a window that can have the focus, in reading order: those that the user can see and that no
/// other view covers.
///
/// Views that are hidden, transparent or disabled are left out with all their subviews. Views without an area, and
/// views outside the clipping views around them, are also left out. A view that is out of sight in a scroll view is
/// included if scrolling shows it.
struct FocusOrder {
  /// The views, in reading order.
  let views: [UIView]

  /// Finds the views in a view and its descendants.
  ///
  /// - Parameter floor: the rearmost subview of `root` to search; `nil` for all subviews.
  init(in root: UIView, above floor: UIView? = nil) {
    var walk = FocusWalk()
    let first = floor.flatMap { root.subviews.firstIndex(of: $0) } ?? 0
    let parts = root.subviews[first...].filter { !($0 is InputHost) }
    views = walk.group(of: VisibleView(root), parts).views
  }
}

/// Visits views from front to back, so that the views that cover another one are known before it is visited.
private struct FocusWalk {
  /// The views in a part of the tree that can have the focus.
  struct Group {
    var views: [UIView] = []
    /// The smallest rectangle around the views. The frame of the part itself is not used, because a container often
    /// covers the whole screen.
    var frame = CGRect.null
  }

  /// The areas of the visited views that cover the views behind them.
  private var covers: [CGRect] = []

  /// The maximum number of areas, so that the time for a screen of thousands of opaque views does not grow
  /// quadratically.
  private static let maximumCovers = 400

  /// The views of a tree that can have the focus, without those that other views cover.
  mutating func group(of shown: VisibleView, _ subviews: [UIView]) -> Group {
    guard !shown.isHidden else { return Group() }
    let view = shown.view
    let inFront = covers.count
    var group = view.isUserInteractionEnabled ? content(of: shown, subviews) : Group()
    if shown.takesFocus(hasStops: !group.views.isEmpty), isUncovered(shown, by: covers[..<inFront]) {
      group.views.insert(view, at: 0)
      group.frame = shown.frame
    }
    if covers.count < FocusWalk.maximumCovers, shown.covers { covers.append(shown.visibleFrame) }
    return group
  }

  /// The views in the subviews of a view, in reading order.
  private mutating func content(of shown: VisibleView, _ subviews: [UIView]) -> Group {
    guard !subviews.isEmpty, let clip = innerClip(of: shown) else { return Group() }
    let view = shown.view
    // Scrolling brings each part of the content into view, so the views that cover a part now do not matter.
    let scrolls = shown.hasRows || (view as? UIScrollView)?.nibCanScroll ?? false
    let outer = scrolls ? covers : []
    var groups: [Group] = []
    for subview in subviews.reversed() {
      if scrolls { covers = [] }
      groups.append(group(of: shown.subview(subview, within: clip), subview.subviews))
    }
    if scrolls { covers = outer }
    let order = ReadingOrder(isRightToLeft: view.nibIsRightToLeft)
    let sorted = order.sorted(groups.reversed().filter { !$0.views.isEmpty }, frame: \.frame)
    return Group(views: sorted.flatMap(\.views), frame: sorted.reduce(.null) { $0.union($1.frame) })
  }

  /// The area in which the subviews of a view can be seen; `nil` if none can.
  private func innerClip(of shown: VisibleView) -> CGRect? {
    let scroll = (shown.view as? UIScrollView).flatMap { $0.nibCanScroll ? $0 : nil }
    guard scroll != nil || shown.view.nibClipsSubviews || shown.isRow else { return shown.clip }
    guard isUncovered(shown, by: covers[...]) else { return nil }
    return scroll?.nibReachableContent(at: shown.frame) ?? shown.visibleFrame
  }

  /// Whether enough of a view can be seen, and none of the areas covers it.
  private func isUncovered(_ shown: VisibleView, by areas: ArraySlice<CGRect>) -> Bool {
    let seen = shown.visibleFrame
    return shown.showsEnough && !areas.contains { $0.covers(seen) }
  }
}

extension VisibleView {
  /// Whether enough of the view can be seen: all of it, or half a cell.
  fileprivate var showsEnough: Bool {
    let seen = visibleFrame
    guard !seen.isNull, frame.width > 0, frame.height > 0 else { return false }
    return seen.width >= min(frame.width, TextMetrics.columnWidth / 2)
      && seen.height >= min(frame.height, TextMetrics.rowHeight / 2)
  }

  /// Whether the view hides the views behind it, or receives their touches, as the dimmed background of a menu does.
  fileprivate var covers: Bool {
    if view.nibHidesViewsBehind || view is UIVisualEffectView { return true }
    guard var color = view.nibBackground?.nibComponents() else {
      return receivesTouches
    }
    color.alpha *= opacity
    let dimsTouchableArea = view.isUserInteractionEnabled && color.isVisible
    return color.alpha >= 0.5 || dimsTouchableArea || receivesTouches
  }
}

extension VisibleView {
  /// Whether the view is a table or a collection view.
  fileprivate var hasRows: Bool { view is UITableView || view is UICollectionView }

  /// Whether the view is a row of a table or an item of a collection view.
  fileprivate var isRow: Bool { view is UITableViewCell || view is UICollectionViewCell }

  /// Whether a visible view can have the focus. The background of a screen often has a recognizer that ends editing, so
  /// it has the focus only if no view on it can have the focus.
  ///
  /// - Parameter hasStops: whether a view inside the view can have the focus.
  fileprivate func takesFocus(hasStops: Bool) -> Bool {
    view.canBecomeFocused || view.nibAnswersTaps && !(hasStops && isBackground)
  }

  /// Whether the view fills the screen of its controller.
  private var isBackground: Bool {
    guard let screen = view.nibController?.viewIfLoaded else { return false }
    let coversScreen = view.superview === screen && view.frame.covers(screen.bounds)
    return screen === view || coversScreen
  }

  /// Whether touches on the view do not reach the views behind it.
  private var receivesTouches: Bool { view.isUserInteractionEnabled && view.nibAnswersTaps && !isBackground }
}

extension UIScrollView {
  /// The area of everything that scrolling can show, for a view whose frame is given.
  fileprivate func nibReachableContent(at frame: CGRect) -> CGRect {
    let limits = nibOffsetLimits
    let size = CGSize(
      width: limits.maximum.x - limits.minimum.x + bounds.width,
      height: limits.maximum.y - limits.minimum.y + bounds.height)
    let content = CGRect(origin: limits.minimum, size: size).union(bounds)
    return content.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
  }
}
