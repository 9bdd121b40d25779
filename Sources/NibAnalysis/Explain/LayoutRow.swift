import NibCore

/// One demand on a layout as a row of arithmetic: `sum of terms + constant`, which should be zero, or not
/// below it, or not above it.
///
/// Constraints, content sizes and the root's size are all rows, so that one piece of arithmetic tells what
/// follows from them.
struct LayoutRow {
  /// What makes the demand.
  enum Source: Hashable {
    /// The constraint at that index of the problem, a document's or the engine's own.
    case constraint(Int)
    /// The width or height that the root is given.
    case rootSize(Dimension)
    /// An item's content, by hugging and compression resistance.
    case content(LayoutProblem.ItemID, Dimension)
    /// No length is negative.
    case positive(LayoutProblem.ItemID, Dimension)
  }

  /// Along which axis a length lies.
  enum Dimension: Hashable { case width, height }

  let source: Source
  let terms: [Simplex.Term]
  let constant: Double
  /// The items that the row is about, each once.
  let items: [LayoutProblem.ItemID]
  /// The priority against being more than zero; nil: it may be.
  let above: Float?
  /// The priority against being less than zero; nil: it may be.
  let below: Float?

  /// More than rounding, far less than anyone sees, in points.
  static let tolerance = 1e-4

  /// The stronger of both priorities.
  var priority: Float { max(above ?? 0, below ?? 0) }

  /// Whether the row asks for one value, not for a bound.
  var isEquality: Bool { above != nil && below != nil }

  /// What the row is worth: how far it is from zero, in points.
  func deviation(_ values: [Double]) -> Double { terms.value(values) + constant }

  /// Whether the row gets what it asks for.
  func holds(_ values: [Double]) -> Bool {
    let deviation = deviation(values)
    return (above == nil || deviation <= LayoutRow.tolerance)
      && (below == nil || deviation >= -LayoutRow.tolerance)
  }

  /// Whether the row is exactly zero, and so takes part in fixing what it mentions.
  func isTight(_ values: [Double]) -> Bool { abs(deviation(values)) <= LayoutRow.tolerance }

  /// Rows by how strongly they fix: first what is required and equal, then wishes by their priorities, then
  /// bounds, which fix only what pushes against them.
  var rank: Double {
    let weakness = Double(1000 - min(1000, priority))
    return isEquality ? weakness : 2000 + weakness
  }

  /// Whether the row has to do with lengths and positions along an axis.
  func concerns(_ axes: LayoutAxes, _ variables: LayoutVariables) -> Bool {
    items.contains { item in
      let own = variables.items[item]
      let horizontal = [own.left, own.width]
      let vertical = [own.top, own.height]
      return terms.contains { term in
        axes.contains(.horizontal) && horizontal.contains(term.symbol)
          || axes.contains(.vertical) && vertical.contains(term.symbol)
      }
    }
  }
}

extension [Simplex.Term] {
  /// The sum at those values of the symbols.
  func value(_ values: [Double]) -> Double { reduce(0) { $0 + $1.coefficient * values[Int($1.symbol)] } }
}
