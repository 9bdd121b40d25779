/// The appearance state of a controller: which of `viewWillAppear`, `viewDidAppear`, `viewWillDisappear` and
/// `viewDidDisappear` was called last.
enum AppearanceState { case disappeared, appearing, appeared, disappearing }

// When a controller appears or disappears, its visible children receive the same calls.
extension UIViewController {
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
