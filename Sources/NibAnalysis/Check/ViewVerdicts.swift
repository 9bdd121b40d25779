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
  ///   - smallScreens: the smaller screens on which the view is examined, too; `nil` for none.
  ///   - findings: the findings of `check` in the document. Problems of the view and its controller are verdicts, too.
  package init(
    _ view: UIView, in layout: ExplainedLayout, smallScreens: SmallScreens? = nil,
    findings: [Diagnostic] = []
  ) {
    let own = LayoutVerdicts.all(of: view)
    let isShown = !own.contains { $0 is HiddenView }
    let ofLayout =
      own.map { $0.explained(in: layout) } + (isShown ? ViewVerdicts.ofConstraints(view, layout) : [])
    let kinds = Set(ofLayout.map(\.kind))
    let objects = [view.nibOrigin, view.nibViewController?.nibOrigin].compactMap { $0?.element }
    let found = ExplainedVerdict.all(of: findings, about: objects).filter { !kinds.contains($0.kind) }
    verdicts = ofLayout + found + (smallScreens?.verdicts(about: view, except: own) ?? [])
    allClear =
      verdicts.isEmpty ? ViewVerdicts.clear(view, on: smallScreens?.names(resizing: view) ?? []) : nil
  }

  /// The verdicts about conflicts and missing constraints, which `check` reports too.
  private static func ofConstraints(_ view: UIView, _ layout: ExplainedLayout) -> [ExplainedVerdict] {
    var verdicts: [ExplainedVerdict] = []
    let axes: LayoutAxes = [.horizontal, .vertical]
    let conflicts = ExplainedConflicts(layout)
    if let conflict = conflicts.sentences(about: view, on: axes).first {
      let isInvisible = conflicts.areInvisible(about: view, on: axes)
      verdicts.append(
        ExplainedVerdict(
          kind: CheckRule.constraintConflict.kind,
          finding: isInvisible ? "In conflict by at most a pixel" : "In conflict", detail: conflict.text,
          cause: nil,
          fix: remedy(layout), culprit: view.nibOrigin))
    }
    if let ambiguity = NibAmbiguity(of: view, in: layout) {
      verdicts += ofFreedoms(ambiguity.freedoms, view, layout)
    }
    return verdicts
  }

  /// The advice for a conflict. If only the size of the root on the canvas causes it, the size is to be corrected,
  /// unless UIKit rounds the height of the row so that the constraints conflict in the program too. `check` says the
  /// same.
  private static func remedy(_ layout: ExplainedLayout) -> String {
    let general = "Remove one of the constraints below 'conflict', or lower its priority."
    guard let report = layout.root.nibLayoutReport, let origin = layout.root.nibOrigin,
      let saved = origin.savedFrame?.size, saved.isNearly(layout.root.bounds.size),
      let size = CanvasSize(of: layout.root, in: origin.element.document)
    else { return general }
    let choices: [LayoutAxes] = [.vertical, .horizontal, [.horizontal, .vertical]]
    var budget = SolverBudget()
    for axes in choices where size.freeAxes.isSuperset(of: axes) && !budget.isUsedUp {
      let needed = LayoutAttempt(
        CheckedLayout(root: layout.root, report: report), LayoutRelief(axes: axes, widths: size.widths))
      budget.spend(on: needed)
      guard needed.isComplete, needed.conflicts.isEmpty else { continue }
      if layout.root.superview is UITableViewCell, !(needed.withHeightInPixels?.conflicts.isEmpty ?? true) {
        return
          "Give one of the constraints below 'conflict' the priority 999, because UIKit rounds the height of rows."
      }
      return needed.explanation.prefix(1).uppercased() + needed.explanation.dropFirst() + "."
    }
    return general
  }

  /// The verdicts about the undetermined values of a view: values that depend on a scroll view's undetermined content,
  /// values that demands of equal priority leave open, and values that lack a constraint.
  private static func ofFreedoms(
    _ freedoms: [NibAmbiguity.Freedom], _ view: UIView, _ layout: ExplainedLayout
  ) -> [ExplainedVerdict] {
    let around = layout.root.nibLayoutReport.flatMap {
      LayoutFreedom(CheckedLayout(root: layout.root, report: $0)).openContent(around: view)
    }
    let followed = freedoms.filter {
      !$0.isOfContent && $0.tie == nil && !$0.edge.axes.intersection(around?.axes ?? []).isEmpty
    }
    var verdicts: [ExplainedVerdict] = []
    let tied = freedoms.filter { $0.tie != nil }
    for axis in [LayoutAxes.horizontal, .vertical] {
      let own = tied.filter { $0.edge.axes == axis }
      guard let tie = own.first?.tie else { continue }
      verdicts.append(
        notDetermined(
          own, "\(names(of: own)) can vary, because \(tie)",
          fix: "\(PriorityTie.advice.prefix(1).uppercased())\(PriorityTie.advice.dropFirst()).", view))
    }
    let own = freedoms.filter { !followed.contains($0) && $0.tie == nil }
    if !own.isEmpty {
      let names = names(of: own)
      verdicts.append(
        notDetermined(
          own, "no constraint determines \(names)",
          fix: "Add \(own.count == 1 ? "a constraint" : "constraints") for \(names).", view))
    }
    if let around, !followed.isEmpty {
      let length = LayoutAxes(of: followed.map(\.edge)).lengthName
      let scroll = around.scrollView.nibNameInSentence
      let verb = followed.count == 1 ? "follows" : "follow"
      verdicts.append(
        notDetermined(
          followed,
          "\(names(of: followed)) \(verb) the content of \(scroll), whose \(length) no constraint determines",
          fix: "Add constraints for the \(length) of the content of \(scroll).", around.scrollView))
    }
    return verdicts
  }

  private static func notDetermined(
    _ freedoms: [NibAmbiguity.Freedom], _ detail: String, fix: String, _ culprit: UIView
  ) -> ExplainedVerdict {
    let isInvisible = freedoms.allSatisfy { $0.isInvisible(in: culprit) }
    return ExplainedVerdict(
      kind: CheckRule.ambiguousLayout.kind,
      finding: isInvisible ? "Undetermined by at most a pixel" : "Not determined", detail: detail, cause: nil,
      fix: fix, culprit: culprit.nibOrigin)
  }

  /// The undetermined values as words: `its left and top`, `the width and height of its content`.
  private static func names(of freedoms: [NibAmbiguity.Freedom]) -> String {
    func list(_ words: [String]) -> String {
      [words.dropLast().joined(separator: ", "), words.last ?? ""].filter { !$0.isEmpty }
        .joined(separator: " and ")
    }
    let own = list(freedoms.filter { !$0.isOfContent }.map(\.edge.rawValue))
    let content = list(freedoms.filter(\.isOfContent).map(\.edge.rawValue))
    return list(
      (own.isEmpty ? [] : ["its \(own)"]) + (content.isEmpty ? [] : ["the \(content) of its content"]))
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

extension CGSize {
  /// Whether both lengths differ by at most a point.
  fileprivate func isNearly(_ size: CGSize) -> Bool {
    abs(width - size.width) <= 1 && abs(height - size.height) <= 1
  }
}
