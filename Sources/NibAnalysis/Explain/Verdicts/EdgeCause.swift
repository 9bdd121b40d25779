import NibCore

/// The reason why an edge of a view is outside another view, in words.
struct EdgeCause {
  enum Kind {
    case constraint(NSLayoutConstraint)
    /// The width or height of the view, which is larger than that of the other view.
    case length(LengthCause, LayoutRow.Dimension)
    /// The place of the superview, whose edge is outside as well.
    case superview(UIView)
    /// The view's autoresizing mask.
    case mask
    case stack(UIView)
    /// The view whose class, or whose program, places the view.
    case placer(UIView)
    /// No demand determines the edge.
    case undetermined
    /// Another demand, such as that of a guide.
    case other
  }

  let kind: Kind
  /// Whether the view ends below the bottom of a row that would be higher if its constraints required it.
  let isBelowSelfSizingRow: Bool
  /// The cause as a clause; `nil` if there is nothing to say.
  let text: String?

  /// - Parameter container: one of the views that contain the view; the edge is outside of it.
  init(
    _ view: UIView, _ edge: NibExplanation.Edge, outside container: UIView, in layout: ExplainedLayout
  ) {
    kind = EdgeCause.kind(view, edge, outside: container, in: layout)
    text = EdgeCause.text(kind, edge)
    let cell = (container as? UITableViewCell) ?? container.superview as? UITableViewCell
    isBelowSelfSizingRow = edge == .bottom && (cell?.isKnownToSizeItself ?? false)
  }

  // MARK: Kinds

  private static func kind(
    _ view: UIView, _ edge: NibExplanation.Edge, outside container: UIView, in layout: ExplainedLayout
  ) -> Kind {
    let outside = superview(of: view, edge, outside: container)
    let dimension: LayoutRow.Dimension = edge.axes == .horizontal ? .width : .height
    if view.nibLength(dimension) > container.nibContentArea.size.length(dimension) + 1 {
      let cause = LengthCause(of: dimension, of: view, in: layout)
      guard let outside, case .space = cause.kind else { return .length(cause, dimension) }
      return .superview(outside)
    }
    if let outside { return .superview(outside) }
    if let placer = view.nibPlacer { return .placer(placer) }
    guard view !== layout.root, let target = ExplainedEdge(view, edge, in: layout) else {
      return view.superview.map(Kind.placer) ?? .other
    }
    let fixed = DeterminedEdge(target, layout)
    guard fixed.isPlacedByLayout else { return view.superview.map(Kind.placer) ?? .other }
    guard let chain = fixed.chain else { return .undetermined }
    return kind(view, fixedBy: chain.links.map(\.row), layout)
  }

  /// The superview, if the same edge of it is at least as far outside the container.
  private static func superview(
    of view: UIView, _ edge: NibExplanation.Edge, outside container: UIView
  ) -> UIView? {
    func distance(_ view: UIView) -> CGFloat {
      OutsideView.overhangs(of: view, in: container)?.first { $0.edge == edge }?.distance ?? 0
    }
    guard let superview = view.superview, superview !== container, distance(superview) > 0 else { return nil }
    return distance(superview) > distance(view) - 1 ? superview : nil
  }

  /// The cause among the rows that determine the edge of a view.
  private static func kind(_ view: UIView, fixedBy rows: [Int], _ layout: ExplainedLayout) -> Kind {
    let constraints = rows.compactMap { layout.constraint(ofRow: $0) }
    // A constraint of the view itself with a constant is a more likely cause than one that only aligns views.
    let ownConstraints = constraints.filter { $0.firstItem === view || $0.secondItem === view }
    if let constraint = ownConstraints.first(where: { $0.constant != 0 && $0.secondItem != nil })
      ?? ownConstraints.first
    {
      return .constraint(constraint)
    }
    let engine = rows.compactMap { engineSource(ofRow: $0, layout) }
    if engine.contains(where: { $0.owner === view && $0.purpose == "autoresizing mask" }) { return .mask }
    if let stack = view.superview as? UIStackView, engine.contains(where: { $0.owner === stack }) {
      return .stack(stack)
    }
    return constraints.first.map(Kind.constraint) ?? .other
  }

  /// The purpose of a constraint that NibTerm added, and the view that it belongs to.
  private static func engineSource(
    ofRow row: Int, _ layout: ExplainedLayout
  ) -> (purpose: String, owner: UIView)? {
    guard case .constraint(let index) = layout.rows[row].source,
      case .engine(.purpose(let purpose, let owner)) = layout.source(at: index)
    else { return nil }
    return (purpose, owner)
  }

  // MARK: Words

  /// The cause as a clause; `nil` if there is nothing to say.
  private static func text(_ kind: Kind, _ edge: NibExplanation.Edge) -> String? {
    switch kind {
    case .constraint(let constraint):
      "\(constraint.nibNameInSentence) places it there: \(constraint.nibHumanEquation)"
    case .length(let cause, _): cause.text
    case .superview(let superview): "\(superview.nibNameInSentence), which contains it, ends there too"
    case .mask: "its autoresizing mask keeps its place from Interface Builder"
    case .stack(let stack): "\(stack.nibNameInSentence) arranges it there"
    case .placer(let placer): "\(placer.nibNameInSentence) places it itself, without constraints"
    case .undetermined: "nothing determines its \(edge.rawValue) edge"
    case .other: nil
    }
  }

  /// The advice what to change, as the beginning of a sentence.
  var advice: String {
    if isBelowSelfSizingRow {
      return "Pin its bottom to the content view"
    }
    return switch kind {
    case .constraint(let constraint): "Change \(constraint.nibNameInSentence)"
    case .length(let cause, let dimension): EdgeCause.advice(cause, dimension)
    case .superview(let superview): "Move \(superview.nibNameInSentence), or make it smaller,"
    case .mask: "Move it in Interface Builder, or place it with constraints,"
    case .stack(let stack): "Move \(stack.nibNameInSentence), or make the views in it smaller,"
    case .placer: "Change its size"
    case .undetermined: "Add constraints"
    case .other: "Move it"
    }
  }

  /// What to change so that the view becomes smaller, as the beginning of a sentence.
  private static func advice(_ cause: LengthCause, _ dimension: LayoutRow.Dimension) -> String {
    let (axis, sides) =
      dimension == .width ? ("horizontal", "both of its sides") : ("vertical", "its top and bottom")
    switch cause.kind {
    case .ownConstraint(let constraint), .excess(let constraint):
      return "Change \(constraint.nibNameInSentence)"
    // A view that is as large as the views in it has no compression resistance of its own.
    case .content(let owner, _) where owner !== cause.view: return "Make the views in it smaller"
    case .content: return "Pin \(sides) and lower its \(axis) compression resistance,"
    case .mask: return "Make it smaller in Interface Builder, or place it with constraints,"
    default: return "Make it smaller"
    }
  }

  /// The object to change; `nil` if it is the view.
  var culprit: NibOrigin? {
    switch kind {
    case .constraint(let constraint): constraint.nibOrigin
    case .length(let cause, _): cause.culprit
    case .superview(let view), .stack(let view), .placer(let view): view.nibOrigin
    case .mask, .undetermined, .other: nil
    }
  }
}

extension UIView {
  /// The length of the view's frame in points.
  fileprivate func nibLength(_ dimension: LayoutRow.Dimension) -> CGFloat { frame.size.length(dimension) }
}
