import NibCore

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
  private var frames: [LayoutProblem.ItemID: LayoutRect] = [:]
  /// The distances in points by which broken constraints are violated.
  private var broken: [ObjectIdentifier: Double] = [:]

  /// The tolerance in points. Both ends of a distance are rounded to pixels, each by up to half a pixel.
  private static let tolerance = 1.001

  init(_ root: UIView) {
    self.root = root
    builder = LayoutBuilder(root: root)
    for conflict in root.nibLayoutReport?.conflicts ?? [] {
      if let constraint = conflict.broken { broken[ObjectIdentifier(constraint)] = conflict.violation }
    }
    measure(root, CGRect(origin: .zero, size: root.bounds.size))
  }

  /// Stores the frames of a view, its guides and its subviews, in root coordinates. They are alignment rectangles, as
  /// in the problem.
  private mutating func measure(_ view: UIView, _ frame: CGRect) {
    guard let item = builder.item(for: view) else { return }
    frames[item] = LayoutRect(frame)
    for guide in view.guides.all + view.layoutGuides {
      guard let item = builder.item(for: guide) else { continue }
      frames[item] = LayoutRect(guide.layoutFrame.offsetBy(dx: frame.minX, dy: frame.minY))
    }
    if let content = builder.contentItem(of: view) {
      let size = (view as? UIScrollView)?.contentSize ?? frame.size
      frames[content] = LayoutRect(CGRect(origin: frame.origin, size: size))
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

  /// The relation between a constraint and the measured frames.
  func state(of constraint: NSLayoutConstraint) -> NibConstraintState {
    guard let translated = ConstraintTranslator(builder).translate(constraint),
      let excess = builder.problem.excess(of: translated, frame: { frames[$0] })
    else { return .unused }
    let shortfall = translated.relation.violation(excess)
    if let violation = broken[ObjectIdentifier(constraint)] { return .broken(violation) }
    if shortfall > MeasuredLayout.tolerance { return .givesWay(shortfall) }
    return shortfall < -MeasuredLayout.tolerance ? .slack(-shortfall) : .holds
  }
}
