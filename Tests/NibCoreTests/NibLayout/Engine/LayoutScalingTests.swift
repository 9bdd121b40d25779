import Testing

@testable import NibCore
@testable import NibLayout

/// The work of the layout engine, which is counted in terms, pivots and definitions, not timed.
struct LayoutScalingTests {
  @Test("Terms and pivots grow in proportion to the number of views") func tableauSize() {
    for make in [RandomLayout.column, RandomLayout.tree] {
      let small = size(make(50, 3))
      let large = size(make(200, 3))
      #expect(large.terms < 5 * small.terms)
      #expect(large.pivots < 6 * small.pivots + 20)
    }
  }

  /// The number of definitions on which an edge depends is the cost of a constraint on that edge.
  @Test("An edge in a long form depends on no more definitions than one in a short form") func formDepth() {
    #expect(deepest(RandomLayout.column(100, seed: 1)) <= deepest(RandomLayout.column(25, seed: 1)))
  }

  @Test("An edge in 200 nested views depends on at most five definitions") func nestedDepth() {
    #expect(deepest(nested(200)) <= 5)
  }

  private func size(_ problem: LayoutProblem) -> (terms: Int, pivots: Int) {
    let simplex = LayoutEngine(problem).simplex
    return (simplex.termCount, simplex.pivotCount)
  }

  /// The maximum number of definitions on which a variable depends.
  private func deepest(_ problem: LayoutProblem) -> Int {
    let definitions = LayoutEngine(problem).simplex.definitions
    let places = Dictionary(
      uniqueKeysWithValues: definitions.enumerated().map { ($1.variable, $0) })
    return definitions.indices.map { start in
      var reached: Set<Int> = [start]
      var queue = [start]
      while let index = queue.popLast() {
        for term in definitions[index].terms {
          if let place = places[term.symbol], reached.insert(place).inserted { queue.append(place) }
        }
      }
      return reached.count
    }.max() ?? 0
  }

  private func nested(_ depth: Int) -> LayoutProblem {
    var problem = LayoutProblem(width: 1000, height: 1000)
    for index in 0..<depth {
      let id = problem.addItem(LayoutProblem.Item(parent: index))
      problem.pin(id, to: index, [(.left, 1), (.right, -1), (.top, 1), (.bottom, -1)])
    }
    return problem
  }
}
