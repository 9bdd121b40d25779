import NibCore

/// Finds the ambiguous variables of a layout that would be determined if no two demands had the same priority.
///
/// Each demand is added once more, weaker than every priority, with a weight of its own. A variable that is still
/// ambiguous then lacks a constraint. All optimal layouts have the same sum of violations for each priority. If the
/// violation of a demand differs between them, the demand competes with another demand of the same priority.
struct PriorityTies {
  /// The ties by the variables that they make ambiguous.
  private var ties: [Simplex.Symbol: PriorityTie] = [:]
  private let variables: LayoutVariables

  init(_ layout: ExplainedLayout) {
    let ambiguous = layout.ambiguous
    variables = ambiguous.engine.variables
    guard !ambiguous.symbols.isEmpty else { return }
    let rows = LayoutRows(ambiguous.engine.problem, variables).all
    let motions = ambiguous.motions
    let candidates = rows.compactMap { row in
      OptimalFace.isMotion(row.terms.value(motions)) ? Candidate(row, in: layout) : nil
    }
    guard !candidates.isEmpty else { return }
    let decided = ambiguous.symbols.subtracting(
      PriorityTies.ambiguousSymbols(of: ambiguous.optimum, deciding: candidates.map(\.row)))
    guard !decided.isEmpty else { return }
    let groups = PriorityTies.groups(of: ambiguous.symbols, connectedBy: rows)
    var groupOfSymbol: [Simplex.Symbol: Int] = [:]
    for (index, group) in groups.enumerated() {
      for symbol in group { groupOfSymbol[symbol] = index }
    }
    let members = Dictionary(grouping: candidates) { candidate in
      candidate.row.terms.lazy.compactMap { groupOfSymbol[$0.symbol] }.first
    }
    for (index, group) in groups.enumerated() where !group.isDisjoint(with: decided) {
      guard let tie = PriorityTies.tie(of: members[index] ?? [], group: index, ambiguous) else { continue }
      for symbol in group where decided.contains(symbol) { ties[symbol] = tie }
    }
  }

  /// A row that can take part in a tie.
  private struct Candidate {
    let row: LayoutRow
    /// The item of the stack view if the row makes it only as large as its views need.
    private let stack: LayoutProblem.ItemID?

    /// Returns `nil` unless the document contains the demand: as a priority or as a stack view.
    init?(_ row: LayoutRow, in layout: ExplainedLayout) {
      self.row = row
      switch row.source {
      case .content(let item, _):
        guard layout.view(of: item) != nil else { return nil }
        stack = nil
      case .constraint(let index):
        stack = layout.stackFitting(at: index)
        let isOptionalConstraint = row.priority < 1000 && layout.constraint(at: index) != nil
        guard stack != nil || isOptionalConstraint else { return nil }
      case .rootSize, .positive: return nil
      }
    }

    /// The demand that the row is not more, or not less, than zero.
    func demand(isAbove: Bool, _ variables: LayoutVariables) -> PriorityTie.Demand? {
      switch row.source {
      case .content(let item, let dimension):
        return isAbove ? .hugging(item, dimension) : .compression(item, dimension)
      case .constraint(let index):
        guard let stack else { return .constraint(index) }
        let isWidth = row.terms.contains { $0.symbol == variables.items[stack].width }
        return .fit(stack, isWidth ? .width : .height)
      case .rootSize, .positive: return nil
      }
    }
  }

  /// The tie that makes the position or size of an item ambiguous on one axis; `nil` if a constraint is missing there.
  func tie(of item: LayoutProblem.ItemID, on axis: LayoutAxes, in layout: ExplainedLayout) -> PriorityTie? {
    let own = variables.items[item]
    let symbols = axis == .horizontal ? [own.left, own.width] : [own.top, own.height]
    let ambiguous = symbols.compactMap(\.self).filter(layout.ambiguous.symbols.contains)
    let found = ambiguous.compactMap { ties[$0] }
    return found.count == ambiguous.count ? found.first : nil
  }

