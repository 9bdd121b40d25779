import NibCore

/// The relation between a constraint and the frames of its layout.
package enum NibConstraintState: Hashable, Sendable {
  /// The constraint holds, apart from the rounding of frames to pixels.
  case holds
  /// An inequality that holds without being reached. The value is the distance to its bound in points.
  case slack(Double)
  /// The constraint misses its value by the given number of points because stronger constraints overrule it.
  case givesWay(Double)
  /// The required constraint contradicts others and was broken. The value is the difference in points.
  case broken(Double)
  /// The constraint is not part of a layout: it is not installed, or its objects are not in the same layout.
  case unused
}

/// The state of constraints in a tree of laid-out views.
///
/// A layout is examined when the first of its constraints is requested, and only once.
package final class NibConstraintStates {
  private var layouts: [ObjectIdentifier: MeasuredLayout] = [:]

  /// Creates an instance that has not examined any layout.
  package init() {}

  /// Returns the state of a constraint. Cost: O(1), but O(views) for the first constraint of a layout.
  package func state(of constraint: NSLayoutConstraint) -> NibConstraintState {
    guard let owner = constraint.nibOwner else { return .unused }
    let root = owner.nibLayoutRoot
    let layout = layouts[ObjectIdentifier(root)] ?? MeasuredLayout(root)
    layouts[ObjectIdentifier(root)] = layout
    return layout.state(of: constraint)
  }
}

/// The frames of a layout, by the items of its problem.
private struct MeasuredLayout {
  private let root: UIView
  private let builder: LayoutBuilder
  /// The frames in root coordinates, only for items that represent a view or guide.
  private var frames: [LayoutProblem.ItemID: CGRect] = [:]
  private let broken: Set<ObjectIdentifier>

  /// The tolerance in points. Both ends of a distance are rounded to pixels, each by up to half a pixel.
  private static let tolerance = 1.001

  init(_ root: UIView) {
    self.root = root
    builder = LayoutBuilder(root: root)
    let conflicts = root.nibLayoutReport?.conflicts ?? []
    broken = Set(conflicts.compactMap { $0.broken.map(ObjectIdentifier.init) })
    measure(root, CGRect(origin: .zero, size: root.bounds.size))
  }

  private mutating func measure(_ view: UIView, _ frame: CGRect) {
    guard let item = builder.item(for: view) else { return }
    frames[item] = frame
    for guide in view.guides.all + view.layoutGuides {
      guard let item = builder.item(for: guide) else { continue }
      frames[item] = guide.layoutFrame.offsetBy(dx: frame.minX, dy: frame.minY)
    }
    if let content = builder.contentItem(of: view) {
      frames[content] = CGRect(origin: frame.origin, size: (view as? UIScrollView)?.contentSize ?? frame.size)
    }
    let outer = view.alignmentRectInsets
    for subview in view.subviews {
      let insets = subview.alignmentRectInsets
      measure(
        subview,
        CGRect(
          x: frame.minX + subview.frame.minX + insets.left - outer.left,
          y: frame.minY + subview.frame.minY + insets.top - outer.top,
          width: subview.frame.width - insets.left - insets.right,
          height: subview.frame.height - insets.top - insets.bottom))
    }
  }

  func state(of constraint: NSLayoutConstraint) -> NibConstraintState {
    guard let translated = ConstraintTranslator(builder).translate(constraint),
      let excess = excess(of: translated)
    else { return .unused }
    let shortfall =
      switch translated.relation {
      case .equal: abs(excess)
      case .greaterThanOrEqual: -excess
      case .lessThanOrEqual: excess
      }
    if broken.contains(ObjectIdentifier(constraint)) { return .broken(max(0, shortfall)) }
    if shortfall > MeasuredLayout.tolerance { return .givesWay(shortfall) }
    return shortfall < -MeasuredLayout.tolerance ? .slack(-shortfall) : .holds
  }

  /// The amount by which the left side of a constraint exceeds the right side; `nil` if a frame is not known.
  private func excess(of constraint: LayoutProblem.Constraint) -> Double? {
    var origin = CGPoint.zero
    if let item = constraint.origin {
      guard let frame = frames[item] else { return nil }
      origin = frame.origin
    }
    var sum = -constraint.constant
    for term in constraint.terms {
      guard let frame = frames[term.item] else { return nil }
      let measured = frame.offsetBy(dx: -origin.x, dy: -origin.y)
      sum += term.coefficient * Double(value(of: term, in: measured))
    }
    return sum
  }

  private func value(of term: LayoutProblem.Term, in frame: CGRect) -> CGFloat {
    let item = builder.problem.items[term.item]
    return switch term.attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    case .centerY: frame.midY
    case .firstBaseline: frame.minY + CGFloat(item.firstBaseline ?? 0)
    case .lastBaseline: frame.maxY - CGFloat(item.lastBaseline ?? 0)
    }
  }
}
