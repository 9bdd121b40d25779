import NibCore

/// Which constraints are shown.
enum OverlayConstraints {
  /// The constraints of `selection` if the parts ask for them, and the one with that id, in the order of
  /// their holders.
  static func shown(
    of selection: UIView?, _ id: String?, _ parts: OverlayParts, in root: UIView
  ) -> [NSLayoutConstraint] {
    var shown: [NSLayoutConstraint] = []
    if parts.contains(.constraints), let selection { shown = touching(selection, in: root) }
    if let id, !shown.contains(where: { $0.nibOrigin?.id == id }) {
      shown += root.nibTree.lazy.flatMap(\.constraints).first { $0.nibOrigin?.id == id }.map { [$0] } ?? []
    }
    return shown
  }

  /// The constraints that say where `view` is and how large: those with it or a guide of it on one side, but
  /// not those that place what is in it.
  private static func touching(_ view: UIView, in root: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = view
    while let current = holder {
      found += current.constraints.filter { $0.nibPlaces(view, in: root) }
      holder = current === root ? nil : current.superview
    }
    return found
  }
}

extension NSLayoutConstraint {
  fileprivate func nibPlaces(_ view: UIView, in root: UIView) -> Bool {
    let items = [firstItem, secondItem].compactMap { $0 }
    guard items.contains(where: { $0 === view }) else { return false }
    let others = items.compactMap { NSLayoutConstraint.view(of: $0) }.filter { $0 !== view }
    return others.allSatisfy { !$0.isDescendant(of: view) && $0.isDescendant(of: root) }
  }
}
