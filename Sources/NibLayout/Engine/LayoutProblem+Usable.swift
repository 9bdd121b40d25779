extension LayoutProblem {
  /// Numbers beyond this are nonsense in a layout, and would drown all others in rounding.
  private static let limit = 1e9

  /// Whether a number can be laid out.
  package static func isUsable(_ number: Double) -> Bool { abs(number) < limit }

  /// Whether a constraint means something: finite numbers, and items that exist. Any other is left out.
  package func isUsable(_ constraint: Constraint) -> Bool {
    LayoutProblem.isUsable(constraint.constant) && !constraint.priority.isNaN
      && constraint.terms.allSatisfy {
        items.indices.contains($0.item) && LayoutProblem.isUsable($0.coefficient)
      }
      && constraint.origin.map(items.indices.contains) ?? true
  }

  /// The root's size with each length that cannot be laid out left open.
  package var usableRootSize: RootSize {
    func usable(_ length: (value: Double, priority: Float)?) -> (Double, Float)? {
      guard let length, LayoutProblem.isUsable(length.value), !length.priority.isNaN else { return nil }
      return length
    }
    return RootSize(width: usable(rootSize.width), height: usable(rootSize.height))
  }
}
