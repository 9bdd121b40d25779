import NibCore

extension LanguageProblem {
  /// The views whose place or size the constraints do not determine, each on one axis. The views that compete with the view are
  /// its further elements.
  static func ambiguous(_ context: CheckContext) -> [LanguageProblem] {
    let findings = context.ambiguityFindings.filter { !$0.isInvisible }
    return findings.flatMap { finding -> [LanguageProblem] in
      guard let element = finding.view.nibOrigin?.element else { return [] }
      let rivals = findings.filter { $0.layout === finding.layout && $0.tie != nil && $0.tie == finding.tie }
      let others = rivals.compactMap { $0.view.nibOrigin?.element }.filter { $0 != element }.uniqued()
      let reason = finding.tie.map { " (\($0.clauseInDevelopmentLanguage(in: finding.layout)))" } ?? ""
      return [LayoutAxes.horizontal, .vertical].filter(finding.axes.contains).map { axis in
        let place = finding.isOfContent ? " of its content" : ""
        let property = finding.isOfContent ? axis.lengthName : "\(axis.positionName) or \(axis.lengthName)"
        var problem = LanguageProblem(
          .translatedLayout, "ambiguous \(axis.lengthName)\(place)", [element],
          "has an ambiguous \(property)\(place)\(reason)")
        (problem.isOfAmbiguity, problem.rivals) = (true, others)
        return problem
      }
    }
  }
}

extension [LanguageProblem] {
  /// The problems without the views whose place is ambiguous only because texts of a competing view or their own are
  /// truncated, which is reported.
  var withoutConsequences: [LanguageProblem] {
    let truncated = Set(filter(\.competes).flatMap(\.elements))
    return filter { problem in
      guard !truncated.isEmpty, problem.isOfAmbiguity else { return true }
      return truncated.isDisjoint(with: problem.elements + problem.rivals)
    }
  }
}

extension TruncatedText {
  /// The views that compete with this one for a space that is too small for all, as a clause:
  /// `label "A" and label "B" have the same horizontal compression resistance priority (750)`. `nil` if the size of the view is
  /// open or wrong for another reason.
  var competition: String? {
    let dimension: LayoutRow.Dimension = axis == .horizontal ? .width : .height
    let layout = ExplainedLayout(of: view)
    guard layout.solution.conflicts.isEmpty, let item = layout.item(for: view),
      let tie = layout.ties.tie(of: item, on: axis, in: layout), let stretch = tie.stretch[dimension],
      stretch < -LayoutRow.tolerance
    else { return nil }
    return tie.clauseInDevelopmentLanguage(in: layout, along: dimension)
  }
}

extension PriorityTie {
  /// The tie as a clause in which views have the names of the development language.
  fileprivate func clauseInDevelopmentLanguage(
    in layout: ExplainedLayout, along dimension: LayoutRow.Dimension? = nil
  ) -> String {
    clause(in: layout, along: dimension) { view in
      view.nibOrigin.map { LanguageProblem.usualName(of: $0.element) } ?? layout.names.inSentence(view)
    }
  }
}
