import NibCore

/// A position or length of a view that the constraints do not determine.
struct AmbiguousValue {
  let sum: LayoutVariables.Expression
  /// The edge and the range of possible values, for the description of the ambiguity.
  let description: ViewAmbiguity.Value
  let view: UIView

  /// The ambiguous positions and lengths of a view in its superview, and the ambiguous lengths of its scrollable
  /// content, with their ranges.
  static func all(of view: UIView, on axes: LayoutAxes, in layout: ExplainedLayout) -> [AmbiguousValue] {
    [false, true].flatMap { isOfContent -> [AmbiguousValue] in
      guard let item = item(of: view, isOfContent: isOfContent, layout) else { return [] }
      return sums(item, isOfContent: isOfContent, on: axes, layout).compactMap { edge, sum in
        let (minimum, maximum) = range(of: sum, edge, layout)
        if let minimum, let maximum, maximum - minimum < 0.01 { return nil }
        return AmbiguousValue(
          sum: sum,
          description: ViewAmbiguity.Value(
            edge: edge, minimum: minimum, maximum: maximum, isOfContent: isOfContent,
            tie: layout.ties.tie(of: item.own, on: edge.axes, in: layout)?.words(in: layout)),
          view: view)
      }
    }
  }

  /// Whether all ambiguous positions and lengths of a view, or the ambiguous lengths of its scrollable content, vary by at
  /// most a pixel of the device; false if there are none. Each range needs solutions, so the first visible one decides.
  static func areInvisible(
    of view: UIView, isOfContent: Bool, on axes: LayoutAxes, in layout: ExplainedLayout
  ) -> Bool {
    let sums = open(of: view, isOfContent: isOfContent, on: axes, in: layout)
    return !sums.isEmpty
      && sums.allSatisfy { edge, sum in
        let (minimum, maximum) = range(of: sum, edge, layout)
        return ViewAmbiguity.Value.isInvisible(minimum, maximum, in: layout.root)
      }
  }

  /// The smallest and largest value of an edge in points; `nil` for an unbounded side.
  private static func range(
    of sum: LayoutVariables.Expression, _ edge: NibExplanation.Edge, _ layout: ExplainedLayout
  ) -> (minimum: CGFloat?, maximum: CGFloat?) {
    let range = layout.ambiguous.range(of: sum)
    // The length of a guide can be negative. It is shown as 0.
    let smallest = edge.attribute(isRightToLeft: false).isPosition ? -CGFloat.infinity : 0
    func limited(_ value: Double) -> CGFloat { max(smallest, CGFloat(value)) }
    return (range.minimum.map(limited), range.maximum.map(limited))
  }

  /// The ambiguous positions and lengths of a view, or the ambiguous lengths of its scrollable content, as sums of variables.
  static func open(
    of view: UIView, isOfContent: Bool, on axes: LayoutAxes, in layout: ExplainedLayout
  ) -> [(edge: NibExplanation.Edge, sum: LayoutVariables.Expression)] {
    guard let item = item(of: view, isOfContent: isOfContent, layout) else { return [] }
    return sums(item, isOfContent: isOfContent, on: axes, layout)
  }

  /// The item of a view or of its scrollable content, and the item that it moves with. `nil` if the document turns the
  /// check off, or if one of the two is not in the layout.
  private static func item(
    of view: UIView, isOfContent: Bool, _ layout: ExplainedLayout
  ) -> (own: LayoutProblem.ItemID, around: LayoutProblem.ItemID)? {
    let verified = view.nibVerifiesAmbiguity
    guard verified != "off", let item = layout.item(for: view) else { return nil }
    if isOfContent {
      guard verified == nil, let content = layout.builder.contentItem(of: view),
        view.nibScrollsConstrainedViews
      else {
        return nil
      }
      return (content, item)
    }
    guard view !== layout.root, let superview = view.superview.flatMap(layout.item(for:)) else { return nil }
    return (item, superview)
  }

  /// The ambiguous edges of an item, as sums of variables.
  private static func sums(
    _ item: (own: LayoutProblem.ItemID, around: LayoutProblem.ItemID), isOfContent: Bool,
    on axes: LayoutAxes, _ layout: ExplainedLayout
  ) -> [(edge: NibExplanation.Edge, sum: LayoutVariables.Expression)] {
    // If the item around this item is ambiguous on an axis, this item only moves with it there.
    let axes = layout.ambiguous.axes(of: item.own).subtracting(layout.ambiguous.axes(of: item.around))
      .intersection(axes)
    let edges: [NibExplanation.Edge] = isOfContent ? [.width, .height] : [.left, .top, .width, .height]
    return edges.compactMap { edge in
      guard !edge.axes.intersection(axes).isEmpty else { return nil }
      let attribute = edge.attribute(isRightToLeft: false)
      let reference = attribute.isPosition ? layout.problem.items[item.own].parent : nil
      let sum = layout.sum(item.own, attribute, measuredFrom: reference)
      return layout.ambiguous.isAmbiguous(sum) ? (edge, sum) : nil
    }
  }

  /// The value whose two examples are furthest apart; the first of several if they differ by at most half a point.
  static func mostVisible(_ values: [AmbiguousValue], _ layout: ExplainedLayout) -> AmbiguousValue? {
    values.reduce(nil as AmbiguousValue?) { best, value in
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
      switch description.edge {
      case .left: container.width - view.frame.width
      case .top: container.height - view.frame.height
      case .width: container.width
      default: container.height
      }
    let minimum = description.minimum.map { Double($0) } ?? -.infinity
    let maximum = description.maximum.map { Double($0) } ?? .infinity
    let first = min(max(0, minimum), maximum)
    let second = min(max(Double(limit), minimum), maximum)
    if abs(second - first) >= 1 { return (min(first, second), max(first, second)) }
    // All possible values are outside the superview or do not fit into it.
    return maximum - first > 1
      ? (first, min(maximum, first + AmbiguousValue.step))
      : (max(minimum, first - AmbiguousValue.step), first)
  }

  /// The distance in points between two values that are visibly different.
  private static let step = 64.0
}
