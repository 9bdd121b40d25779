extension LayoutProblem {
  /// The distances in points by which a solution violates constraints, by their identifiers; 0 for a constraint that it
  /// satisfies. Cost: O(items + constraints).
  package func violations(of identifiers: Set<Int>, in solution: LayoutSolution) -> [Int: Double] {
    var frames: [LayoutRect] = []
    for (item, own) in items.enumerated() {
      var frame = solution.frames[item]
      // Parents come before their children.
      if let parent = own.parent {
        frame.x += frames[parent].x
        frame.y += frames[parent].y
      }
      frames.append(frame)
    }
    var violations: [Int: Double] = [:]
    for constraint in constraints where identifiers.contains(constraint.identifier) {
      let excess = excess(of: constraint) { frames[$0] } ?? 0
      let others = violations[constraint.identifier] ?? 0
      violations[constraint.identifier] = max(others, constraint.relation.violation(excess))
    }
    return violations
  }

  /// The amount by which the sum of a constraint's terms exceeds its constant; `nil` if a frame is not known.
  ///
  /// - Parameter frame: returns the frame of an item in root coordinates.
  package func excess(of constraint: Constraint, frame: (ItemID) -> LayoutRect?) -> Double? {
    var origin = LayoutRect(x: 0, y: 0, width: 0, height: 0)
    if let item = constraint.origin {
      guard let frame = frame(item) else { return nil }
      origin = frame
    }
    var sum = -constraint.constant
    for term in constraint.terms {
      guard var frame = frame(term.item) else { return nil }
      frame.x -= origin.x
      frame.y -= origin.y
      sum += term.coefficient * value(of: term, in: frame)
    }
    return sum
  }

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
