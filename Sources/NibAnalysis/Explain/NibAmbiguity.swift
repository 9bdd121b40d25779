import NibCore

/// What the constraints leave open about a view, and two of the layouts that they allow.
package struct NibAmbiguity {
  /// One length or position that is not decided.
  package struct Freedom: Hashable, Sendable {
    /// `left`, `top` (in the superview), `width` or `height`.
    package let edge: NibExplanation.Edge
    /// The least that it can be, in points; nil: no bound.
    package let least: CGFloat?
    /// The greatest that it can be, in points; nil: no bound.
    package let most: CGFloat?
    /// Whether it is the size of what scrolls in the view.
    package let isOfContent: Bool
  }

  /// One of the two layouts.
  package enum Choice: Hashable, Sendable, CaseIterable { case first, second }

  /// The view that was asked about.
  package let view: UIView
  /// What is open, positions first; never empty.
  package let freedoms: [Freedom]
  /// The views of the layout but its root, superviews first, with their frames before anything was applied.
  let before: [(view: UIView, frame: CGRect)]
  let alternatives: [Choice: [ObjectIdentifier: CGRect]]

  /// Nil for a view whose place and size in its superview are decided: what is in an ambiguous view moves
  /// with it.
  ///
  /// - Parameters:
  ///   - axes: where to look.
  ///   - layout: that of the view, if there is one from before.
  init?(of view: UIView, on axes: LayoutAxes, in layout: ExplainedLayout) {
    let candidates = OpenSum.all(of: view, on: axes, in: layout)
    guard let shown = OpenSum.mostTelling(candidates, layout) else { return nil }
    self.view = view
    freedoms = candidates.map(\.freedom)
    let views = layout.builder.views.filter { $0.view !== layout.root }
    before = views.map { ($0.view, $0.view.frame) }
    func frames(at value: Double) -> [ObjectIdentifier: CGRect] {
      let solved = layout.openness.frames(holding: shown.sum, at: value)
      return views.reduce(into: [:]) {
        $0[ObjectIdentifier($1.view)] = $1.view.nibFrame(solved: solved[$1.item])
      }
    }
    let ends = shown.ends(layout)
    alternatives = [.first: frames(at: ends.first), .second: frames(at: ends.second)]
  }

  /// What is open about a view that has been laid out; nil if nothing is.
  package init?(of view: UIView, in layout: ExplainedLayout? = nil) {
    self.init(of: view, on: [.horizontal, .vertical], in: layout ?? ExplainedLayout(of: view))
  }

  /// The frames of all views of the layout in one of the two, by the views; in their superviews, in points.
  package func frames(_ choice: Choice) -> [ObjectIdentifier: CGRect] { alternatives[choice] ?? [:] }

  /// The same by the views' ids in the document.
  package func framesByID(_ choice: Choice) -> [String: CGRect] {
    let frames = frames(choice)
    return before.reduce(into: [:]) { result, entry in
      guard let id = entry.view.nibOrigin?.id else { return }
      result[id] = frames[ObjectIdentifier(entry.view)]
    }
  }

  /// Gives the views the frames of one of the two layouts, until they are laid out again.
  package func apply(_ choice: Choice) {
    let frames = frames(choice)
    give(before.compactMap { entry in frames[ObjectIdentifier(entry.view)].map { (entry.view, $0) } })
  }

  /// Gives the views back the frames that they had.
  package func restore() { give(before) }

  private func give(_ frames: [(view: UIView, frame: CGRect)]) {
    for (view, frame) in frames {
      let isResized = view.frame.size != frame.size
      view.layoutState.solvedFrame = frame
      view.nibSetSolvedFrame(frame)
      // Tables and containers place what is in them anew.
      if isResized { view.setNeedsLayout() }
    }
    frames.first?.view.layoutIfNeeded()
  }

  // MARK: Sentences

  /// What is open, in words.
  var sentences: [NibExplanation.Sentence] {
    freedoms.map { .init(.ambiguity, $0.words(view), view.nibOrigin) }
  }
}

extension NibAmbiguity.Freedom {
  fileprivate func words(_ view: UIView) -> String {
    let what = isOfContent ? "\(edge.rawValue) of what scrolls in" : "\(edge.rawValue) of"
    return "the \(what) \(view.nibDisplayName) is open: \(range)"
  }

  private var range: String {
    switch (least.map(NibNumber.text), most.map(NibNumber.text)) {
    case (let least?, let most?): "anything from \(least) to \(most)"
    case (let least?, nil): "\(least) or more"
    case (nil, let most?): "\(most) or less"
    case (nil, nil): "nothing limits it"
    }
  }
}
