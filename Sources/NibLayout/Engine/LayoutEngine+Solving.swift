extension LayoutEngine {
  /// Solves, measuring text at its solved width, and reads the frames back.
  package mutating func solve(_ measure: LayoutProblem.Measure) -> LayoutSolution {
    restoreNaturalWidths()
    keepLengthsPositive()
    // A measured size that depends on a width can change widths again through ratios. Three rounds are enough
    // for layouts that settle at all.
    for _ in 0..<3 where measureContents(measure) { keepLengthsPositive() }
    let isAmbiguous = ambiguousVariables()
    let values = isAmbiguous.isEmpty ? self.values : settled(isAmbiguous).solution()
    return LayoutSolution(
      frames: frames(values), ambiguous: axes(isAmbiguous), conflicts: conflicts,
      isConverged: !simplex.hasGivenUp)
  }

  /// Whether each symbol is ambiguous; empty if none is. Computed again only if the result may have changed.
  private mutating func ambiguousVariables() -> [Bool] {
    if decidedShape == simplex.shape { return [] }
    let isAmbiguous = simplex.ambiguousVariables()
    if isAmbiguous.contains(true) { return isAmbiguous }
    decidedShape = simplex.shape
    return []
  }

  /// Restores the natural widths that an earlier solution replaced by measured ones, so that text is laid out
  /// on one line again.
  private mutating func restoreNaturalWidths() {
    var changes: [(Simplex.Symbol, Double)] = []
    for measured in measured {
      guard let parameter = measured.width, let natural = measured.naturalWidth,
        problem.items[measured.item].intrinsicWidth != natural
      else { continue }
      changes.append((parameter, natural))
      problem.restoreWidth(natural, of: measured.item)
    }
    suggest(changes)
  }

  /// True if a measured size changed.
  private mutating func measureContents(_ measure: LayoutProblem.Measure) -> Bool {
    guard !measured.isEmpty else { return false }
    var changes: [(Simplex.Symbol, Double)] = []
    for measured in measured {
      let own = variables.items[measured.item]
      let content = measure(measured.item, max(0, values[Int(own.width)]))
      guard LayoutProblem.isUsable(content.height) else { continue }
      if abs(content.height - simplex.value(of: measured.height)) > 1e-6 {
        changes.append((measured.height, content.height))
      }
      if let parameter = measured.width, let width = content.width, LayoutProblem.isUsable(width),
        abs(width - simplex.value(of: parameter)) > 1e-6
      {
        changes.append((parameter, width))
      }
      problem.setMeasured(content, of: measured.item)
    }
    suggest(changes)
    return !changes.isEmpty
  }

  /// Sets the values of parameters; if the engine cannot follow the change, a new one is created.
  private mutating func suggest(_ changes: [(Simplex.Symbol, Double)]) {
    guard !changes.isEmpty, !simplex.suggest(changes) else { return }
    let naturalWidths = measured.map(\.naturalWidth)
    self = LayoutEngine(problem, adjustable: Set(constants.keys))
    for (index, width) in zip(measured.indices, naturalWidths) { measured[index].naturalWidth = width }
  }

  /// Adds `length >= 0` for lengths with a negative result, until there are none. Most layouts need no such
  /// constraint.
  private mutating func keepLengthsPositive() {
    var isNegative = true
    while isNegative {
      isNegative = false
      simplex.read(into: &values)
      for (index, own) in variables.items.enumerated() {
        if values[Int(own.width)] < -Simplex.redundancyTolerance, !isBounded[index].width {
          isBounded[index].width = true
          isNegative = true
          bound(own.width, .width, index)
        }
        if values[Int(own.height)] < -Simplex.redundancyTolerance, !isBounded[index].height {
          isBounded[index].height = true
          isNegative = true
          bound(own.height, .height, index)
        }
      }
    }
  }

  private mutating func bound(
    _ length: Simplex.Symbol, _ attribute: LayoutProblem.Attribute, _ item: LayoutProblem.ItemID
  ) {
    let terms = [Simplex.Term(length, 1)]
    guard simplex.add(terms, constant: 0, above: .free, below: .forbidden) == .infeasible,
      conflicts.count < LayoutEngine.explainedConflicts
    else { return }
    let set = finder().conflict(ofNegative: attribute, item, isAccepted: isInForce)
    let broken = set.last { problem.constraints[$0].isBreakable } ?? set.last
    guard let broken else { return }
    conflicts.append(
      LayoutConflict(constraints: identifiers(set), broken: problem.constraints[broken].identifier))
  }

  /// The simplex with everything ambiguous pulled to its hint, on the level below all others.
  package func settled(_ isAmbiguous: [Bool]) -> Simplex {
    var result = simplex
    let penalty = Simplex.Penalty.level(levels.count - 1)
    func keep(_ symbol: Simplex.Symbol?, _ origin: Simplex.Symbol?, _ value: Double) {
      guard let symbol, isAmbiguous[Int(symbol)], LayoutProblem.isUsable(value) else { return }
      var expression = LayoutVariables.Expression(constant: -value)
      expression.add(symbol, 1)
      expression.add(origin, -1)
      _ = result.add(expression.terms, constant: expression.constant, above: penalty, below: penalty)
    }
    for (index, own) in variables.items.enumerated() {
      guard let hint = problem.items[index].hint else { continue }
      let parent = self.parent(of: index)
      keep(own.width, nil, hint.width)
      keep(own.height, nil, hint.height)
      keep(own.left, parent?.left, hint.x)
      keep(own.top, parent?.top, hint.y)
    }
    return result
  }

  // MARK: Reading

  private func parent(of item: LayoutProblem.ItemID) -> LayoutVariables.Item? {
    guard let parent = problem.items[item].parent, variables.items.indices.contains(parent) else {
      return nil
    }
    return variables.items[parent]
  }

  /// The items' rectangles, computed from the values of all symbols.
  package func frames(_ values: [Double]) -> [LayoutRect] {
    func value(_ symbol: Simplex.Symbol?) -> Double { symbol.map { values[Int($0)] } ?? 0 }
    return variables.items.enumerated().map { index, own in
      let parent = self.parent(of: index)
      return LayoutRect(
        x: value(own.left) - value(parent?.left), y: value(own.top) - value(parent?.top),
        width: max(0, value(own.width)), height: max(0, value(own.height)))
    }
  }

  private func axes(_ isAmbiguous: [Bool]) -> [LayoutAxes] {
    if isAmbiguous.isEmpty { return [LayoutAxes](repeating: [], count: variables.items.count) }
    func moves(_ symbol: Simplex.Symbol?) -> Bool { symbol.map { isAmbiguous[Int($0)] } ?? false }
    return variables.items.map { own in
      var axes: LayoutAxes = []
      if moves(own.left) || moves(own.width) { axes.insert(.horizontal) }
      if moves(own.top) || moves(own.height) { axes.insert(.vertical) }
      return axes
    }
  }
}

extension LayoutProblem {
  /// Returns the size of an item's content at a width, in points.
  package typealias Measure = (ItemID, Double) -> MeasuredContent

  /// Solves the problem. `measure` is called for the items whose height depends on their width.
  package func solved(measure: Measure = { _, _ in MeasuredContent(height: 0) }) -> LayoutSolution {
    guard !items.isEmpty else { return LayoutSolution(frames: [], ambiguous: [], conflicts: []) }
    var engine = LayoutEngine(self)
    return engine.solve(measure)
  }
}
