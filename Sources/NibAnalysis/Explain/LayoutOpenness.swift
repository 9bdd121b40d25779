import NibCore

/// What the constraints of a layout leave open, judged as `check` does, and what it could be.
struct LayoutOpenness {
  private let problem: LayoutProblem
  private let engine: LayoutEngine
  private let isAmbiguous: [Bool]

  /// Stands for a place no layout reaches when something is drawn as far as it goes, in points.
  private static let far = 1e6

  init(_ layout: ExplainedLayout) {
    let checked = CheckedLayout(root: layout.root, report: LayoutReport())
    problem = AmbiguityProblem(checked, layout.builder).problem
    var engine = LayoutEngine(problem)
    _ = engine.solve(layout.builder.measure)
    isAmbiguous = engine.simplex.ambiguousVariables()
    for own in engine.variables.items {
      for length in [own.width, own.height] where isAmbiguous[Int(length)] {
        _ = engine.simplex.add([Simplex.Term(length, 1)], constant: 0, above: .free, below: .forbidden)
      }
    }
    self.engine = engine
  }

  /// The axes on which an item's place or size is open.
  func axes(of item: LayoutProblem.ItemID) -> LayoutAxes {
    func isOpen(_ symbol: Simplex.Symbol?) -> Bool { symbol.map { isAmbiguous[Int($0)] } ?? false }
    let own = engine.variables.items[item]
    var axes: LayoutAxes = []
    if isOpen(own.left) || isOpen(own.width) { axes.insert(.horizontal) }
    if isOpen(own.top) || isOpen(own.height) { axes.insert(.vertical) }
    return axes
  }

  /// The least and the greatest that a sum can be in an optimal layout; nil for no bound.
  func range(of sum: LayoutVariables.Expression) -> (least: Double?, most: Double?) {
    (extreme(of: sum, sign: -1), extreme(of: sum, sign: 1))
  }

  private func extreme(of sum: LayoutVariables.Expression, sign: Double) -> Double? {
    var simplex = engine.simplex
    // On the level that is weaker than every priority.
    let wish = Simplex.Penalty.level(engine.levels.count - 1)
    _ = simplex.add(
      sum.terms, constant: sum.constant - sign * LayoutOpenness.far, above: wish, below: wish)
    let value = sum.terms.value(simplex.solution()) + sum.constant
    return abs(value) < LayoutOpenness.far / 2 ? value : nil
  }

  /// The frames of all items with a sum at a value that it can have, whatever else is open at its hint.
  func frames(holding sum: LayoutVariables.Expression, at value: Double) -> [LayoutRect] {
    var held = engine
    _ = held.simplex.add(
      sum.terms, constant: sum.constant - value, above: .forbidden, below: .forbidden)
    return held.frames(held.settled(isAmbiguous).solution())
  }
}
