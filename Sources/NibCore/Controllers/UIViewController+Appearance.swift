/// Where a controller is between its appearance calls.
enum AppearanceState { case disappeared, appearing, appeared, disappearing }

// One mechanism for every container: a controller's appearance is its visible children's too.
extension UIViewController {
  /// Sends `viewWillAppear` or `viewWillDisappear` to the controller and to the children whose views it shows.
  ///
  /// A controller that is on its way there already, or arrived, is not told again.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let reached: [AppearanceState] = isAppearing ? [.appearing, .appeared] : [.disappearing, .disappeared]
    guard !reached.contains(nibAppearance) else { return }
    nibAppearance = isAppearing ? .appearing : .disappearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in nibVisibleChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Sends the call that ends what `beginAppearanceTransition` began.
  public func endAppearanceTransition() {
    switch nibAppearance {
    case .appearing:
      nibAppearance = .appeared
      viewDidAppear(false)
    case .disappearing:
      nibAppearance = .disappeared
      viewDidDisappear(false)
    case .appeared, .disappeared: return
    }
    for child in nibVisibleChildren { child.endAppearanceTransition() }
  }

  /// Both appearance calls with a layout between them, for a controller that shows at once.
  func nibAppear() {
    beginAppearanceTransition(true, animated: false)
    view.layoutIfNeeded()
    endAppearanceTransition()
  }

  /// The children whose views lie in this controller's view.
  private var nibVisibleChildren: [UIViewController] {
    guard let root = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: root) ?? false }
  }
}
