import NibCore

/// A new solution of a layout, in which no view moves.
final class LayoutAttempt {
  /// The conflicts that the solution has, without those that the rounding of a multiplier causes.
  let allConflicts: [LayoutReport.Conflict]
  /// The conflicts without those with the length of a hidden view, which are findings of `hidden-view-conflict`.
  let conflicts: [LayoutReport.Conflict]
  private let root: UIView
  let relief: LayoutRelief
  /// The size of the root in this solution.
  let size: CGSize
  /// The work that the solution needed: see `LayoutEngine.effort`. Includes the attempts with fixed widths that came
  /// before it.
  private(set) var effort: Int
  /// Whether all conflicts were found. False if the layout needs too much work.
  let isComplete: Bool

  /// The solution that a layout already has.
  init(known layout: CheckedLayout) {
    root = layout.root
    relief = LayoutRelief()
    effort = 0
    isComplete = layout.report.isComplete
    size = layout.root.bounds.size
    allConflicts = layout.report.conflicts.filter { !$0.distance.isRoundingError }
    conflicts = allConflicts.filter { !$0.isOfHiddenView }
  }

  /// Solves a layout, whose views must have their final frames.
  convenience init(_ layout: CheckedLayout, _ relief: LayoutRelief = LayoutRelief()) {
    let canvas = layout.root.bounds.size
    if relief.axes.contains(.horizontal), let widths = relief.widths {
      // If one of the possible widths satisfies all constraints, the width is free, and the solver finds the nearest
      // width that does. Otherwise the width of the canvas is used.
      var fixed = relief
      fixed.axes.remove(.horizontal)
      let nearest = widths.sorted { abs($0 - canvas.width) < abs($1 - canvas.width) }
      var spent = 0
      let fits = nearest.contains { width in
        let attempt = LayoutAttempt(layout.root, fixed, CGSize(width: width, height: canvas.height))
        spent += attempt.effort
        return attempt.conflicts.isEmpty
      }
      self.init(layout.root, fits ? relief : fixed, canvas)
      effort += spent
      return
    }
    self.init(layout.root, relief, canvas)
  }

  private init(_ root: UIView, _ relief: LayoutRelief, _ target: CGSize) {
    self.root = root
    self.relief = relief
    let top = root.superview.map { $0.superview == nil ? $0 : root } ?? root
    let builder =
      relief.withoutSafeArea
      ? top.nibWithoutSafeArea { LayoutBuilder(root: root) } : LayoutBuilder(root: root)
    var problem = builder.problem
    for index in problem.constraints.indices.reversed()
    where relief.leavesOut(problem.constraints[index].identifier, of: builder) {
      problem.removeConstraint(at: index)
    }
    LayoutAttempt.removeEmptySavedSizes(from: &problem, builder, on: relief.axes)
    problem.rootSize = LayoutProblem.RootSize(
      width: LayoutAttempt.length(target.width, isFree: relief.axes.contains(.horizontal), .horizontal, root),
      height: LayoutAttempt.length(target.height, isFree: relief.axes.contains(.vertical), .vertical, root))
    var engine = LayoutEngine(problem)
    let solution = engine.solve(builder.measure)
    effort = engine.effort
    isComplete = solution.isConverged
    size = CGSize(width: solution.frames[0].width, height: solution.frames[0].height)
    allConflicts = builder.report(of: solution).conflicts.filter { !$0.distance.isRoundingError }
    conflicts = allConflicts.filter { !$0.isOfHiddenView }
  }

  /// Removes the contents with a saved length of zero from views that have no intrinsic size, such as image views without an
  /// image. Such a view was saved where the canvas has no room for it, so the length is not one that the program needs.
  ///
  /// - Parameter axes: the axes on which the root can have another size than on the canvas.
  private static func removeEmptySavedSizes(
    from problem: inout LayoutProblem, _ builder: LayoutBuilder, on axes: LayoutAxes
  ) {
    for (view, item) in builder.views {
      let own = problem.items[item]
      let hasNoWidth = axes.contains(.horizontal) && own.intrinsicWidth == 0
      let hasNoHeight = axes.contains(.vertical) && own.intrinsicHeight == 0
      guard hasNoWidth || hasNoHeight else { continue }
      // Measured only for these views, because there can be many attempts.
      let content = view.nibLayoutContentSize
      if hasNoWidth, content.width == nil { problem.removeContent(.width, of: item) }
      if hasNoHeight, content.height == nil { problem.removeContent(.height, of: item) }
    }
  }

