import NibAnalysis
import NibCore

/// A cell whose constraints do not hold its content, so that rows with automatic heights would collapse.
struct CollapsedRow: Hashable {
  /// The automatic height in points.
  let height: CGFloat
  /// The first problem of the automatic row that the saved cell does not have, such as `titleLabel leaves the cell`.
  let problem: String
  /// The advice what to change so that constraints determine the height; `nil` if the cell has no content.
  let advice: String?

  var text: String {
    let advice = advice.map { "; for automatic heights, \($0)" }
    return
      "automatic rows would collapse to \(NibNumber.text(height, decimals: 1)) pt (\(problem))\(advice ?? "")"
  }

  /// Lays the cell out with its automatic height, and compares it with the saved cell. `nil` if the automatic row holds
  /// the content.
  ///
  /// - Parameter content: the cell with one row of saved texts.
  init?(_ content: PreviewContent, _ options: LayoutOptions, names: [String: String]) {
    let prototype = content.prototype
    var options = options
    options.contentSize = .unspecified
    let width = max(1, prototype.savedSize.width)
    let usual: CellSizing = prototype.isCollection ? .itemWidth(width) : .usual
    guard let saved = Layout(of: content, sizing: .saved, width: width, options, names: names),
      let automatic = Layout(of: content, sizing: usual, width: width, options, names: names),
      automatic.height < saved.height
    else { return nil }
    let problem = automatic.problems.first { problem in !saved.problems.contains { $0.isSame(as: problem) } }
    let flattened = automatic.flat.first { !saved.flat.contains($0) }.map { names[$0] ?? "a view" }
    let noHeight = automatic.hasNoHeight ? "the constraints give no height" : nil
    guard let text = problem?.text ?? flattened.map({ "\($0) has no height" }) ?? noHeight else { return nil }
    height = automatic.height
    self.problem = text
    if problem == nil, let flattened {
      advice = "give \(flattened) a height or content"
    } else {
      advice = saved.lowest.map {
        "connect \($0) and what is above it from the top to the bottom of the content view"
      }
    }
  }

  /// The parts of a cell's layout that tell whether its row collapses.
  private struct Layout {
    let height: CGFloat
    let problems: [CellProblem]
    /// The ids of views without a height that show no text.
    let flat: [String]
    /// Whether UIKit would report that the constraints give a height of 0.
    let hasNoHeight: Bool
    /// The name of the lowest view of the content.
    let lowest: String?

    /// Lays out a cell. Returns `nil` if the table shows no cell.
    init?(
      of content: PreviewContent, sizing: CellSizing, width: CGFloat, _ options: LayoutOptions,
      names: [String: String]
    ) {
      let table = RowsTable(showingFirstRowOf: content, options: options, width: width, sizing: sizing)
      defer { table.window.nibClose() }
      guard let layout = table.run({ Layout(table, names: names) }) else { return nil }
      self = layout
    }

    private init?(_ table: RowsTable, names: [String: String]) {
      guard let cell = table.controller.visibleCell(ofRow: 0) else { return nil }
      height = cell.bounds.height
      problems = CellProblem.all(in: cell, names: names).filter {
        [OutsideView.kind, EmptyView.kind, OverlappedText.kind, OverlappedContent.kind].contains($0.kind)
      }
      let leaves = cell.withDescendants.filter { $0.subviews.isEmpty && $0.nibText == nil && !$0.isHidden }
      flat = leaves.filter { $0.bounds.height == 0 }.compactMap { $0.nibOrigin?.id }
      hasNoHeight = table.controller.ownDiagnostics.contains { $0.kind == .zeroRowHeight }
      let content = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
      let shown = content?.subviews.filter { !$0.isHidden && $0.nibOrigin != nil } ?? []
      lowest = shown.max { $0.frame.maxY < $1.frame.maxY }.map { CellProblem.name(of: $0, names) }
    }
  }
}
