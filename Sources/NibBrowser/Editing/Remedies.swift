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

  /// A change that can be applied.
  private struct Choice {
    enum Change {
      case edits([DocumentEdit])
      /// The whole text of the document.
      case text([UInt8])
    }

    let title: String
    /// The finding or explanation.
    let reason: String
    let change: Change
    /// What follows from the change in words; empty if it was not tried.
    var consequences = ""

    /// The objects that the title says are removed.
    var removed: Set<String> {
      guard case .edits(let edits) = change else { return [] }
      let removed = edits.flatMap { edit -> [String] in
        guard case .remove(let removal) = edit else { return [] }
        return removal.objects
      }
      return Set(removed)
    }
  }

  init(_ session: BrowserSession, editing: Editing, previews: EditPreviews, problems: DocumentProblems) {
    (self.session, self.editing, self.previews) = (session, editing, previews)
    self.problems = problems
  }

  static let commands: [Command<Remedies>] = [
    Command(
      "fix a problem of the selected object, or of the document", id: "fix", keys: "X", in: .panes,
      shortTitle: "fix", synonyms: "remedy repair correct advice apply suggestion", needs: .document,
      unless: \.session.reasonForNoEditing
    ) { $0.choose() }
  ]

  /// Shows the remedies for the selected object. If there are none, shows the problems of the document that can have some.
  private func choose() {
    problems.check(waits: false)
    do throws(EditError) {
      let document = try editing.edits().document
      let own = session.selected == nil ? [] : try choices(in: document)
      if own.isEmpty { list(findingsWithRemedies(in: document)) } else { show(own) }
    } catch {
      session.showMessage(error.sentence, isProblem: true)
    }
  }

  /// Lists findings, or shows the remedies for the only one if nothing is selected.
  private func list(_ findings: [Diagnostic]) {
    let isOfDocument = session.selected == nil
    guard let first = findings.first else {
      return session.showMessage(
        isOfDocument
          ? "No problem of the document has a remedy that can be applied; ! lists the problems."
          : "No remedy for the selected object can be applied; E explains it.")
    }
    if isOfDocument, findings.count == 1 { return select(first) }
    let items = findings.map { finding in
      MenuPanel.Item(
        title: VisibleText.line(finding.message), detail: finding.location.map { "line \($0.line)" } ?? ""
      ) { [unowned self] in select(finding) }
    }
    let title = isOfDocument ? "Problems with remedies" : "No remedy for this object; other problems"
    session.panel = MenuPanel("\(title) \(findings.count)", items, filtersByWords: true, showsWhole: true)
  }

  /// Selects the object of a finding, and shows the remedies for it.
  private func select(_ finding: Diagnostic) {
    do throws(EditError) {
      if let id = finding.path.steps.first?.id { session.select(id) }
      show(try choices(in: try editing.edits().document, of: finding))
    } catch {
      session.showMessage(error.sentence, isProblem: true)
    }
  }

  /// Shows the only remedy, or a menu of all.
  private func show(_ choices: [Choice]) {
    switch choices.count {
    case 0: session.showMessage("No remedy of this problem can be applied; E explains it.")
    case 1: ask(choices[0])
    default:
      let items = choices.map { choice in
        MenuPanel.Item(
          title: VisibleText.line(choice.title),
          notes: [choice.consequences, choice.reason].filter { !$0.isEmpty }.map(VisibleText.line)
        ) { [unowned self] in ask(choice) }
      }
      session.panel = MenuPanel("Remedies \(choices.count)", items, filtersByWords: true, showsWhole: true)
    }
  }

  private func ask(_ choice: Choice) {
    switch choice.change {
    case .edits(let edits): previews.ask(choice.title, edits, about: choice.removed)
    case .text(let text):
      previews.ask(choice.title) { editor throws(EditError) in try editor.replace(by: text) }
    }
  }

  // MARK: Finding remedies

  /// The findings with a correction of their rule, and those that the explanation of an object can resolve.
  private func findingsWithRemedies(in document: NibDocument) -> [Diagnostic] {
    let findings = session.open?.diagnostics ?? []
    let fixes = fixes(in: document)
    return findings.filter { finding in
      finding.severity >= .warning && FindingRemedies.canBeExplained(finding)
        || fixes?.text(without: finding) != nil
    }
  }

  /// The remedies for the selected object, the safest first.
  ///
  /// - Parameter finding: the finding that they resolve; `nil` for all that concern the object.
  private func choices(in document: NibDocument, of finding: Diagnostic? = nil) throws(EditError) -> [Choice]
  {
    guard let open = session.open, let element = session.selected.flatMap(document.object(id:)) else {
      return try finding.map { finding throws(EditError) in try sorted(fixes(of: [finding], in: document)) }
        ?? []
    }
    let places = ElementPlaces(document)
    let findings =
      finding.map { [$0] }
      ?? open.diagnostics.filter { FindingRemedies.concern($0, element, in: places) }
    let ofConflicts = findings.flatMap { finding in
      FindingRemedies.remedies(of: finding, in: places).map { remedy in
        Choice(title: remedy.title, reason: finding.message, change: .edits(remedy.edits))
      }
    }
    let all = ofExplanations + ofConflicts + fixes(of: findings, in: document)
    return try sorted(all.uniqued(by: \.title))
  }

  private func fixes(in document: NibDocument) -> FindingFixes? {
    FindingFixes(
      document, options: session.setup.options,
      configuration: session.setup.configuration(document.file) ?? CheckConfiguration())
  }

  /// The corrections of findings by their rules.
  private func fixes(of findings: [Diagnostic], in document: NibDocument) -> [Choice] {
    guard !findings.isEmpty, let fixes = fixes(in: document) else { return [] }
    return findings.compactMap { finding in
      fixes.text(without: finding).map { text in
        Choice(title: "Fix: \(finding.message)", reason: finding.message, change: .text(text))
      }
    }
  }

  /// The changes that the explanation of the selected view suggests.
  private var ofExplanations: [Choice] {
    guard let view = session.selectedView, let open = session.open, let loaded = open.loaded else {
      return []
    }
    return NibEnvironment.$current.withValue(loaded.environment) {
      let verdicts = ViewVerdicts(view, in: ExplainedLayout(of: view), of: open, loaded)
      return verdicts.verdicts.flatMap { verdict in
        verdict.remedies.map {
          Choice(title: $0.title, reason: verdict.sentence, change: .edits($0.edits))
        }
      }
    }
  }

  // MARK: Trying remedies

  /// The maximum number of remedies that are tried.
  private static let maximumTrials = 12

  /// The possible changes with what follows from them, the safest first. Changes with the same result are listed once.
  private func sorted(_ choices: [Choice]) throws(EditError) -> [Choice] {
    guard let open = session.open, choices.count > 1 else { return choices }
    let base = try editing.edits()
    let trials = RemedyTrials(
      base.document, options: open.options, scenesOf: session.currentPicture?.ids ?? [])
    var seen: Set<[UInt8]> = []
    var tried: [(choice: Choice, rank: [Int])] = []
    for choice in choices.prefix(Remedies.maximumTrials) {
      guard let document = document(after: choice, base), seen.insert(document.source).inserted else {
        continue
      }
      let result = trials.result(of: document)
      var choice = choice
      choice.consequences = result.words
      tried.append((choice, result.rank))
    }
    let order = tried.indices.sorted { first, second in
      let (a, b) = (tried[first].rank, tried[second].rank)
      return a == b ? first < second : a.lexicographicallyPrecedes(b)
    }
    return order.map { tried[$0].choice } + choices.dropFirst(Remedies.maximumTrials)
  }

  /// The document with a change; `nil` if the change is not possible.
  private func document(after choice: Choice, _ base: UnsavedDocument) -> NibDocument? {
    var trial = base
    do throws(EditError) {
      try trial.change { editor throws(EditError) in
        switch choice.change {
        case .edits(let edits): try editor.apply(edits)
        case .text(let text): try editor.replace(by: text)
        }
      }
    } catch {
      return nil
    }
    return trial.document
  }
}
