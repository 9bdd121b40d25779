extension UIViewController {
  /// Makes a controller a child, taking it from another parent. Showing its view is the container's affair.
  public func addChild(_ child: UIViewController) {
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  /// Ends being a child. Taking the view away is the container's affair.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The nearest navigation controller around.
  public var navigationController: UINavigationController? { nibAncestor() }
  /// The nearest tab bar controller around.
  public var tabBarController: UITabBarController? { nibAncestor() }
  /// The nearest split view controller around.
  public var splitViewController: UISplitViewController? { nibAncestor() }

  /// The controller itself, its parent, and so on out to the one that is nobody's child.
  var nibLineage: [UIViewController] {
    var lineage = [self]
    while let parent = lineage[lineage.count - 1].parent { lineage.append(parent) }
    return lineage
  }

  private func nibAncestor<Controller>() -> Controller? {
    nibLineage.dropFirst().lazy.compactMap { $0 as? Controller }.first
  }

  /// The title or the items changed: a bar that shows them is drawn again.
  func nibNavigationDidChange() {
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}
