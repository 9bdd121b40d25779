import NibCore

/// A demand on a layout as an arithmetic row: `sum of terms + constant`, which should be equal to, at least,
/// or at most zero.
///
/// Constraints, content sizes and the root's size are all rows, so that the same arithmetic applies to them.
struct LayoutRow {
  /// The source of the demand.
  enum Source: Hashable {
    /// The constraint at the given index of the problem. It is from a document or made by the engine.
    case constraint(Int)
    /// The given width or height of the root.
    case rootSize(Dimension)
    /// The size of an item's content, demanded by its hugging and compression resistance.
    case content(LayoutProblem.ItemID, Dimension)
    /// The rule that no length is negative.
    case positive(LayoutProblem.ItemID, Dimension)
  }

  typealias Dimension = LayoutLength.Dimension

  let source: Source
  let terms: [Simplex.Term]
  let constant: Double
  /// The items that the row contains, without duplicates.
  let items: [LayoutProblem.ItemID]
  /// The priority of the demand that the row is not more than zero; `nil` if there is no such demand.
  let above: Float?
  /// The priority of the demand that the row is not less than zero; `nil` if there is no such demand.
  let below: Float?

  /// The deviation up to which a demand counts as satisfied, in points. It is larger than rounding errors and much
  /// smaller than any visible difference.
  static let tolerance = 1e-4

  /// The larger of the two priorities.
  var priority: Float { max(above ?? 0, below ?? 0) }

  /// Whether the row demands one value, rather than a bound.
  var isEquality: Bool { above != nil && below != nil }

  /// The value of the row, in points: positive if it is above zero, negative if it is below.
  func deviation(_ values: [Double]) -> Double { terms.value(values) + constant }

  /// Whether the demand is satisfied.
  func holds(_ values: [Double]) -> Bool {
    let deviation = deviation(values)
    return (above == nil || deviation <= LayoutRow.tolerance)
      && (below == nil || deviation >= -LayoutRow.tolerance)
  }

  /// Whether the row is zero within the tolerance, and so helps to determine its variables.
  func isTight(_ values: [Double]) -> Bool { abs(deviation(values)) <= LayoutRow.tolerance }

  /// A number that orders rows by strength; lower is stronger. Equations come first, by priority. Then come bounds, by
  /// priority, because they determine variables only if something pushes against them.
  var rank: Double {
    let weakness = Double(1000 - min(1000, priority))
    return isEquality ? weakness : 2000 + weakness
  }

  /// Whether the row contains lengths or positions along the given axes.
  func concerns(_ axes: LayoutAxes, _ variables: LayoutVariables) -> Bool {
    items.contains { item in
      let symbols = variables.items[item]
      let horizontal = [symbols.left, symbols.width]
      let vertical = [symbols.top, symbols.height]
      return terms.contains { term in
        axes.contains(.horizontal) && horizontal.contains(term.symbol)
          || axes.contains(.vertical) && vertical.contains(term.symbol)
      }
    }
  }
}
