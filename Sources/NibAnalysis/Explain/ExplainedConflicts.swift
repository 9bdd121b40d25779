import NibCore

/// The conflicts of a layout, with the arithmetic that proves them.
///
/// A row (`LayoutRow`) is one equation or inequality of the layout, such as that of a constraint. A conflict
/// consists of constraints, and of lengths that cannot be negative. The proof is a sum of multiples of the
/// other rows that has the same terms as the broken row, but another value.
///
/// As in `check`, conflicts that the rounding of a multiplier can cause are left out.
struct ExplainedConflicts {
  private let layout: ExplainedLayout
  private let words: RowWords
  /// The conflicts, without those that `ConflictDistance.isRoundingError` leaves out.
  private let all: [LayoutConflict]

  init(_ layout: ExplainedLayout) {
    self.layout = layout
    words = RowWords(layout)
    all = layout.solution.conflicts.filter { !ExplainedConflicts.distance($0, layout).isRoundingError }
  }

  /// The indices of the rows of constraints that were broken.
  var brokenRows: Set<Int> { Set(layout.solution.conflicts.compactMap { rowIndex($0.broken) }) }

  /// The conflicts that involve a view, along the given axes, the visible ones first.
  func sentences(about view: UIView, on axes: LayoutAxes) -> [NibExplanation.Sentence] {
    conflicts(about: view, on: axes).flatMap(sentences)
  }

  /// A conflict that involves a view.
  struct Summary {
    /// The contradiction in words.
    let sentence: NibExplanation.Sentence
    /// The constraints of the document in the conflict, the broken one first, and the views for which NibTerm added
    /// constraints, such as those for their autoresizing masks.
    let objects: [NibElement]
    /// Whether users cannot see the conflict; see `ConflictDistance`.
    let isInvisible: Bool
  }

  /// The conflicts that involve a view, along the given axes, the visible ones first.
  func summaries(about view: UIView, on axes: LayoutAxes) -> [Summary] {
    conflicts(about: view, on: axes).compactMap { conflict in
      sentences(conflict).first.map {
        Summary(
          sentence: $0, objects: objects(conflict),
          isInvisible: distance(conflict).isInvisible(in: layout.root))
      }
    }
  }

  /// The constraints and views of the conflicts that involve one of some constraints.
  func objects(involving ids: Set<String>) -> [NibElement] {
    all.map(objects).filter { $0.contains { $0.id.map(ids.contains) ?? false } }.flatMap { $0 }
  }

  private func objects(_ conflict: LayoutConflict) -> [NibElement] {
    let broken = rowIndex(conflict.broken)
    let rows = conflict.constraints.compactMap(rowIndex)
    return (rows.filter { $0 == broken } + rows.filter { $0 != broken }).compactMap { row in
      words.origin(row)?.element
    }
  }

  /// The conflicts with a row about a view on one of the axes, the most visible one first.
  private func conflicts(about view: UIView, on axes: LayoutAxes) -> [LayoutConflict] {
    guard let item = layout.item(for: view) else { return [] }
    return all.filter { conflict in
      rowIndices(of: conflict).contains { index in
        layout.rows[index].items.contains(item) && layout.rows[index].concerns(axes, layout.variables)
      }
    }.visibleFirst(in: layout.root, distance)
  }

  private func distance(_ conflict: LayoutConflict) -> ConflictDistance {
    ExplainedConflicts.distance(conflict, layout)
  }

  private static func distance(_ conflict: LayoutConflict, _ layout: ExplainedLayout) -> ConflictDistance {
    ConflictDistance(layout.solution.violations[conflict.broken] ?? 0)
  }

  /// The conflicts that involve the constraint in the given row.
  func sentences(involvingRow constraintRow: Int) -> [NibExplanation.Sentence] {
    all.flatMap { conflict -> [NibExplanation.Sentence] in
      rowIndices(of: conflict).contains(constraintRow) ? sentences(conflict) : []
    }
  }

  /// The reason for a conflict, the broken constraint, the others, and how to resolve it.
  private func sentences(_ conflict: LayoutConflict) -> [NibExplanation.Sentence] {
    guard let broken = rowIndex(conflict.broken) else { return [] }
    let others = rowIndices(of: conflict).filter { $0 != broken }
    let reason = contradiction(of: broken, others) ?? "these constraints cannot all be satisfied"
    var result = [
      sentence(reason, broken),
      sentence("broken\(distance(conflict).inWords): \(words.statement(broken))", broken),
    ]
    result += others.map { sentence("kept: \(words.statement($0))", $0) }
    let removable = "\(conflict.constraints.count)" + (conflict.nonnegative.isEmpty ? "" : " constraints")
    let advice = "if any one of these \(removable) were removed, the others could all be satisfied"
    return result + [.init(.conflict, advice)]
  }

  /// The rows of the constraints of a conflict, followed by those of the lengths that would have to be negative.
  private func rowIndices(of conflict: LayoutConflict) -> [Int] {
    conflict.constraints.compactMap(rowIndex)
      + conflict.nonnegative.compactMap { length in
        layout.rows.firstIndex { $0.source == .positive(length.item, length.dimension) }
      }
  }

  private func sentence(_ text: String, _ row: Int) -> NibExplanation.Sentence {
    .init(.conflict, text, words.origin(row))
  }

  /// The row of the constraint with the given identifier, which is also its index in the problem's constraints.
  private func rowIndex(_ identifier: Int) -> Int? {
    layout.rows.firstIndex { $0.source == .constraint(identifier) }
  }

  /// Returns, for example, `constraint a needs b.width == 100; the others make it 80 = ...`; `nil` if the others do not
  /// determine the value.
  private func contradiction(of broken: Int, _ others: [Int]) -> String? {
    guard let sum = combined(layout.rows[broken].terms, others),
      case .constraint(let index) = layout.rows[broken].source
    else { return nil }
    let constraint = layout.problem.constraints[index]
    let needed = -layout.rows[broken].constant
    let actual = sum.value(layout.rows)
    let needs = "\(words.difference(constraint.terms)) \(constraint.relation.sign) \(NibNumber.text(needed))"
    return
      "\(words.name(broken)) needs \(needs); the others make it \(boundWords(sum))\(NibNumber.text(actual)) = "
      + EquationWords.sum(sum, layout)
  }

  /// A sum of multiples of the given rows, and of the rows of the root's size, that has exactly these terms; `nil` if
  /// there is none.
  private func combined(_ terms: [Simplex.Term], _ rows: [Int]) -> LayoutChain? {
    var elimination = Elimination()
    for (index, row) in layout.rows.enumerated() {
      guard case .rootSize = row.source else { continue }
      elimination.add(index, row.terms)
    }
    for row in rows { elimination.add(row, layout.rows[row].terms) }
    return elimination.combination(terms).map { links in
      LayoutChain(links: links.map { LayoutChain.Link(row: $0.row, factor: $0.factor) })
    }
  }

  /// Returns `at least ` or `at most ` if the sum of the rows is only a bound, and an empty text if it is a value.
  ///
  /// A row without `above` limits its terms only from below, so the sum can be larger than its value. A negative factor
  /// turns the direction around.
  private func boundWords(_ chain: LayoutChain) -> String {
    let canRise = chain.links.contains {
      ($0.factor > 0 ? layout.rows[$0.row].above : layout.rows[$0.row].below) == nil
    }
    let canFall = chain.links.contains {
      ($0.factor > 0 ? layout.rows[$0.row].below : layout.rows[$0.row].above) == nil
    }
    if canRise == canFall { return "" }
    return canRise ? "at least " : "at most "
  }
}
