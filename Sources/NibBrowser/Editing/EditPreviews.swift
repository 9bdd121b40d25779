import NibCore
import NibEditing
import NibTools

/// Shows the result of edits before they are accepted. While a preview is shown, the session has the edits, but they are
/// neither stored for recovery nor written.
final class EditPreviews: SessionObserver {
  private let session: BrowserSession
  private let editing: Editing
  /// The state before the preview: the edits without it, those that the session had, and the selected object; `nil` while
  /// none is shown.
  private var before: (edits: UnsavedDocument, stored: UnsavedDocument?, path: String, selected: String?)?

  init(_ session: BrowserSession, editing: Editing) { (self.session, self.editing) = (session, editing) }

  /// The document without the edits of the preview.
  ///
  /// - Throws: the reason if the document cannot be edited.
  func document() throws(EditError) -> NibDocument { try base().document }

  /// The edits without those of the preview.
  private func base() throws(EditError) -> UnsavedDocument {
    if let before { return before.edits }
    return try editing.edits()
  }

  /// Shows the document with edits, in place of those of an earlier preview.
  func show(_ change: (inout DocumentEditor) throws(EditError) -> Void) throws(EditError) {
    guard let open = session.open else { throw EditError("No document is open.") }
    var edits = try base()
    if before == nil { before = (edits, session.openEdits, open.path, session.selected) }
    try edits.change(change)
    session.setEdits(edits, of: open.path)
  }

  /// Makes the edits of the preview one step of the history.
  func accept(words: String = "") {
    guard let before, let edits = session.unsaved[before.path] else { return }
    self.before = nil
    editing.accept(edits, of: before.path, after: before.edits.document, words: words)
  }

  /// Shows the document without the edits of the preview.
  func cancel() {
    guard let before else { return }
    self.before = nil
    session.setEdits(before.stored, of: before.path)
    // The preview can be without the object that was selected.
    if let selected = before.selected, session.open?.path == before.path { session.select(selected) }
  }

  func documentWillClose() { cancel() }

  /// A new version of the file ends the preview, which was made for the old one.
  func editedFileDidChange() {
    guard before != nil else { return }
    cancel()
    session.panel = nil
    if session.openEdits == nil { session.reload() }
  }

  /// The change of the preview without what follows from it.
  var sentence: String {
    guard let before, let document = session.unsaved[before.path]?.document else { return "" }
    return DiffReport(changing: before.edits.document, to: document).sentence
  }

  /// The objects that the preview removes, besides those that it is about.
  private func removed(besides chosen: Set<String>) -> [String] {
    guard let before, let document = session.unsaved[before.path]?.document else { return [] }
    return RemovedParts(from: before.edits.document, to: document, besides: chosen).lines
  }

  /// Finds the views that move and the findings that are new or gone.
  func findConsequences(_ show: @escaping (String) -> Void) {
    guard let before, let document = session.unsaved[before.path]?.document else { return }
    editing.findConsequences(from: before.edits.document, to: document, show)
  }
}

/// A panel below the panes that shows what a change does, and asks whether it is accepted. Keys that it does not use restore the
/// document, and have their usual function.
final class EditPreviewPanel: Panel {
  private let title: String
  private let accept: () -> Void
  private let cancel: () -> Void
  /// The lines about the change.
  private var lines: [String]
  private var frame = PanelFrame(content: .zero, on: .zero)

  init(_ title: String, _ lines: [String], accept: @escaping () -> Void, cancel: @escaping () -> Void) {
    (self.title, self.lines, self.accept, self.cancel) = (title, lines, accept, cancel)
  }

  func setLines(_ lines: [String]) { self.lines = lines }

  func handle(_ key: KeyPress) -> PanelAnswer {
    switch key.key {
    case .enter, .character("y"): return .perform(accept)
    case .escape, .character("n"), .character("q"): return .perform(cancel)
    default:
      cancel()
      return .pass
    }
  }

  func uses(_ key: KeyPress) -> Bool {
    switch key.key {
    case .enter, .escape, .character("y"), .character("n"), .character("q"): true
    default: false
    }
  }

  func handle(_ mouse: MouseEvent) -> PanelAnswer { .stay }

  private func wrapped(_ columns: Int) -> [String] {
    lines.flatMap { SoftBreaks.lines(of: VisibleText.line($0), columns: max(1, columns - 4)) }
  }

  func dockedRows(on screen: CellSize) -> Int { min(wrapped(screen.columns).count + 2, screen.rows * 9 / 20) }

  func update(on screen: CellSize, theme: Theme) {
    frame = PanelFrame(dockedRows: dockedRows(on: screen), on: screen)
  }

  func draw(on canvas: CellCanvas, theme: Theme) {
    frame.draw(title, hint: "Enter accepts, Esc restores", on: canvas, theme: theme)
    canvas.withClip(frame.inside) {
      for (row, line) in wrapped(canvas.size.columns).enumerated() {
        canvas.put(line, at: frame.inside.origin + CellPoint(column: 0, row: row), style: .plain)
      }
    }
  }
}

extension EditPreviews {
  /// Shows the result of edits and of the saved frames that follow from them, with a panel that asks whether it is accepted.
  ///
  /// - Parameters:
  ///   - title: the change as an imperative.
  ///   - chosen: the objects that the title names, which are not listed among those that are removed.
  ///   - reason: the problem that the change solves; `nil` if it solves none.
  func ask(
    _ title: String, _ edits: [DocumentEdit], about chosen: Set<String> = [], reason: String? = nil
  ) {
    ask(title, about: chosen, reason: reason) { [editing] editor throws(EditError) in
      try editor.apply(try editing.withFollowingFrames(edits, of: editor))
    }
  }

  /// Shows the result of a change with a panel that asks whether it is accepted.
  func ask(
    _ title: String, about chosen: Set<String> = [], reason: String? = nil,
    _ change: (inout DocumentEditor) throws(EditError) -> Void
  ) {
    do throws(EditError) {
      try show(change)
    } catch {
      cancel()
      return session.showMessage(error.sentence, isProblem: true)
    }
    let about = reason.map { ["Problem: \($0)"] } ?? []
    let removed = removed(besides: chosen)
    let panel = EditPreviewPanel(
      VisibleText.line(title), about + [sentence] + removed, accept: { [unowned self] in accept() },
      cancel: { [unowned self] in cancel() })
    session.panel = panel
    findConsequences { [weak panel] sentence in panel?.setLines(about + [sentence] + removed) }
  }
}
