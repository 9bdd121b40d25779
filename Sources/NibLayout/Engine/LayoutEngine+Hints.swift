extension LayoutEngine {
  /// The effort after which hints are abandoned. Real layouts need less than a hundredth of it.
  private static let maximumHintEffort = 10_000_000
  /// The maximum number of ambiguous variables for which hints are used at once.
  private static let maximumHints = 1_000

  /// The values of all symbols in the optimal solution in which ambiguous variables are as close to their items' hints
  /// as possible. Hints are therefore weaker than all priorities.
  ///
  /// A position in a stack depends on all lengths before it, so that the hints for the positions of thousands of views
  /// have rows as long as the stack. If there are too many of them, or if they need too much effort, lengths take
  /// precedence over positions: the lengths nearly always determine the positions.
  ///
  /// - Parameter isAmbiguous: whether each symbol is ambiguous.
  package func valuesNearHints(_ isAmbiguous: [Bool]) -> [Double] {
    guard isAmbiguous.count(where: \.self) <= LayoutEngine.maximumHints else {
      return valuesNearLengthHints(isAmbiguous)
    }
    var simplex = simplex.restrictedToOptimum(effortLimit: LayoutEngine.maximumHintEffort)
    addHints(to: &simplex, lengths: isAmbiguous, positions: isAmbiguous)
    return simplex.hasGivenUp ? valuesNearLengthHints(isAmbiguous) : simplex.solution()
  }

  private func valuesNearLengthHints(_ isAmbiguous: [Bool]) -> [Double] {
    var lengths = simplex.restrictedToOptimum(effortLimit: LayoutEngine.maximumHintEffort)
    addHints(to: &lengths, lengths: isAmbiguous, positions: nil)
    guard !lengths.hasGivenUp else { return values }
    var positions = lengths.restrictedToOptimum(effortLimit: LayoutEngine.maximumHintEffort)
    guard let isOpen = positions.ambiguousVariables(),
      isOpen.count(where: \.self) <= LayoutEngine.maximumHints
    else { return lengths.solution() }
    addHints(to: &positions, lengths: nil, positions: isOpen)
    return (positions.hasGivenUp ? lengths : positions).solution()
  }

  /// Adds the hints for the lengths and positions that are ambiguous; `nil` for no hints.
  private func addHints(to simplex: inout Simplex, lengths: [Bool]?, positions: [Bool]?) {
    let penalty = Simplex.Penalty.level(0)
    func add(_ symbol: Simplex.Symbol?, _ origin: Simplex.Symbol?, _ value: Double, _ isAmbiguous: [Bool]?) {
      guard let symbol, let isAmbiguous, isAmbiguous[Int(symbol)], LayoutProblem.isUsable(value) else {
        return
      }
      var expression = LayoutVariables.Expression(constant: -value)
      expression.add(symbol, 1)
      expression.add(origin, -1)
      _ = simplex.add(expression.terms, constant: expression.constant, above: penalty, below: penalty)
    }
    for (index, symbols) in variables.items.enumerated() {
      guard let hint = problem.items[index].hint else { continue }
      let parent = self.parent(of: index)
      add(symbols.width, nil, hint.width, lengths)
      add(symbols.height, nil, hint.height, lengths)
      add(symbols.left, parent?.left, hint.x, positions)
      add(symbols.top, parent?.top, hint.y, positions)
    }
  }
}
