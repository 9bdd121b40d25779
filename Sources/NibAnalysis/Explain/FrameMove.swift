import NibCore
import NibEditing

/// The edits that move a view or change its size: of the constants of constraints if these decide its frame, and otherwise
/// of its saved frame. The size of a cell, or of a root view whose document chooses it, changes on the canvas.
package struct FrameMove {
  package let edits: [DocumentEdit]
  /// The subject of a sentence about the change, such as
  /// `constant of Name.leading = Superview.leading + 17 (was 16)`.
  package let words: String

  /// The reason why a view cannot be moved.
  package struct Refusal: Error {
    /// A sentence.
    package let reason: String
  }

  /// Finds the edits. Cost: solves the layout for each constraint of the view.
  ///
  /// - Parameters:
  ///   - distance: the distance to the right and downward, in points.
  ///   - isResize: whether the size changes by the distance instead of the position.
  package init(
    of view: UIView, by distance: CGSize, isResize: Bool
  ) throws(Refusal) {
    guard let origin = view.nibOrigin, !origin.id.isEmpty else {
      throw Refusal(reason: "The view is not part of the document.")
    }
    if let holder = CanvasResize.holder(of: view) {
      guard isResize else {
        throw Refusal(
          reason: view.superview == nil
            ? "The canvas places the root view."
            : "\(holder.superview?.nibNameInSentence ?? "the canvas") places the cell.")
      }
      let size = holder.bounds.size
      let new = CGSize(width: size.width + distance.width, height: size.height + distance.height)
      self.edits = try CanvasResize(of: holder, to: new).edits
      words = "size of \(holder.nibNameInSentence) on the canvas \(new.nibText) (was \(size.nibText))"
      return
    }
    if let placer = view.nibPlacer {
      throw Refusal(reason: "\(placer.nibNameInSentence) places the view, so it cannot be moved by itself.")
    }
    let layout = ExplainedLayout(of: view)
    let axes: [(edges: [NibExplanation.Edge], amount: CGFloat)] = [
      ([.left, .width], distance.width), ([.top, .height], distance.height),
    ]
    var edits: [DocumentEdit] = []
    var sentences: [String] = []
    var frame = origin.savedFrame ?? view.frame
    var isFrame = false
    for axis in axes where axis.amount != 0 {
      let search = AxisSearch(of: view, axis.edges, in: layout)
      if search.isPlacedByConstraints {
        guard let changes = search.changes(by: Double(axis.amount), isResize: isResize) else {
          throw Refusal(
            reason: "No constant of its own constraints \(isResize ? "resizes" : "moves") only this view "
              + "\(axis.edges[0] == .left ? "horizontally" : "vertically").")
        }
        edits += changes.map { .set(PropertyEdit($0.id, "constant", NibNumber.text($0.constant))) }
        sentences += changes.map { "constant of \($0.sentence)" }
      } else {
        isFrame = true
        switch (axis.edges[0], isResize) {
        case (.left, false): frame.origin.x += axis.amount
        case (.left, true): frame.size.width = max(0, frame.width + axis.amount)
        case (_, false): frame.origin.y += axis.amount
        default: frame.size.height = max(0, frame.height + axis.amount)
        }
      }
    }
    if isFrame {
      edits.append(.frame(FrameEdit(origin.id, NibRect(frame))))
      sentences.append("saved frame")
    }
    self.edits = edits
    words = sentences.joined(separator: " and ")
  }
}

/// Finds the constants that move a view on one axis, by trying them.
private struct AxisSearch {
  /// A constraint of the view with the effect of a constant that is larger by one point.
  private struct Candidate {
    let id: String
    let constraint: NSLayoutConstraint
    let element: NibElement
    /// The change of the position and of the length, in points.
    let position: Double
    let length: Double
  }

  /// A constraint with its new constant.
  struct Change {
    let id: String
    let constant: CGFloat
    /// The constraint with the new constant, and the old one.
    let sentence: String
  }

  /// The id of the view.
  private let subject: String?
  /// Whether constraints of the document determine the position or the length of the view.
  let isPlacedByConstraints: Bool
  private let candidates: [Candidate]

  /// The maximum number of constraints to try.
  private static let limit = 8

  /// - Parameter edges: the position and the length.
  init(of view: UIView, _ edges: [NibExplanation.Edge], in layout: ExplainedLayout) {
    subject = view.nibOrigin?.id
    let explained = edges.compactMap { ExplainedEdge(view, $0, in: layout) }
    guard explained.count == 2 else {
      (isPlacedByConstraints, candidates) = (false, [])
      return
    }
    let now = explained.map { $0.value(layout.values) }
    let axes = edges[0].axes
    var found: [Candidate] = []
    var isConstrained = false
    for (index, row) in layout.rows.enumerated() where found.count < AxisSearch.limit {
      guard case .constraint(let number) = row.source, let constraint = layout.constraint(ofRow: index),
        constraint.firstItem === view || constraint.secondItem === view,
        row.concerns(axes, layout.variables), let origin = constraint.nibOrigin, !origin.id.isEmpty
      else { continue }
      isConstrained = true
      let variant = layout.withLargerConstant(of: constraint, at: number)
      // A constraint that another one repeats cannot be changed alone.
      if variant.solution.conflicts.count > layout.solution.conflicts.count { continue }
      let then = explained.map { $0.value(variant.values) }
      found.append(
        Candidate(
          id: origin.id, constraint: constraint, element: origin.element,
          position: then[0] - now[0], length: then[1] - now[1]))
    }
    candidates = found.filter { abs($0.position) > 0.01 || abs($0.length) > 0.01 }
    isPlacedByConstraints = isConstrained
  }

  /// The changes of one or two constants that move the view or change its length by an amount; `nil` if there are none.
  func changes(by amount: Double, isResize: Bool) -> [Change]? {
    let (position, length) = isResize ? (0.0, amount) : (amount, 0.0)
    for candidate in candidates {
      let own = isResize ? candidate.length : candidate.position
      guard abs(own) > 0.01 else { continue }
      let factor = amount / own
      if isClose(candidate.position * factor, position), isClose(candidate.length * factor, length) {
        return [change(candidate, factor)]
      }
    }
    for (index, first) in candidates.enumerated() {
      for second in candidates.dropFirst(index + 1) {
        let determinant = first.position * second.length - second.position * first.length
        guard abs(determinant) > 0.01 else { continue }
        let a = (position * second.length - second.position * length) / determinant
        let b = (first.position * length - position * first.length) / determinant
        if abs(a) > 0.01, abs(b) > 0.01 { return [change(first, a), change(second, b)] }
      }
    }
    // A view that is centered gets another length on both sides.
    guard isResize, let candidate = candidates.first(where: { abs($0.length) > 0.01 }) else { return nil }
    return [change(candidate, amount / candidate.length)]
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }

  private func change(_ candidate: Candidate, _ factor: Double) -> Change {
    let constant = candidate.constraint.constant + CGFloat(factor)
    let sentence = ConstraintSentence(
      candidate.element, subject: subject, constant: NibNumber.text(constant))
    let old = NibNumber.text(candidate.constraint.constant)
    return Change(id: candidate.id, constant: constant, sentence: "\(sentence.text) (was \(old))")
  }
}
