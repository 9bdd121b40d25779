extension UIScrollView {
  /// The control that the property `refreshControl` contains, or one that was added as a subview, as programs did
  /// before iOS 10.
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

  /// The refresh control of the scroll view around the focused view, or of the first one in the active controller's
  /// view that can be seen; `nil` if there is none.
  package var nibFrontRefreshControl: UIRefreshControl? {
    let ancestors = nibFocusedView.map { Array($0.nibLineage) } ?? []
    let visible = nibActiveController?.viewIfLoaded.map { VisibleTree($0).views.map(\.view) } ?? []
    return (ancestors + visible).lazy.compactMap { ($0 as? UIScrollView)?.nibRefreshControl }.first
  }
}
