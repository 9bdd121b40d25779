import NibCore

extension CheckRule {
  package static let ambiguousLayout = CheckRule(
    "ambiguous-layout", .layout, .warning,
    "The constraints do not determine a position or size, or the size of the content of a scroll view.",
    details: """
      Only the outermost ambiguous view is reported. If one open view leaves others open, as in a column without a \
      constraint at its top, only the first is reported, and notes name the others. Views that are ambiguous because \
      of the same demands are reported together, at the view around them. If each of the open positions and sizes can \
      vary by at most a pixel of the device, or if contents compete for less than a point that the rounding of their \
      sizes to pixels leaves, the finding is a note. If the size of a scroll view's content is open, the views that \
      only follow its edges are not reported. Views whose frames follow from an ambiguous one are not reported as \
      misplaced, truncated, overlapping or outside their superview. A row for which no height is set has the height of \
      its content. If no constraint is missing, the message names what competes: content priorities or constraints of \
      equal priority, or two stack views that should both be only as large as their views need. With `--device` or \
      `--devices`, views that a constraint with *Remove at build time* places are not reported: code adds the \
      constraint that replaces it. *Verify Ambiguity* in Interface Builder turns the check off for a view and, if it is \
      a scroll view, for its content.
      """,
    advice: "Add constraints, or change a priority if two views compete.",
    xcode: [
      "… are ambiguous for \"…\".", "Scrollable content size is ambiguous for \"…\".",
      "Need constraints for: …", "Content Priority Ambiguity",
    ],
    wrong: .label(pinned: ("leading", 16)),
    right: .label(pinned: ("leading", 16), ("top", 20)),
    find: { context in context.ambiguityCheck.diagnostics })
}

extension CheckContext {
  /// The ambiguous positions and sizes that are reported, also those that are reported together.
  var ambiguityFindings: [AmbiguityCheck.Ambiguity] { ambiguityCheck.findings }

  fileprivate var ambiguityCheck: AmbiguityCheck {
    let roots = Set(requiredContents.map { ObjectIdentifier($0.label.nibLayoutRoot) })
    let check = AmbiguityCheck(ambiguities, doubtful: doubtfulIDs).withoutRequiredTies(in: roots)
    guard !check.findings.isEmpty, !missingFonts.isEmpty else { return check }
    // With the wrong size of a text in a missing font, a small space can be left that one of several views must take
    // up. Therefore, a view with a text beside such a text must also be ambiguous with the saved sizes.
    let replayed = AmbiguityCheck(replayedAmbiguities, doubtful: doubtfulIDs).findings
    let ambiguous = Set(replayed.compactMap { $0.view.nibOrigin?.element })
    return check.filtered { view in
      guard let element = view.nibOrigin?.element, CheckContext.contentNames.contains(element.name),
        view.isBesideEstimatedText
      else { return true }
      return ambiguous.contains(element)
    }
  }

  /// The elements of views whose content size Interface Builder saves as the frame.
  fileprivate static let contentNames: Set<String> = ["label", "imageView", "button", "textField"]
}

extension UIView {
  /// Whether a text in the superview has an estimated size, that of the view itself included.
  var isBesideEstimatedText: Bool { (superview ?? self).nibTree.contains(where: \.nibHasEstimatedText) }
}

/// Finds views whose position or size the constraints do not determine.
///
/// The view of an embedded controller is laid out alone and in each of its container views. What is ambiguous
/// in several of these layouts is reported once.
struct AmbiguityCheck {
  /// An ambiguous position or size.
  struct Ambiguity {
    let view: UIView
    /// Whether the size of the view's scrollable content is ambiguous, and not the view itself.
    let isOfContent: Bool
    /// The axes of the finding.
    let axes: LayoutAxes
    /// The ambiguous positions and lengths; empty if they are not known.
    var edges: Set<NibExplanation.Edge>
    /// The demands that compete; `nil` if a constraint is missing.
    let tie: PriorityTie?
    let layout: ExplainedLayout

    init(_ view: UIView, isOfContent: Bool, _ axes: LayoutAxes, tie: PriorityTie?, _ layout: ExplainedLayout)
    {
      (self.view, self.isOfContent, self.axes, self.tie, self.layout) = (view, isOfContent, axes, tie, layout)
      edges =
        tie == nil
        ? Set(AmbiguousValue.open(of: view, isOfContent: isOfContent, on: axes, in: layout).map(\.edge)) : []
    }

