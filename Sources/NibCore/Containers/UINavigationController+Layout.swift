extension UINavigationController {
  /// Passes the navigation items of the stack to the bar.
  func nibUpdateBar() {
    let items = children.map(\.navigationItem)
    if !(navigationBar.items ?? []).elementsEqual(items, by: { $0 === $1 }) { navigationBar.items = items }
  }

  /// Sets the frames of the bars and of the top controller's view. In a terminal, the view does not overlap the bars.
  /// On a device, the view can extend under the bars, and its safe area then excludes them.
  func nibPlaceBarsAndContent(in root: UIView) {
    nibUpdateBar()
    let safeArea = root.safeAreaInsets
    var covered = safeArea
    navigationBar.isHidden = isNavigationBarHidden
    if !isNavigationBarHidden {
      let height = navigationBar.intrinsicContentSize.height
      navigationBar.frame = CGRect(x: 0, y: safeArea.top, width: root.bounds.width, height: height)
      covered.top += height
    }
    covered.top += nibPlaceSearchBar(in: root, below: covered.top)
    covered.bottom += nibPlaceToolbar(in: root, above: safeArea.bottom)
    nibPlaceContent(in: root, covered: covered, avoidsBars: nibEnvironment.rules.isTerminal)
    root.bringSubviewToFront(navigationBar)
  }

  /// Places the top controller's view in the root, and outside the bars if the view does not extend under them.
  private func nibPlaceContent(in root: UIView, covered: UIEdgeInsets, avoidsBars: Bool) {
    guard let top = topViewController else { return }
    var area = root.bounds
    var coveredInArea = covered
    if avoidsBars || !top.nibExtends(under: .top, of: isNavigationBarHidden ? nil : navigationBar) {
      area.origin.y += covered.top
      area.size.height -= covered.top
      coveredInArea.top = 0
    }
    if avoidsBars || !top.nibExtends(under: .bottom, of: isToolbarHidden ? nil : toolbar) {
      area.size.height -= covered.bottom
      coveredInArea.bottom = 0
    }
    area.size.height = max(0, area.height)
    root.nibPlaceChild(top.viewIfLoaded, in: area, covered: coveredInArea)
    let results = top.navigationItem.searchController?.searchResultsController
    if let results, results.parent === top {
      root.nibPlaceChild(results.viewIfLoaded, in: area, covered: coveredInArea)
    }
  }

  /// Places the search bar of the top controller below the navigation bar, and returns its height in points; 0 if there
  /// is none.
  private func nibPlaceSearchBar(in root: UIView, below top: CGFloat) -> CGFloat {
    let bar = isNavigationBarHidden ? nil : topViewController?.navigationItem.searchController?.searchBar
    if let old = nibSearchBar, old !== bar, old.superview === root { old.removeFromSuperview() }
    nibSearchBar = bar
    guard let bar else { return 0 }
    if bar.superview !== root { root.addSubview(bar) }
    let height = bar.intrinsicContentSize.height
    bar.frame = CGRect(x: 0, y: top, width: root.bounds.width, height: height)
    return height
  }

  /// Places the toolbar above the safe area's bottom inset, and returns the toolbar's height in points; 0 while
  /// it is hidden.
  private func nibPlaceToolbar(in root: UIView, above bottom: CGFloat) -> CGFloat {
    guard !isToolbarHidden, let toolbar else {
      if let toolbar, toolbar.superview === root { toolbar.removeFromSuperview() }
      return 0
    }
    if toolbar.superview !== root { root.addSubview(toolbar) }
    let items = topViewController?.toolbarItems ?? []
    if !(toolbar.items ?? []).elementsEqual(items, by: { $0 === $1 }) { toolbar.items = items }
    let height = CGFloat(nibEnvironment.rules.toolbarHeight)
    toolbar.frame = CGRect(
      x: 0, y: root.bounds.height - bottom - height, width: root.bounds.width, height: height)
    return height
  }
}

extension UIViewController {
  /// Whether the view extends under the bar at an edge; always `true` if there is no bar.
  func nibExtends(under edge: UIRectEdge, of bar: NibBar?) -> Bool {
    guard let bar else { return true }
    let includesBar = bar.isTranslucent || extendedLayoutIncludesOpaqueBars
    return includesBar && edgesForExtendedLayout.contains(edge)
  }
}

extension NibCoder {
  /// The objects in a list of child elements, such as `<viewControllers>`. The list is found by its key or by
  /// its element name. Objects of another type are reported and left out.
  func nibObjects<Object>(in name: String) -> [Object] {
    guard let list = element.child(key: name) ?? element.child(named: name) else { return [] }
    return objects(in: list, otherwise: .notAChild) { "<\($0.name)> is not allowed in \(name)" }
  }
}

extension DiagnosticKind {
  package static let notAChild = DiagnosticKind(
    "not-a-child", .objects, .warning, "A controller is in a place where it cannot be shown.",
    details: "An object in a list of controllers that is not a controller is also reported.",
    advice: "Remove it.",
    wrong: .navigation("navigationController"), right: .navigation("viewController"))
}

extension RuleExample {
  fileprivate static func navigation(_ child: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <navigationController id="navigation" sceneMemberID="viewController">
        <viewControllers>
          <\(child) id="first"/>
        </viewControllers>
      </navigationController>
    </objects></scene>
    """
  }
}
