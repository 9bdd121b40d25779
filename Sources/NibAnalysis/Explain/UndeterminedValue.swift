import NibCore

/// A position or length of a view that the constraints leave undetermined.
struct UndeterminedValue {
  /// The value as a sum of variables of the layout.
  let sum: LayoutVariables.Expression
  /// The edge and the range of possible values, for the description of the ambiguity.
  let freedom: NibAmbiguity.Freedom
  let view: UIView

  /// The undetermined positions and lengths of a view in its superview, and the undetermined lengths of its scrollable
  /// content.
  static func all(of view: UIView, on axes: LayoutAxes, in layout: ExplainedLayout) -> [UndeterminedValue] {
    guard let item = layout.item(for: view) else { return [] }
    var result: [UndeterminedValue] = []
    if view !== layout.root, let superview = view.superview.flatMap(layout.item(for:)) {
      // On an axis where the superview is undetermined, the view only moves with it.
      let own = layout.undetermined.axes(of: item).subtracting(layout.undetermined.axes(of: superview))
      result = values(of: item, view, own.intersection(axes), false, layout)
    }
    guard let content = layout.builder.contentItem(of: view), view.nibScrollsConstrainedViews else {
      return result
    }
    let own = layout.undetermined.axes(of: content).subtracting(layout.undetermined.axes(of: item))
    return result + values(of: content, view, own.intersection(axes), true, layout)
  }

  private static func values(
    of item: LayoutProblem.ItemID, _ view: UIView, _ axes: LayoutAxes, _ isOfContent: Bool,
    _ layout: ExplainedLayout
  ) -> [UndeterminedValue] {
    let edges: [NibExplanation.Edge] = isOfContent ? [.width, .height] : [.left, .top, .width, .height]
    return edges.compactMap { edge in
      guard !edge.axes.intersection(axes).isEmpty else { return nil }
      let attribute = edge.attribute(isRightToLeft: false)
      let origin = attribute.isPosition ? layout.problem.items[item].parent : nil
      let sum = layout.sum(item, attribute, seenFrom: origin)
      var (minimum, maximum) = layout.undetermined.range(of: sum)
      // The length of a guide can be negative. It is shown as 0.
      if !attribute.isPosition {
        (minimum, maximum) = (minimum.map { max(0, $0) }, maximum.map { max(0, $0) })
      }
      if let minimum, let maximum, maximum - minimum < 0.01 { return nil }
      return UndeterminedValue(
        sum: sum,
        freedom: NibAmbiguity.Freedom(
          edge: edge, minimum: minimum.map { CGFloat($0) }, maximum: maximum.map { CGFloat($0) },
          isOfContent: isOfContent,
          tie: layout.ties.tie(of: item, on: edge.axes, in: layout)?.words(in: layout)),
        view: view)
    }
  }

  /// The value whose two examples are furthest apart; the first of several if they differ by at most half a point.
  static func mostVisible(_ values: [UndeterminedValue], _ layout: ExplainedLayout) -> UndeterminedValue? {
    values.reduce(nil as UndeterminedValue?) { best, value in
      guard let best else { return value }
      return value.exampleDistance(layout) > best.exampleDistance(layout) + 0.5 ? value : best
    }
  }

  private func exampleDistance(_ layout: ExplainedLayout) -> Double {
    let examples = examples(layout)
    return examples.second - examples.first
  }

  /// Two possible values in points; the first is smaller. They are as far apart as the superview allows, or, if no
  /// two different values fit into it, at most `step` apart.
  func examples(_ layout: ExplainedLayout) -> (first: Double, second: Double) {
    let container = view.superview?.bounds.size ?? view.bounds.size
    let limit: CGFloat =
      switch freedom.edge {
      case .left: container.width - view.frame.width
      case .top: container.height - view.frame.height
      case .width: container.width
      default: container.height
      }
    let minimum = freedom.minimum.map { Double($0) } ?? -.infinity
    let maximum = freedom.maximum.map { Double($0) } ?? .infinity
    let first = min(max(0, minimum), maximum)
    let second = min(max(Double(limit), minimum), maximum)
    if abs(second - first) >= 1 { return (min(first, second), max(first, second)) }
    // All possible values are outside the superview or do not fit into it.
    return maximum - first > 1
      ? (first, min(maximum, first + UndeterminedValue.step))
      : (max(minimum, first - UndeterminedValue.step), first)
  }

  /// The distance in points between two values that are visibly different.
  private static let step = 64.0
}
