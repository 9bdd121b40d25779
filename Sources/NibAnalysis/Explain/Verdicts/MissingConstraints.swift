import NibCore
import NibEditing

/// The constraints that a view lacks, so that its ambiguous edges and lengths keep their present values.
struct MissingConstraints {
  private let view: UIView
  private let superview: UIView
  private let id: String
  private let superviewID: String
  private let layout: ExplainedLayout
  private let values: [ViewAmbiguity.Value]

  /// An edge of the view with its distance from the superview.
  private struct Pin {
    let words: String
    /// The name of the object to which the edge is pinned.
    let target: String
    let constraint: NewConstraint
  }

  /// Returns `nil` if one of the values cannot have a constraint, such as the size of a scroll view's content.
  init?(for values: [ViewAmbiguity.Value], of view: UIView, in layout: ExplainedLayout) {
    guard let id = view.nibOrigin?.id, let superview = view.superview,
      let superviewID = superview.nibOrigin?.id, !id.isEmpty, !superviewID.isEmpty, !values.isEmpty,
      !values.contains(where: \.isOfContent)
    else { return nil }
    (self.view, self.superview, self.layout, self.values) = (view, superview, layout, values)
    (self.id, self.superviewID) = (id, superviewID)
  }

  /// Constraints from the edges to the safe area or the superview, as *Add Missing Constraints* of Interface Builder adds
  /// them, and then constraints that keep the lengths.
  var remedies: [Remedy] {
    let lengths = values.filter { $0.edge == .width || $0.edge == .height }
    let pinned = isOpen(.horizontal, .left, .width) + isOpen(.vertical, .top, .height)
    let pins = canPin ? pinned.map(pin) : []
    var remedies = pins.isEmpty ? [] : [Remedy(title(of: pins), pins.map { .addConstraint($0.constraint) })]
    if !lengths.isEmpty { remedies.append(keeping) }
    return remedies
  }

  /// A stack view places its views itself. The content of a scroll view has no fixed far edge.
  private var canPin: Bool {
    if superview is UIStackView { return false }
    let isScrolled = superview is UIScrollView
    return !isScrolled || !values.contains { $0.edge == .width || $0.edge == .height }
  }

  /// The edges on an axis that have to be pinned so that the values of the axis are determined.
  private func isOpen(
    _ axis: LayoutAxes, _ position: NibExplanation.Edge, _ length: NibExplanation.Edge
  ) -> [NibExplanation.Edge] {
    let isHorizontal = axis == .horizontal
    let (near, far): (NibExplanation.Edge, NibExplanation.Edge) =
      isHorizontal ? (.left, .right) : (.top, .bottom)
    let edges = Set(values.map(\.edge))
    guard edges.contains(length) else { return edges.contains(position) ? [near] : [] }
    guard edges.contains(position) else { return [far] }
    // If the far edge or the center has a place, the near edge determines the length, too.
    let center: NibExplanation.Edge = isHorizontal ? .centerX : .centerY
    return [far, center].allSatisfy(isAmbiguous) ? [near, far] : [near]
  }

  private func isAmbiguous(_ edge: NibExplanation.Edge) -> Bool {
    guard let item = layout.item(for: view) else { return false }
    let attribute = edge.attribute(isRightToLeft: false)
    return layout.ambiguous.isAmbiguous(
      layout.sum(item, attribute, measuredFrom: layout.problem.items[item].parent))
  }

  // MARK: Pins

  /// The constraint that pins an edge at its present distance: to the safe area if the edge is inside of it.
  private func pin(_ edge: NibExplanation.Edge) -> Pin {
    let isRightToLeft = superview.nibIsRightToLeft
    let (bounds, insets) = (superview.bounds, superview.safeAreaInsets)
    let (attribute, distance, inset): (String, CGFloat, CGFloat) =
      switch edge {
      case .left: (isRightToLeft ? "trailing" : "leading", view.frame.minX - bounds.minX, insets.left)
      case .right: (isRightToLeft ? "leading" : "trailing", bounds.maxX - view.frame.maxX, insets.right)
      case .top: ("top", view.frame.minY - bounds.minY, insets.top)
      default: ("bottom", bounds.maxY - view.frame.maxY, insets.bottom)
      }
    let hasSafeArea = superview.nibOrigin?.element.child(key: "safeArea") != nil
    let usesSafeArea = hasSafeArea && distance >= inset - 0.01
    let outer = NewConstraint.Anchor(superviewID, attribute, isSafeArea: usesSafeArea)
    let own = NewConstraint.Anchor(id, attribute)
    let isFar = attribute == "trailing" || attribute == "bottom"
    var constraint = isFar ? NewConstraint(outer, own) : NewConstraint(own, outer)
    let constant = NibNumber.text(usesSafeArea ? distance - inset : distance)
    constraint.constant = constant
    return Pin(
      words: "\(edge.rawValue) at \(constant)",
      target: usesSafeArea ? "the safe area" : superview.nibNameInSentence, constraint: constraint)
  }

  /// For example, `Pin its left at 0 and its bottom at 20 to the safe area`.
  private func title(of pins: [Pin]) -> String {
    let targets = pins.map(\.target).uniqued()
    let parts = targets.map { target in
      "\(pins.filter { $0.target == target }.map { "its \($0.words)" }.listed()) to \(target)"
    }
    return "Pin \(parts.joined(separator: ", and "))"
  }

  // MARK: Lengths

  /// The constraints that keep the lengths, and pin the positions.
  private var keeping: Remedy {
    var edits: [DocumentEdit] = []
    for value in values {
      switch value.edge {
      case .width, .height:
        var constraint = NewConstraint(.init(id, value.edge.rawValue))
        constraint.constant = NibNumber.text(value.edge == .width ? view.frame.width : view.frame.height)
        edits.append(.addConstraint(constraint))
      case .left, .top: edits.append(.addConstraint(pin(value.edge).constraint))
      default: continue
      }
    }
    let names = values.map(\.edge.rawValue).joined(separator: ", ")
    return Remedy("Add constraints that keep its \(names)", edits)
  }
}
