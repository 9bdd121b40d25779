extension LayoutProblem {
  func solved(measure: (ItemID, Double) -> Double) -> LayoutSolution {
    LayoutSolution(frames: items.map { _ in LayoutRect(x: 0, y: 0, width: 0, height: 0) }, ambiguous: items.map { _ in [] }, conflicts: [])
  }
}
