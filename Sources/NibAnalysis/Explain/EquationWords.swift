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
    return [step, numbers(chain)].compactMap { $0 }
  }

  /// Returns, for example, `right 359 = 375 (width of UIView#r) - 16 (constraint c)`. Zero terms are omitted.
  func numbers(_ chain: LayoutChain) -> String {
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
      let isPlain = abs(abs(factor) - 1) < 1e-9
      let times = isPlain ? "" : "\(NibNumber.text(abs(factor)))*"
      text = "\(times)\(NibNumber.text(abs(number))) (\(name))"
    }
  }

  /// Returns, for example, `left 16 = superview left + 16` if the row ties the edge to one other edge or to a number.
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
      // A position that is compared with a number is measured from the root, not from the superview.
      guard !edge.attribute.isPosition else { return nil }
      return "\(subject) = \(NibNumber.text(constant))"
    }
    let factor = -other.coefficient * sign
    // A position that is multiplied is measured from the constraint's reference, other positions from the superview.
    let isFromSuperview = abs(factor - 1) < 1e-9 || constraint.reference == edge.parent
    guard isFromSuperview || !edge.attribute.isPosition else { return nil }
    let times = abs(factor - 1) < 1e-9 ? "" : "\(NibNumber.text(factor))*"
    let number = NibNumber.text(value(of: other))
    let name =
      "\(times)\(name(of: other.item)) \(name(of: other.attribute))\(number == "0" ? "" : " \(number)")"
    return "\(subject) = \(RowWords.sum([name], constant))"
  }

  private func isEdge(_ term: LayoutProblem.Term) -> Bool {
    term.item == edge.item && term.attribute == edge.attribute && abs(abs(term.coefficient) - 1) < 1e-9
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
