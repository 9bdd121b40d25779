extension UIScrollView {
  /// The control that the property `refreshControl` contains, or one that was added as a subview, as programs did before
  /// iOS 10.
  var nibRefreshControl: UIRefreshControl? {
    refreshControl ?? subviews.lazy.compactMap { $0 as? UIRefreshControl }.first
  }
}

extension UIWindow {
  /// The key that begins refreshing.
  package static let nibRefreshKey = KeyPress(.character("r"), .control)

  /// Begins refreshing for the key Ctrl-R. Returns false for other keys, and if there is nothing to refresh.
  func nibRefreshKey(_ key: KeyPress) -> Bool {
    key == UIWindow.nibRefreshKey && nibFrontRefreshControl?.nibBeginByUser() ?? false
  }

  /// The refresh control of the scroll view around the focused view, or of the first one in the active controller's view
  /// that can be seen; `nil` if there is none.
  package var nibFrontRefreshControl: UIRefreshControl? {
    var current = nibFocusedView
    while let view = current {
      if let control = (view as? UIScrollView)?.nibRefreshControl { return control }
      current = view.superview
    }
    return nibActiveController?.viewIfLoaded.flatMap(UIWindow.refreshControl(in:))
  }

  private static func refreshControl(in view: UIView) -> UIRefreshControl? {
    guard !view.isHidden, view.alpha > 0.01 else { return nil }
    if let control = (view as? UIScrollView)?.nibRefreshControl { return control }
    return view.subviews.lazy.compactMap(refreshControl(in:)).first
  }
}
