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

  /// Chooses lengths near their hints first, and then positions, if both together are too much work.
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
    /// Adds the wish that a variable, measured from a reference, has the value of its hint.
    func add(
      _ hint: Double, for symbol: Simplex.Symbol?, from reference: Simplex.Symbol? = nil, ifAmbiguous: [Bool]?
    ) {
      guard let symbol, let ifAmbiguous, ifAmbiguous[Int(symbol)], LayoutProblem.isUsable(hint) else {
        return
      }
      var expression = LayoutVariables.Expression(constant: -hint)
      expression.add(symbol, 1)
      expression.add(reference, -1)
      _ = simplex.add(expression.terms, constant: expression.constant, above: penalty, below: penalty)
    }
    for (index, symbols) in variables.items.enumerated() {
      guard let hint = problem.items[index].hint else { continue }
      let parent = self.parent(of: index)
      add(hint.width, for: symbols.width, ifAmbiguous: lengths)
      add(hint.height, for: symbols.height, ifAmbiguous: lengths)
      add(hint.x, for: symbols.left, from: parent?.left, ifAmbiguous: positions)
      add(hint.y, for: symbols.top, from: parent?.top, ifAmbiguous: positions)
    }
  }
}
