import NibCore

extension CheckRule {
  package static let ambiguousLayout = CheckRule(
    "ambiguous-layout", .layout, .warning,
    "The constraints do not determine a position or size, or the size of the content of a scroll view.",
    details: """
      Only the outermost ambiguous view is reported. Views that are ambiguous because of the same demands are reported \
      together, at the view around them. If each of the open positions and sizes can vary by at most a pixel of the device, \
      the finding is a note. If the size of a scroll view's content is open, the views that only \
      follow its edges are not reported. Views whose frames follow from an ambiguous one are not reported as misplaced, \
      truncated, overlapping or outside their superview. A row for which no height is set has the height of its content. \
      If no constraint is missing, the message names the content priorities or constraints of equal priority that compete. \
      *Verify Ambiguity* in Interface Builder turns the check off for a view and, if it is a scroll view, for its content.
      """,
    advice: "Add constraints, or change a priority if two views compete.",
    xcode: [
      "… are ambiguous for \"…\".", "Scrollable content size is ambiguous for \"…\".",
      "Need constraints for: …", "Content Priority Ambiguity",
    ],
    wrong: .label(pinned: ("leading", 16)),
    right: .label(pinned: ("leading", 16), ("top", 20)),
    find: { context in
      let check = AmbiguityCheck(context.freedoms, doubtful: context.doubtfulIDs)
      guard !check.findings.isEmpty, !context.missingFonts.isEmpty else { return check.diagnostics }
      // With the wrong size of a text in a missing font, a small space can be left that one of several views must take
      // up. Therefore, a view with a text must also be ambiguous with the saved sizes.
      let replayed = AmbiguityCheck(context.replayedFreedoms, doubtful: context.doubtfulIDs).findings
      let ambiguous = Set(replayed.compactMap { $0.view.nibOrigin?.element })
      return check.filtered { view in
        guard let element = view.nibOrigin?.element, contentNames.contains(element.name) else { return true }
        return ambiguous.contains(element)
      }.diagnostics
    })

  /// The elements of views whose content size Interface Builder saves as the frame.
  private static let contentNames: Set<String> = ["label", "imageView", "button", "textField"]
}

/// Finds views whose position or size the constraints leave undetermined.
///
/// The view of an embedded controller is laid out alone and in each of its container views. What several of these layouts
/// leave open is reported once.
struct AmbiguityCheck {
  /// An open position or size.
  struct Finding {
    let view: UIView
    /// Whether the size of the view's scrollable content is open, and not the view itself.
    let isOfContent: Bool
    /// The open property, and the advice that follows it in the message.
    let words: String
    /// The axes of the finding.
    let axes: LayoutAxes
    /// The demands that compete; `nil` if a constraint is missing.
    let tie: PriorityTie?
    let layout: ExplainedLayout

    /// Whether each of the open values differs by at most a pixel of the device between the possible layouts.
    var isInvisible: Bool {
      let edges = UndeterminedValue.edges(of: view, isOfContent: isOfContent, on: axes, in: layout)
      let values = UndeterminedValue.all(of: view, on: axes, in: layout).map(\.freedom)
      return !edges.isEmpty
        && values.allSatisfy { $0.isOfContent != isOfContent || $0.isInvisible(in: layout.root) }
    }

    var diagnostic: Diagnostic {
      view.nibDiagnostic(
        CheckRule.ambiguousLayout.kind, severity: isInvisible ? .note : nil,
        "the constraints do not determine the \(words)")
    }
  }

  private(set) var findings: [Finding] = []
  /// The axes that were reported, by object.
  private var reported: [Subject: LayoutAxes] = [:]

  /// An object of the document, or the content of a scroll view.
  private struct Subject: Hashable {
    let element: NibElement
    let isOfContent: Bool
  }

  /// - Parameter doubtful: the ids of objects that lack constraints because of another problem.
  init(_ freedoms: [LayoutFreedom], doubtful: Set<String>) {
    for freedom in freedoms { check(freedom, doubtful) }
  }