  /// The variables that are still ambiguous if no two of the demands have the same priority.
  private static func ambiguousSymbols(
    of optimum: Simplex, deciding rows: [LayoutRow]
  ) -> Set<Simplex.Symbol> {
    var simplex = optimum
    let weakest = Simplex.Penalty.level(0)
    for (number, row) in rows.enumerated() {
      // Multiples of an irrational number never give two sums of weights that are equal by chance.
      let weight = 1 + (Double(number + 1) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
      let terms = row.terms.map { Simplex.Term($0.symbol, $0.coefficient * weight) }
      _ = simplex.add(
        terms, constant: row.constant * weight, above: row.above == nil ? .free : weakest,
        below: row.below == nil ? .free : weakest)
    }
    let isAmbiguous = simplex.ambiguousVariables() ?? []
    return Set(isAmbiguous.indices.filter { isAmbiguous[$0] }.map { Simplex.Symbol($0) })
  }

  /// The given variables in groups of those that rows connect, directly or through other given variables.
  private static func groups(
    of symbols: Set<Simplex.Symbol>, connectedBy rows: [LayoutRow]
  ) -> [Set<Simplex.Symbol>] {
    let members = rows.map { row in row.terms.map(\.symbol).filter(symbols.contains) }
    var rowsOfSymbol: [Simplex.Symbol: [Int]] = [:]
    for (row, symbols) in members.enumerated() {
      for symbol in symbols { rowsOfSymbol[symbol, default: []].append(row) }
    }
    var seen: Set<Simplex.Symbol> = []
    return symbols.sorted().compactMap { first in
      guard seen.insert(first).inserted else { return nil }
      var group: Set<Simplex.Symbol> = [first]
      var queue = [first]
      while let symbol = queue.popLast() {
        for next in (rowsOfSymbol[symbol] ?? []).flatMap({ members[$0] }) {
          guard seen.insert(next).inserted else { continue }
          group.insert(next)
          queue.append(next)
        }
      }
      return group
    }
  }

  /// The tie of the highest priority among rows that are connected; `nil` if no two of them compete.
  private static func tie(
    of candidates: [Candidate], group: Int, _ ambiguous: AmbiguousVariables
  ) -> PriorityTie? {
    let values = ambiguous.values
    var demands: [Float: [PriorityTie.Demand]] = [:]
    var deviations: [PriorityTie.Demand: Double] = [:]
    for candidate in candidates {
      let row = candidate.row
      let deviation = row.deviation(values)
      var range: (minimum: Double?, maximum: Double?) = (deviation, deviation)
      // The other rows of a layout with thousands of ambiguous rows count with the values that they have.
      if ambiguous.hasRanges {
        range = ambiguous.range(of: LayoutVariables.Expression(terms: row.terms, constant: row.constant))
      }
      let isAbove = (range.maximum ?? .infinity) > LayoutRow.tolerance
      let isBelow = (range.minimum ?? -.infinity) < -LayoutRow.tolerance
      let sides = [isAbove ? row.above : nil, isBelow ? row.below : nil]
      for (side, priority) in sides.enumerated() {
        guard let priority, let demand = candidate.demand(isAbove: side == 0, ambiguous.engine.variables),
          demands[priority]?.last != demand
        else { continue }
        demands[priority, default: []].append(demand)
        deviations[demand] = deviation
      }
    }
    return demands.filter { $0.value.count > 1 }.max { $0.key < $1.key }.map {
      PriorityTie(
        group: group, priority: AmbiguityProblem.documentPriority($0.key), demands: $0.value,
        stretch: stretch($0.value, deviations))
    }
  }

  /// The points by which demands stretch contents in total, along each axis.
  private static func stretch(
    _ demands: [PriorityTie.Demand], _ deviations: [PriorityTie.Demand: Double]
  ) -> [LayoutRow.Dimension: Double] {
    var stretch: [LayoutRow.Dimension: Double] = [:]
    for demand in demands {
      guard let length = demand.contentLength else { return [:] }
      stretch[length, default: 0] += deviations[demand] ?? 0
    }
    return stretch
  }
}

extension ExplainedLayout {
  /// The item of the stack view that the constraint at an index makes only as large as its views need; `nil` for other
  /// constraints.
  fileprivate func stackFitting(at index: Int) -> LayoutProblem.ItemID? {
    guard index < problem.constraints.count,
      case .engine(.purpose(let purpose, let stack)) = source(at: index),
      purpose.hasPrefix("'UISV-spanning-fit'") || purpose.hasPrefix("'UISV-canvas-fit'")
    else { return nil }
    return item(for: stack)
  }
}
