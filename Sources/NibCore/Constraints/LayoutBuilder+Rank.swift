extension LayoutBuilder {
  /// The rank of a document's or program's constraint in conflicts.
  func rank(of constraint: NSLayoutConstraint) -> LayoutProblem.BreakingRank {
    var rank = LayoutProblem.BreakingRank()
    let (first, second) = (constraint.firstItem, constraint.secondItem)
    let (firstDepth, secondDepth) = (depth(of: first), second.map { depth(of: $0) } ?? 0)
    let isOwn = first === second
    rank.holderDepth = depth(of: constraint.nibOwner)
    rank.itemDepth = firstDepth + secondDepth
    rank.isPosition = isOwn || !constraint.firstAttribute.isSize || !constraint.secondAttribute.isSize
    rank.isRatio = isOwn && constraint.firstAttribute.isSize
    let inner = secondDepth > firstDepth ? constraint.secondAttribute : constraint.firstAttribute
    rank.isEnd = constraint.hasSecondItem && inner.isEnd
    rank.constant = Double(constraint.constant)
    return rank
  }

  /// The depth of a view or guide in the view tree; 1 for the root of the layout.
  private func depth(of object: AnyObject?) -> Int {
    guard let object, object !== root.superview else { return 0 }
    return item(for: object).map { depth(of: $0) } ?? 0
  }

  /// The depth of an item in the view tree; 1 for the root of the layout.
  func depth(of item: LayoutProblem.ItemID) -> Int {
    var depth = 1
    var item = item
    while let parent = problem.items[item].parent, parent != item {
      depth += 1
      item = parent
    }
    return depth
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }

  /// True for the edges at which a view ends.
  fileprivate var isEnd: Bool {
    switch self {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: true
    default: false
    }
  }
}
