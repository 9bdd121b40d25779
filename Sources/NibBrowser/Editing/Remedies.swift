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
    let title: String
    /// The finding or explanation.
    let reason: String
    let change: (inout DocumentEditor) throws(EditError) -> Void
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

  /// Shows the only remedy, or a menu of all.
  private func choose() {
    problems.check(waits: false)
    let choices: [Choice]
    do throws(EditError) {
      choices = try self.choices
    } catch {
      return session.showMessage(error.sentence, isProblem: true)
    }
    switch choices.count {
    case 0:
      session.showMessage(
        session.selected == nil
          ? "No problem of the document has a remedy that can be applied; ! lists the problems."
          : "No remedy for the selected object can be applied; E explains it.")
    case 1: previews.ask(choices[0].title, choices[0].change)
    default:
      let items = choices.map { choice in
        MenuPanel.Item(title: VisibleText.line(choice.title), notes: [VisibleText.line(choice.reason)]) {
          [unowned self] in previews.ask(choice.title, choice.change)
        }
      }
      session.panel = MenuPanel("Remedies \(choices.count)", items, filtersByWords: true, showsWhole: true)
    }
  }

  /// The remedies for the selected object; for all findings if nothing is selected.
  private var choices: [Choice] {
    get throws(EditError) {
      guard let open = session.open else { return [] }
      let document = try editing.edits().document
      let findings = open.diagnostics.filter { finding in
        session.selected.map { id in finding.path.steps.first?.id == id } ?? true
      }
      return (ofExplanations + fixes(of: findings, in: document)).uniqued(by: \.title)
    }
  }

  /// The corrections of findings by their rules.
  private func fixes(of findings: [Diagnostic], in document: NibDocument) -> [Choice] {
    guard !findings.isEmpty,
      let fixes = FindingFixes(
        document, options: session.setup.options,
        configuration: session.setup.configuration(document.file) ?? CheckConfiguration())
    else { return [] }
    return findings.compactMap { finding in
      fixes.text(without: finding).map { text in
        Choice(title: "Fix: \(finding.message)", reason: finding.message) { editor throws(EditError) in
          try editor.replace(by: text)
        }
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
        verdict.remedies.map { remedy in
          Choice(title: remedy.title, reason: verdict.sentence) { [editing] editor throws(EditError) in
            try editor.apply(try editing.withFollowingFrames(remedy.edits, of: editor))
          }
        }
      }
    }
  }
}
