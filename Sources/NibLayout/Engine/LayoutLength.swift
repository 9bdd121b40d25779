/// The width or height of an item, as the name of one variable of the solver.
package struct LayoutLength: Hashable, Sendable {
  /// The two lengths of an item.
  package enum Dimension: Hashable, Sendable { case width, height }

  package var item: LayoutProblem.ItemID
  package var dimension: Dimension

  package init(_ item: LayoutProblem.ItemID, _ dimension: Dimension) {
    self.item = item
    self.dimension = dimension
  }
}

extension LayoutVariables {
  func symbol(of length: LayoutLength) -> Simplex.Symbol {
    let symbols = items[length.item]
    return length.dimension == .width ? symbols.width : symbols.height
  }
}
