import NibCore

/// A description of what the constraints do not determine about a view, with two of the possible layouts.
package struct ViewAmbiguity {
  /// A length or position that the constraints do not determine, with its limits.
  package struct Value: Hashable, Sendable {
    /// `left`, `top` (in the superview), `width` or `height`.
    package let edge: NibExplanation.Edge
    /// The smallest possible value in points; `nil` if there is none.
    package let minimum: CGFloat?
    /// The largest possible value in points; `nil` if there is none.
    package let maximum: CGFloat?
    /// Whether this is the size of the view's scrollable content.
    let isOfContent: Bool
    /// The demands of equal priority that compete for the value; `nil` if a constraint is missing.
    let tie: PriorityTie.Words?

    /// Whether the possible values differ by at most a pixel of the device, so that nobody sees it.
    func isInvisible(in root: UIView) -> Bool { Self.isInvisible(minimum, maximum, in: root) }

    /// Whether the possible values differ because contents are rounded to pixels; see `PriorityTie.isOfRounding(in:)`.
    var isOfRounding: Bool { tie?.isOfRounding ?? false }

    /// Whether values between two limits differ by at most a pixel of the device.
    static func isInvisible(_ minimum: CGFloat?, _ maximum: CGFloat?, in root: UIView) -> Bool {
      guard let minimum, let maximum else { return false }
      return ConflictDistance(Double(maximum - minimum)).isInvisible(in: root)
    }
  }

  /// One of the two example layouts.
  package enum Choice: Hashable, Sendable, CaseIterable { case first, second }

  /// The view to which the description applies.
  package let view: UIView
  private let names: MessageNames
  /// The ambiguous lengths and positions, positions first; never empty.
  let values: [Value]
  /// The views of the layout except its root, superviews first, with the frames that `restore()` sets.
  let originalFrames: [(view: UIView, frame: CGRect)]
  /// The frames of the views in each of the two layouts.
  let exampleFrames: [Choice: [ObjectIdentifier: CGRect]]

  /// Describes what is ambiguous about a view on the given axes. Returns `nil` if nothing is ambiguous.
  ///
  /// Positions are relative to the superview: a view that has a fixed place in an ambiguous superview is not
  /// ambiguous itself, although it moves with the superview.
  ///
  /// - Parameters:
  ///   - axes: the axes to examine.
  ///   - layout: the layout that contains the view.
  init?(of view: UIView, on axes: LayoutAxes, in layout: ExplainedLayout) {
    let candidates = AmbiguousValue.all(of: view, on: axes, in: layout)
    guard let exampleValue = AmbiguousValue.mostVisible(candidates, layout) else { return nil }
    self.view = view
    names = layout.names
    values = candidates.map(\.description)
    let views = layout.builder.views.filter { $0.view !== layout.root }
    originalFrames = views.map { ($0.view, $0.view.frame) }
    func frames(at value: Double) -> [ObjectIdentifier: CGRect] {
      let solved = layout.ambiguous.frames(fixing: exampleValue.sum, at: value)
      return views.reduce(into: [:]) {
        $0[ObjectIdentifier($1.view)] = $1.view.nibFrame(solved: solved[$1.item])
      }
    }
    let examples = exampleValue.examples(layout)
    exampleFrames = [.first: frames(at: examples.first), .second: frames(at: examples.second)]
  }

  /// Describes what is ambiguous about a view that has been laid out, on both axes. Returns `nil` if nothing is
  /// ambiguous.
  ///
  /// - Parameter layout: the layout of the view, if the caller has it already.
  package init?(of view: UIView, in layout: ExplainedLayout? = nil) {
    self.init(of: view, on: [.horizontal, .vertical], in: layout ?? ExplainedLayout(of: view))
  }

  /// The frames of all views in one of the two layouts, by view, in superview coordinates in points.
  package func frames(_ choice: Choice) -> [ObjectIdentifier: CGRect] { exampleFrames[choice] ?? [:] }

  /// Gives the views their frames in one of the two layouts, until they are laid out again.
  package func apply(_ choice: Choice) {
    let frames = frames(choice)
    setFrames(
      originalFrames.compactMap { entry in frames[ObjectIdentifier(entry.view)].map { (entry.view, $0) } })
  }

  /// Gives the views their original frames again.
  package func restore() { setFrames(originalFrames) }

  /// Gives views other frames, and lays out their contents again.
  private func setFrames(_ frames: [(view: UIView, frame: CGRect)]) {
    for (view, frame) in frames {
      let isResized = view.frame.size != frame.size
      view.layoutState.solvedFrame = frame
      view.nibSetSolvedFrame(frame)
      // Tables and containers must place their contents again.
      if isResized { view.setNeedsLayout() }
    }
    frames.first?.view.layoutIfNeeded()
  }

  /// The ambiguous values in words.
  var sentences: [NibExplanation.Sentence] {
    let ties = values.compactMap(\.tie).uniqued()
    return values.map { .init(.ambiguity, $0.text(names.inSentence(view)), view.nibOrigin) }
      + ties.map { .init(.ambiguity, "\($0.clause); \($0.advice)", view.nibOrigin) }
  }
}

extension ViewAmbiguity.Value {
  fileprivate func text(_ name: String) -> String {
    let subject = isOfContent ? "\(edge.rawValue) of the content of" : "\(edge.rawValue) of"
    return "the \(subject) \(name) is not determined: \(range)"
  }

  private var range: String {
    switch (minimum.map(NibNumber.text), maximum.map(NibNumber.text)) {
    case (let minimum?, let maximum?): "any value from \(minimum) to \(maximum)"
    case (let minimum?, nil): "\(minimum) or more"
    case (nil, let maximum?): "\(maximum) or less"
    case (nil, nil): "nothing limits it"
    }
  }
}
