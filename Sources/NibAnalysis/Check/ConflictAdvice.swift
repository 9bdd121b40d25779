import NibCore

/// The advice for the conflicts of a layout, in `explain`. The rules of `check` give the same advice.
struct ConflictAdvice {
  /// The advice as a sentence with a full stop.
  let text: String

  private static let general = "Remove one of the constraints in conflict, or lower its priority."

  /// If only the size of the root on the canvas causes the conflicts, the advice is to correct the size. A row is an
  /// exception if UIKit rounds its height so that the constraints conflict in the program too.
  ///
  /// Cost: solves the layout up to four times.
  ///
  /// - Parameter options: the options of the layout.
  init(_ layout: ExplainedLayout, _ options: LayoutOptions) {
    text = ConflictAdvice.aboutCanvasSize(layout, options) ?? ConflictAdvice.general
  }

  /// The advice for conflicts that another size of the root resolves. `nil` if no size does, if the search is too
  /// expensive, or if the root does not have its saved size.
  private static func aboutCanvasSize(_ layout: ExplainedLayout, _ options: LayoutOptions) -> String? {
    guard let report = layout.root.nibLayoutReport, let origin = layout.root.nibOrigin,
      let saved = origin.savedFrame?.size, saved.isNearly(layout.root.bounds.size),
      let size = CanvasSize(of: layout.root, in: origin.element.document, options)
    else { return nil }
    let choices: [LayoutAxes] = [.vertical, .horizontal, [.horizontal, .vertical]]
    var budget = SolverBudget()
    for axes in choices where size.freeAxes.isSuperset(of: axes) && !budget.isUsedUp {
      let needed = LayoutAttempt(
        CheckedLayout(root: layout.root, report: report), LayoutRelief(axes: axes, widths: size.widths))
      budget.spend(on: needed)
      guard needed.isComplete, needed.isPossible, needed.conflicts.isEmpty else { continue }
      if layout.root.superview is UITableViewCell, !(needed.withHeightInPixels?.conflicts.isEmpty ?? true) {
        return
          "Give one of the constraints in conflict the priority 999, because UIKit rounds the height of rows."
      }
      return needed.explanation.prefix(1).uppercased() + needed.explanation.dropFirst() + "."
    }
    return nil
  }
}

extension CGSize {
  /// Whether both lengths differ by at most a point.
  fileprivate func isNearly(_ size: CGSize) -> Bool {
    abs(width - size.width) <= 1 && abs(height - size.height) <= 1
  }
}
