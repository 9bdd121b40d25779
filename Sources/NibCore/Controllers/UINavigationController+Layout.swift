extension UINavigationController {
  /// Passes the navigation items of the stack to the bar.
  func nibUpdateBar() {
    let items = children.map(\.navigationItem)
    if !(navigationBar.items ?? []).elementsEqual(items, by: { $0 === $1 }) { navigationBar.items = items }
  }

  /// Places bars and content. In the terminal they do not overlap; on a device the content extends under the
  /// bars and has a matching safe area.
  func nibPlaceBarsAndContent(in root: UIView) {
    nibUpdateBar()
    let rules = nibEnvironment.rules
    let safe = root.safeAreaInsets
    var covered = safe
    navigationBar.isHidden = isNavigationBarHidden
    if !isNavigationBarHidden {
      let height = navigationBar.intrinsicContentSize.height
      navigationBar.frame = CGRect(x: 0, y: safe.top, width: root.bounds.width, height: height)
      covered.top += height
    }
    covered.bottom += nibPlaceToolbar(in: root, above: safe.bottom)
    let isApart = rules.isTerminal
    nibPlaceContent(in: root, covered: covered, isApart: isApart)
    root.bringSubviewToFront(navigationBar)
  }

  private func nibPlaceContent(in root: UIView, covered: UIEdgeInsets, isApart: Bool) {
    guard let top = topViewController else { return }
    var area = root.bounds
    var inner = covered
    if isApart || !top.nibExtends(under: .top, of: isNavigationBarHidden ? nil : navigationBar) {
      area.origin.y += covered.top
      area.size.height -= covered.top
      inner.top = 0
    }
    if isApart || !top.nibExtends(under: .bottom, of: isToolbarHidden ? nil : toolbar) {
      area.size.height -= covered.bottom
      inner.bottom = 0
    }
    area.size.height = max(0, area.height)
    root.nibPlaceChild(top.viewIfLoaded, in: area, covered: inner)
  }

  /// Places the toolbar and returns the height that it covers; 0 while it is hidden.
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
  /// Whether the view extends under a bar at that edge; always `true` if there is no bar.
  func nibExtends(under edge: UIRectEdge, of bar: NibBar?) -> Bool {
    guard let bar else { return true }
    return edgesForExtendedLayout.contains(edge) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

extension NibCoder {
  /// The objects of one type in a keyed list of child elements, such as `<viewControllers key=...>`, found by
  /// key or by element name.
  func nibObjects<Object>(in name: String) -> [Object] {
    guard let list = element.child(key: name) ?? element.child(named: name) else { return [] }
    return list.children.compactMap { child in
      if let object = instantiation.object(for: child, as: Object.self) { return object }
      report("not-a-child", .warning, "<\(child.name)> is not allowed in \(name)", at: child.location)
      return nil
    }
  }
}
