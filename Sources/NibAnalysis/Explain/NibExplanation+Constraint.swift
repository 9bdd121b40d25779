import NibCore

extension NibExplanation {
  /// Explains a constraint: whether it holds, with how much to spare, which constraints overrule it, and what would
  /// change without it.
  package init(of constraint: NSLayoutConstraint, in layout: ExplainedLayout? = nil) {
    guard let owner = constraint.nibOwner else {
      let text =
        "\(constraint.nibNameInSentence) is not installed: \(MessageNames.equation(only: constraint))"
      self.init(sentences: [Sentence(.headline, text, constraint.nibOrigin)], value: nil, chainValue: nil)
      return
    }
    let layout = layout ?? ExplainedLayout(of: owner)
    let words = RowWords(layout)
    guard let row = layout.row(of: constraint) else {
      let text =
        "\(constraint.nibNameInSentence) is not used in the layout: \(MessageNames.equation(only: constraint))"
      self.init(sentences: [Sentence(.headline, text, constraint.nibOrigin)], value: nil, chainValue: nil)
      return
    }
    let state = ConstraintState(row, layout)
    self.init(
      sentences: [Sentence(.headline, words.statement(row), constraint.nibOrigin)] + state.sentences,
      value: nil, chainValue: nil)
  }
}

private struct ConstraintState {
  private let row: Int
  private let layout: ExplainedLayout
  private let words: RowWords

  init(_ row: Int, _ layout: ExplainedLayout) {
    self.row = row
    self.layout = layout
    words = RowWords(layout)
  }

  var sentences: [NibExplanation.Sentence] {
    let conflicts = ExplainedConflicts(layout)
    var result = conflicts.sentences(involvingRow: row)
    if !conflicts.brokenRows.contains(row) { result.insert(holdingSentence, at: 0) }
    return result + effects.map { .init(.change, $0.text, $0.origin) }
  }

  private var holdingSentence: NibExplanation.Sentence {
    let own = layout.rows[row]
    guard own.holds(layout.values) else {
      return .init(.lost, UnsatisfiedRow(row, layout).sentence, words.origin(row))
    }
    guard own.isTight(layout.values) else {
      let distance = NibNumber.text(abs(own.deviation(layout.values)))
      return .init(.slack, "it holds with \(distance) to spare", words.origin(row))
    }
    return .init(.note, own.isEquality ? "it holds" : "it holds exactly", words.origin(row))
  }

  /// Sentences about the views that would be ambiguous or have a different frame without the constraint, or one
  /// sentence that there are none. The ambiguous views are those that `check` would report.
  private var effects: [(text: String, origin: NibOrigin?)] {
    guard case .constraint(let index) = layout.rows[row].source else { return [] }
    let removal = layout.without(constraintAt: index)
    let name = "without \(words.name(row))"
    var result: [(text: String, origin: NibOrigin?)] = []
    for (view, item) in layout.builder.views {
      let viewName = layout.names.inSentence(view)
      let content = removal.newContentAxes(of: view, than: layout)
      if !content.isEmpty {
        let property = "the \(content.lengthName) of the content of \(viewName)"
        result.append(("\(name), \(property) would be ambiguous", view.nibOrigin))
      }
      guard view !== layout.root else { continue }
      let ambiguous = removal.newAxes(of: view, than: layout)
      if !ambiguous.isEmpty {
        result.append(("\(name), \(viewName) would be ambiguous \(ambiguous.adverb)", view.nibOrigin))
        continue
      }
      let now = view.nibFrame(solved: layout.solution.frames[item])
      let then = view.nibFrame(solved: removal.canvas.solution.frames[item])
      guard now != then else { continue }
      result.append(("\(name), the frame of \(viewName) would be \(then.nibNumbers)", view.nibOrigin))
    }
    return result.isEmpty ? [("\(name), every frame would stay the same", nil)] : result
  }
}

extension ExplainedLayout.Removal {
  /// The axes on which a view is ambiguous without the constraint, and not with it.
  func newAxes(of view: UIView, than layout: ExplainedLayout) -> LayoutAxes {
    ambiguity.axes(of: view).subtracting(layout.ambiguity.axes(of: view))
  }

  /// The axes on which the size of the content of a scroll view is ambiguous without the constraint, and not with it.
  func newContentAxes(of view: UIView, than layout: ExplainedLayout) -> LayoutAxes {
    ambiguity.contentAxes(of: view).subtracting(layout.ambiguity.contentAxes(of: view))
  }
}

extension LayoutAxes {
  /// `horizontally`, `vertically`, or both.
  fileprivate var adverb: String {
    switch self {
    case .horizontal: "horizontally"
    case .vertical: "vertically"
    default: "horizontally and vertically"
    }
  }
}

extension CGRect {
  /// The origin and size in points, in the form `x,y,width,height`.
  fileprivate var nibNumbers: String {
    [minX, minY, width, height].map(NibNumber.text).joined(separator: ",")
  }
}
