import NibAnalysis
import NibCore
import NibEditing
import NibTools

/// Applies the remedies of findings and explanations that are edits, after a preview.
final class Remedies {
  private let session: BrowserSession
  private let editing: Editing
  private let previews: EditPreviews
  private let problems: DocumentProblems
  private let values: ValueEditing
  private let explanations: Explanations
  /// The thread that tries remedies.
  private let work = LatestWork(named: "remedies")

  /// The title of a menu of remedies.
  private static let title = "Remedies"

  init(
    _ session: BrowserSession, editing: Editing, previews: EditPreviews, problems: DocumentProblems,
    values: ValueEditing, explanations: Explanations
  ) {
    (self.session, self.editing, self.previews) = (session, editing, previews)
    (self.problems, self.values, self.explanations) = (problems, values, explanations)
  }

  static let commands: [Command<Remedies>] = [
    Command(
      "fix a problem of the selected object, or of the document", id: "fix", keys: "X", in: .panes,
      shortTitle: "fix", synonyms: "remedy repair correct advice apply suggestion", needs: .document,
      unless: \.session.reasonForNoEditing
    ) { $0.choose() }
  ]

  /// Shows the remedies for the selected object when its problems are known. If there are none, shows the problems of the
  /// document that can have some.
  private func choose() { problems.whenAllChecked { [unowned self] in chooseNow() } }

  private func chooseNow() {
    do throws(EditError) {
      let document = try editing.edits().document
      let chosen = chosenFinding
      let own = chosen.map { choices(in: document, of: $0) } ?? []
      if !own.isEmpty { return try tryAndShow(own) }
      let all = session.selected == nil ? [] : choices(in: document)
      guard !all.isEmpty else { return list(otherFindings(in: document)) }
      try tryAndShow(all, title: chosen == nil ? Remedies.title : "No remedy for the chosen problem; others")
    } catch {
      session.showMessage(error.sentence, isProblem: true)
    }
  }

  /// The finding that was chosen in the list of problems, if its object is still selected.
  private var chosenFinding: Diagnostic? {
    guard let chosen = problems.chosen, let selected = session.selected,
      chosen.path.steps.first?.id == selected
    else { return nil }
    let identities = Set(chosen.single.map(\.identity))
    return singleFindings.first { identities.contains($0.identity) && $0.path.steps.first?.id == selected }
  }

  /// Lists findings, or shows the remedies for the only one if nothing is selected.
  private func list(_ findings: [Diagnostic]) {
    let isOfDocument = session.selected == nil
    guard let first = findings.first else {
      return session.showMessage(
        isOfDocument
          ? "No problem of the document has a remedy that can be applied; ! lists the problems and notes."
          : "No remedy for the selected object can be applied; E explains it.")
    }
    if isOfDocument, findings.count == 1 { return select(first) }
    let items = findings.map { finding in
      MenuPanel.Item(
        title: VisibleText.line(finding.message), detail: finding.location.map { "line \($0.line)" } ?? "",
        style: session.theme.style(of: finding.severity),
        mark: session.theme.mark(finding.severity)?.text ?? "·",
        notes: finding.notes.map { VisibleText.line($0.message) }
      ) { [unowned self] in select(finding) }
    }
    let title = isOfDocument ? "Problems with remedies" : "No remedy for this object; other problems"
    session.panel = MenuPanel("\(title) \(findings.count)", items, filtersByWords: true, showsWhole: true)
  }

  /// Selects the object of a finding, and shows the remedies for it. If there are none, explains the object.
  private func select(_ finding: Diagnostic) {
    do throws(EditError) {
      if let id = finding.path.steps.first?.id { session.select(id) }
      let choices = choices(in: try editing.edits().document, of: finding)
      if choices.isEmpty { explanations.explain() } else { try tryAndShow(choices) }
    } catch {
      session.showMessage(error.sentence, isProblem: true)
    }
  }

