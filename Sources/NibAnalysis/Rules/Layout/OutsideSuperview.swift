import NibCore

extension CheckRule {
  package static let outsideSuperview = CheckRule(
    "outside-superview", .layout, .note,
    "A view is cut off by a superview, or a control cannot be tapped outside its superview.",
    details: """
      UIKit does not deliver touches outside the bounds of a superview, even if the control is visible there. Views that \
      do not accept touches are reported if a superview that clips cuts off the whole view, or a part of a text. Views \
      outside a cell are not reported, because cells have other sizes in the program. Nor are the contents of scroll \
      views, except above the content and on its left.
      """,
    advice: "Move the view inside, or make the superview larger.",
    wrong: container(height: 40), right: container(height: 80),
    options: [
      Option("tolerance", "The distance that is allowed, in points.", standard: "4"),
      Option(
        "all",
        "Whether to report all views that leave a superview or the screen, also those that nothing cuts off. Edits "
          + "report the views that leave one because of the edit.",
        standard: "false"),
    ],
    find: { context in
      let tolerance = context.number("tolerance")
      let reportsAll = context.option("all").boolean ?? false
      let outside = context.visibleTrees.flatMap { CheckContext.outsideViews(of: $0, context.consequences) }
      return outside.compactMap { shown, verdict in
        guard reportsAll || !verdict.isOffScreen, verdict.exceeds(tolerance),
          reportsAll || verdict.matters(shown)
        else { return nil }
        let names = MessageNames([shown.view, verdict.namedContainer])
        let name = names.inSentence(shown.view)
        let container = verdict.isOffScreen ? "the screen" : names.inSentence(verdict.namedContainer)
        let consequence = shown.acceptsTaps ? ", where it cannot be tapped" : ""
        let words =
          verdict.isCompletelyOutside
          ? "is outside \(container)\(consequence) (it ends \(verdict.overhangText(unit: "points")))"
          : "ends \(verdict.overhangText(unit: "points")) of \(container)\(consequence)"
        return context.finding(
          "\(name) \(words): move it inside", at: shown.view,
          notes: [
            Diagnostic.Note("\(container) is here", at: verdict.namedContainer.nibOrigin?.element.location)
          ])
      }
    })

  private static func container(height: Int) -> RuleExample {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>
        <view fixedFrame="YES" id="box"><rect key="frame" x="0" y="0" width="300" height="\(height)"/>
          <subviews>
            <button opaque="NO" fixedFrame="YES" id="ok">
              <rect key="frame" x="20" y="20" width="100" height="44"/>
              <state key="normal" title="OK"/>
            </button>
          </subviews>
        </view>
      </subviews>
    </view>
    """
  }
}

extension CheckContext {
  /// The visible views of a tree that are outside a superview. Views inside such a view are left out.
  ///
  /// - Parameter consequences: the views whose places only follow from other problems; they are left out.
  static func outsideViews(
    of tree: VisibleTree, _ consequences: FrameConsequences
  ) -> [(shown: VisibleView, verdict: OutsideView)] {
    var reported: Set<ObjectIdentifier> = []
    return tree.views.compactMap { shown in
      if let superview = shown.view.superview, reported.contains(ObjectIdentifier(superview)) {
        reported.insert(ObjectIdentifier(shown.view))
        return nil
      }
      guard shown.element != nil, !shown.isInBar, shown.frame.width >= 1, shown.frame.height >= 1,
        let verdict = OutsideView(shown.view)
      else { return nil }
      if verdict.isCompletelyOutside { reported.insert(ObjectIdentifier(shown.view)) }
      let consequentAxes = consequences.frameAxes(of: shown.view, in: verdict.container)
      return verdict.axes.isSubset(of: consequentAxes) ? nil : (shown, verdict)
    }
  }
}

extension CheckConfiguration {
  /// The configuration for the consequences of an edit: a view that leaves its superview or the screen is reported, even if
  /// nothing cuts it off.
  package var reportingOutsideViews: CheckConfiguration {
    let id = CheckRule.outsideSuperview.id
    var configuration = self
    var settings = rules[id] ?? RuleSettings()
    settings.options["all"] = settings.options["all"] ?? "true"
    configuration.rules[id] = settings
    return configuration
  }
}

extension OutsideView {
  package static var kind: DiagnosticKind { CheckRule.outsideSuperview.kind }

  /// The axes on which the view exceeds the container.
  fileprivate var axes: LayoutAxes { LayoutAxes(of: overhangs.map { $0.edge }) }

  /// The container, or the next superview that the document contains.
  fileprivate var namedContainer: UIView {
    var next: UIView? = container
    while let view = next, view.nibOrigin?.id.isEmpty ?? true { next = view.superview }
    return next ?? container
  }

  /// Whether the container is a cell, header or footer, which has another size in the program.
  var isContainerReusable: Bool {
    [container, container.superview].contains { $0?.nibIsReusable ?? false }
  }

  /// Whether the view is outside by more than a distance in points, in a container that has the same size in the program.
  fileprivate func exceeds(_ tolerance: Double) -> Bool {
    overhangs.contains { $0.distance > tolerance } && !isContainerReusable
  }

  /// Whether users notice that the view is outside.
  fileprivate func matters(_ shown: VisibleView) -> Bool {
    if shown.acceptsTaps { return true }
    guard isClipped else { return false }
    return isCompletelyOutside || shown.view is UILabel
  }
}
