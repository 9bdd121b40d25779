import NibCore

/// The frames that required equations alone give to the views of a layout, whatever the version of Interface Builder.
///
/// Only equations between edges, centers and lengths of views count, together with autoresizing masks of views with their
/// saved sizes and the saved size of the root. Everything else can differ from the canvas on which a document was saved:
/// the sizes of texts and images, safe areas, margins, baselines, stack views, the contents of scroll views, and the
/// alignment insets of symbols.
struct DeterminedFrames {
  private let layout: ExplainedLayout
  private let elimination: Elimination
  var root: UIView { layout.root }

  /// Solves a layout again, whose views must have their final frames. If it has conflicts, nothing counts as determined,
  /// because one of the equations does not hold.
  ///
  /// - Parameter root: the root of the layout.
  init(root: UIView) {
    layout = ExplainedLayout(root: root)
    var elimination = Elimination()
    if let report = root.nibLayoutReport, report.isComplete, report.conflicts.isEmpty {
      for (index, row) in layout.rows.enumerated() where layout.isCertain(row) {
        elimination.add(index, row.terms)
      }
    }
    self.elimination = elimination
  }

  /// The axes on which the equations determine the position of a view in a view around it, and its length.
  func axes(of view: UIView, in container: UIView) -> LayoutAxes {
    LayoutAxes([LayoutAxes.horizontal, .vertical].filter { span(of: view, in: container, on: $0) != nil })
  }

  /// Whether the equations give a view the frame that is saved for it, apart from rounding to pixels.
  func giveSavedFrame(to view: UIView) -> Bool {
    guard let saved = view.nibOrigin?.savedFrame, let superview = view.superview,
      let horizontal = span(of: view, in: superview, on: .horizontal),
      let vertical = span(of: view, in: superview, on: .vertical)
    else { return false }
    let differences = [
      saved.minX - horizontal.position, saved.width - horizontal.length, saved.minY - vertical.position,
      saved.height - vertical.length,
    ]
    return differences.allSatisfy { abs($0) <= DeterminedFrames.rounding }
  }

  /// The largest difference in points between a frame and the same frame rounded to pixels.
  private static let rounding: CGFloat = 0.5

  /// The position of a view in a view around it, and its length, in points; `nil` if the equations leave one of them open.
  private func span(
    of view: UIView, in container: UIView, on axis: LayoutAxes
  ) -> (position: CGFloat, length: CGFloat)? {
    guard let item = layout.item(for: view), let outer = layout.item(for: container) else { return nil }
    let (own, around) = (layout.variables.items[item], layout.variables.items[outer])
    let (start, origin) = axis == .horizontal ? (own.left, around.left) : (own.top, around.top)
    let terms = [start.map { Simplex.Term($0, 1) }, origin.map { Simplex.Term($0, -1) }].compactMap(\.self)
    guard let position = value(of: terms),
      let length = value(of: [Simplex.Term(axis == .horizontal ? own.width : own.height, 1)])
    else { return nil }
    return (position, length)
  }

  private func value(of terms: [Simplex.Term]) -> CGFloat? {
    elimination.combination(terms).map { rows in
      let links = rows.map { LayoutChain.Link(row: $0.row, factor: $0.factor) }
      return CGFloat(LayoutChain(links: links).value(layout.rows))
    }
  }
}

extension ExplainedLayout {
  /// Whether a row is an equation that holds in every version of Interface Builder.
  fileprivate func isCertain(_ row: LayoutRow) -> Bool {
    guard let above = row.above, let below = row.below, min(above, below) >= 1000 else { return false }
    switch row.source {
    case .content, .positive: return false
    case .rootSize:
      // Interface Builder changes the size of a cell's content to fit it.
      return root.nibHasSavedSize && !(root.superview.map(CanvasSize.isReusable) ?? false)
    case .constraint(let index):
      let views = problem.constraints[index].terms.map { view(of: $0.item) }
      guard views.allSatisfy({ $0?.alignmentRectInsets == .zero }) else { return false }
      if let constraint = constraint(at: index) {
        return constraint.isBetweenEdges && !constraint.isPlaceholder
      }
      return problem.constraints[index].protection == .autoresizingMask
        && views.allSatisfy { $0?.nibHasSavedSize ?? false }
    }
  }
}