  /// Shows the only remedy, or a menu of all. If none can be applied, explains the selected object.
  ///
  /// - Parameter title: the title of the menu.
  private func show(_ choices: [RemedyChoice], title: String) {
    switch choices.count {
    case 0: explanations.explain()
    case 1 where !choices[0].isUnsolved && title == Remedies.title: ask(choices[0])
    default:
      let items = choices.map { choice in
        MenuPanel.Item(
          title: VisibleText.line(choice.title),
          notes: [choice.consequences, choice.reason].filter { !$0.isEmpty }.map(VisibleText.line)
        ) { [unowned self] in ask(choice) }
      }
      session.panel = MenuPanel("\(title) \(choices.count)", items, filtersByWords: true, showsWhole: true)
    }
  }

  private func ask(_ choice: RemedyChoice) {
    switch choice.change {
    case .edits(let edits):
      previews.ask(choice.title, edits, about: choice.removed, reason: choice.reasonBesideTitle)
    case .text(let text):
      previews.ask(choice.title, reason: choice.reasonBesideTitle) { editor throws(EditError) in
        try editor.replace(by: text)
      }
    case .value(let property, let id): values.edit(property, of: id)
    case .device(let name): session.change { $0.choose(name) }
    }
  }

  // MARK: Finding remedies

  /// The findings with remedies about other objects than the selected one, which has none.
  private func otherFindings(in document: NibDocument) -> [Diagnostic] {
    let findings = findingsWithRemedies(in: document)
    guard let element = session.selected.flatMap(document.object(id:)) else { return findings }
    let places = ElementPlaces(document)
    return findings.filter { !FindingRemedies.concern($0, element, in: places) }
  }

  /// The findings of the document and of its layout, each about one object, the most severe first. A remedy is one of a single
  /// finding, also if several are reported together, unless these have common remedies.
  private var singleFindings: [Diagnostic] {
    ((session.open?.layoutProblems ?? []) + (session.open?.diagnostics ?? []))
      .flatMap { FindingRemedies.solveTogether($0) ? [$0] : $0.single }
      .sorted { $0.severity > $1.severity }
  }

  /// The findings with a correction of their rule, and those that the explanation of an object can resolve. Corrections that
  /// remedies replace are not looked for, because that takes a check of the layout for each finding.
  private func findingsWithRemedies(in document: NibDocument) -> [Diagnostic] {
    let fixes = fixes(in: document)
    let places = ElementPlaces(document)
    return singleFindings.filter { finding in
      FindingRemedies.canBeExplained(finding) || RemedyChoice(enteringValueFor: finding, in: places) != nil
        || !FindingRemedies.replaceFix(of: finding) && fixes?.text(without: finding) != nil
    }
  }

  /// The remedies for the selected object, which have not been tried.
  ///
  /// - Parameter finding: the finding that they resolve; `nil` for all that concern the object.
  private func choices(in document: NibDocument, of finding: Diagnostic? = nil) -> [RemedyChoice] {
    guard let open = session.open else { return [] }
    let places = ElementPlaces(document)
    let selected = session.selected.flatMap(document.object(id:))
    let concerning = singleFindings.filter { finding in
      selected.map { FindingRemedies.concern(finding, $0, in: places) } ?? false
    }
    let findings = finding.map { [$0] } ?? concerning
    let views = open.loaded?.roots.flatMap(\.view.nibTree) ?? []
    let ofFindings = findings.flatMap { finding in
      FindingRemedies.remedies(of: finding, in: places, views, open.options, about: selected).map { remedy in
        RemedyChoice(
          title: remedy.title, reason: finding.message, change: .edits(remedy.edits),
          problem: FindingRemedies.problem(of: remedy, for: finding),
          isOfConflict: FindingRemedies.isOfConflict(finding))
      }
    }
    // The finding's own remedies come first, because their reason is the finding.
    let entries = findings.compactMap { RemedyChoice(enteringValueFor: $0, in: places) }
    let all =
      entries + ofFindings + explanations(of: finding, besides: ofFindings + entries)
      + fixes(of: findings, in: document)
    return all.uniqued(by: \.title)
  }

