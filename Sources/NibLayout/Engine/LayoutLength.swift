/// The width or height of an item.
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

/// A flag for the width and one for the height of each item of a layout.
struct LengthFlags {
  private var flags: [Bool]

  init(itemCount: Int) { flags = [Bool](repeating: false, count: 2 * itemCount) }

  subscript(length: LayoutLength) -> Bool {
    get { flags[index(length)] }
    set { flags[index(length)] = newValue }
  }

  private func index(_ length: LayoutLength) -> Int {
    2 * length.item + (length.dimension == .width ? 0 : 1)
  }
}
