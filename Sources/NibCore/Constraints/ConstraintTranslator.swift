/// Translates an `NSLayoutConstraint` into a linear constraint of a layout problem.
///
/// Leading and trailing become left and right. Margin attributes become edges or centers with a constant. The edges of
/// a scroll view become edges of its content if the other item of the constraint is inside the scroll view.
package struct ConstraintTranslator {
  private let builder: LayoutBuilder

  /// - Parameter builder: the builder with the items of the layout.
  package init(_ builder: LayoutBuilder) { self.builder = builder }

  private typealias Side = LayoutBuilder.Side

  /// The translated constraint; `nil` if an item is outside the layout.
  package func translate(_ constraint: NSLayoutConstraint) -> LayoutProblem.Constraint? {
    let isRightToLeft = constraint.nibReadsRightToLeft
    guard let firstItem = constraint.firstItem,
      let first = side(
        firstItem, constraint.firstAttribute, isRightToLeft: isRightToLeft, seenFrom: constraint.secondItem)
    else { return nil }
    let relation: LayoutProblem.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    guard constraint.hasSecondItem else {
      return LayoutProblem.Constraint(
        first: first.item, first.attribute, relation, constant: Double(constraint.constant - first.offset),
        priority: constraint.priority.rawValue)
    }
    guard let secondItem = constraint.secondItem,
      let second = side(
        secondItem, constraint.secondAttribute, isRightToLeft: isRightToLeft, seenFrom: firstItem)
    else { return nil }
    var result = LayoutProblem.Constraint(
      first: first.item, first.attribute, relation, second: second.item, second.attribute,
      multiplier: Double(constraint.multiplier),
      constant: Double(constraint.constant + constraint.multiplier * second.offset - first.offset),
      priority: constraint.priority.rawValue)
    if constraint.multiplier != 1, second.attribute.isPosition || first.attribute.isPosition {
      result.reference = commonSuperview(of: firstItem, and: secondItem)
    }
    if isRightToLeft, constraint.isDirectional { mirror(&result, constant: Double(constraint.constant)) }
    return result
  }

  /// Mirrors a constraint for a right-to-left layout. There, a positive constant moves an edge to the left, and
  /// positions that are multiplied are measured from the right edge of the common superview.
  ///
  /// A position x is replaced with W - x, where W is the width of the common superview. The equation is then multiplied
  /// by -1, so that positions have their old coefficients, and all other signs and the relation are reversed.
  ///
  /// - Parameter constant: the constant of the `NSLayoutConstraint`. That of the translated constraint also contains
  ///   margins, which are mirrored already.
  private func mirror(_ constraint: inout LayoutProblem.Constraint, constant: Double) {
    var positionCoefficients = 0.0
    for index in constraint.terms.indices {
      if constraint.terms[index].attribute.isHorizontal {
        positionCoefficients += constraint.terms[index].coefficient
      } else {
        constraint.terms[index].coefficient.negate()
      }
    }
    if let reference = constraint.reference {
      constraint.terms.append(.init(reference, .width, -positionCoefficients))
    }
    constraint.constant -= 2 * constant
    switch constraint.relation {
    case .lessThanOrEqual: constraint.relation = .greaterThanOrEqual
    case .greaterThanOrEqual: constraint.relation = .lessThanOrEqual
    case .equal: break
    }
  }

  /// The item of the nearest common superview. Positions with a multiplier are measured in its coordinates, which
  /// matches 219 of 220 saved cases (docs/interface-builder.md 5.2).
  private func commonSuperview(of first: AnyObject, and second: AnyObject) -> LayoutProblem.ItemID? {
    guard let first = NSLayoutConstraint.view(of: first), let second = NSLayoutConstraint.view(of: second)
    else { return nil }
    if first.isDescendant(of: second) { return builder.item(for: second) }
    if second.isDescendant(of: first) { return builder.item(for: first) }
    return first.superview.flatMap { builder.item(for: $0) }
  }

  /// Translates one side of a constraint; `nil` if its item is outside the layout.
  ///
  /// - Parameter other: the item of the other side.
  private func side(
    _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool,
    seenFrom other: AnyObject?
  ) -> Side? {
    guard var item = builder.item(for: object) else { return nil }
    guard let view = NSLayoutConstraint.view(of: object) else { return nil }
    let edge = attribute.nibResolved(isRightToLeft: isRightToLeft)
    // Edges refer to the scroll view's content, centers and lengths to the scroll view itself (Apple TN2154).
    if let scroll = object as? UIView, edge.attribute.isEdge,
      let content = builder.contentItem(of: scroll), let other = NSLayoutConstraint.view(of: other),
      other !== scroll, other.isDescendant(of: scroll)
    {
      item = content
    }
    if edge.attribute.isBaseline, let view = object as? UIView {
      return builder.baselineSide(of: view, item, attribute)
    }
    guard edge.usesMargin, object is UIView else { return Side(item: item, attribute: edge.attribute) }
    let margins = builder.margins(of: view)
    return Side(item: item, attribute: edge.attribute, offset: offset(edge.attribute, margins))
  }

  /// The distance of a margin attribute from the plain attribute, in points.
  private func offset(_ attribute: LayoutProblem.Attribute, _ margins: UIEdgeInsets) -> CGFloat {
    switch attribute {
    case .left: margins.left
    case .right: -margins.right
    case .top: margins.top
    case .bottom: -margins.bottom
    case .centerX: (margins.left - margins.right) / 2
    case .centerY: (margins.top - margins.bottom) / 2
    default: 0
    }
  }
}

