extension UIView {
  /// Whether the view can have the focus, is in a window, and is visible and enabled with all its superviews.
  var nibCanBeFocusedNow: Bool {
    guard canBecomeFocused, window != nil else { return false }
    var current: UIView? = self
    while let view = current {
      if view.isHidden || view.alpha <= 0.01 || !view.isUserInteractionEnabled { return false }
      current = view.superview
    }
    return true
  }

  /// The view and its descendants that can have the focus, in reading order. Views that are hidden, transparent or
  /// disabled are left out with all their subviews.
  var nibFocusableViews: [UIView] { FocusGroup(self, in: self).views }

  /// Whether Tab and the arrow keys stop at the view. They do not stop at a scroll view that only scrolls: it has the focus only
  /// while nothing in the screen can be chosen.
  var nibIsStop: Bool {
    switch self {
    case let table as UITableView: table.nibHasRowCursor
    case let collection as UICollectionView: collection.allowsFocus && collection.nibHasChoice
    case is UITextView: true
    default: !(self is UIScrollView)
    }
  }

  /// The view that gets the focus first: the first table if there is one, otherwise the first stop in reading order,
  /// otherwise the first view that can scroll.
  var nibPreferredFocus: UIView? {
    let views = nibFocusableViews
    let stops = views.filter(\.nibIsStop)
    return stops.first { $0 is UITableView } ?? stops.first ?? views.first
  }

  /// Scrolls all enclosing scroll views so that the view is visible.
  func nibScrollIntoView() {
    var current = superview
    while let view = current {
      (view as? UIScrollView)?.scrollRectToVisible(convert(bounds, to: view), animated: false)
      current = view.superview
    }
  }
}

/// The views in a part of a view tree that can have the focus, in reading order.
private struct FocusGroup {
  private(set) var views: [UIView] = []
  /// The smallest rectangle around the views, in the coordinates of the root. The frame of the part itself is not used,
  /// because a container often covers the whole screen.
  private(set) var frame = CGRect.null

  init(_ view: UIView, in root: UIView) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    var visible = view.subviews
    if let cover = visible.last(where: \.nibHidesViewsBehind), let place = visible.firstIndex(of: cover) {
      visible = visible[..<place].filter { !cover.frame.contains($0.frame) } + visible[place...]
    }
    let groups = visible.map { FocusGroup($0, in: root) }.filter { !$0.views.isEmpty }
    let sorted = ReadingOrder(isRightToLeft: view.nibIsRightToLeft).sorted(groups, frame: \.frame)
    views = sorted.flatMap(\.views)
    frame = sorted.reduce(.null) { $0.union($1.frame) }
    guard view.canBecomeFocused else { return }
    views.insert(view, at: 0)
    frame = view.convert(view.bounds, to: root)
  }
}
