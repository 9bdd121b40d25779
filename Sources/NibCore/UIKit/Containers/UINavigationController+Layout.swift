extension UINavigationController {
  /// Gives the bar the stack's items.
  func nibUpdateBar() {
    let items = children.map(\.navigationItem)
    if !(navigationBar.items ?? []).elementsEqual(items, by: { $0 === $1 }) { navigationBar.items = items }
  }

  /// Places bars and content: in the terminal beside each other, on a device with the content reaching under
  /// the bars and a safe area that says so.
  func nibLayout() {
    guard let root = viewIfLoaded else { return }
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
    let view = topViewController?.viewIfLoaded
    guard isApart else { return root.nibPlaceChild(view, in: root.bounds, covered: covered) }
    var inner = covered
    inner.top = 0
    inner.bottom = 0
    let area = CGRect(
      x: 0, y: covered.top, width: root.bounds.width,
      height: max(0, root.bounds.height - covered.top - covered.bottom))
    root.nibPlaceChild(view, in: area, covered: inner)
  }

  /// The height that the toolbar takes; 0 while it is hidden.
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

extension NibCoder {
  /// The objects of that kind in a keyed list of child elements (`<viewControllers key=...>` or by name).
  func nibObjects<Object>(in name: String) -> [Object] {
    guard let list = element.child(key: name) ?? element.child(named: name) else { return [] }
    return list.children.compactMap { child in
      if let object = instantiation.object(for: child) as? Object { return object }
      report("not-a-child", .warning, "<\(child.name)> cannot stand among the \(name)", at: child.location)
      return nil
    }
  }
}
