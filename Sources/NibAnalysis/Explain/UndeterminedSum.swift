import NibCore

/// A position or length of a view that the constraints leave undetermined.
struct UndeterminedSum {
  let sum: LayoutVariables.Expression
  let freedom: NibAmbiguity.Freedom
  let view: UIView

  /// The undetermined positions and lengths of a view in its superview.
  static func all(of view: UIView, on axes: LayoutAxes, in layout: ExplainedLayout) -> [UndeterminedSum] {
    guard let item = layout.item(for: view) else { return [] }
    var result: [UndeterminedSum] = []
    if view !== layout.root, let superview = view.superview.flatMap(layout.item(for:)) {
      // The contents of an ambiguous view move with it.
      let own = layout.undetermined.axes(of: item).subtracting(layout.undetermined.axes(of: superview))
      result = sums(of: item, view, own.intersection(axes), false, layout)
    }
    guard let content = layout.builder.contentItem(of: view), view.nibScrollsConstrainedViews else {
      return result
    }
    let own = layout.undetermined.axes(of: content).subtracting(layout.undetermined.axes(of: item))
    return result + sums(of: content, view, own.intersection(axes), true, layout)
  }

  private static func sums(
    of item: LayoutProblem.ItemID, _ view: UIView, _ axes: LayoutAxes, _ isOfContent: Bool,
    _ layout: ExplainedLayout
  ) -> [UndeterminedSum] {
    let edges: [NibExplanation.Edge] = isOfContent ? [.width, .height] : [.left, .top, .width, .height]
    return edges.compactMap { edge in
      guard !edge.axes.intersection(axes).isEmpty else { return nil }
      let attribute = edge.attribute(isRightToLeft: false)
      let origin = attribute.isPosition ? layout.problem.items[item].parent : nil
      let sum = layout.sum(item, attribute, seenFrom: origin)
      var (least, most) = layout.undetermined.range(of: sum)
      // In a conflict a length can be negative. It is shown as 0.
      if !attribute.isPosition { (least, most) = (least.map { max(0, $0) }, most.map { max(0, $0) }) }
      if let least, let most, most - least < 0.01 { return nil }
      return UndeterminedSum(
        sum: sum,
        freedom: NibAmbiguity.Freedom(
          edge: edge, least: least.map { CGFloat($0) }, most: most.map { CGFloat($0) },
          isOfContent: isOfContent),
        view: view)
    }
  }

  /// The sum whose two example values are furthest apart on the screen.
  static func mostVisible(_ sums: [UndeterminedSum], _ layout: ExplainedLayout) -> UndeterminedSum? {
    sums.reduce(nil as UndeterminedSum?) { best, sum in
      guard let best else { return sum }
      return sum.distanceOfEnds(layout) > best.distanceOfEnds(layout) + 0.5 ? sum : best
    }
  }

  private func distanceOfEnds(_ layout: ExplainedLayout) -> Double {
    let ends = ends(layout)
    return ends.second - ends.first
  }

  /// Two example values, as far apart as possible inside the superview.
  func ends(_ layout: ExplainedLayout) -> (first: Double, second: Double) {
    let container = view.superview?.bounds.size ?? view.bounds.size
    let limit: CGFloat =
      switch freedom.edge {
      case .left: container.width - view.frame.width
      case .top: container.height - view.frame.height
      case .width: container.width
      default: container.height
      }
    let least = freedom.least.map { Double($0) } ?? -.infinity
    let most = freedom.most.map { Double($0) } ?? .infinity
    let first = min(max(0, least), most)
    let second = min(max(Double(limit), least), most)
    if abs(second - first) >= 1 { return (min(first, second), max(first, second)) }
    // All possible values are outside the superview or do not fit into it.
    return most - first > 1
      ? (first, min(most, first + UndeterminedSum.step)) : (max(least, first - UndeterminedSum.step), first)
  }

  /// The distance in points between two values that are visibly different.
  private static let step = 64.0
}
