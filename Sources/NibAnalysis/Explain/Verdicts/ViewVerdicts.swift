import NibCore

/// The answer of `explain` to the question what is wrong with a view: its verdicts with their causes, or the statement
/// that nothing is wrong.
package struct ViewVerdicts {
  /// The verdicts, the most important first.
  package let verdicts: [ExplainedVerdict]
  /// The statement that there are no verdicts, as a sentence; `nil` if there are some.
  package let allClear: String?

  /// Examines a view that has been laid out. Cost: solves the layout, and lays the document out for smaller screens.
  ///
  /// - Parameters:
  ///   - layout: the layout of the view.
  ///   - smallScreens: the smaller screens on which the view is examined, too; `nil` for none.
  package init(_ view: UIView, in layout: ExplainedLayout, smallScreens: SmallScreens? = nil) {
    let own = LayoutVerdicts.all(of: view)
    let isShown = !own.contains { $0 is HiddenView }
    verdicts =
      own.map { $0.explained(in: layout) } + (isShown ? ViewVerdicts.ofConstraints(view, layout) : [])
      + (smallScreens?.verdicts(about: view, except: own) ?? [])
    allClear =
      verdicts.isEmpty ? ViewVerdicts.clear(view, on: smallScreens?.names(resizing: view) ?? []) : nil
  }

  /// The verdicts about conflicts and missing constraints, which `check` reports too.
  private static func ofConstraints(_ view: UIView, _ layout: ExplainedLayout) -> [ExplainedVerdict] {
    var verdicts: [ExplainedVerdict] = []
    let axes: LayoutAxes = [.horizontal, .vertical]
    if let conflict = ExplainedConflicts(layout).sentences(about: view, on: axes).first {
      verdicts.append(
        ExplainedVerdict(
          id: "constraint-conflict", finding: "In conflict", detail: conflict.text, cause: nil,
          fix: "Remove one of the constraints below 'conflict', or lower its priority.",
          culprit: view.nibOrigin))
    }
    if let ambiguity = NibAmbiguity(of: view, in: layout) {
      let edges = ambiguity.freedoms.map {
        $0.isOfContent ? "\($0.edge.rawValue) of its content" : $0.edge.rawValue
      }
      let words = [edges.dropLast().joined(separator: ", "), edges.last ?? ""].filter { !$0.isEmpty }
      let names = words.joined(separator: " and ")
      verdicts.append(
        ExplainedVerdict(
          id: "ambiguous-layout", finding: "Not determined", detail: "no constraint determines its \(names)",
          cause: nil,
          fix: "Add \(edges.count == 1 ? "a constraint" : "constraints") for its \(names).",
          culprit: view.nibOrigin))
    }
    return verdicts
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
