/// The appearance state of a controller: which of `viewWillAppear`, `viewDidAppear`, `viewWillDisappear` and
/// `viewDidDisappear` was called last.
enum AppearanceState { case disappeared, appearing, appeared, disappearing }

// When a controller appears or disappears, its visible children receive the same calls.
extension UIViewController {
  /// Sends `viewWillAppear` or `viewWillDisappear` to the controller and to the children whose views it
  /// shows.
  ///
  /// Has no effect if the controller already is in the requested state or in transition to it.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let reached: [AppearanceState] = isAppearing ? [.appearing, .appeared] : [.disappearing, .disappeared]
    guard !reached.contains(nibAppearance) else { return }
    nibAppearance = isAppearing ? .appearing : .disappearing
    nibAppearanceIsAnimated = animated
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in nibVisibleChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Sends the call that completes `beginAppearanceTransition`.
  public func endAppearanceTransition() {
    switch nibAppearance {
    case .appearing:
      nibAppearance = .appeared
      viewDidAppear(nibAppearanceIsAnimated)
    case .disappearing:
      nibAppearance = .disappeared
      viewDidDisappear(nibAppearanceIsAnimated)
    case .appeared, .disappeared: return
    }
    for child in nibVisibleChildren { child.endAppearanceTransition() }
  }

  /// Sends both appearance calls with a layout between them, for a controller that is shown at once.
  func nibAppear() {
    beginAppearanceTransition(true, animated: false)
    view.layoutIfNeeded()
    endAppearanceTransition()
  }

  var nibVisibleChildren: [UIViewController] {
    guard let root = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: root) ?? false }
  }
}
