import NibCore

/// Why a view is where it is: the constraints that fix an edge, those that lost, what would have to change,
/// conflicts and freedoms, in sentences.
///
/// Everything said is computed: what "would be" was solved that way.
package struct NibExplanation {
  /// In the order in which they are to be read; the first says what is explained.
  package let sentences: [Sentence]
  /// Where the edge is in the superview, or how long the length is, in points; nil where more than one is
  /// explained, or a constraint.
  package let value: CGFloat?
  /// What the rows that fix the edge add up to; nil where they are not numbers of constraints.
  let chainValue: Double?

  /// Explains an edge of a view that has been laid out. Nil for a view that its layout does not reach.
  ///
  /// The layout is solved some times over.
  ///
  /// - Parameter layout: that of the view, if there is one from before.
  package init?(of view: UIView, edge: Edge, in layout: ExplainedLayout? = nil) {
    let layout = layout ?? ExplainedLayout(of: view)
    guard let target = ExplainedEdge(view, edge, in: layout) else { return nil }
    let fixing = FixedEdge(target, layout)
    let conflicts = ExplainedConflicts(layout)
    var sentences = fixing.sentences
    if fixing.isByConstraints { sentences += LostRows(target, fixing.chain, layout, conflicts).sentences }
    if fixing.isInLayout { sentences += conflicts.sentences(about: view, on: edge.axes) }
    if fixing.isByConstraints { sentences += Changes(target, fixing.chain, layout, conflicts).sentences }
    if fixing.isInLayout { sentences += NibAmbiguity(of: view, on: edge.axes, in: layout)?.sentences ?? [] }
    self.init(sentences: sentences, value: CGFloat(fixing.value), chainValue: fixing.chainValue)
  }

  /// Explains a whole frame in short: what fixes each edge, conflicts and freedoms.
  package init?(of view: UIView, in layout: ExplainedLayout? = nil) {
    let layout = layout ?? ExplainedLayout(of: view)
    let targets = [Edge.left, .top, .width, .height].compactMap { ExplainedEdge(view, $0, in: layout) }
    guard !targets.isEmpty else { return nil }
    let parts = targets.map { FixedEdge($0, layout) }
    var sentences = [Sentence(.headline, Self.headline(of: view), view.nibOrigin)]
    sentences += view === layout.root ? parts[0].rootSentences : parts.flatMap(\.shortSentences)
    if parts[0].isInLayout {
      let axes: LayoutAxes = [.horizontal, .vertical]
      sentences += ExplainedConflicts(layout).sentences(about: view, on: axes)
      sentences += NibAmbiguity(of: view, on: axes, in: layout)?.sentences ?? []
    }
    self.init(sentences: sentences, value: nil, chainValue: nil)
  }

  init(sentences: [Sentence], value: CGFloat?, chainValue: Double?) {
    self.sentences = sentences
    self.value = value
    self.chainValue = chainValue
  }

  private static func headline(of view: UIView) -> String {
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    let numbers = frame.map(NibNumber.text).joined(separator: ",")
    let place = view.superview.map { " in \($0.nibDisplayName)" } ?? ""
    return "the frame of \(view.nibDisplayName) is \(numbers)\(place)"
  }
}
