/// The constraints of one stack view (docs/uikit-facts.md 4.7). Their names are those of UIKit's logs.
struct StackArrangement {
  let stack: UIStackView
  let builder: LayoutBuilder
  /// The stack's own item.
  let canvas: LayoutProblem.ItemID
  /// The arranged views that take part in the arrangement, with their items.
  let visible: [Arranged]
  let main: StackAxis
  let cross: StackAxis

  struct Arranged {
    let view: UIView
    let item: LayoutProblem.ItemID
  }

  /// What the priorities between UIKit's named ones are for.
  enum Priority {
    static let required: Float = 1000
    /// Of wishes that give way to every required constraint, and to nothing else.
    static let almostRequired: Float = 999.5
    /// Of equal center distances.
    static let centering: Float = 149
    /// Of a stack no larger than what is in it.
    static let spanning: Float = 51
    static let canvasFit: Float = 49
    /// Of views without a size of their own.
    static let ambiguity: Float = 25
    /// Of wrapping texts beside each other.
    static let textWidth: Float = 760
  }

  /// Nil for a stack that is no part of the layout.
  init?(_ stack: UIStackView, _ builder: LayoutBuilder) {
    guard let canvas = builder.item(for: stack) else { return nil }
    self.stack = stack
    self.builder = builder
    self.canvas = canvas
    visible = stack.arrangedSubviews.compactMap { view in
      guard view.nibTakesRoom, view.superview === stack else { return nil }
      return builder.item(for: view).map { Arranged(view: view, item: $0) }
    }
    let insets = stack.isLayoutMarginsRelativeArrangement ? builder.margins(of: stack) : .zero
    let isRightToLeft = stack.nibIsRightToLeft
    main = StackAxis(stack.axis, insets: insets, isRightToLeft: isRightToLeft)
    cross = StackAxis(
      stack.axis == .horizontal ? .vertical : .horizontal, insets: insets, isRightToLeft: isRightToLeft)
  }

  // MARK: Building blocks

  func add(_ constraint: LayoutProblem.Constraint, named name: String) {
    builder.addEngine(constraint, "'\(name)'", of: stack)
  }

  /// An attribute of a view against the same one of the stack, `inset` points further along the axis.
  func connect(
    _ item: LayoutProblem.ItemID, _ attribute: LayoutProblem.Attribute, _ axis: StackAxis, inset: Double,
    _ relation: LayoutProblem.Relation = .equal, priority: Float = Priority.required, named name: String
  ) {
    add(
      LayoutProblem.Constraint(
        first: item, attribute, axis.sign < 0 ? relation.mirrored : relation, second: canvas, attribute,
        constant: axis.sign * inset, priority: priority), named: name)
  }

  func setSize(_ item: LayoutProblem.ItemID, _ axis: StackAxis, priority: Float, named name: String) {
    add(
      LayoutProblem.Constraint(first: item, axis.size, .equal, constant: 0, priority: priority), named: name)
  }

  // MARK: Hidden views

  /// Hidden views take no room: they lie where they would, without length.
  func addHidden() {
    var previous: Arranged?
    for view in stack.arrangedSubviews where view.superview === stack {
      guard let item = builder.item(for: view) else { continue }
      guard !view.nibTakesRoom else {
        previous = Arranged(view: view, item: item)
        continue
      }
      setSize(item, main, priority: Priority.almostRequired, named: "UISV-hiding")
      placeHidden(item, after: previous)
      alignHidden(item)
    }
  }

  private func placeHidden(_ item: LayoutProblem.ItemID, after previous: Arranged?) {
    guard let previous else {
      return connect(item, main.start, main, inset: main.startInset, named: "UISV-hiding")
    }
    let isLast = previous.item == visible.last?.item
    let gap = isLast ? 0 : Double(stack.nibSpacing(after: previous.view)) / 2
    add(
      LayoutProblem.Constraint(
        first: item, main.start, .equal, second: previous.item, main.end, constant: main.sign * gap),
      named: "UISV-hiding")
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
  /// The relation of the negated sides.
  fileprivate var mirrored: LayoutProblem.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// The layout attributes of one direction of a stack view, so that rows and columns share their rules.
struct StackAxis {
  /// The edge at which the views begin: the right one in a row from right to left.
  let start: LayoutProblem.Attribute
  let end: LayoutProblem.Attribute
  let center: LayoutProblem.Attribute
  let size: LayoutProblem.Attribute
  /// Positions grow towards the end: 1, else -1.
  let sign: Double
  /// The distance of the canvas from the stack's own edges.
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

  /// How far the canvas's center lies from the stack's.
  var centerOffset: Double { (startInset - endInset) / 2 }
}
