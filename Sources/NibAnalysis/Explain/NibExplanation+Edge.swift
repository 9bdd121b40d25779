import NibCore

extension NibExplanation {
  /// What of a view's frame can be explained. Positions count from the superview's left and top edge.
  package enum Edge: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline,
      lastBaseline

    /// The axis that it lies on.
    var axes: LayoutAxes {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
      case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
      }
    }

    /// The attribute of layout, in a view that is read in that direction.
    func attribute(isRightToLeft: Bool) -> LayoutProblem.Attribute {
      switch self {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      case .width: .width
      case .height: .height
      case .centerX: .centerX
      case .centerY: .centerY
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
    }
  }
}
