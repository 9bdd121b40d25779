import NibCore

/// Finds saved frames that contradict required constraints, whatever the safe area, the margins and the sizes of texts were
/// when the frames were saved.
///
/// Only lengths and constraints between views are examined. A frame can be right on the canvas of the Interface Builder
/// that saved it. This is so if it depends on the safe area, margins, the content of a scroll view, or a stack view.
struct SavedFrameContradictions {
  /// The axes on which saved frames contradict constraints, by object.
  private var axes: [NibElement: LayoutAxes] = [:]

  /// - Parameter views: the views of a document after layout.
  init(_ views: [UIView]) {
    for constraint in views.flatMap(\.constraints) where constraint.priority == .required {
      guard let axis = constraint.nibAxis, !constraint.isPlaceholder,
        constraint.isSatisfiedBySavedFrames() == false
      else { continue }
      for view in [constraint.firstItem, constraint.secondItem].compactMap({ $0 as? UIView }) {
        // The frame of a view is the wrong one if the layout's frame fits the saved frame of the other view.
        guard let element = view.nibOrigin?.element, constraint.isSatisfiedBySavedFrames(except: view) == true
        else { continue }
        axes[element, default: []].insert(axis)
      }
    }
  }

  /// The axes on which the saved frame of an object contradicts a constraint.
  subscript(element: NibElement) -> LayoutAxes { axes[element] ?? [] }
}

extension NSLayoutConstraint {
  /// The axis of a constraint between edges, centers or lengths of views; `nil` for other constraints.
  fileprivate var nibAxis: LayoutAxes? {
    guard let attribute = plain(firstAttribute) else { return nil }
    return attribute == .width || attribute.isHorizontal ? .horizontal : .vertical
  }

  /// Whether the constraint is one between edges, centers or lengths, without margins and baselines.
  var isBetweenEdges: Bool {
    plain(firstAttribute) != nil && (!hasSecondItem || plain(secondAttribute) != nil)
  }

  /// The edge, center or length that an attribute means in the constraint's layout direction; `nil` for margins and
  /// baselines.
  private func plain(_ attribute: Attribute) -> LayoutProblem.Attribute? {
    let edge = attribute.nibResolved(isRightToLeft: nibReadsRightToLeft)
    return attribute == .notAnAttribute || edge.usesMargin || edge.attribute.isBaseline ? nil : edge.attribute
  }

  /// Whether saved frames satisfy the constraint within a point; `nil` if the document does not determine that.
  ///
  /// - Parameter solved: a view whose frame is that of the layout instead of the saved one.
  fileprivate func isSatisfiedBySavedFrames(except solved: UIView? = nil) -> Bool? {
    guard let first = firstItem as? UIView, let attribute = plain(firstAttribute) else { return nil }
    let excess: CGFloat
    if hasSecondItem {
      guard let second = secondItem as? UIView, let otherAttribute = plain(secondAttribute),
        let container = sequence(first: first, next: \.superview).first(where: second.isDescendant(of:)),
        let value = first.savedValue(of: attribute, in: container, solved),
        let other = second.savedValue(of: otherAttribute, in: container, solved)
      else { return nil }
      let isMirrored = isDirectional && nibReadsRightToLeft
      // Positions that are multiplied are measured from the right edge then.
      guard !isMirrored || multiplier == 1 else { return nil }
      excess = (isMirrored ? other - value : value - multiplier * other) - constant
    } else {
      guard let value = first.savedValue(of: attribute, in: first, solved) else { return nil }
      excess = value - constant
    }
    return switch relation {
    case .equal: abs(excess) <= 1
    case .lessThanOrEqual: excess <= 1
    case .greaterThanOrEqual: excess >= -1
    }
  }
}

extension UIView {
  /// The value of an attribute if this view and those around it have their saved frames, in the coordinates of a view
  /// that contains it or is it. `nil` if that is not known.
  ///
  /// - Parameter solved: a view whose frame is that of the layout instead of the saved one.
  fileprivate func savedValue(
    of attribute: LayoutProblem.Attribute, in container: UIView, _ solved: UIView?
  ) -> CGFloat? {
    guard var frame = nibOrigin?.savedFrame else { return nil }
    if self === solved { frame = self.frame }
    let isLength = !attribute.isPosition
    if self === container {
      // The edges of a scroll view are those of its content.
      guard isLength || !(self is UIScrollView) else { return nil }
      if isRowOfOtherWidth, [.right, .width, .centerX].contains(attribute) { return nil }
      frame.origin = .zero
    } else if !isLength {
      for view in sequence(first: superview, next: { $0?.superview }) {
        guard let view, !(view is UIStackView) else { return nil }
        if view === container { break }
        guard let origin = view.nibOrigin?.savedFrame?.origin else { return nil }
        frame.origin.x += origin.x
        frame.origin.y += origin.y
      }
      if container is UIScrollView { return nil }
    }
    // A view that a stack view places, and one that it sizes, has the frame of the last time that it was shown.
    guard isLength || !(superview is UIStackView) else { return nil }
    let insets = alignmentRectInsets
    frame = CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
    return attribute.value(of: frame)
  }

  /// Whether this is the content of a row that was saved with another width than its table. Interface Builder makes the
  /// row as wide as the table, and saves the frames in it for that width.
  private var isRowOfOtherWidth: Bool {
    guard let element = nibOrigin?.element, element.isNamed("tableViewCellContentView"),
      let row = element.ancestor(named: "tableViewCell"),
      let table = row.ancestor(named: "tableView")?.savedFrame, let width = row.savedFrame?.width
    else { return false }
    return abs(width - table.width) > 1
  }
}
