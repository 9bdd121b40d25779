import NibCore

/// Demands of equal priority that cannot all be satisfied, such as the compression resistances of two texts in a space
/// that is too small for both. The layout does not determine which of them is violated.
///
/// No constraint is missing. The layout is determined if one of the demands gets another priority.
struct PriorityTie: Hashable {
  /// A demand with a priority that the document can change.
  enum Demand: Hashable {
    case hugging(LayoutProblem.ItemID, LayoutRow.Dimension)
    /// The compression resistance of an item's content.
    case compression(LayoutProblem.ItemID, LayoutRow.Dimension)
    /// The constraint at the given index of the problem.
    case constraint(Int)
  }

  let priority: Float
  /// At least two demands, in the order of the problem.
  let demands: [Demand]
  /// The points by which contents are stretched in total, along each axis; negative if they are compressed. Empty if
  /// constraints compete, too.
  let stretch: [LayoutRow.Dimension: Double]

  static let advice = "change the priority of one of them"

  /// The first demand is enough to tell most ties apart: a tie can have thousands of demands, and all of their views
  /// have it.
  func hash(into hasher: inout Hasher) {
    hasher.combine(priority)
    hasher.combine(demands.first)
  }

  /// The tie as a clause: `label "A" and label "B" have the same vertical hugging priority (250)`.
  ///
  /// - Parameter dimension: names only the demands for this length of contents, if several views have them.
  func words(in layout: ExplainedLayout, along dimension: LayoutRow.Dimension? = nil) -> String {
    let along = self.demands.filter { dimension != nil && $0.contentLength == dimension }
    let demands = along.count > 1 ? along : self.demands
    let kinds = Set(demands.map(\.kind))
    let priority = NibNumber.text(priority)
    guard let kind = kinds.first, kinds.count == 1, !kind.isEmpty else {
      let names = PriorityTie.list(demands) { demand in
        let owner = demand.owner(in: layout)
        return demand.kind.isEmpty ? owner : "the \(demand.kind) of \(owner)"
      }
      return "\(names) have the same priority (\(priority))"
    }
    let names = PriorityTie.list(demands) { $0.owner(in: layout) }
    return "\(names) have the same \(kind) priority (\(priority))"
  }

  /// The names of demands as a list with `and`. If there are too many, the last ones are only counted.
  private static func list(_ demands: [Demand], name: (Demand) -> String) -> String {
    let shown = demands.count > maximumNames ? demands.prefix(maximumNames - 1) : demands[...]
    let names = shown.map(name)
    let last = shown.count < demands.count ? "\(demands.count - shown.count) more" : names.last ?? ""
    let first = shown.count < demands.count ? names[...] : names.dropLast()
    return first.isEmpty ? last : "\(first.joined(separator: ", ")) and \(last)"
  }

  private static let maximumNames = 4
}

extension PriorityTie.Demand {
  /// The length of the content that the demand is about; `nil` for a constraint.
  fileprivate var contentLength: LayoutRow.Dimension? {
    switch self {
    case .hugging(_, let dimension), .compression(_, let dimension): dimension
    case .constraint: nil
    }
  }

  /// The kind of priority, such as `vertical hugging`; empty for a constraint.
  fileprivate var kind: String {
    switch self {
    case .hugging(_, let dimension): "\(dimension == .width ? "horizontal" : "vertical") hugging"
    case .compression(_, let dimension):
      "\(dimension == .width ? "horizontal" : "vertical") compression resistance"
    case .constraint: ""
    }
  }

  /// The name of the view or constraint that has the priority.
  fileprivate func owner(in layout: ExplainedLayout) -> String {
    switch self {
    case .hugging(let item, _), .compression(let item, _):
      return layout.view(of: item).map(layout.names.inSentence) ?? RowWords(layout).itemName(item)
    case .constraint(let index):
      guard let constraint = layout.constraint(at: index) else { return "a constraint" }
      return "\(constraint.nibNameInSentence) (\(layout.names.equationWithoutPriority(constraint)))"
    }
  }
}

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
    let candidates = rows.filter {
      $0.isChangeable(in: layout) && OptimalFace.isMotion($0.terms.value(motions))
    }
    let decided = ambiguous.symbols.subtracting(
      PriorityTies.ambiguousSymbols(ambiguous.engine, deciding: candidates))
    guard !decided.isEmpty else { return }
    for group in PriorityTies.groups(of: ambiguous.symbols, connectedBy: rows)
    where !group.isDisjoint(with: decided) {
      let own = candidates.filter { row in row.terms.contains { group.contains($0.symbol) } }
      guard let tie = PriorityTies.tie(of: own, ambiguous) else { continue }
      for symbol in group where decided.contains(symbol) { ties[symbol] = tie }
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
    _ engine: LayoutEngine, deciding rows: [LayoutRow]
  ) -> Set<Simplex.Symbol> {
    var simplex = engine.simplex
    let weakest = Simplex.Penalty.level(engine.levels.count - 1)
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
  private static func tie(of rows: [LayoutRow], _ ambiguous: AmbiguousVariables) -> PriorityTie? {
    let values = ambiguous.engine.simplex.solution()
    var demands: [Float: [PriorityTie.Demand]] = [:]
    var deviations: [PriorityTie.Demand: Double] = [:]
    for row in rows {
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
        guard let priority, let demand = row.demand(isAbove: side == 0),
          demands[priority]?.last != demand
        else { continue }
        demands[priority, default: []].append(demand)
        deviations[demand] = deviation
      }
    }
    return demands.filter { $0.value.count > 1 }.max { $0.key < $1.key }.map {
      PriorityTie(priority: $0.key, demands: $0.value, stretch: stretch($0.value, deviations))
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

extension LayoutRow {
  /// Whether the document states the demand with a priority: as a constraint, or as the content priority of a view.
  fileprivate func isChangeable(in layout: ExplainedLayout) -> Bool {
    switch source {
    case .content(let item, _): layout.view(of: item) != nil
    case .constraint(let index): priority < 1000 && layout.constraint(at: index) != nil
    case .rootSize, .positive: false
    }
  }

  /// The demand that the row is not more, or not less, than zero.
  fileprivate func demand(isAbove: Bool) -> PriorityTie.Demand? {
    switch source {
    case .content(let item, let dimension):
      isAbove ? .hugging(item, dimension) : .compression(item, dimension)
    case .constraint(let index): .constraint(index)
    case .rootSize, .positive: nil
    }
  }
}
