import NibCore
import NibEditing

/// The constraints with which a subview determines an open length of the view around it, or of the content of the scroll
/// view around it: a chain of constraints from one edge through the subview to the other edge.
struct ContentChain {
  /// The names of the view and of the subview in sentences.
  private let viewName: String
  private let childName: String
  private let viewID: String
  private let childID: String
  private let isHorizontal: Bool
  /// The distances of the subview from the edges that have to be pinned.
  private let near: CGFloat?
  private let far: CGFloat?

  /// Chooses the longest subview of known length. Returns `nil` if there is none whose edges can be pinned.
  ///
  /// - Parameters:
  ///   - view: the view whose length is open, or the scroll view with such a content.
  ///   - length: `width` or `height`.
  ///   - own: the view as its designer saw it.
  init?(
    of view: UIView, _ length: NibExplanation.Edge, in layout: ExplainedLayout, _ own: DesignedFrames.Place
  ) {
    guard let viewID = view.nibOrigin?.id, !viewID.isEmpty, !(view is UIStackView) else { return nil }
    let gaps = ContentGaps(of: view, length, in: layout)
    let isHorizontal = length == .width
    let frames = Dictionary(
      own.view.subviews.compactMap { child in
        child.nibOrigin.map { ($0.id, own.frames.frame(of: child)) }
      }, uniquingKeysWith: { first, _ in first })
    let candidates = view.subviews.compactMap { child -> (child: UIView, id: String, frame: CGRect)? in
      guard let id = child.nibOrigin?.id, !id.isEmpty, let frame = frames[id], gaps.canPin(child),
        (isHorizontal ? frame.width : frame.height) >= 1
      else { return nil }
      return (child, id, frame)
    }
    let longest = candidates.max {
      isHorizontal ? $0.frame.width < $1.frame.width : $0.frame.height < $1.frame.height
    }
    guard let longest else { return nil }
    let bounds = own.frames.bounds(of: own.view)
    let isReversed = isHorizontal && view.nibIsRightToLeft
    let distances =
      isHorizontal
      ? (longest.frame.minX - bounds.minX, bounds.maxX - longest.frame.maxX)
      : (longest.frame.minY - bounds.minY, bounds.maxY - longest.frame.maxY)
    // A content that the designer saw outside the view has no distance that can be kept.
    let (start, end) = (max(0, distances.0), max(0, distances.1))
    let open = gaps.openEdges(of: longest.child)
    (near, far) =
      isReversed
      ? (open.far ? end : nil, open.near ? start : nil) : (open.near ? start : nil, open.far ? end : nil)
    (self.viewID, childID, self.isHorizontal) = (viewID, longest.id, isHorizontal)
    (viewName, childName) = (layout.names.inSentence(view), layout.names.inSentence(longest.child))
  }

  /// The constraints as a remedy, such as `Pin label "No results" to view "Message": leading 16, trailing 16`.
  var remedy: Remedy {
    let (first, second) = isHorizontal ? ("leading", "trailing") : ("top", "bottom")
    var edits: [DocumentEdit] = []
    var words: [String] = []
    func pin(_ attribute: String, _ distance: CGFloat, isFar: Bool) {
      let (own, outer) = (NewConstraint.Anchor(childID, attribute), NewConstraint.Anchor(viewID, attribute))
      var constraint = isFar ? NewConstraint(outer, own) : NewConstraint(own, outer)
      constraint.constant = NibNumber.text(distance)
      edits.append(.addConstraint(constraint))
      words.append("\(attribute) \(constraint.constant)")
    }
    if let near { pin(first, near, isFar: false) }
    if let far { pin(second, far, isFar: true) }
    return Remedy(
      "Pin \(childName) to \(viewName): \(words.joined(separator: ", "))", edits)
  }
}

/// The distances between the edges of a view, or of the content of a scroll view, and those of its subviews on an axis.
struct ContentGaps {
  private let layout: ExplainedLayout
  private let container: LayoutProblem.ItemID?
  private let edges: [NibExplanation.Edge]
  private let length: NibExplanation.Edge

  /// - Parameter length: `width` or `height`, on whose axis the edges are.
  init(of view: UIView, _ length: NibExplanation.Edge, in layout: ExplainedLayout) {
    (self.layout, self.length) = (layout, length)
    container = layout.builder.contentItem(of: view) ?? layout.item(for: view)
    edges = length == .width ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
  }

  /// Whether the length of a subview is known, and pinning its edges determines that of the view.
  func canPin(_ child: UIView) -> Bool {
    guard let item = layout.item(for: child), container != nil,
      !child.translatesAutoresizingMaskIntoConstraints
    else { return false }
    let own = layout.sum(item, length.attribute(isRightToLeft: false), measuredFrom: nil)
    let open = openEdges(of: child)
    return !layout.ambiguous.isAmbiguous(own) && (open.near || open.far)
  }

  /// The edges of a subview that have to be pinned: with its center, one is enough.
  func openEdges(of child: UIView) -> (near: Bool, far: Bool) {
    let open = edges.map { isOpen($0, of: child) }
    return (open[0], open[1] && (open[2] || !open[0]))
  }

  /// Whether the constraints pin both edges of a subview.
  func arePinned(_ child: UIView) -> Bool {
    edges.prefix(2).allSatisfy { gap($0, of: child) != nil && !isOpen($0, of: child) }
  }

  /// The sum of the distances of a subview from both edges.
  func total(around child: UIView) -> CGFloat {
    let distances = edges.prefix(2).map { edge in
      gap(edge, of: child).map { $0.terms.value(layout.values) + $0.constant } ?? 0
    }
    return CGFloat(distances[0] - distances[1])
  }

  private func isOpen(_ edge: NibExplanation.Edge, of child: UIView) -> Bool {
    gap(edge, of: child).map(layout.ambiguous.isAmbiguous) ?? false
  }

  /// The position of an edge of a subview, measured from that of the view.
  private func gap(_ edge: NibExplanation.Edge, of child: UIView) -> LayoutVariables.Expression? {
    guard let item = layout.item(for: child), let container else { return nil }
    let attribute = edge.attribute(isRightToLeft: false)
    let gap = LayoutProblem.Constraint(
      terms: [.init(item, attribute, 1), .init(container, attribute, -1)], relation: .equal, constant: 0)
    return layout.variables.expression(gap, in: layout.problem)
  }
}
