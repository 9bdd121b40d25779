/// Adds the constraints of one stack view to a layout (docs/uikit-facts.md 4.7). The constraints have the names
/// that appear in UIKit's logs.
struct StackArrangement {
  let stack: UIStackView
  let builder: LayoutBuilder
  let stackItem: LayoutProblem.ItemID
  /// The arranged views that are not hidden, with their items.
  let visible: [Arranged]
  /// The axis along which the views follow each other.
  let main: StackAxis
  /// The axis across the stack.
  let cross: StackAxis

  struct Arranged {
    let view: UIView
    let item: LayoutProblem.ItemID
  }

  enum Priority {
    static let required: Float = 1000
    /// The priority of constraints that yield only to required ones.
    static let almostRequired: Float = 999.5
    /// The priority of equal distances between the views' centers.
    static let centering: Float = 149
    /// The priority with which a stack with several visible views is as small as possible across its axis.
    static let spanning: Float = 51
    /// The priority with which a stack is as small as possible in other cases. These are across its axis with one
    /// visible view, along its axis with equal gaps or center distances, and both directions without a visible view.
    static let canvasFit: Float = 49
    /// The priority with which a view has the size zero across the stack. It is so low that it affects only views whose
    /// size nothing else determines.
    static let ambiguity: Float = 25
    /// The priority of the widths of labels with several lines in a row.
    static let textWidth: Float = 759
  }

  /// Returns `nil` for a stack view that is not part of the layout.
  init?(_ stack: UIStackView, _ builder: LayoutBuilder) {
    guard let stackItem = builder.item(for: stack) else { return nil }
    self.stack = stack
    self.builder = builder
    self.stackItem = stackItem
    visible = stack.arrangedSubviews.compactMap { view in
      guard view.nibReservesSpaceInStack, view.superview === stack else { return nil }
      return builder.item(for: view).map { Arranged(view: view, item: $0) }
    }
    let insets = stack.isLayoutMarginsRelativeArrangement ? builder.margins(of: stack) : .zero
    let isRightToLeft = stack.nibIsRightToLeft
    main = StackAxis(stack.axis, insets: insets, isRightToLeft: isRightToLeft)
    cross = StackAxis(
      stack.axis == .horizontal ? .vertical : .horizontal, insets: insets, isRightToLeft: isRightToLeft)
  }

  // MARK: Building blocks

  /// Adds a constraint that belongs to the stack view, with the name that UIKit gives it in logs.
  func add(_ constraint: LayoutProblem.Constraint, named name: String) {
    var constraint = constraint
    constraint.rank = rank(of: constraint)
    builder.addEngineConstraint(constraint, "'\(name)'", of: stack)
  }

  /// The rank of a constraint in conflicts. All constraints of a stack view are held by the stack view.
  private func rank(of constraint: LayoutProblem.Constraint) -> LayoutProblem.BreakingRank {
    var rank = LayoutProblem.BreakingRank()
    let first = constraint.terms.first
    let sizes = constraint.terms.filter { $0.attribute == main.size || $0.attribute == cross.size }
    rank.holderDepth = builder.depth(of: stackItem)
    rank.isPosition = sizes.count < 2
    rank.itemDepth = constraint.terms.prefix(2).reduce(0) { $0 + builder.depth(of: $1.item) }
    rank.isEnd = constraint.terms.count > 1 && (first?.attribute == main.end || first?.attribute == cross.end)
    rank.constant = constraint.constant
    return rank
  }

  /// Relates an attribute of a view to the same attribute of the stack, `inset` points further along the
  /// axis.
  func connect(
    _ item: LayoutProblem.ItemID, _ attribute: LayoutProblem.Attribute, _ axis: StackAxis, inset: Double,
    _ relation: LayoutProblem.Relation = .equal, priority: Float = Priority.required, named name: String
  ) {
    add(
      LayoutProblem.Constraint(
        first: item, attribute, axis.sign < 0 ? relation.mirrored : relation, second: stackItem, attribute,
        constant: axis.sign * inset, priority: priority), named: name)
  }

