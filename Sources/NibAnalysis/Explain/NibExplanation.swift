import NibCore

/// An explanation of an edge, a frame or a constraint, in sentences: the constraints that determine an edge,
/// those that were overruled, the effects of changes, conflicts and ambiguities.
///
/// Nothing is estimated: for each sentence about a change, the changed layout is solved.
package struct NibExplanation {
  /// The sentences in reading order. The first one names the explained object.
  package let sentences: [Sentence]
  /// The position of the edge in the superview, or the length, in points; `nil` for explanations of a whole frame or a
  /// constraint.
  package let value: CGFloat?
  /// The sum of the rows that determine the edge, in points, which should be equal to `value`. `nil` if no rows
  /// determine the edge, and for explanations of a whole frame or a constraint.
  let chainValue: Double?

  /// Explains an edge of a view that has been laid out. Returns `nil` if the view's layout does not include the view.
  ///
  /// Cost: solves the layout several times.
  ///
  /// - Parameter layout: the layout of the view, if the caller has it already.
  package init?(of view: UIView, edge: Edge, in layout: ExplainedLayout? = nil) {
    let layout = layout ?? ExplainedLayout(of: view)
    guard let target = ExplainedEdge(view, edge, in: layout) else { return nil }
    let determined = DeterminedEdge(target, layout)
    let conflicts = ExplainedConflicts(layout)
    let unsatisfied =
      determined.isPlacedByLayout ? UnsatisfiedRows(target, determined.chain, layout, conflicts) : nil
    var sentences = determined.sentences + (unsatisfied?.sentences ?? [])
    if determined.isInLayout { sentences += conflicts.sentences(about: view, on: edge.axes) }
    if let unsatisfied {
      sentences += ConstraintChanges(target, determined.chain, layout, unsatisfied.rows).sentences
    }
    if determined.isInLayout {
      sentences += ViewAmbiguity(of: view, on: edge.axes, in: layout)?.sentences ?? []
    }
    self.init(sentences: sentences, value: CGFloat(determined.value), chainValue: determined.chainValue)
  }

  /// Explains a whole frame briefly: the reasons for each edge, conflicts and ambiguities. Returns `nil` if the view's
  /// layout does not include the view.
  package init?(of view: UIView, in layout: ExplainedLayout? = nil) {
    let layout = layout ?? ExplainedLayout(of: view)
    let targets = [Edge.left, .top, .width, .height].compactMap { ExplainedEdge(view, $0, in: layout) }
    guard !targets.isEmpty else { return nil }
    let parts = targets.map { DeterminedEdge($0, layout) }
    var sentences = [Sentence(.headline, Self.headline(of: view, layout.names), view.nibOrigin)]
    // The root of a layout, and a view that another view places, have the same reason for every edge.
    sentences +=
      view === layout.root || view.nibPlacer != nil ? parts[0].reasons : parts.flatMap(\.shortSentences)
    if parts[0].isInLayout {
      let axes: LayoutAxes = [.horizontal, .vertical]
      sentences += ExplainedConflicts(layout).sentences(about: view, on: axes)
      sentences += ViewAmbiguity(of: view, on: axes, in: layout)?.sentences ?? []
    }
    self.init(sentences: sentences, value: nil, chainValue: nil)
  }

  init(sentences: [Sentence], value: CGFloat?, chainValue: Double?) {
    self.sentences = sentences
    self.value = value
    self.chainValue = chainValue
  }

  private static func headline(of view: UIView, _ names: MessageNames) -> String {
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    let numbers = frame.map(NibNumber.text).joined(separator: ",")
    let place = view.superview.map { " in \(names.inSentence($0))" } ?? ""
    return "the frame of \(names.inSentence(view)) is \(numbers)\(place)"
  }
}

extension NibExplanation {
  /// The parts of a view's frame that can be explained. Positions are measured from the superview's left and top edges.
  package enum Edge: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline,
      lastBaseline

    var axes: LayoutAxes {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
      case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
      }
    }

    /// The layout attribute of the edge for the given reading direction.
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

extension LayoutAxes {
  /// The axes of the given edges.
  init(of edges: some Sequence<NibExplanation.Edge>) {
    self = edges.reduce(into: []) { $0.formUnion($1.axes) }
  }
}

extension LoadedDocument {
  /// The constraint with the given id; `nil` if the document has no such constraint, or if it is not installed.
  package func constraint(id: String) -> NSLayoutConstraint? {
    constraints.first { $0.nibOrigin?.id == id }
  }

  /// The constraints of all views.
  package var constraints: [NSLayoutConstraint] {
    roots.flatMap(\.view.nibTree).flatMap(\.constraints)
  }
}