  /// The findings about some of the views.
  func filtered(_ isIncluded: (UIView) -> Bool) -> AmbiguityCheck {
    var result = self
    result.findings.removeAll { !isIncluded($0.view) }
    return result
  }

  /// One diagnostic for each cause: for each finding about missing constraints, and for all findings of a layout that the
  /// same demands cause.
  var diagnostics: [Diagnostic] {
    var reported: Set<Cause> = []
    return findings.compactMap { finding in
      guard let tie = finding.tie else { return finding.diagnostic }
      let cause = Cause(layout: ObjectIdentifier(finding.layout), tie: tie)
      guard reported.insert(cause).inserted else { return nil }
      let tied = findings.filter { $0.tie == tie && $0.layout === finding.layout }
      return tied.count == 1 ? finding.diagnostic : TiedViews(tied, tie).diagnostic
    }
  }

  private struct Cause: Hashable {
    let layout: ObjectIdentifier
    let tie: PriorityTie
  }

  private mutating func check(_ freedom: LayoutFreedom, _ doubtful: Set<String>) {
    // Solving the layout again is only necessary for the causes of findings.
    lazy var layout = ExplainedLayout(root: freedom.layout.root)
    for view in freedom.layout.views where !(view.nibOrigin.map { doubtful.contains($0.id) } ?? false) {
      let open = freedom.content(of: view)
      if !open.isEmpty { report(view, isOfContent: true, open, layout) }
      let own = freedom.place(of: view)
      if !own.isEmpty { report(view, isOfContent: false, own, layout) }
    }
  }

  /// Reports the open axes of a view or its content: each axis on which demands of equal priority compete, and all axes
  /// on which constraints are missing together.
  private mutating func report(
    _ view: UIView, isOfContent: Bool, _ allOpen: LayoutAxes, _ layout: ExplainedLayout
  ) {
    let open = newAxes(of: view, isOfContent: isOfContent, allOpen)
    guard !open.isEmpty else { return }
    func report(_ axes: LayoutAxes, _ tie: PriorityTie?, _ property: String, _ advice: String) {
      findings.append(
        Finding(
          view: view, isOfContent: isOfContent, words: property + advice, axes: axes, tie: tie, layout: layout
        ))
    }
    let item = isOfContent ? layout.builder.contentItem(of: view) : layout.item(for: view)
    var missing = open
    for axis in [LayoutAxes.horizontal, .vertical] where open.contains(axis) {
      guard let tie = item.flatMap({ layout.ties.tie(of: $0, on: axis, in: layout) }) else { continue }
      missing.remove(axis)
      report(
        axis, tie, AmbiguityCheck.property(of: view, isOfContent: isOfContent, axis),
        ", because \(tie.words(in: layout)): \(PriorityTie.advice)")
    }
    guard !missing.isEmpty else { return }
    let edges = UndeterminedValue.edges(of: view, isOfContent: isOfContent, on: missing, in: layout)
    let property = AmbiguityCheck.words(for: edges, of: view, isOfContent: isOfContent)
    report(
      missing, nil, property ?? AmbiguityCheck.property(of: view, isOfContent: isOfContent, missing),
      ": add constraints")
  }

  /// The open axes that have not been reported yet for the object of a view. They count as reported from now on.
  private mutating func newAxes(of view: UIView, isOfContent: Bool, _ open: LayoutAxes) -> LayoutAxes {
    guard let element = view.nibOrigin?.element else { return open }
    let subject = Subject(element: element, isOfContent: isOfContent)
    let new = open.subtracting(reported[subject] ?? [])
    reported[subject, default: []].formUnion(open)
    return new
  }

  /// The open positions and lengths of a view, such as `horizontal position and size of label "Name"`; `nil` if there
  /// are none.
  private static func words(
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

  /// The property of a view that is open on some axes, such as `position or size of label "Name"`. Used if demands
  /// compete for an axis, or if it is not known which positions and lengths are open.
  private static func property(of view: UIView, isOfContent: Bool, _ axes: LayoutAxes) -> String {
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