  private func fixes(in document: NibDocument) -> FindingFixes? {
    FindingFixes(
      document, options: session.setup.options,
      project: problems.project,
      configuration: session.setup.configuration(document.file) ?? CheckConfiguration())
  }

  /// The corrections of findings by their rules.
  private func fixes(of findings: [Diagnostic], in document: NibDocument) -> [RemedyChoice] {
    guard !findings.isEmpty, let fixes = fixes(in: document) else { return [] }
    return findings.filter { !FindingRemedies.replaceFix(of: $0) }.compactMap { finding in
      fixes.text(without: finding).map { text in
        RemedyChoice(
          title: "Fix: \(finding.message)", reason: finding.message, change: .text(text),
          problem: finding.identity)
      }
    }
  }

  /// The changes that the explanation of the selected view suggests.
  ///
  /// - Parameters:
  ///   - finding: the finding that they resolve; `nil` for all problems of the view.
  ///   - own: the remedies of the findings themselves. The explanation does not tell conflicts apart, so it is not used for a
  ///     conflict that has some. A view with other problems is not shown if it is hidden.
  private func explanations(of finding: Diagnostic?, besides own: [RemedyChoice]) -> [RemedyChoice] {
    if let finding, FindingRemedies.isOfConflict(finding), !own.isEmpty { return [] }
    guard let view = session.selectedView, let open = session.open, let loaded = open.loaded else {
      return []
    }
    return NibEnvironment.$current.withValue(loaded.environment) {
      let verdicts = ViewVerdicts(view, in: ExplainedLayout(of: view), of: open, loaded)
      let isOther = { (kind: DiagnosticKind) in
        if kind == HiddenView.kind, !own.isEmpty { return true }
        return finding.map { !FindingRemedies.isOfConflict($0) && $0.kind != kind } ?? false
      }
      return verdicts.verdicts.filter { !isOther($0.kind) }.flatMap { verdict in
        verdict.remedies.map {
          RemedyChoice(
            title: $0.title, reason: verdict.sentence, change: .edits($0.edits),
            problem: FindingIdentity(rule: verdict.id, object: view.nibOrigin?.id ?? ""),
            isOfConflict: verdict.kind == CheckRule.constraintConflict.kind)
        }
      }
    }
  }

  // MARK: Trying remedies

  /// Tries changes, and shows them with what follows from them. Outside scripted runs, they are tried on another thread; any key
  /// cancels that.
  ///
  /// - Parameter title: the title of a menu of them.
  private func tryAndShow(
    _ choices: [RemedyChoice], title: String = Remedies.title
  ) throws(EditError) {
    guard let open = session.open, choices.count > 1 || choices.contains(where: \.needsTrial) else {
      return show(choices, title: title)
    }
    let ranking = RemedyRanking(
      base: try editing.edits(), shown: open.options, others: TrialOptions(session),
      // The problem can be in another scene than the one on the canvas.
      ids: (session.currentPicture?.ids ?? []).union(choices.compactMap { $0.problem?.object }),
      project: problems.project,
      configuration: session.setup.configuration(open.path) ?? CheckConfiguration())
    guard session.loop != nil, !session.setup.findsSynchronously else {
      return show(ranking.sorted(choices), title: title)
    }
    session.showMessage("Trying \(NibNumber.count(choices.count, "remedy", "remedies"))…; any key cancels")
    let shown = session.message
    work.start {
      ranking.sorted(choices)
    } then: { [weak self] sorted in
      guard let self, session.message == shown, session.panel == nil else { return }
      session.message = nil
      show(sorted, title: title)
      session.loop?.setNeedsDisplay()
    }
  }
}
