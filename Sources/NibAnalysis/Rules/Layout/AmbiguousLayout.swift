import NibCore

extension CheckRule {
  package static let ambiguousLayout = CheckRule(
    "ambiguous-layout", .layout, .warning,
    "The constraints do not determine a position or size, or the size of the content of a scroll view.",
    details: """
      Only the outermost ambiguous view is reported. If the size of a scroll view's content is open, the views that only \
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
      let findings = AmbiguityCheck(context.freedoms, doubtful: context.doubtfulIDs).diagnostics
      guard !findings.isEmpty, !context.missingFonts.isEmpty else { return findings }
      // With the wrong size of a text in a missing font, a small space can be left that one of several views must take
      // up. Therefore, a view with a text must also be ambiguous with the saved sizes.
      let replayed = AmbiguityCheck(context.replayedFreedoms, doubtful: context.doubtfulIDs).diagnostics
      let ambiguous = Set(replayed.compactMap(\.location?.offset))
      return findings.filter { finding in
        let hasContentSize = context.element(of: finding).map { contentNames.contains($0.name) } ?? false
        return !hasContentSize || finding.location.map { ambiguous.contains($0.offset) } ?? true
      }
    })

  /// The elements of views whose content size Interface Builder saves as the frame.
  private static let contentNames: Set<String> = ["label", "imageView", "button", "textField"]
}

/// Finds views whose position or size the constraints leave undetermined.
struct AmbiguityCheck {
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter doubtful: the ids of objects that lack constraints because of another problem.
  init(_ freedoms: [LayoutFreedom], doubtful: Set<String>) {
    for freedom in freedoms { check(freedom, doubtful) }
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
    _ view: UIView, isOfContent: Bool, _ open: LayoutAxes, _ layout: ExplainedLayout
  ) {
    let item = isOfContent ? layout.builder.contentItem(of: view) : layout.item(for: view)
    var missing = open
    for axis in [LayoutAxes.horizontal, .vertical] where open.contains(axis) {
      guard let tie = item.flatMap({ layout.ties.tie(of: $0, on: axis, in: layout) }) else { continue }
      missing.remove(axis)
      let property = AmbiguityCheck.property(of: view, isOfContent: isOfContent, axis)
      diagnostics.append(
        view.nibAmbiguity(of: property, ", because \(tie.words(in: layout)): \(PriorityTie.advice)"))
    }
    guard !missing.isEmpty else { return }
    let edges = UndeterminedValue.edges(of: view, isOfContent: isOfContent, on: missing, in: layout)
    let property = AmbiguityCheck.words(for: edges, of: view, isOfContent: isOfContent)
    diagnostics.append(
      view.nibAmbiguity(
        of: property ?? AmbiguityCheck.property(of: view, isOfContent: isOfContent, missing),
        ": add constraints"))
  }

  /// The open positions and lengths of a view, such as `horizontal position and size of label "Name"`; `nil` if there
  /// are none.
  private static func words(
    for edges: Set<NibExplanation.Edge>, of view: UIView, isOfContent: Bool
  ) -> String? {
    let position: String? =
      switch (edges.contains(.left), edges.contains(.top)) {
      case (true, true): "position"
      case (true, false): "horizontal position"
      case (false, true): "vertical position"
      case (false, false): nil
      }
    let size: String? =
      switch (edges.contains(.width), edges.contains(.height)) {
      case (true, true): "size"
      case (true, false): "width"
      case (false, true): "height"
      case (false, false): nil
      }
    let isPositionOnly = position != nil && view.nibVerifiesAmbiguity == "ignoreSizes"
    let words = [position, isPositionOnly ? nil : size].compactMap(\.self)
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
  /// The word for the lengths on the axes: `width`, `height`, or `size` for both.
  var lengthName: String {
    switch self {
    case .horizontal: "width"
    case .vertical: "height"
    default: "size"
    }
  }
}

extension UIView {
  /// Creates the diagnostic about an undetermined property, with its cause and the advice.
  fileprivate func nibAmbiguity(of property: String, _ advice: String) -> Diagnostic {
    nibDiagnostic(
      CheckRule.ambiguousLayout.kind, "the constraints do not determine the \(property)\(advice)")
  }
}
