import NibCore

/// The problems of a view, with their causes, as `explain` prints them.
package struct ViewVerdicts {
  /// The verdicts, the most important first.
  package let verdicts: [ExplainedVerdict]
  /// The sentence that nothing is wrong with the view; `nil` if there are verdicts.
  package let allClear: String?

  /// Examines a view that has been laid out. Cost: solves the layout, and lays the document out for smaller screens.
  ///
  /// - Parameters:
  ///   - layout: the layout of the view.
  ///   - options: the options of the layout.
  ///   - smallScreens: the smaller screens on which the view is examined, too; `nil` for none.
  ///   - findings: the findings of `check` in the document. Problems of the view and its controller are verdicts, too.
  package init(
    _ view: UIView, in layout: ExplainedLayout, options: LayoutOptions = LayoutOptions(),
    smallScreens: SmallScreens? = nil, findings: [Diagnostic] = []
  ) {
    let onCanvas = LayoutVerdicts.all(of: view)
    let isShown = !onCanvas.contains { $0 is HiddenView }
    let unread =
      view.nibOrigin.map { ExplainedVerdict.ofUnreadConstraints(findings, placing: $0.element) } ?? []
    let ofConstraints =
      isShown
      ? ViewVerdicts.ofConstraints(view, layout, options, isDoubtful: !unread.isEmpty)
        + KeptLength.all(of: view, in: layout).map(\.explained) : []
    let objects = [view.nibOrigin, view.nibViewController?.nibOrigin].compactMap { $0?.element }
    var ofCheck = ExplainedVerdict.all(of: findings, about: objects)
    let isCutByRow = ofCheck.contains { $0.kind == CheckRule.rowCutsContent.kind }
    let ofLayout =
      onCanvas.filter { !isCutByRow || ($0 as? OutsideView)?.isOutsideRow != true }
      .map { $0.explained(in: layout) } + ofConstraints
    let kinds = Set(ofLayout.map(\.kind))
    ofCheck.removeAll { kinds.contains($0.kind) }
    if let index = ofCheck.firstIndex(where: { $0.kind == CheckRule.misplacedView.kind }),
      ViewVerdicts.hasOtherSizes(layout)
    {
      ofCheck[index].advice +=
        " This verdict uses the saved sizes of texts and images; the frame below has measured sizes."
    }
    let onSmallScreens = smallScreens?.verdicts(about: view, except: kinds, isDoubtful: !unread.isEmpty)
    verdicts = unread + ofLayout + ofCheck + (onSmallScreens ?? [])
    allClear =
      verdicts.isEmpty ? ViewVerdicts.clear(view, on: smallScreens?.names(resizing: view) ?? []) : nil
  }

  /// Whether a text or image of the layout has its measured size, and this is more than a point larger or smaller than the
  /// saved one.
  private static func hasOtherSizes(_ layout: ExplainedLayout) -> Bool {
    layout.builder.views.contains { view, _ in
      guard view.subviews.isEmpty, let saved = view.nibOrigin?.savedFrame?.size else { return false }
      let (content, size) = (view.nibLayoutContentSize, view.frame.size)
      func isOther(_ content: CGFloat?, _ length: CGFloat, _ saved: CGFloat) -> Bool {
        content.map { abs($0 - length) < 1 && abs(length - saved) > 1 } ?? false
      }
      return isOther(content.width, size.width, saved.width)
        || isOther(content.height, size.height, saved.height)
    }
  }

  /// The verdicts about conflicts and missing constraints, which `check` reports too.
  ///
  /// - Parameters:
  ///   - options: the options of the layout.
  ///   - isDoubtful: whether a constraint of the view cannot be read. `check` then reports this constraint, and not what
  ///     is ambiguous without it.
  static func ofConstraints(
    _ view: UIView, _ layout: ExplainedLayout, _ options: LayoutOptions, isDoubtful: Bool
  ) -> [ExplainedVerdict] {
    var verdicts: [ExplainedVerdict] = []
    let axes: LayoutAxes = [.horizontal, .vertical]
    let conflicts = ExplainedConflicts(layout)
    let all = conflicts.summaries(about: view, on: axes)
    let advice = all.isEmpty ? nil : ConflictAdvice(layout, options)
    for (number, conflict) in all.prefix(maximumConflicts).enumerated() {
      let remedies = number == 0 ? advice?.remedies ?? [] : []
      verdicts.append(
        ExplainedVerdict(
          kind: CheckRule.constraintConflict.kind,
          headline: conflict.isInvisible ? "In conflict by at most a pixel" : "In conflict",
          detail: conflict.sentence.text, cause: nil, advice: advice?.text ?? "", culprit: view.nibOrigin,
          remedies: remedies + Remedy.resolving(conflict.objects)))
    }
    if !isDoubtful, let ambiguity = ViewAmbiguity(of: view, in: layout) {
      verdicts += ofAmbiguity(ambiguity.values, view, layout)
    }
    return verdicts
  }

  /// The largest number of conflicts of a view with a verdict.
  private static let maximumConflicts = 3

  /// The verdicts about the ambiguous values of a view. Such values depend on a scroll view's ambiguous content, or
  /// demands of equal priority compete for them, or they lack a constraint.
  private static func ofAmbiguity(
    _ values: [ViewAmbiguity.Value], _ view: UIView, _ layout: ExplainedLayout
  ) -> [ExplainedVerdict] {
    let around = layout.ambiguity.ambiguousContent(around: view)
    let following = values.filter {
      !$0.isOfContent && $0.tie == nil && !$0.edge.axes.intersection(around?.axes ?? []).isEmpty
    }
    var verdicts: [ExplainedVerdict] = []
    let tied = values.filter { $0.tie != nil }
    for axis in [LayoutAxes.horizontal, .vertical] {
      let tiedHere = tied.filter { $0.edge.axes == axis }
      guard let first = tiedHere.first, let tie = first.tie else { continue }
      let item = first.isOfContent ? layout.builder.contentItem(of: view) : layout.item(for: view)
      let demands = item.flatMap { layout.ties.tie(of: $0, on: axis, in: layout) }
      verdicts.append(
        notDetermined(
          tiedHere, "\(ViewAmbiguity.Value.names(of: tiedHere)) can vary, because \(tie.clause)",
          advice: "\(tie.advice.prefix(1).uppercased())\(tie.advice.dropFirst()).", view,
          remedies: demands.map { Remedy.untying($0, in: layout) } ?? []))
    }
    let remaining = values.filter { !following.contains($0) && $0.tie == nil }
    if !remaining.isEmpty {
      verdicts.append(
        notDetermined(
          remaining, "no constraint determines \(ViewAmbiguity.Value.names(of: remaining))",
          advice: OpenEdges(of: view, in: layout).advice(for: remaining), view,
          remedies: constraints(for: remaining, of: view, layout)))
    }
    if let around, !following.isEmpty {
      let length = LayoutAxes(of: following.map(\.edge)).lengthName
      let scroll = around.scrollView.nibNameInSentence
      let verb = following.count == 1 ? "follows" : "follow"
      verdicts.append(
        notDetermined(
          following,
          "\(ViewAmbiguity.Value.names(of: following)) \(verb) the content of \(scroll), whose \(length) no constraint determines",
          advice: "Add constraints for the \(length) of the content of \(scroll).", around.scrollView,
          remedies: ofContent(
            around.axes, of: around.scrollView, layout, DesignedFrames.place(of: around.scrollView))))
    }
    return verdicts
  }

  /// The constraints that determine values of a view and of its scrollable content.
  private static func constraints(
    for values: [ViewAmbiguity.Value], of view: UIView, _ layout: ExplainedLayout
  ) -> [Remedy] {
    let own = values.filter { !$0.isOfContent }
    let content = LayoutAxes(of: values.filter(\.isOfContent).map(\.edge))
    let place = DesignedFrames.place(of: view)
    return (MissingConstraints(for: own, of: view, in: layout, place)?.remedies ?? [])
      + ofContent(content, of: view, layout, place)
  }

  /// The constraints that determine the size of the content of a scroll view on some axes: first all that are missing, then those
  /// for one axis.
  ///
  /// - Parameter place: the scroll view as its designer saw it.
  private static func ofContent(
    _ axes: LayoutAxes, of scrollView: UIView, _ layout: ExplainedLayout, _ place: DesignedFrames.Place
  ) -> [Remedy] {
    let lengths: [NibExplanation.Edge] = [.width, .height]
    let remedies = lengths.filter { axes.contains($0.axes) }.map { length in
      OpenContent(of: scrollView, length, in: layout, place)?.remedies ?? []
    }
    guard remedies.count == 2, let width = remedies[0].first, let height = remedies[1].first else {
      return remedies.flatMap(\.self)
    }
    return [width.and(height)] + remedies.flatMap(\.self)
  }

  /// The verdict that constraints do not determine values of a view.
  private static func notDetermined(
    _ values: [ViewAmbiguity.Value], _ detail: String, advice: String, _ culprit: UIView,
    remedies: [Remedy] = []
  ) -> ExplainedVerdict {
    let isInvisible = values.allSatisfy { $0.isInvisible(in: culprit) }
    let isOfRounding = values.allSatisfy { $0.isOfRounding || $0.isInvisible(in: culprit) }
    let headline = isOfRounding ? "Undetermined by less than a point" : "Not determined"
    return ExplainedVerdict(
      kind: CheckRule.ambiguousLayout.kind,
      headline: isInvisible ? "Undetermined by at most a pixel" : headline, detail: detail,
      cause: nil,
      advice: advice, culprit: culprit.nibOrigin, remedies: remedies)
  }

  /// The statement that there are no verdicts.
  private static func clear(_ view: UIView, on screens: [String]) -> String {
    var facts = ["it is visible"]
    if view.superview != nil { facts.append("inside its superview") }
    if view.nibTextFit != nil { facts.append("its text fits") }
    let words =
      facts.count > 2
      ? "\(facts.dropLast().joined(separator: ", ")), and \(facts.last ?? "")"
      : facts.joined(separator: " and ")
    let also = screens.isEmpty ? "" : ", also on \(screens.joined(separator: " and "))"
    return "Nothing is wrong: \(words)\(also)."
  }
}
