import NibCore

extension CheckRule {
  static let zeroRowHeight = CheckRule(
    .zeroRowHeight,
    find: { context in
      context.views.compactMap { view in
        guard let cell = view as? UITableViewCell, cell.nibHasUncountedHeight else { return nil }
        return context.finding(
          "the constraints that give \(cell.nibNameInSentence) its height belong to the cell, where UIKit does not count them, so "
            + "that the row has the standard height (UIKit: \"\(UITableView.nibZeroHeightWarning)\"): connect the content "
            + "to the content view", at: cell)
      }
    })
}
