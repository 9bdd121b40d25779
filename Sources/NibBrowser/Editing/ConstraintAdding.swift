import NibAnalysis
import NibCore
import NibEditing
import NibTools

/// Adds a constraint to the selected view with a panel, while the canvas shows the result.
final class ConstraintAdding {
  private let session: BrowserSession
  private let editing: Editing
  private let previews: EditPreviews

  init(_ session: BrowserSession, previews: EditPreviews, editing: Editing) {
    (self.session, self.editing, self.previews) = (session, editing, previews)
  }

  static let commands: [Command<ConstraintAdding>] = [
    Command(
      "add a constraint to the selected view", id: "add-constraint", keys: "Q", in: .panes,
      shortTitle: "constrain", synonyms: "pin align equal ratio width height center", needs: .document,
      unless: \.session.reasonForNoEditing
    ) { $0.begin() }
  ]

  private func begin() {
    guard let view = session.selectedView, let element = view.nibOrigin?.element,
      let id = element.id
    else { return session.showMessage("Select a view first.") }
    let document: NibDocument
    do throws(EditError) {
      document = try previews.document()
    } catch {
      return session.showMessage(error.sentence, isProblem: true)
    }
    guard let element = document.object(id: id) else { return }
    // The constant is that of the document's own canvas, also if another device is shown.
    let draft = ConstraintDraft(of: element, DesignedFrames.place(of: view))
    let panel = ConstraintPanel(VisibleText.line("Constraint of \(ObjectName(element).brief)"), draft)
    panel.accept = { [unowned self] in
      guard panel.problem == nil else { return false }
      previews.accept()
      return true
    }
    panel.cancel = { [unowned self] in previews.cancel() }
    panel.change = { [unowned self, unowned panel] in show(panel) }
    session.panel = panel
    show(panel)
  }

  /// Shows the result of the constraint on the canvas, and what it changes in the panel.
  private func show(_ panel: ConstraintPanel) {
    do throws(EditError) {
      let constraint = panel.draft.constraint
      try previews.show { editor throws(EditError) in
        try editor.apply(try editing.withFollowingFrames([.addConstraint(constraint)], of: editor))
      }
      panel.setResult(previews.sentence, problem: nil)
      previews.findConsequences { [weak panel] sentence in panel?.setResult(sentence, problem: nil) }
    } catch {
      previews.cancel()
      panel.setResult("", problem: error.sentence)
    }
  }
}
