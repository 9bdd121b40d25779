extension LayoutProblem {
  /// The amount by which the sum of a constraint's terms exceeds its constant; `nil` if a frame is not known.
  ///
  /// - Parameter frame: returns the frame of an item in root coordinates.
  package func excess(of constraint: Constraint, frame: (ItemID) -> LayoutRect?) -> Double? {
    var reference = LayoutRect(x: 0, y: 0, width: 0, height: 0)
    if let item = constraint.reference {
      guard let frame = frame(item) else { return nil }
      reference = frame
    }
    var sum = -constraint.constant
    for term in constraint.terms {
      guard var frame = frame(term.item) else { return nil }
      frame.x -= reference.x
      frame.y -= reference.y
      sum += term.coefficient * value(of: term, in: frame)
    }
    return sum
  }

  /// The value of an attribute in a frame.
  private func value(of term: Term, in frame: LayoutRect) -> Double {
    func offset(_ baseline: Double?) -> Double { baseline.flatMap { Self.isUsable($0) ? $0 : nil } ?? 0 }
    return switch term.attribute {
    case .left: frame.x
    case .right: frame.x + frame.width
    case .top: frame.y
    case .bottom: frame.y + frame.height
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.x + frame.width / 2
    case .centerY: frame.y + frame.height / 2
    case .firstBaseline: frame.y + offset(items[term.item].firstBaseline)
    case .lastBaseline: frame.y + frame.height - offset(items[term.item].lastBaseline)
    }
  }
}

extension LayoutProblem.Relation {
  /// The distance by which the relation to a constant is violated; negative for an inequality that holds.
  ///
  /// - Parameter excess: the amount by which the sum exceeds the constant.
  package func violation(_ excess: Double) -> Double {
    switch self {
    case .equal: abs(excess)
    case .lessThanOrEqual: excess
    case .greaterThanOrEqual: -excess
    }
  }
}
