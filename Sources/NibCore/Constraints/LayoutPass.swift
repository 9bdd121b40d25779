/// Lays out the views of a tree that need it.
struct LayoutPass {
  /// The topmost view of the tree.
  let root: UIView

  func run() {
    var solved: [UIView] = []
    // A layout may request another one, for example if a label is measured at its new width. UIKit repeats in
    // the same way; here the number of rounds is limited.
    for round in 0..<8 where root.layoutState.subtreeNeedsLayout {
      layOut(root)
      solved += takeSolvedRoots(checksInsets: round < 3)
    }
    // Conflicts of earlier rounds are not reported, because margins and measured texts were not final then.
    for view in solved {
      for conflict in view.layoutState.report?.conflicts ?? [] { ProblemLog.current.report(conflict) }
    }
  }

  /// Returns the roots of the layouts that were solved in this round, and clears their list.
  ///
  /// - Parameter checksInsets: whether to request another layout if margins or safe areas have changed with the
  ///   frames. `false` after some rounds, so that insets that change in every round do not repeat the layout forever.
  private func takeSolvedRoots(checksInsets: Bool) -> [UIView] {
    let roots = root.layoutState.solvedRoots.compactMap(\.view)
    root.layoutState.solvedRoots.removeAll()
    guard checksInsets else { return roots }
    for root in roots where root.layoutState.frameUses.insets.contains(where: \.isStale) {
      root.nibFrameDidChange()
    }
    return roots
  }

  /// Lays out a view and its descendants, superviews first, as far as they need it.
  private func layOut(_ view: UIView) {
    guard view.layoutState.subtreeNeedsLayout else { return }
    view.layoutState.subtreeNeedsLayout = false
    if view.layoutState.needsLayout {
      view.layoutState.needsLayout = false
      view.nibViewController?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.nibViewController?.viewDidLayoutSubviews()
    }
    for subview in view.subviews where subview.layoutState.subtreeNeedsLayout { layOut(subview) }
  }
}
