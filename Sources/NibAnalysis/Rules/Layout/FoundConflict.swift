import NibCore

/// A conflict in a tree of laid-out views in a few words, for lists of problems.
package struct FoundConflict {
  package let root: UIView
  /// Whether the broken constraint is violated by more than a pixel.
  package let isVisible: Bool
  /// The broken constraint and the distance by which it is violated: `'photo.height == 80' is broken by 12 points`.
  package let detail: String

  /// The conflicts in a tree, the visible ones of each layout first, without conflicts that a rounded multiplier causes.
  /// Cost: solves layouts with conflicts again.
  package static func all(in tree: UIView) -> [FoundConflict] {
    tree.nibTree.flatMap { view -> [FoundConflict] in
      guard let report = view.nibLayoutReport, !report.conflicts.isEmpty else { return [] }
      let attempt = LayoutAttempt(CheckedLayout(root: view, report: report))
      return attempt.allConflicts.visibleFirst(in: view).map { conflict in
        let names = MessageNames(conflict.namedViews)
        return FoundConflict(
          root: view, isVisible: !conflict.distance.isInvisible(in: view),
          detail: conflict.brokenStatement(names))
      }
    }
  }
}
