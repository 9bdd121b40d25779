extension UIViewController {
  /// The controller itself, its parent, and all further ancestors, in this order.
  var nibLineage: [UIViewController] {
    var lineage = [self]
    while let parent = lineage[lineage.count - 1].parent { lineage.append(parent) }
    return lineage
  }

  /// The outermost ancestor, which is the one that can be presented; the controller itself if it has no parent.
  var nibOutermost: UIViewController { parent?.nibOutermost ?? self }

  /// The nearest enclosing controller of a class.
  func nibAncestor<Controller>() -> Controller? {
    nibLineage.dropFirst().lazy.compactMap { $0 as? Controller }.first
  }

  /// Marks the surrounding bars for layout when the title or the items that they show have changed.
  func nibNavigationDidChange() {
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}