    /// The same finding about only some of its positions and lengths.
    func with(_ edges: Set<NibExplanation.Edge>) -> Ambiguity {
      var result = self
      result.edges = edges
      return result
    }

    /// The note of the finding from which this one follows.
    var noteOfCause: Diagnostic.Note {
      Diagnostic.Note("this also determines the \(property)", at: diagnostic.location)
    }

    /// Whether each of the ambiguous values differs by at most a pixel of the device between the possible layouts, or
    /// only by the rounding of contents.
    var isInvisible: Bool {
      tie?.isOfRounding(in: layout.root) ?? false
        || AmbiguousValue.areInvisible(of: view, isOfContent: isOfContent, on: axes, in: layout)
    }

    /// The ambiguous property, such as `size of view "Name"`.
    var property: String {
      let words = tie == nil ? AmbiguityCheck.words(for: edges, of: view, isOfContent: isOfContent) : nil
      return words ?? AmbiguityCheck.property(of: view, isOfContent: isOfContent, axes)
    }

    var diagnostic: Diagnostic {
      let advice = tie.map { ", because \($0.clause(in: layout)): \($0.advice)" } ?? ": add constraints"
      return view.nibDiagnostic(
        CheckRule.ambiguousLayout.kind, severity: isInvisible ? .note : nil,
        "the constraints do not determine the \(property)\(advice)")
    }
  }

  private(set) var findings: [Ambiguity] = []
  /// The ambiguous views that lack constraints because of another problem. They are not reported.
  private var doubtfulFindings: [Ambiguity] = []
  /// The axes that were reported, by object.
  private var reportedAxes: [Subject: LayoutAxes] = [:]

  /// An object of the document, or the content of a scroll view.
  private struct Subject: Hashable {
    let element: NibElement
    let isOfContent: Bool
  }

  /// - Parameter doubtful: the ids of objects that lack constraints because of another problem.
  init(_ ambiguities: [LayoutAmbiguity], doubtful: Set<String>) {
    for ambiguity in ambiguities { check(ambiguity, doubtful) }
  }

  /// The findings without views for which contents with required priorities compete in layouts with the given roots: they are
  /// findings of `constraint-conflict`.
  func withoutRequiredTies(in roots: Set<ObjectIdentifier>) -> AmbiguityCheck {
    var result = self
    result.findings.removeAll { finding in
      finding.tie.map { $0.priority >= 1000 } ?? false
        && roots.contains(ObjectIdentifier(finding.layout.root))
    }
    return result
  }

  /// The findings about some of the views.
  func filtered(_ isIncluded: (UIView) -> Bool) -> AmbiguityCheck {
    var result = self
    result.findings.removeAll { !isIncluded($0.view) }
    return result
  }

  /// One diagnostic for each cause: for all findings of a layout that the same demands cause, and for each view that lacks
  /// constraints, with the views that follow from it.
  var diagnostics: [Diagnostic] {
    var tied = Dictionary(grouping: findings.filter { $0.tie != nil }, by: Cause.init)
    let chains = chains
    return findings.enumerated().compactMap { index, finding in
      guard let tie = finding.tie else { return chains[index] }
      guard let views = tied.removeValue(forKey: Cause(finding)) else { return nil }
      return views.count == 1 ? finding.diagnostic : TiedViews(views, tie).diagnostic
    }
  }

  /// The diagnostics about missing constraints, by the index of the finding. Views that follow from another one are
  /// reported together with it.
  private var chains: [Int: Diagnostic] {
    let missing = findings.indices.filter { findings[$0].tie == nil }
    let layouts = Dictionary(grouping: missing) { ObjectIdentifier(findings[$0].layout) }
    var result: [Int: Diagnostic] = [:]
    for (layout, indices) in layouts {
      let doubtful = doubtfulFindings.filter { ObjectIdentifier($0.layout) == layout }
      let chains = AmbiguityChains(indices.map { findings[$0] }, doubtful: doubtful)
      for (index, link) in zip(indices, chains.links)
      where !link.ownEdges.isEmpty || findings[index].edges.isEmpty {
        result[index] = findings[index].with(link.ownEdges).diagnostic
      }
      for (index, link) in zip(indices, chains.links) {
        guard link.ownEdges.isEmpty, let cause = link.cause.map({ indices[$0] }) else { continue }
        let follower = findings[index]
        result[cause]?.add(follower.diagnostic, .note(follower.noteOfCause))
      }
    }
    return result
  }

  private struct Cause: Hashable {
    private let layout: ObjectIdentifier
    private let tie: PriorityTie?