  /// Whether the root could have this size in the program. A length of zero satisfies constraints that contradict every
  /// real size, such as a negative multiplier.
  var isPossible: Bool {
    (!relief.axes.contains(.horizontal) || size.width >= 1)
      && (!relief.axes.contains(.vertical) || size.height >= 1)
  }

  /// The length that is requested for a root, and its priority.
  ///
  /// A free width is weaker than required constraints only, because texts can be truncated: the nearest width that
  /// satisfies them is used. A free height is also weaker than compression resistance, so that content is not
  /// compressed. The height of a row is weaker than all constraints of its content, because a row that sizes itself is
  /// as high as its content.
  private static func length(
    _ target: CGFloat, isFree: Bool, _ axis: LayoutAxes, _ root: UIView
  ) -> (Double, Float) {
    guard isFree else { return (Double(target), UILayoutPriority.required.rawValue) }
    guard axis == .vertical else { return (Double(target), 999) }
    let isRow = root.superview is UITableViewCell
    return isRow ? (0, UILayoutPriority.fittingSizeLevel.rawValue) : (Double(target), 500)
  }

  /// The solution for a height of whole pixels. `nil` if the height of this solution is not free, or is already a whole
  /// number of pixels.
  private(set) lazy var withHeightInPixels: LayoutAttempt? = {
    // A multiplier that was rounded when it was saved can add or remove a small part of a pixel.
    let height = root.nibHeightInPixels(size.height - 0.01)
    guard relief.axes.contains(.vertical), abs(height - size.height) > 0.01 else { return nil }
    var fixed = relief
    fixed.axes.remove(.vertical)
    return LayoutAttempt(root, fixed, CGSize(width: size.width, height: height))
  }()

  /// The message for the conflicts that this solution does not have, which exist only on the canvas, or on a device only with
  /// the size or the safe area that a view has while the program gives it no other.
  var explanation: String {
    let (width, height) = (NibNumber.text(size.width), NibNumber.text(size.height))
    let (oldWidth, oldHeight) = (NibNumber.text(root.bounds.width), NibNumber.text(root.bounds.height))
    let name = root.nibNameInSentence
    let needs: String
    switch (width != oldWidth, height != oldHeight) {
    case (true, true):
      needs = "\(width)x\(height) points for its content, but is \(oldWidth)x\(oldHeight)"
    case (true, false):
      needs = "a width of \(width) points for its content, but is \(oldWidth) points wide"
    case (false, true):
      needs = "a height of \(height) points for its content, but is \(oldHeight) points high"
    case (false, false):
      let place = MessageNames([root]).inSentenceWithSize(root)
      return "the constraints of \(place) conflict only \(causeBesidesSize)"
    }
    let advice = root.nibIsOnCanvas ? "correct its size there" : "correct its size, unless the program does"
    return "\(name) needs \(needs) \(root.nibPlaceOfLayout): \(advice)"
  }

  /// The cause of the conflicts if, apart from rounding, the root already has the needed size.
  private var causeBesidesSize: String {
    let place = root.nibPlaceOfLayout
    if relief.withoutSafeArea { return "with the safe area that it has \(place)" }
    if relief.withoutPlaceholders { return "with placeholders, which are removed at build time" }
    return "because of the rounded size that it has \(place)"
  }
}

extension NSLayoutConstraint {
  /// Whether Interface Builder removes the constraint when the document is built.
  var isPlaceholder: Bool { nibOrigin?.element["placeholder"] == "YES" }
}

extension UIView {
  fileprivate var nibIsOnCanvas: Bool { nibFollows(.simulatedSurroundings) }

  /// The place for which the view is laid out, as messages name it: Interface Builder's canvas or a device.
  var nibPlaceOfLayout: String { nibIsOnCanvas ? "on the canvas" : "on the device" }
}