extension NSLayoutConstraint {
  /// Whether leading means right in this constraint. The layout direction is that of the view that owns the
  /// constraint.
  package var nibReadsRightToLeft: Bool {
    let view = nibOwner ?? firstItem.flatMap { NSLayoutConstraint.view(of: $0) }
    return view?.nibIsRightToLeft ?? false
  }

  /// True if the constraint uses leading or trailing edges, which are exchanged in right-to-left layouts.
  package var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }
}

extension NSLayoutConstraint.Attribute {
  /// The left, right or other plain attribute for the given layout direction, and whether it refers to the view's
  /// margins instead of its edges.
  package func nibResolved(isRightToLeft: Bool) -> (attribute: LayoutProblem.Attribute, usesMargin: Bool) {
    let leading: LayoutProblem.Attribute = isRightToLeft ? .right : .left
    let trailing: LayoutProblem.Attribute = isRightToLeft ? .left : .right
    switch self {
    case .left, .notAnAttribute: return (.left, false)
    case .right: return (.right, false)
    case .top: return (.top, false)
    case .bottom: return (.bottom, false)
    case .leading: return (leading, false)
    case .trailing: return (trailing, false)
    case .width: return (.width, false)
    case .height: return (.height, false)
    case .centerX: return (.centerX, false)
    case .centerY: return (.centerY, false)
    case .lastBaseline: return (.lastBaseline, false)
    case .firstBaseline: return (.firstBaseline, false)
    case .leftMargin: return (.left, true)
    case .rightMargin: return (.right, true)
    case .topMargin: return (.top, true)
    case .bottomMargin: return (.bottom, true)
    case .leadingMargin: return (leading, true)
    case .trailingMargin: return (trailing, true)
    case .centerXWithinMargins: return (.centerX, true)
    case .centerYWithinMargins: return (.centerY, true)
    }
  }

  /// True for leading and trailing attributes.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}

extension LayoutProblem.Attribute {
  /// True for a position, false for a length.
  package var isPosition: Bool { self != .width && self != .height }
  /// True for a position on the horizontal axis.
  package var isHorizontal: Bool { self == .left || self == .right || self == .centerX }
  /// True for an edge or a baseline.
  package var isEdge: Bool { isPosition && self != .centerX && self != .centerY }
  /// True for the first or last baseline.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The edge, center or length of a rectangle; `nil` for a baseline, which a rectangle does not determine.
  package func value(of rect: CGRect) -> CGFloat? {
    switch self {
    case .left: rect.minX
    case .right: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.midX
    case .centerY: rect.midY
    case .firstBaseline, .lastBaseline: nil
    }
  }
}

extension LayoutBuilder {
  /// One side of a constraint: an attribute of an item, plus an offset in points.
  package struct Side {
    package var item: LayoutProblem.ItemID
    package var attribute: LayoutProblem.Attribute
    /// The offset that is added to the attribute, in points.
    package var offset: CGFloat = 0

    package init(item: LayoutProblem.ItemID, attribute: LayoutProblem.Attribute, offset: CGFloat = 0) {
      self.item = item
      self.attribute = attribute
      self.offset = offset
    }
  }

  /// The side for a view's first or last baseline. For a stack view, it is the baseline of one of its arranged views.
  ///
  /// - Parameter item: the view's own item.
  package func baselineSide(
    of view: UIView, _ item: LayoutProblem.ItemID, _ attribute: NSLayoutConstraint.Attribute
  ) -> Side {
    let isFirst = attribute == .firstBaseline
    let textView = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    let item = textView === view ? item : self.item(for: textView) ?? item
    var side = Side(item: item, attribute: isFirst ? .firstBaseline : .lastBaseline)
    if let distance = textView.nibBaselineBelowCenter {
      side = Side(item: item, attribute: .centerY, offset: distance)
    }
    noteBaseline(of: textView, side)
    return side
  }
}

extension UIView {
  /// The distance from the center of a button or text field down to the baseline of its text, which is vertically
  /// centered, in points. `nil` for other views, whose baseline is measured from the top or the bottom.
  package var nibBaselineBelowCenter: CGFloat? {
    guard let style = nibBaselineStyle, style.isCentered, let baseline = nibBaselines?.first else {
      return nil
    }
    return baseline - intrinsicContentSize.height / 2
  }
}
