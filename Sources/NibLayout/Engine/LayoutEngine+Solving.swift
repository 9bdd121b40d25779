extension LayoutEngine {
  /// Solves the problem and returns the frames. Content whose height depends on its width, such as wrapping
  /// text, is measured at its solved width.
  package mutating func solve(_ measure: LayoutProblem.Measure) -> LayoutSolution {
    restoreNaturalWidths()
    keepLengthsNonnegative()
    // A measured height can change widths again through aspect ratios. Three rounds are enough for every layout
    // that converges at all. Widths are measured in the first round only: as in UIKit, text wraps at the width that it
    // got as a single line. If it wrapped again at its own narrower width, it could become narrower in each round.
    for round in 0..<3 where measureContents(measure, includesWidths: round == 0) { keepLengthsNonnegative() }
    var isAmbiguous = ambiguousVariables()
    if boundLengths(isAmbiguous) { isAmbiguous = ambiguousVariables() }
    let values = isAmbiguous.isEmpty ? self.values : valuesNearHints(isAmbiguous)
    return LayoutSolution(
      frames: simplex.hasGivenUp ? hints : frames(values),
      ambiguous: axes(isAmbiguous), ambiguousSizes: axesOfSizes(isAmbiguous),
      conflicts: recovery.conflicts, violations: violations(values), isConverged: isConverged)
  }

  /// Whether each symbol is ambiguous; empty if none is, or if this is not known. Computed again only if the result may
  /// have changed.
  private mutating func ambiguousVariables() -> [Bool] {
    isAmbiguityKnown = true
    if unambiguousShape == simplex.shape { return [] }
    guard let motions = simplex.motions() else {
      isAmbiguityKnown = false
      self.motions = [Double](repeating: 0, count: variables.symbolLimit)
      return []
    }
    self.motions = motions
    let isAmbiguous = motions.map(OptimalFace.isMotion)
    if isAmbiguous.contains(true) { return isAmbiguous }
    unambiguousShape = simplex.shape
    return []
  }

  /// Restores the natural widths that an earlier solution replaced with measured widths, so that text is laid out
  /// on one line again.
  private mutating func restoreNaturalWidths() {
    var changes: [(Simplex.Symbol, Double)] = []
    for measured in measuredItems {
      guard let parameter = measured.width, let natural = measured.naturalWidth,
        problem.items[measured.item].intrinsicWidth != natural
      else { continue }
      changes.append((parameter, natural))
      problem.restoreWidth(natural, of: measured.item)
    }
    suggest(changes)
  }

  /// Measures the content of items at their solved widths and solves again. Returns whether a size changed.
  ///
  /// - Parameter includesWidths: whether the content gets the measured width, too, and not only the height.
  private mutating func measureContents(_ measure: LayoutProblem.Measure, includesWidths: Bool) -> Bool {
    guard !measuredItems.isEmpty, !simplex.hasGivenUp else { return false }
    var changes: [(Simplex.Symbol, Double)] = []
    for measured in measuredItems {
      let width = variables.items[measured.item].width
      var content = measure(measured.item, max(0, values[Int(width)]))
      if !includesWidths { content.width = nil }
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
    if isContentLowered, includesWidths, !changes.isEmpty {
      // The required sizes that contradicted the constraints were those of single lines. Those of wrapped text may not.
      rebuild()
    } else {
      suggest(changes)
    }
    return !changes.isEmpty
  }

  /// Sets the values of parameters. If the required constraints can then no longer all be satisfied, the engine
  /// replaces itself with a new one for the current problem.
  private mutating func suggest(_ changes: [(Simplex.Symbol, Double)]) {
    guard !changes.isEmpty, !simplex.suggest(changes), !simplex.hasGivenUp else { return }
    rebuild()
  }

  /// Adds `length >= 0` for lengths with a negative result, until there are none. Most layouts need no such
  /// constraint.
  private mutating func keepLengthsNonnegative() {
    repeat { simplex.read(into: &values) } while !simplex.hasGivenUp && boundNegativeLengths()
  }

  /// Adds bounds for lengths that were negative when the values were last read. Returns whether there were any.
  private mutating func boundNegativeLengths() -> Bool {
    var isChanged = false
    for (item, symbols) in variables.items.enumerated() {
      if isNegative(symbols.width), !isBounded[LayoutLength(item, .width)] {
        guard bound(LayoutLength(item, .width)) else { return true }
        isChanged = true
      }
      if isNegative(symbols.height), !isBounded[LayoutLength(item, .height)] {
        guard bound(LayoutLength(item, .height)) else { return true }
        isChanged = true
      }
    }
    return isChanged
  }

  private func isNegative(_ symbol: Simplex.Symbol) -> Bool {
    values[Int(symbol)] < -Linear.redundancyTolerance
  }

  /// Keeps a length nonnegative, or lets it be negative if no constraint can be broken. Returns false if the engine has
  /// replaced itself with an engine in which a constraint is broken or all lengths are bounded. The new engine adds all
  /// known bounds before content sizes, because bounds take precedence over required content sizes.
  private mutating func bound(_ length: LayoutLength) -> Bool {
    isBounded[length] = true
    recovery.addBound(length)
    if recovery.addAllBounds() {
      rebuild()
      return false
    }
    if addBound(length) { return true }
    let isBroken = recovery.breakConstraint(near: length.item, isInForce: isInForce, problem)
    // A new engine adds the bound before the required content sizes, so that it can take precedence over them.
    let canPrecedeContent = hasRequiredContent && !recovery.isExhausted
    guard isBroken || canPrecedeContent else {
      recovery.allowNegative(length)
      return true
    }
    rebuild()
    return false
  }

  /// Adds bounds for ambiguous lengths, which could otherwise be negative in some of the solutions. Returns whether a
  /// bound was added.
  private mutating func boundLengths(_ isAmbiguous: [Bool]) -> Bool {
    guard !isAmbiguous.isEmpty else { return false }
    var isChanged = false
    for item in problem.items.indices {
      for length in [LayoutLength(item, .width), LayoutLength(item, .height)]
      where isAmbiguous[Int(variables.symbol(of: length))] && !isBounded[length] {
        isBounded[length] = true
        isChanged = addBound(length) || isChanged
      }
    }
    if isChanged { simplex.read(into: &values) }
    return isChanged
  }

  // MARK: Reading

  func parent(of item: LayoutProblem.ItemID) -> LayoutVariables.Item? {
    guard let parent = problem.items[item].parent, variables.items.indices.contains(parent) else {
      return nil
    }
    return variables.items[parent]
  }

  /// The items' hints, which are their frames if the solver gives up. An item without a hint is empty.
  private var hints: [LayoutRect] {
    problem.items.map { item in
      guard let hint = item.hint,
        [hint.x, hint.y, hint.width, hint.height].allSatisfy(LayoutProblem.isUsable)
      else { return LayoutRect(x: 0, y: 0, width: 0, height: 0) }
      return hint
    }
  }

  /// The items' rectangles in points, relative to their parents, computed from the values of all symbols.
  package func frames(_ values: [Double]) -> [LayoutRect] {
    func value(_ symbol: Simplex.Symbol?) -> Double { symbol.map { values[Int($0)] } ?? 0 }
    return variables.items.enumerated().map { index, symbols in
      let parent = self.parent(of: index)
      return LayoutRect(
        x: value(symbols.left) - value(parent?.left), y: value(symbols.top) - value(parent?.top),
        width: max(0, value(symbols.width)), height: max(0, value(symbols.height)))
    }
  }

  /// The distances by which the values of all symbols violate the broken constraints, by their identifiers. They cannot
  /// be computed from the frames, in which negative lengths are zero.
  private func violations(_ values: [Double]) -> [Int: Double] {
    var violations: [Int: Double] = [:]
    for index in recovery.broken {
      let constraint = problem.constraints[index]
      let expression = variables.expression(constraint, in: problem)
      let violation = constraint.relation.violation(expression.constant + expression.terms.value(values))
      violations[constraint.identifier] = max(violations[constraint.identifier] ?? 0, violation)
    }
    return violations
  }

  /// The axes on which the size of each item is ambiguous.
  private func axesOfSizes(_ isAmbiguous: [Bool]) -> [LayoutAxes] {
    if isAmbiguous.isEmpty { return [LayoutAxes](repeating: [], count: variables.items.count) }
    return variables.items.map { symbols in
      var axes: LayoutAxes = []
      if isAmbiguous[Int(symbols.width)] { axes.insert(.horizontal) }
      if isAmbiguous[Int(symbols.height)] { axes.insert(.vertical) }
      return axes
    }
  }

  /// The ambiguous axes of each item.
  private func axes(_ isAmbiguous: [Bool]) -> [LayoutAxes] {
    if isAmbiguous.isEmpty { return [LayoutAxes](repeating: [], count: variables.items.count) }
    func varies(_ symbol: Simplex.Symbol?) -> Bool { symbol.map { isAmbiguous[Int($0)] } ?? false }
    return variables.items.map { symbols in
      var axes: LayoutAxes = []
      if varies(symbols.left) || varies(symbols.width) { axes.insert(.horizontal) }
      if varies(symbols.top) || varies(symbols.height) { axes.insert(.vertical) }
      return axes
    }
  }
}

extension LayoutProblem {
  /// Returns the size of an item's content at a width, in points.
  package typealias Measure = (ItemID, Double) -> MeasuredContent

  /// Solves the problem. `measure` is called for the items whose height depends on their width.
  package func solved(measure: Measure = { _, _ in MeasuredContent(height: 0) }) -> LayoutSolution {
    guard !items.isEmpty else {
      return LayoutSolution(frames: [], ambiguous: [], ambiguousSizes: [], conflicts: [])
    }
    var engine = LayoutEngine(self)
    return engine.solve(measure)
  }
}
