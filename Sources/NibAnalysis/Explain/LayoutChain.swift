import NibCore

/// The rows that determine a sum of variables. Multiplied by their factors, their terms add up to the sum, and their
/// constants add up to its negated value.
struct LayoutChain {
  struct Link {
    /// An index into the layout's rows.
    let row: Int
    /// The factor by which the row is multiplied.
    let factor: Double
  }

  /// The rows and factors, beginning with the rows of the explained item.
  let links: [Link]

  /// The value that the rows give, in points.
  func value(_ rows: [LayoutRow]) -> Double {
    links.reduce(0) { $0 - $1.factor * rows[$1.row].constant }
  }
}
