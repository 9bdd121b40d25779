import NibCore

/// An edge or length of a view as a sum of a layout's variables, measured in the superview in points.
struct ExplainedEdge {
  let view: UIView
  let edge: NibExplanation.Edge
  let attribute: LayoutProblem.Attribute
  let item: LayoutProblem.ItemID
  /// The item of the superview; `nil` for the root of the layout.
  let parent: LayoutProblem.ItemID?
  let terms: [Simplex.Term]
  /// The constant part of the value, in points: the distance of a baseline from the edge or center that `terms`
  /// describes. 0 for edges and lengths.
  let ownOffset: Double

  /// Returns `nil` if the view does not belong to the layout.
  init?(_ view: UIView, _ edge: NibExplanation.Edge, in layout: ExplainedLayout) {
    guard let item = layout.item(for: view) else { return nil }
    self.view = view
    self.edge = edge
    self.item = item
    parent = layout.problem.items[item].parent
    attribute = edge.attribute(isRightToLeft: (view.superview ?? view).nibIsRightToLeft)
    var side = LayoutBuilder.Side(item: item, attribute: attribute)
    if edge == .firstBaseline || edge == .lastBaseline {
      side = layout.builder.baselineSide(
        of: view, item, edge == .firstBaseline ? .firstBaseline : .lastBaseline)
    }
    let sum = layout.sum(side.item, side.attribute, measuredFrom: parent)
    terms = sum.terms
    ownOffset = sum.constant + Double(side.offset)
  }

  /// The position of the edge, or the length, in points for the given values of the layout's variables.
  func value(_ values: [Double]) -> Double { terms.value(values) + ownOffset }

  /// The items that the edge depends on, beginning with the view's item.
  var items: [LayoutProblem.ItemID] { [item] + (attribute.isPosition ? [parent].compactMap { $0 } : []) }
}

extension ExplainedLayout {
  /// Returns an attribute of an item as a sum of variables. Positions are measured from the left and top edge
  /// of `reference`.
  func sum(
    _ item: LayoutProblem.ItemID, _ attribute: LayoutProblem.Attribute,
    measuredFrom reference: LayoutProblem.ItemID?
  ) -> LayoutVariables.Expression {
    var sum = LayoutProblem.Constraint(
      terms: [LayoutProblem.Term(item, attribute, 1)], relation: .equal, constant: 0)
    sum.reference = reference
    return variables.expression(sum, in: problem)
  }
}
