@testable import NibLayout

extension LayoutProblem {
  /// A problem with only a root, which has the given required size.
  init(width: Double, height: Double) {
    self.init()
    addItem(Item(name: "root"))
    rootSize = RootSize(width: (width, 1000), height: (height, 1000))
  }

  /// Adds a child of the root with a content size.
  mutating func addContent(_ name: String, width: Double?, height: Double?) -> ItemID {
    var item = Item(parent: 0, name: name)
    item.intrinsicWidth = width
    item.intrinsicHeight = height
    return addItem(item)
  }

  /// Pins edges of an item to the same edges of another one. Each constant is an offset in the direction of x or y.
  /// The identifiers continue from the current number of constraints.
  mutating func pin(_ item: ItemID, to other: ItemID = 0, _ edges: [(Attribute, Double)]) {
    for (edge, constant) in edges { relate(item, edge, .equal, other, edge, constant) }
  }

  mutating func relate(
    _ first: ItemID, _ firstAttribute: Attribute, _ relation: Relation, _ second: ItemID,
    _ secondAttribute: Attribute,
    _ constant: Double = 0, multiplier: Double = 1, priority: Float = 1000
  ) {
    addConstraint(
      Constraint(
        first: first, firstAttribute, relation, second: second, secondAttribute, multiplier: multiplier,
        constant: constant, priority: priority, identifier: constraints.count))
  }

  mutating func set(
    _ item: ItemID, _ attribute: Attribute, _ constant: Double, _ relation: Relation = .equal,
    priority: Float = 1000
  ) {
    addConstraint(
      Constraint(
        first: item, attribute, relation, constant: constant, priority: priority,
        identifier: constraints.count))
  }
}

extension LayoutProblem {
  /// A copy of the problem in which the constraint at an index is changed.
  func changing(_ index: Int, _ change: (inout Constraint) -> Void) -> LayoutProblem {
    var result = LayoutProblem()
    for item in items { result.addItem(item) }
    result.rootSize = rootSize
    for (position, constraint) in constraints.enumerated() {
      var constraint = constraint
      if position == index { change(&constraint) }
      result.addConstraint(constraint)
    }
    return result
  }
}

extension LayoutSolution {
  /// The frames as text, rounded to a thousandth of a point.
  var text: [String] {
    frames.map { frame in
      [frame.x, frame.y, frame.width, frame.height].map { value in
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
      }.joined(separator: " ")
    }
  }
}