  /// Makes the size of an item zero. With a low priority, this makes the item as small as possible.
  func setSize(_ item: LayoutProblem.ItemID, _ axis: StackAxis, priority: Float, named name: String) {
    add(
      LayoutProblem.Constraint(first: item, axis.size, .equal, constant: 0, priority: priority), named: name)
  }

  /// Adds the constraints of hidden views. A hidden view is placed after the visible view before it, with a length
  /// of 0. On Interface Builder's canvas, the view's own required constraints can give it another length.
  func addHidden() {
    var previous: Arranged?
    for view in stack.arrangedSubviews where view.superview === stack {
      guard let item = builder.item(for: view) else { continue }
      guard !view.nibReservesSpaceInStack else {
        previous = Arranged(view: view, item: item)
        continue
      }
      setSize(
        item, main,
        priority: stack.nibFollows(.hiddenViewsKeepLength) ? Priority.almostRequired : Priority.required,
        named: "UISV-hiding")
      placeHidden(item, after: previous)
      alignHidden(item)
    }
  }

  private func placeHidden(_ item: LayoutProblem.ItemID, after previous: Arranged?) {
    guard let previous else {
      return connect(
        item, main.start, main, inset: main.startInset, priority: Priority.almostRequired,
        named: "UISV-hiding")
    }
    let isLast = previous.item == visible.last?.item
    let gap = isLast ? 0 : Double(stack.nibSpacing(after: previous.view)) / 2
    add(
      LayoutProblem.Constraint(
        first: item, main.start, .equal, second: previous.item, main.end, constant: main.sign * gap,
        priority: Priority.almostRequired), named: "UISV-hiding")
  }

  private func alignHidden(_ item: LayoutProblem.ItemID) {
    switch stack.alignment {
    case .fill:
      connect(item, cross.start, cross, inset: cross.startInset, named: "UISV-alignment")
      connect(item, cross.end, cross, inset: -cross.endInset, named: "UISV-alignment")
    case .center: connect(item, cross.center, cross, inset: cross.centerOffset, named: "UISV-alignment")
    case .trailing, .lastBaseline:
      connect(item, cross.end, cross, inset: -cross.endInset, named: "UISV-alignment")
    case .leading, .firstBaseline:
      connect(item, cross.start, cross, inset: cross.startInset, named: "UISV-alignment")
    }
  }
}

extension LayoutProblem.Relation {
  /// The relation after both sides are negated.
  fileprivate var mirrored: LayoutProblem.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// The layout attributes along one axis of a stack view. With this type, the same code arranges rows and columns.
struct StackAxis {
  /// The edge at which the views begin: the right edge in a right-to-left row.
  let start: LayoutProblem.Attribute
  let end: LayoutProblem.Attribute
  let center: LayoutProblem.Attribute
  let size: LayoutProblem.Attribute
  /// 1 if positions increase towards the end, otherwise -1.
  let sign: Double
  /// The distances in points of the arranged views from the stack's edges: its margins, or 0.
  let startInset: Double
  let endInset: Double

  init(_ axis: NSLayoutConstraint.Axis, insets: UIEdgeInsets, isRightToLeft: Bool) {
    let isMirrored = axis == .horizontal && isRightToLeft
    sign = isMirrored ? -1 : 1
    switch axis {
    case .horizontal:
      start = isMirrored ? .right : .left
      end = isMirrored ? .left : .right
      (center, size) = (.centerX, .width)
      startInset = Double(isMirrored ? insets.right : insets.left)
      endInset = Double(isMirrored ? insets.left : insets.right)
    case .vertical:
      (start, end, center, size) = (.top, .bottom, .centerY, .height)
      startInset = Double(insets.top)
      endInset = Double(insets.bottom)
    }
  }

  /// The distance in points from the stack's center to the center of the area between the insets, towards the
  /// end.
  var centerOffset: Double { (startInset - endInset) / 2 }
}
