extension UIView {
  /// Exchanges two subviews.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else {
      return
    }
    let (first, second) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    moveInHierarchy(second, to: min(index1, index2))
    moveInHierarchy(first, to: max(index1, index2))
    setNeedsDisplay()
  }

  /// The view itself, its superview, and all further ancestors, in this order.
  var nibLineage: UnfoldFirstSequence<UIView> { sequence(first: self, next: \.superview) }

  /// Returns true if the view is the given view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    nibLineage.contains { $0 === view }
  }

  /// The first view with the given tag, searched depth-first, starting with this view.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The window that contains the view, or the view itself if it is a window; `nil` if there is none.
  public var window: UIWindow? {
    var current: UIView? = self
    while let view = current {
      if let window = view as? UIWindow { return window }
      current = view.superview
    }
    return nil
  }

  func nibIndex(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }

  /// Inserts a subview, or moves it to another place.
  func nibInsert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return nibReportCycle(view) }
    if view.superview === self {
      moveInHierarchy(view, to: index)
      setNeedsDisplay()
      return
    }
    if view.superview != nil { view.removeFromSuperview() }
    view.willMove(toSuperview: self)
    if let window { view.nibAnnounce(window) }
    insertIntoHierarchy(view, at: index)
    if view.nibEnvironment !== nibEnvironment { view.nibAdopt(nibEnvironment) }
    nibSubviewsDidChange()
    setNeedsDisplay()
    view.nibMarkForLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil { view.nibNotifyWindowChange() }
  }

  /// Reports that a view cannot be added to one of its own descendants.
  ///
  /// UIKit raises an exception. Here, an outlet of a document can cause the cycle indirectly, so the view stays where
  /// it is, and the document that is being loaded gets a diagnostic. If none is being loaded, nothing is reported.
  private func nibReportCycle(_ view: UIView) {
    guard let loading = NibInstantiation.current else { return }
    let (parent, child) = (nibClassName(of: self), nibClassName(of: view))
    loading.report(
      Diagnostic(
        .recursiveObject,
        "cannot add the \(child) to this \(parent), because the \(child) contains the \(parent)",
        at: nibOrigin?.element.location, path: nibOrigin?.element.nibObjectPath ?? ObjectPath()))
  }

  /// Calls `willMove(toWindow:)` on the view and everything in it.
  func nibAnnounce(_ window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.nibAnnounce(window) }
  }

  /// Notifies the view and everything in it that the window has changed.
  func nibNotifyWindowChange() {
    nibApplyAppearance()
    didMoveToWindow()
    for view in subviews { view.nibNotifyWindowChange() }
    if nibWaitsForWindow, window != nil {
      nibWaitsForWindow = false
      becomeFirstResponder()
    }
  }

  /// Changes the environment of the whole tree, for example after a change of device or appearance.
  package func nibAdopt(_ environment: NibEnvironment) {
    let previous = nibEnvironment
    guard previous !== environment else { return }
    nibEnvironment = environment
    for view in subviews { view.nibAdopt(environment) }
    layoutState.needsLayout = true
    layoutState.sessionCache?.invalidateProblem()
    nibNotifyTraits(from: previous.traits)
  }

  /// Notifies the whole tree that the size classes have changed.
  func nibTraitsDidChange(from previous: UITraitCollection) {
    for view in subviews { view.nibTraitsDidChange(from: previous) }
    setNeedsLayout()
    nibNotifyTraits(from: previous)
  }

  private func nibNotifyTraits(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    nibViewController?.nibTraitsDidChange()
    nibViewController?.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }
}
