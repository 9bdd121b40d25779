import NibCore

/// Describes the value of an edge as an equation in words.
struct EquationWords {
  private let edge: ExplainedEdge
  private let layout: ExplainedLayout
  private let words: RowWords

  init(_ edge: ExplainedEdge, _ layout: ExplainedLayout) {
    self.edge = edge
    self.layout = layout
    words = RowWords(layout)
  }

  private var subject: String {
    "\(edge.edge.rawValue) \(NibNumber.text(edge.value(layout.values)))"
  }

  /// The equations of a chain: the step from the neighbor to which the edge is attached, and the sum of all numbers.
  /// A chain with a single row has only the first equation, because both would be the same.
  func equations(_ chain: LayoutChain) -> [String] {
    let step = chain.links.lazy.compactMap { self.step($0.row) }.first
    if chain.links.count == 1, let step { return [step] }
    return [step, sumEquation(chain)].compactMap { $0 }
  }

  /// Returns, for example, `right 359 = 375 (width of UIView#r) - 16 (constraint c)`. Zero terms are omitted.
  private func sumEquation(_ chain: LayoutChain) -> String {
    "\(subject) = \(EquationWords.sum(chain, layout, baselineOffset: edge.ownOffset))"
  }

  /// The numbers of a chain, each with the name of its row. Subtracted numbers come last.
  ///
  /// - Parameter baselineOffset: the distance of a baseline from its edge, which is added; 0 for other edges.
  static func sum(_ chain: LayoutChain, _ layout: ExplainedLayout, baselineOffset: Double = 0) -> String {
    let words = RowWords(layout)
    let parts =
      chain.links.map { Part(-layout.rows[$0.row].constant, $0.factor, words.name($0.row)) }
      + [Part(baselineOffset, 1, "baseline")]
    let nonzero = parts.filter { abs($0.value) > LayoutRow.tolerance }
    let ordered = nonzero.filter { $0.value > 0 } + nonzero.filter { $0.value < 0 }
    let text = ordered.reduce("") { text, part in
      text + RowWords.sign(isNegative: part.value < 0, isFirst: text.isEmpty) + part.text
    }
    return text.isEmpty ? "0" : text
  }

  /// A term of a sum: a number, multiplied by a factor, with its name.
  private struct Part {
    let value: Double
    /// The text without a sign.
    let text: String

    init(_ number: Double, _ factor: Double, _ name: String) {
      value = number * factor
      let times = abs(factor).isOne ? "" : "\(NibNumber.text(abs(factor)))*"
      text = "\(times)\(NibNumber.text(abs(number))) (\(name))"
    }
  }

  /// Returns, for example, `left 16 = superview left + 16` if the row ties the edge to one other edge or to a number.
  /// Returns `nil` for a row that does not come from a constraint, does not contain the edge, contains several other
  /// terms, or does not measure positions in the superview.
  private func step(_ row: Int) -> String? {
    guard case .constraint(let index) = layout.rows[row].source else { return nil }
    let constraint = layout.problem.constraints[index]
    guard let ownIndex = constraint.terms.firstIndex(where: isEdge), constraint.terms.count <= 2 else {
      return nil
    }
    let sign = constraint.terms[ownIndex].coefficient
    let constant = constraint.constant * sign
    var otherTerms = constraint.terms
    otherTerms.remove(at: ownIndex)
    guard let other = otherTerms.first else {
      // A position that is compared with a number is measured from the root.
      return edge.attribute.isPosition ? nil : "\(subject) = \(NibNumber.text(constant))"
    }
    return step(to: other, times: -other.coefficient * sign, plus: constant, reference: constraint.reference)
  }

  /// The equation of the edge with a multiple of another edge and a constant.
  ///
  /// - Parameter reference: the item from which the constraint measures positions.
  private func step(
    to other: LayoutProblem.Term, times factor: Double, plus constant: Double,
    reference: LayoutProblem.ItemID?
  ) -> String? {
    // A position that is multiplied depends on the place from which it is measured; other positions do not.
    guard factor.isOne || reference == edge.parent || !edge.attribute.isPosition else { return nil }
    let times = factor.isOne ? "" : "\(NibNumber.text(factor))*"
    let number = NibNumber.text(value(of: other))
    let name =
      "\(times)\(name(of: other.item)) \(name(of: other.attribute))\(number == "0" ? "" : " \(number)")"
    return "\(subject) = \(RowWords.sum([name], constant))"
  }

  private func isEdge(_ term: LayoutProblem.Term) -> Bool {
    term.item == edge.item && term.attribute == edge.attribute && abs(term.coefficient).isOne
  }

  private func name(of item: LayoutProblem.ItemID) -> String {
    item == edge.parent ? "superview" : words.itemName(item)
  }

  /// The name of an attribute. The attribute of the edge has the name that the user asked about, such as `leading` for
  /// `left`.
  private func name(of attribute: LayoutProblem.Attribute) -> String {
    attribute == edge.attribute ? edge.edge.rawValue : "\(attribute)"
  }

  /// The value of another edge, measured in the same superview.
  private func value(of term: LayoutProblem.Term) -> Double {
    let sum = layout.sum(term.item, term.attribute, measuredFrom: edge.parent)
    return sum.terms.value(layout.values) + sum.constant
  }
}

extension Double {
  /// Whether a factor is 1, apart from rounding errors.
  fileprivate var isOne: Bool { abs(self - 1) < 1e-9 }
}
