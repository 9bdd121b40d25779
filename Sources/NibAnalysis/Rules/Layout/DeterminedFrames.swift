import NibCore

/// The frames that required equations alone give to the views of a layout, whatever the version of Interface Builder.
///
/// Only equations between edges, centers and lengths of views count, together with autoresizing masks of views with their
/// saved sizes and the saved size of the root. Everything else can differ from the canvas on which a document was saved:
/// the sizes of texts and images, safe areas, margins, baselines, stack views, the contents of scroll views, and the
/// alignment insets of symbols.
struct DeterminedFrames {
  private let layout: ExplainedLayout
  private let elimination: Elimination
  var root: UIView { layout.root }

  /// Whether the layout has conflicts, or was not solved completely, so that it can have further ones.
  let hasConflicts: Bool

  /// Solves a layout again, whose views must have their final frames. Equations between views that a conflict can affect do
  /// not count, because one of them does not hold.
  ///
  /// - Parameter root: the root of the layout.
  init(root: UIView) {
    layout = ExplainedLayout(root: root)
    var elimination = Elimination()
    let isComplete = root.nibLayoutReport?.isComplete ?? false
    hasConflicts = !isComplete || !layout.solution.conflicts.isEmpty
    if isComplete {
      let reach = ConflictReach(of: layout.solution.conflicts, in: layout.problem, layout.builder)
      for (index, row) in layout.rows.enumerated()
      where layout.isCertain(row) && !layout.isAffected(row, by: reach) {
        elimination.add(index, row.terms)
      }
    }
    self.elimination = elimination
  }

  /// Whether the equations determine a position of a view in its superview, or a length.
  func determine(_ length: FrameLength, of view: UIView) -> Bool {
    value(length, of: view) != nil
  }

  /// Whether the equations determine the whole frame of a view in the layout.
  func determine(_ view: UIView) -> Bool {
    [LayoutAxes.horizontal, .vertical].allSatisfy { axis in
      position(of: view, in: root, on: axis) != nil && length(of: view, on: axis) != nil
    }
  }

  /// Whether the equations give a view exactly the frame that is saved for it. A frame that is rounded to pixels is another
  /// one, for which Interface Builder can mark the view.
  func giveSavedFrame(to view: UIView) -> Bool {
    guard let saved = view.nibOrigin?.savedFrame else { return false }
    return FrameLength.all(on: [.horizontal, .vertical]).allSatisfy { length in
      guard let determined = value(length, of: view) else { return false }
      return abs(length.value(in: saved) - determined) <= DeterminedFrames.tolerance
    }
  }

  /// The largest difference in points between a number and the same number with the digits that documents save.
  private static let tolerance: CGFloat = 0.01

  /// A position of a view in its superview, or a length, in points; `nil` if the equations leave it open.
  private func value(_ length: FrameLength, of view: UIView) -> CGFloat? {
    switch length {
    case .x, .y: view.superview.flatMap { position(of: view, in: $0, on: length.axis) }
    case .width, .height: self.length(of: view, on: length.axis)
    }
  }

  /// The position of a view in a view around it, in points; `nil` if the equations leave it open.
  private func position(of view: UIView, in container: UIView, on axis: LayoutAxes) -> CGFloat? {
    guard let item = layout.item(for: view), let outer = layout.item(for: container) else { return nil }
    let (own, around) = (layout.variables.items[item], layout.variables.items[outer])
    let (start, origin) = axis == .horizontal ? (own.left, around.left) : (own.top, around.top)
    return value(
      of: [start.map { Simplex.Term($0, 1) }, origin.map { Simplex.Term($0, -1) }].compactMap(\.self))
  }

  /// The width or height of a view in points; `nil` if the equations leave it open.
  private func length(of view: UIView, on axis: LayoutAxes) -> CGFloat? {
    layout.item(for: view).flatMap { item in
      let own = layout.variables.items[item]
      return value(of: [Simplex.Term(axis == .horizontal ? own.width : own.height, 1)])
    }
  }

  private func value(of terms: [Simplex.Term]) -> CGFloat? {
    elimination.combination(terms).map { rows in
      let links = rows.map { LayoutChain.Link(row: $0.row, factor: $0.factor) }
      return CGFloat(LayoutChain(links: links).value(layout.rows))
    }
  }
}

extension ExplainedLayout {
  /// Whether a row contains a position or length that can follow from a conflict.
  fileprivate func isAffected(_ row: LayoutRow, by reach: ConflictReach) -> Bool {
    [LayoutAxes.horizontal, .vertical].contains { axis in
      row.concerns(axis, variables) && row.items.contains { reach.axes(of: $0).contains(axis) }
    }
  }

  /// Whether the frame of a view is its alignment rectangle on the axes of a row.
  private func hasNoInsets(_ view: UIView, on row: LayoutRow) -> Bool {
    let insets = view.alignmentRectInsets
    if row.concerns(.horizontal, variables), insets.left != 0 || insets.right != 0 { return false }
    if row.concerns(.vertical, variables), insets.top != 0 || insets.bottom != 0 { return false }
    return true
  }

  /// Whether a row is an equation that holds in every version of Interface Builder.
  fileprivate func isCertain(_ row: LayoutRow) -> Bool {
    guard let above = row.above, let below = row.below, min(above, below) >= 1000 else { return false }
    switch row.source {
    case .content, .positive: return false
    case .rootSize:
      // Interface Builder changes the size of a cell's content to fit it.
      return root.nibHasSavedSize && !(root.superview?.nibIsReusable ?? false)
    case .constraint(let index):
      let views = problem.constraints[index].terms.map { view(of: $0.item) }
      guard views.allSatisfy({ $0.map { hasNoInsets($0, on: row) } ?? false }) else { return false }
      if let constraint = constraint(at: index) {
        return constraint.isBetweenEdges && !constraint.isPlaceholder
      }
      return problem.constraints[index].protection == .autoresizingMask
        && views.allSatisfy { $0?.nibHasSavedSize ?? false }
    }
  }
}

/// One of the numbers of a frame, with its name in documents.
enum FrameLength: String {
  case x, y, width, height

  var axis: LayoutAxes { self == .x || self == .width ? .horizontal : .vertical }

  /// The position and the length on each of the given axes.
  static func all(on axes: LayoutAxes) -> [FrameLength] {
    [.x, .y, .width, .height].filter { axes.contains($0.axis) }
  }

  func value(in frame: CGRect) -> CGFloat {
    switch self {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    case .height: frame.height
    }
  }

  /// The number of a frame as messages show it.
  func text(in frame: CGRect) -> String { NibNumber.text(value(in: frame)) }
}
