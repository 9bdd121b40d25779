import NibCore

/// The size of a root view with which its constraints do not conflict, although they do with the size that the view has on the
/// canvas.
package struct NeededSize {
  /// The size in points.
  package var size: CGSize { attempt.size }
  /// The root of the layout.
  package let root: UIView
  private let attempt: LayoutAttempt

  /// Cost: solves the layout up to four times.
  ///
  /// - Parameters:
  ///   - options: the options of the layout.
  ///   - resolvesAll: whether the size resolves all conflicts; otherwise, it is the one with which the fewest remain.
  /// - Returns: `nil` if no size resolves the conflicts, if the search is too expensive, or if the root does not have its
  ///   saved size.
  package init?(of layout: ExplainedLayout, _ options: LayoutOptions, resolvesAll: Bool = true) {
    root = layout.root
    guard let report = root.nibLayoutReport, !report.conflicts.isEmpty, let origin = root.nibOrigin,
      let saved = origin.savedFrame?.size, saved.isNearly(root.bounds.size),
      let size = CanvasSize(of: root, in: origin.element.document, options)
    else { return nil }
    let choices: [LayoutAxes] = [.vertical, .horizontal, [.horizontal, .vertical]]
    var budget = SolverBudget()
    var best = LayoutAttempt(known: CheckedLayout(root: root, report: report))
    let known = best
    for axes in choices where size.freeAxes.isSuperset(of: axes) && !budget.isUsedUp {
      let needed = LayoutAttempt(
        CheckedLayout(root: root, report: report), LayoutRelief(axes: axes, widths: size.widths))
      budget.spend(on: needed)
      guard needed.isComplete, needed.isPossible, needed.conflicts.count < best.conflicts.count else {
        continue
      }
      best = needed
      if best.conflicts.isEmpty { break }
    }
    guard best !== known, best.conflicts.isEmpty || !resolvesAll else { return nil }
    attempt = best
  }

  /// Whether UIKit rounds the height of the row so that its constraints conflict in the program, too.
  var isRounded: Bool {
    root.superview is UITableViewCell && !(attempt.withHeightInPixels?.conflicts.isEmpty ?? true)
  }

  /// The size that the root needs, as a sentence without a full stop.
  var explanation: String { attempt.explanation.prefix(1).uppercased() + attempt.explanation.dropFirst() }

  /// The remedy that gives the root this size on the canvas; `nil` if the document does not choose it.
  package var remedy: Remedy? {
    guard !isRounded, let resize = try? CanvasResize(of: root, to: size) else { return nil }
    return Remedy(
      "Make \(resize.name) \(size.nibText) on the canvas (now \(root.bounds.size.nibText))", resize.edits)
  }
}

extension CGSize {
  /// Whether both lengths differ by at most a point.
  fileprivate func isNearly(_ size: CGSize) -> Bool {
    abs(width - size.width) <= 1 && abs(height - size.height) <= 1
  }
}