    init(_ finding: Ambiguity) {
      layout = ObjectIdentifier(finding.layout)
      tie = finding.tie
    }
  }

  private mutating func check(_ ambiguity: LayoutAmbiguity, _ doubtful: Set<String>) {
    lazy var layout = ExplainedLayout(ambiguity)
    for view in ambiguity.layout.views {
      let (contentAxes, axes) = (ambiguity.contentAxes(of: view), ambiguity.axes(of: view))
      if let id = view.nibOrigin?.id, doubtful.contains(id) {
        if !axes.isEmpty {
          doubtfulFindings.append(Ambiguity(view, isOfContent: false, axes, tie: nil, layout))
        }
        continue
      }
      if !contentAxes.isEmpty { report(view, isOfContent: true, contentAxes, layout) }
      if !axes.isEmpty { report(view, isOfContent: false, axes, layout) }
    }
  }

  /// Reports the ambiguous axes of a view or its content: each axis on which demands of equal priority compete,
  /// and all axes on which constraints are missing together.
  private mutating func report(
    _ view: UIView, isOfContent: Bool, _ allAxes: LayoutAxes, _ layout: ExplainedLayout
  ) {
    let ambiguous = newAxes(of: view, isOfContent: isOfContent, allAxes)
    guard !ambiguous.isEmpty else { return }
    let item = isOfContent ? layout.builder.contentItem(of: view) : layout.item(for: view)
    var missing = ambiguous
    for axis in [LayoutAxes.horizontal, .vertical] where ambiguous.contains(axis) {
      guard let tie = item.flatMap({ layout.ties.tie(of: $0, on: axis, in: layout) }) else { continue }
      missing.remove(axis)
      findings.append(Ambiguity(view, isOfContent: isOfContent, axis, tie: tie, layout))
    }
    guard !missing.isEmpty else { return }
    findings.append(Ambiguity(view, isOfContent: isOfContent, missing, tie: nil, layout))
  }

  /// The ambiguous axes that have not been reported yet for the object of a view. They count as reported from now on.
  private mutating func newAxes(of view: UIView, isOfContent: Bool, _ axes: LayoutAxes) -> LayoutAxes {
    guard let element = view.nibOrigin?.element else { return axes }
    let subject = Subject(element: element, isOfContent: isOfContent)
    let new = axes.subtracting(reportedAxes[subject] ?? [])
    reportedAxes[subject, default: []].formUnion(axes)
    return new
  }

  /// The ambiguous positions and lengths of a view, such as `horizontal position and size of label "Name"`;
  /// `nil` if there are none.
  fileprivate static func words(
    for edges: Set<NibExplanation.Edge>, of view: UIView, isOfContent: Bool
  ) -> String? {
    let positions = LayoutAxes(of: edges.filter { $0 == .left || $0 == .top })
    let lengths = LayoutAxes(of: edges.filter { $0 == .width || $0 == .height })
    let isPositionOnly = !positions.isEmpty && view.nibVerifiesAmbiguity == "ignoreSizes"
    var words: [String] = []
    if !positions.isEmpty { words.append(positions.positionName) }
    if !lengths.isEmpty, !isPositionOnly { words.append(lengths.lengthName) }
    let place = isOfContent ? "the content of \(view.nibNameInSentence)" : view.nibNameInSentence
    return words.isEmpty ? nil : "\(words.joined(separator: " and ")) of \(place)"
  }

  /// The property of a view that is ambiguous on some axes, such as `position or size of label "Name"`. Used if demands
  /// compete for an axis, or if it is not known which positions and lengths are ambiguous.
  fileprivate static func property(of view: UIView, isOfContent: Bool, _ axes: LayoutAxes) -> String {
    if isOfContent {
      return "\(axes.lengthName) of the content of \(view.nibNameInSentence)"
    }
    let frame =
      switch axes {
      case .horizontal: "horizontal position or width"
      case .vertical: "vertical position or height"
      default: "position or size"
      }
    return "\(frame) of \(view.nibNameInSentence)"
  }
}

extension LayoutAxes {
  /// The words for the positions on the axes: `horizontal position`, `vertical position`, or `position` for both.
  var positionName: String {
    switch self {
    case .horizontal: "horizontal position"
    case .vertical: "vertical position"
    default: "position"
    }
  }

  /// The word for the lengths on the axes: `width`, `height`, or `size` for both.
  var lengthName: String {
    switch self {
    case .horizontal: "width"
    case .vertical: "height"
    default: "size"
    }
  }
}
