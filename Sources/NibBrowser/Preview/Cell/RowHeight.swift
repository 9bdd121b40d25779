import NibAnalysis
import NibCore

/// The height that `--row-height` asks for.
package enum RequestedHeight: Hashable {
  /// The constraints determine the height.
  case automatic
  /// The height of the cell in the document.
  case saved
  case points(CGFloat)

  /// Parses `automatic`, `saved` or a number of points. Returns `nil` if the text is not valid.
  package init?(_ text: String) {
    switch text {
    case "automatic": self = .automatic
    case "saved": self = .saved
    default:
      guard let points = Double(text), (1...10_000).contains(points) else { return nil }
      self = .points(CGFloat(points))
    }
  }
}

/// The height of the rows of a table, with the reason for it.
enum RowHeight: Hashable {
  /// The height of `--row-height`.
  case given(RequestedHeight, points: CGFloat)
  /// The height that the document gives a row of a static table, or all rows of a table.
  case document(points: CGFloat)
  /// The constraints, or the style of the cell, determine the height.
  case automatic
  /// The height of the cell in the document, because the cell has no constraints.
  case saved(points: CGFloat)
  /// The height of the cell in the document, because automatic rows would collapse.
  case collapsing(CollapsedRow, points: CGFloat)

  /// The height in points, or `UITableView.automaticDimension`.
  var points: CGFloat {
    switch self {
    case .given(_, let points), .document(let points), .saved(let points), .collapsing(_, let points): points
    case .automatic: UITableView.automaticDimension
    }
  }

  /// The height and the reason: `rows are 80 pt high, as saved: no constraints determine the height`.
  var text: String {
    let fixed = "rows are \(NibNumber.text(points, decimals: 1)) pt high"
    switch self {
    case .given(.automatic, _): return "rows have automatic heights (--row-height)"
    case .given: return "\(fixed) (--row-height)"
    case .document: return "\(fixed), as rowHeight in the document says"
    case .automatic: return "rows have automatic heights: the constraints determine them"
    case .saved: return "\(fixed), as saved: no constraints determine the height"
    case .collapsing(let collapsed, _): return "\(fixed), as saved: \(collapsed.text)"
    }
  }
}

/// A cell whose constraints do not hold its content, so that rows with automatic heights would collapse.
struct CollapsedRow: Hashable {
  /// The automatic height in points.
  let height: CGFloat
  /// The first problem of the automatic row that the saved cell does not have, such as `titleLabel leaves the cell`.
  let problem: String
  /// What to change so that constraints determine the height; `nil` if the cell has no content.
  let remedy: String?

  var text: String {
    let remedy = remedy.map { "; for automatic heights, \($0)" }
    return
      "automatic rows would collapse to \(NibNumber.text(height, decimals: 1)) pt (\(problem))\(remedy ?? "")"
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
    guard let saved = CollapsedRow.layout(content, .saved, width, options, names),
      let automatic = CollapsedRow.layout(content, usual, width, options, names),
      automatic.height < saved.height
    else { return nil }
    let problem = automatic.problems.first { problem in !saved.problems.contains { $0.isSame(as: problem) } }
    let flattened = automatic.flat.first { !saved.flat.contains($0) }.map { names[$0] ?? "a view" }
    let noHeight = automatic.hasNoHeight ? "the constraints give no height" : nil
    guard let text = problem?.text ?? flattened.map({ "\($0) has no height" }) ?? noHeight else { return nil }
    height = automatic.height
    self.problem = text
    if problem == nil, let flattened {
      remedy = "give \(flattened) a height or content"
    } else {
      remedy = saved.lowest.map {
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
  }

  private static func layout(
    _ content: PreviewContent, _ sizing: CellSizing, _ width: CGFloat, _ options: LayoutOptions,
    _ names: [String: String]
  ) -> Layout? {
    let screen = content.screenSize(options)
    let table = RowsTable(
      content, options: options, width: width, screenHeight: screen.height, sizing: sizing)
    defer { table.window.nibClose() }
    _ = table.resize(width: width, height: max(screen.height, 1))
    return table.run {
      table.window.layoutIfNeeded()
      guard let cell = table.controller.visibleCell(ofRow: 0) else { return nil }
      let problems = CellProblem.all(in: cell, names: names).filter {
        [OutsideView.kind, EmptyView.kind, OverlappedText.kind, OverlappedContent.kind].contains($0.kind)
      }
      let leaves = cell.withDescendants.filter { $0.subviews.isEmpty && $0.nibText == nil && !$0.isHidden }
      let content = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
      let lowest = content?.subviews.filter { !$0.isHidden && $0.nibOrigin != nil }
        .max { $0.frame.maxY < $1.frame.maxY }
      return Layout(
        height: cell.bounds.height, problems: problems,
        flat: leaves.filter { $0.bounds.height == 0 }.compactMap { $0.nibOrigin?.id },
        hasNoHeight: table.controller.ownDiagnostics.contains { $0.kind == .zeroRowHeight },
        lowest: lowest.map { CellProblem.name(of: $0, names) })
    }
  }
}
