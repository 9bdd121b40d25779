import NibCore

/// A conflict in a tree of laid-out views in a few words, for lists of problems.
package struct FoundConflict {
  package let root: UIView
  /// The broken constraint and the distance by which it is violated: `'photo.height == 80' is broken by 12 points`.
  package let detail: String

  /// The conflicts in a tree, without conflicts that a rounded multiplier causes. Cost: solves layouts with conflicts
  /// again.
  package static func all(in tree: UIView) -> [FoundConflict] {
    tree.nibTree.flatMap { view -> [FoundConflict] in
      guard let report = view.nibLayoutReport, !report.conflicts.isEmpty else { return [] }
      let attempt = LayoutAttempt(CheckedLayout(root: view, report: report))
      return attempt.conflicts.map { conflict in
        let names = MessageNames(conflict.namedViews)
        return FoundConflict(
          root: view,
          detail: "'\(conflict.brokenName(names))' is broken\(attempt.amount(of: conflict).inWords)")
      }
    }
  }
}
