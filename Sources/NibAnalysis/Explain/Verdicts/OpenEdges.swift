import NibCore

/// The edges and lengths of a view that constraints leave open, and the number of constraints that they lack on each axis.
struct OpenEdges {
  private let view: UIView
  private let layout: ExplainedLayout

  /// - Parameter layout: the layout that contains the view.
  init(of view: UIView, in layout: ExplainedLayout) { (self.view, self.layout) = (view, layout) }

  /// Whether one constraint determines both the position and the length on an axis, because the far edge or the center has a
  /// place. Interface Builder then asks for one of the two, such as the *Y position or height*.
  func needOneConstraint(on axis: LayoutAxes) -> Bool {
    let anchors: [NibExplanation.Edge] = axis == .horizontal ? [.right, .centerX] : [.bottom, .centerY]
    return !anchors.allSatisfy(isAmbiguous)
  }

  private func isAmbiguous(_ edge: NibExplanation.Edge) -> Bool {
    guard let item = layout.item(for: view) else { return false }
    let attribute = edge.attribute(isRightToLeft: false)
    return layout.ambiguous.isAmbiguous(
      layout.sum(item, attribute, measuredFrom: layout.problem.items[item].parent))
  }

  /// The advice to add the constraints that some values of the view lack, such as `Add a constraint for its top or height.`
  func advice(for values: [ViewAmbiguity.Value]) -> String {
    let axes = [LayoutAxes.horizontal, .vertical].filter { axis in
      values.count { !$0.isOfContent && $0.edge.axes == axis } == 2 && needOneConstraint(on: axis)
    }
    let alternatives = axes.map { axis in
      values.filter { !$0.isOfContent && $0.edge.axes == axis }
    }
    let others = values.filter { !alternatives.joined().contains($0) }
    let parts =
      (others.isEmpty ? [] : [ViewAmbiguity.Value.names(of: others)])
      + alternatives.map { "its \($0.map(\.edge.rawValue).joined(separator: " or "))" }
    let count = others.count + alternatives.count
    return "Add \(count == 1 ? "a constraint" : "constraints") for \(parts.joined(separator: ", and for "))."
  }
}

extension ViewAmbiguity.Value {
  /// The values as words: `its left and top`, `the width and height of its content`.
  static func names(of values: [ViewAmbiguity.Value]) -> String {
    let ofView = values.filter { !$0.isOfContent }.map(\.edge.rawValue).listed()
    let content = values.filter(\.isOfContent).map(\.edge.rawValue).listed()
    let parts = [
      ofView.isEmpty ? nil : "its \(ofView)", content.isEmpty ? nil : "the \(content) of its content",
    ]
    return parts.compactMap(\.self).listed()
  }
}
