import NibCore

/// The constraints and sizes that determine an edge, as `explain` prints them.
struct DeterminedEdge {
  /// The rows that determine the edge; `nil` if nothing determines it.
  let chain: LayoutChain?
  /// The position of the edge, or the length, in points.
  let value: Double
  /// Whether constraints, masks or sizes place the edge. False for the root of a layout, and for views that the class
  /// of another view places without constraints.
  let isPlacedByLayout: Bool
  /// Whether the view takes part in the layout, so that its conflicts and ambiguities can concern the view. Unlike
  /// `isPlacedByLayout`, also true for the root of the layout.
  let isInLayout: Bool
  private let edge: ExplainedEdge
  private let layout: ExplainedLayout

  init(_ edge: ExplainedEdge, _ layout: ExplainedLayout) {
    self.edge = edge
    self.layout = layout
    let frame = edge.view.frame
    let isPlacedByClass = edge.view.nibPlacer != nil
    isPlacedByLayout = edge.item != 0 && !isPlacedByClass && !DeterminedEdge.wasMoved(edge, layout)
    isInLayout = edge.item == 0 || isPlacedByLayout
    chain = isPlacedByLayout ? layout.chains.chain(of: edge.terms, near: edge.items) : nil
    value =
      isPlacedByLayout
      ? edge.value(layout.values) : DeterminedEdge.value(of: edge.attribute, frame, edge, layout)
  }

  /// The sum of the chain's numbers.
  var chainValue: Double? { chain.map { $0.value(layout.rows) + edge.ownOffset } }

  /// Whether the superview's class or the program has moved the view since the layout was solved.
  private static func wasMoved(_ edge: ExplainedEdge, _ layout: ExplainedLayout) -> Bool {
    let solved = edge.view.nibFrame(solved: layout.solution.frames[edge.item])
    let frame = edge.view.frame
    return [
      solved.minX - frame.minX, solved.minY - frame.minY, solved.width - frame.width,
      solved.height - frame.height,
    ].contains { abs($0) > 1 }
  }

  private static func value(
    of attribute: LayoutProblem.Attribute, _ frame: CGRect, _ edge: ExplainedEdge, _ layout: ExplainedLayout
  ) -> Double {
    if let value = attribute.value(of: frame) { return Double(value) }
    // The distance of a baseline from the view's top is known only from the solution.
    return Double(frame.minY) + edge.value(layout.values) - layout.solution.frames[edge.item].y
  }

  var sentences: [NibExplanation.Sentence] {
    [NibExplanation.Sentence(.headline, headline, edge.view.nibOrigin)]
      + (chain.map { EquationWords(edge, layout).equations($0) } ?? []).map { .init(.equation, $0) }
      + reasons + notes
  }

  /// The edge's equation, and the nearest reasons for it.
  var shortSentences: [NibExplanation.Sentence] {
    guard let chain else {
      return reasons.map { .init($0.kind, "\(short): \($0.text)", edge.view.nibOrigin) }
    }
    let equation = EquationWords(edge, layout).equations(chain).first ?? short
    let hiddenCount = reasons.count - DeterminedEdge.shownInShort
    guard hiddenCount > 1 else { return [NibExplanation.Sentence(.equation, equation)] + reasons }
    return [NibExplanation.Sentence(.equation, equation)] + reasons.prefix(DeterminedEdge.shownInShort)
      + [NibExplanation.Sentence(.reason, "and \(hiddenCount) more")]
  }

  /// The number of reasons per edge in an explanation of a whole frame. If there is exactly one more reason, that
  /// reason is shown in place of `and 1 more`.
  private static let shownInShort = 4

  private var short: String { "\(edge.edge.rawValue) \(NibNumber.text(value))" }

  private var headline: String {
    let place = edge.view.superview.map { ", in \(layout.names.inSentence($0))" } ?? ""
    let isLength = !edge.attribute.isPosition
    return "\(edge.edge.rawValue) of \(layout.names.inSentence(edge.view)) is \(NibNumber.text(value))"
      + (isLength ? "" : place)
  }

  /// The rows that determine the edge, or the reason why no row does.
  var reasons: [NibExplanation.Sentence] {
    if edge.item == 0 || edge.view.nibPlacer != nil {
      return [.init(.reason, rootReason, edge.view.nibOrigin)]
    }
    if !isPlacedByLayout { return [.init(.reason, movedReason, edge.view.nibOrigin)] }
    guard let chain else {
      return [.init(.reason, undeterminedReason, edge.view.nibOrigin)]
    }
    let words = RowWords(layout)
    return chain.links.map { .init(.reason, words.statement($0.row), words.origin($0.row)) }
  }

  /// The reason for a value that the constraints do not determine. The layout is as close to the document as
  /// possible as a whole, but not every value in it is.
  private var undeterminedReason: String {
    let reason = "nothing determines it"
    guard edge.edge != .firstBaseline, edge.edge != .lastBaseline, let saved = edge.view.nibOrigin?.savedFrame
    else { return "\(reason): it is one of the possible values" }
    let document = DeterminedEdge.value(of: edge.attribute, saved, edge, layout)
    let shown = DeterminedEdge.value(of: edge.attribute, edge.view.frame, edge, layout)
    return abs(document - shown) < 0.5
      ? "\(reason): it keeps its value from the document"
      : "\(reason): it is one of the possible values; the document has \(NibNumber.text(document))"
  }

  private var rootReason: String {
    guard let placer = edge.view.nibPlacer ?? edge.view.superview else {
      return
        "\(layout.names.inSentence(edge.view)) is the root of its tree: the canvas gives it its position and size"
    }
    return
      "\(layout.names.inSentence(placer)) places \(layout.names.inSentence(edge.view)) itself, without constraints"
  }

  private var movedReason: String {
    let solved = layout.solution.frames[edge.item]
    let numbers = [solved.x, solved.y, solved.width, solved.height].map { NibNumber.text($0) }
    let placer = edge.view.superview.map(layout.names.inSentence) ?? "the program"
    return "\(placer) places it itself; constraints and masks would make its frame "
      + numbers.joined(separator: ",")
  }

  /// A note if the value in the view's frame differs from the solved one; empty otherwise.
  private var notes: [NibExplanation.Sentence] {
    guard isPlacedByLayout, edge.edge != .firstBaseline, edge.edge != .lastBaseline else { return [] }
    let shown = DeterminedEdge.value(of: edge.attribute, edge.view.frame, edge, layout)
    guard abs(shown - value) > 1e-3 else { return [] }
    let hasInsets =
      edge.view.alignmentRectInsets != .zero
      || edge.view.superview.map { $0.alignmentRectInsets != .zero } ?? false
    let why = hasInsets ? "constraints use the alignment rectangle" : "frames are rounded to whole pixels"
    return [.init(.note, "in the frame it is \(NibNumber.text(shown)): \(why)", edge.view.nibOrigin)]
  }
}
