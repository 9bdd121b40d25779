/// The views whose position or size can follow from a conflict, because constraints connect them with its members.
///
/// When a constraint is broken, the frames of these views are only a consequence. Checks report the conflict instead.
package struct ConflictReach {
  private let builder: LayoutBuilder
  /// The axes on which each item can be affected; empty without conflicts.
  private var axes: [LayoutAxes] = []

  /// - Parameters:
  ///   - conflicts: the conflicts in a solution of the problem.
  ///   - problem: the builder's problem, or a variant with the same items and constraints.
  ///   - freeAxes: the axes on which the root has its size only on the canvas. If this size takes part in a conflict,
  ///     the views that depend on it can be affected too.
  package init(
    of conflicts: [LayoutConflict], in problem: LayoutProblem, _ builder: LayoutBuilder,
    rootIsFreeOn freeAxes: LayoutAxes = []
  ) {
    self.builder = builder
    guard !conflicts.isEmpty else { return }
    axes = [LayoutAxes](repeating: [], count: problem.items.count)
    let members = Set(conflicts.flatMap(\.constraints))
    var starts = problem.constraints.filter { members.contains($0.identifier) }.flatMap(\.itemAxes)
    for length in conflicts.flatMap(\.nonnegative) {
      starts.append(ItemAxis(length.item, length.dimension == .width ? .horizontal : .vertical))
    }
    for dimension in conflicts.flatMap(\.rootLengths) {
      let axis: LayoutAxes = dimension == .width ? .horizontal : .vertical
      guard freeAxes.contains(axis) else { continue }
      starts += problem.constraints.filter { $0.usesRootLength(on: axis) }.flatMap(\.itemAxes)
    }
    spread(from: starts, problem)
  }

  /// The axes on which a view can be affected.
  package func axes(of view: UIView) -> LayoutAxes {
    axes.isEmpty ? [] : builder.item(for: view).map { axes[$0] } ?? []
  }

  /// The axes on which an item can be affected.
  package func axes(of item: LayoutProblem.ItemID) -> LayoutAxes { axes.isEmpty ? [] : axes[item] }

  /// An item on one axis.
  fileprivate struct ItemAxis {
    let item: LayoutProblem.ItemID
    let axis: LayoutAxes

    init(_ item: LayoutProblem.ItemID, _ axis: LayoutAxes) {
      self.item = item
      self.axis = axis
    }
  }

  /// Marks the given axes of items and everything that constraints connect with them, except through the root,
  /// whose size is given.
  private mutating func spread(from starts: [ItemAxis], _ problem: LayoutProblem) {
    var constraintsOfItem = [[Int]](repeating: [], count: problem.items.count)
    for (index, constraint) in problem.constraints.enumerated() where problem.isUsable(constraint) {
      for term in constraint.terms { constraintsOfItem[term.item].append(index) }
    }
    var queue = starts
    while let next = queue.popLast() {
      guard next.item != 0, !axes[next.item].contains(next.axis) else { continue }
      axes[next.item].insert(next.axis)
      // The height of wrapped text follows from its width.
      if problem.items[next.item].heightDependsOnWidth { queue.append(ItemAxis(next.item, .vertical)) }
      for index in constraintsOfItem[next.item] {
        let connected = problem.constraints[index].itemAxes
        let isOnAxis = connected.contains { $0.item == next.item && $0.axis == next.axis }
        if isOnAxis { queue += connected }
      }
    }
  }
}

extension LayoutProblem.Constraint {
  /// Whether the constraint depends on the length of the root on an axis, and not only on its left or top edge.
  fileprivate func usesRootLength(on axis: LayoutAxes) -> Bool {
    terms.contains { term in
      guard term.item == 0 else { return false }
      switch term.attribute {
      case .right, .width, .centerX: return axis == .horizontal
      case .bottom, .height, .centerY, .lastBaseline: return axis == .vertical
      case .left, .top, .firstBaseline: return false
      }
    }
  }

  /// The items of the constraint, each on the axis of its attribute.
  fileprivate var itemAxes: [ConflictReach.ItemAxis] {
    terms.map { term in
      switch term.attribute {
      case .left, .right, .width, .centerX: ConflictReach.ItemAxis(term.item, .horizontal)
      default: ConflictReach.ItemAxis(term.item, .vertical)
      }
    }
  }
}
