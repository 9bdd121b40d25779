import NibAnalysis
import NibCore
import NibEditing
import NibTools

/// Edits the open document: makes edits, undoes them, and writes them to the file. The edits are kept in memory and in the
/// folder for recovery until they are written.
final class Editing: SessionObserver {
  let session: BrowserSession
  private let consequences: EditConsequences
  /// The scenes that were laid out before the last edit or preview. Each change of a preview begins with them again.
  private var scenes: CanvasScenes?
  /// The panel that asks before the program ends; `nil` if it does not ask.
  private weak var endPanel: TextPanel?
  /// The reason why the last edits could not be stored for recovery, and the one that was announced; `nil` if there is none.
  private var recoveryProblem: String?
  private var announcedProblem: String?

  init(_ session: BrowserSession, problems: DocumentProblems) {
    self.session = session
    consequences = EditConsequences(session, problems: problems)
  }

  static let commands: [Command<Editing>] = [
    Command(
      "undo the last edit", id: "undo", keys: "u", in: .panes, shortTitle: "undo", synonyms: "revert back",
      needs: .file, unless: { $0.canUndo ? nil : "There is no edit to undo." },
      action: { $0.step("undone") { editor throws(EditError) in try editor.undo() } }),
    Command(
      "redo the edit that was undone last", id: "redo", keys: "Z", in: .panes, synonyms: "again",
      needs: .file, unless: { $0.canRedo ? nil : "There is no edit to redo." },
      action: { $0.step("redone") { editor throws(EditError) in try editor.redo() } }),
    Command(
      "undo all edits of the document", id: "undo-all", keys: "A-u", in: .panes,
      synonyms: "revert discard original", needs: .file,
      unless: { $0.canUndo ? nil : "There is no edit to undo." },
      action: { $0.undoAll() }),
    Command(
      "write the edits to the file", id: "write", keys: "W", in: .panes, shortTitle: "write",
      synonyms: "save w", needs: .file,
      unless: { $0.session.hasUnsavedEdits ? nil : "The document has no edits to write." },
      action: { $0.writeOpen() }),
    Command(
      "write all edited documents", id: "write-all", keys: "A-w", in: .panes, synonyms: "save wa",
      unless: { $0.session.unsavedPaths.isEmpty ? "No document has edits to write." : nil },
      action: { $0.writeAll() }),
  ]

  private var canUndo: Bool { session.openEdits?.editor.canUndo ?? false }
  private var canRedo: Bool { session.openEdits?.editor.canRedo ?? false }

  // MARK: Edits

  /// The edits of the open document; without any, its unedited state.
  ///
  /// - Throws: the reason if the document cannot be edited.
  func edits() throws(EditError) -> UnsavedDocument {
    if let reason = session.reasonForNoEditing { throw EditError(reason) }
    if let edits = session.openEdits { return edits }
    guard let open = session.open, let document = open.document else {
      throw EditError("No document is open.")
    }
    return try UnsavedDocument(document.inDevelopmentLanguage, resources: EditResources(around: open.path))
  }

  /// The document after edits, without making them.
  func document(after edits: [DocumentEdit]) throws(EditError) -> NibDocument {
    var changed = try self.edits()
    try changed.change { editor throws(EditError) in try editor.apply(edits) }
    return changed.document
  }

  /// Makes edits of the open document as one step, and reports what follows from them in the status line.
  ///
  /// - Parameters:
  ///   - words: the changes in words; `nil` to name them as `diff` does.
  func apply(_ edits: [DocumentEdit], words: String? = nil) throws(EditError) {
    try change(words ?? "", namesChanges: words == nil) { editor throws(EditError) in
      try editor.apply(try withFollowingFrames(edits, of: editor))
    }
  }

  /// Edits with those of the saved frames of views that they move, and without the marks of problems that they solve, as
  /// Interface Builder saves them.
  func withFollowingFrames(
    _ edits: [DocumentEdit], of editor: DocumentEditor
  ) throws(EditError) -> [DocumentEdit] {
    try editor.withFollowingFrames(edits, in: scenes(of: edits, in: editor.document))
  }

  /// The scenes of the picture that is shown and of the objects of some edits. The picture of a container shows the view of
  /// another scene.
  private func scenes(of edits: [DocumentEdit], in document: NibDocument) -> CanvasScenes {
    let new = CanvasScenes(
      document, of: (session.currentPicture?.ids ?? []).union(edits.compactMap(\.subject)))
    if let scenes, scenes.document === document, scenes.ids == new.ids { return scenes }
    scenes = new
    return new
  }

  /// Accepts edits that were shown as a preview.
  ///
  /// - Parameter before: the document without them.
  func accept(_ edits: UnsavedDocument, of path: String, after before: NibDocument, words: String) {
    store(edits, of: path)
    consequences.report(from: before, to: edits.document, words: words)
    announceRecoveryProblem()
  }

  /// Finds what follows from a change, for a preview.
  func findConsequences(
    from old: NibDocument, to new: NibDocument, _ show: @escaping (String) -> Void
  ) {
    consequences.find(from: old, to: new, show)
  }

  /// Makes edits, or shows the reason why they cannot be made.
  func perform(_ edits: [DocumentEdit], words: String? = nil) {
    do throws(EditError) {
      try apply(edits, words: words)
    } catch {
      session.showMessage(error.sentence, isProblem: true)
    }
  }

  private func change(
    _ words: String, namesChanges: Bool = true, _ body: (inout DocumentEditor) throws(EditError) -> Void
  ) throws(EditError) {
    guard let open = session.open else { return }
    var edits = try self.edits()
    let before = edits.document
    try edits.change(body)
    guard edits.document.source != before.source else { return session.showMessage("Nothing changes.") }
    set(edits, of: open.path)
    consequences.report(from: before, to: edits.document, words: words, namesChanges: namesChanges)
    announceRecoveryProblem()
  }

  /// Moves one step in the history.
  private func step(_ words: String, _ body: (inout DocumentEditor) throws(EditError) -> Void) {
    do throws(EditError) {
      try change(words, body)
    } catch {
      session.showMessage(error.sentence, isProblem: true)
    }
  }

  private func undoAll() {
    step("all edits undone") { editor throws(EditError) in
      while editor.canUndo { try editor.undo() }
    }
  }

  /// Shows edits, and stores them for recovery.
  private func set(_ edits: UnsavedDocument?, of path: String) {
    session.setEdits(edits, of: path)
    store(edits, of: path)
  }

  private func store(_ edits: UnsavedDocument?, of path: String) {
    guard let recovery = session.setup.recovery else { return }
    guard let edits, edits.isUnsaved else { return recovery.remove(path) }
    recoveryProblem = recovery.save(path, file: edits.fileBytes, edited: edits.document.source)
  }

  /// Says once why edits cannot be stored for recovery, after the report about an edit, which would replace the message.
  private func announceRecoveryProblem() {
    guard let reason = recoveryProblem, reason != announcedProblem else { return }
    announcedProblem = reason
    let key = session.setup.bindings.shortcut(of: "write")
    session.showMessage(
      "The edits cannot be stored for recovery: \(reason). They are lost if the program ends before \(key) writes them.",
      isProblem: true)
  }

  // MARK: Writing

  private func writeOpen() {
    guard let open = session.open, write(open.path) else { return }
    session.showMessage("\(open.name) was written")
  }

  /// Writes all documents. Returns false if one could not be written.
  @discardableResult
  private func writeAll() -> Bool {
    let paths = session.unsavedPaths
    for path in paths where !write(path) { return false }
    session.showMessage("\(NibNumber.count(paths.count, "document")) written")
    return true
  }

  /// Writes the edits of a document to its file. Returns false after a message or a question if that is not possible.
  private func write(_ path: String) -> Bool {
    guard let edits = session.unsaved[path] else { return true }
    do throws(WritingFailure) {
      try FileWriting.replace(path, with: edits.document.source, ifStill: edits.fileBytes)
    } catch .changed {
      fileDidChange(path, asks: true)
      return false
    } catch {
      session.showMessage(
        "\(Disk.name(of: path)) cannot be written: \(error.reason). The edits are kept.", isProblem: true)
      return false
    }
    session.editsWereWritten(to: path)
    session.setup.recovery?.remove(path)
    return true
  }

  // MARK: Changes of the file

  func editedFileDidChange() {
    if let open = session.open { fileDidChange(open.path) }
  }

  func documentWillClose() { scenes = nil }

  func documentWasOpened() {
    guard let open = session.open else { return }
    if session.openEdits != nil { fileDidChange(open.path) }
    offerRecovery()
  }

  /// Merges the edits of a document with its file if another program has changed it.
  ///
  /// - Parameter asks: whether to ask which version to keep if they cannot be merged, or if there is no file any more;
  ///   `false` to say so only, because a question would take keys that are typed for something else.
  func fileDidChange(_ path: String, asks: Bool = false) {
    guard let edits = session.unsaved[path] else { return }
    let name = Disk.name(of: path)
    guard let bytes = FileBytes.ifReadable(path, limit: .max) else {
      if !edits.isUnsaved { return set(nil, of: path) }
      if asks { return askAboutMissing(path) }
      let key = session.setup.bindings.shortcut(of: "write")
      return session.showMessage(
        "\(name) was deleted by another program; \(key) asks whether to write it again", isProblem: true)
    }
    guard bytes != edits.fileBytes else { return }
    guard edits.isUnsaved else {
      set(nil, of: path)
      return session.showMessage("\(name) was saved by another program")
    }
    switch edits.merged(with: bytes, resources: EditResources(around: path)) {
    case .merged(let merged):
      set(merged, of: path)
      let key = session.setup.bindings.shortcut(of: "write")
      let rest = merged.isUnsaved ? "\(key) writes both" : "it has the same edits"
      session.showMessage("\(name) was changed by another program and merged with the edits; \(rest)")
    case .failed(let reason) where asks: ask(path, edits, bytes, reason)
    case .failed:
      let key = session.setup.bindings.shortcut(of: "write")
      session.showMessage(
        "\(name) was changed by another program and contradicts the edits; \(key) asks which version to keep",
        isProblem: true)
    }
  }

  /// Asks which version to use if the two cannot be merged.
  private func ask(_ path: String, _ edits: UnsavedDocument, _ bytes: [UInt8], _ reason: String) {
    let resources = EditResources(around: path)
    // The answer is about the version that was shown.
    let isCurrent = { FileBytes.ifReadable(path, limit: .max) == bytes }
    // Discarding is an edit that can be undone. It is not offered if the other version is not a document.
    let kept = (try? edits.replacing(bytes, resources: resources)) ?? edits.thatReplace(bytes)
    let others = try? edits.discarded(for: bytes)
    let use = { [unowned self] (edits: UnsavedDocument, message: String) in
      guard isCurrent() else { return fileDidChange(path, asks: true) }
      set(edits, of: path)
      session.showMessage(message)
    }
    var answers: [Answer] = [
      (
        "k", "keep the edits; writing them replaces the other version",
        { use(kept, "The edits are kept; writing them replaces the other version") }
      )
    ]
    if let others {
      let undo = session.setup.bindings.shortcut(of: "undo")
      answers.append(
        (
          "d", "discard the edits and show the other version",
          { use(others, "The edits were discarded; \(undo) restores them") }
        ))
    }
    session.panel = question(
      "\(Disk.name(of: path)) was changed by another program",
      ["The edits cannot be merged with this version: \(reason).", ""], answers)
  }

  private func askAboutMissing(_ path: String) {
    let name = Disk.name(of: path)
    let write = { [unowned self] in
      do throws(WritingFailure) {
        try FileWriting.replace(path, with: session.unsaved[path]?.document.source ?? [])
        session.editsWereWritten(to: path)
        session.setup.recovery?.remove(path)
        session.showMessage("\(name) was written")
      } catch {
        session.showMessage("\(name) cannot be written: \(error.reason).", isProblem: true)
      }
    }
    session.panel = question(
      "\(name) does not exist any more", ["Another program has deleted or moved it.", ""],
      [("w", "write it again, with the edits", write)])
  }

  /// A key that answers a question, with what it does.
  private typealias Answer = (key: Character, title: String, action: () -> Void)

  /// A panel with a question. Esc answers nothing.
  private func question(_ title: String, _ text: [String], _ answers: [Answer]) -> TextPanel {
    let lines = text.map { TextPanel.Line(text: VisibleText.line($0)) }
    let choices = answers.map { TextPanel.Line(text: "\($0.key)  \($0.title)", action: $0.action) }
    let later = TextPanel.Line(text: "Esc decides later.", style: session.theme.quiet)
    return TextPanel(
      VisibleText.line(title), lines + choices + [TextPanel.Line(text: ""), later], canChoose: true,
      keys: Dictionary(uniqueKeysWithValues: answers.map { ($0.key, $0.action) }))
  }
}

// MARK: The end of the program

extension Editing {
  /// Ends the program. If there are edits that are not written, asks first; a second Ctrl-C ends it without an answer.
  func quit() {
    let paths = session.unsavedPaths
    guard !paths.isEmpty, endPanel == nil || session.panel !== endPanel else {
      session.loop?.stop(status: 0)
      return
    }
    let names = paths.map { "● " + Disk.name(of: $0) }
    var answers: [(key: Character, title: String, action: () -> Void)] = [
      ("w", "write them and quit", { [unowned self] in if writeAll() { session.loop?.stop(status: 0) } }),
      (
        "d", "discard the edits and quit",
        { [unowned self] in
          for path in paths { session.setup.recovery?.remove(path) }
          session.loop?.stop(status: 0)
        }
      ),
    ]
    if session.setup.recovery != nil {
      answers.append(
        (
          "k", "quit, and keep the edits for the next time",
          { [unowned self] in session.loop?.stop(status: 0) }
        ))
    }
    let panel = question("Edits are not written", names + [""], answers)
    endPanel = panel
    session.panel = panel
  }

  // MARK: Recovery

  /// Offers the edits of the open document that an earlier run did not write.
  private func offerRecovery() {
    guard let recovery = session.setup.recovery, session.reasonForNoEditing == nil, let open = session.open,
      session.openEdits == nil, let left = recovery.left(of: open.path)
    else { return }
    let time = DateFormatter()
    (time.dateStyle, time.timeStyle) = (.medium, .short)
    session.panel = question(
      "\(open.name) has edits that were not written",
      ["They were made on \(time.string(from: Date(timeIntervalSince1970: left.time))).", ""],
      [
        ("r", "recover them", { [unowned self] in recover(left) }),
        ("d", "discard them", { recovery.remove(left) }),
      ])
  }

  private func recover(_ left: RecoveryFolder.Edits) {
    guard let open = session.open else { return }
    let resources = EditResources(around: open.path)
    do {
      let file = try NibReader.read(Array(left.file), file: open.path)
      var edits = try UnsavedDocument(file, resources: resources)
      try edits.change { editor throws(EditError) in try editor.replace(by: Array(left.edited)) }
      set(edits, of: open.path)
      session.setup.recovery?.remove(left)
      store(session.unsaved[open.path], of: open.path)
      session.showMessage("The edits were recovered; they are not written yet")
      fileDidChange(open.path)
    } catch let error as EditError {
      session.showMessage(error.sentence, isProblem: true)
    } catch {
      session.showMessage("The edits cannot be recovered: \(error)", isProblem: true)
    }
  }

  /// Says that documents of the folder have edits that an earlier run did not write.
  func announceLeftEdits() {
    guard let recovery = session.setup.recovery, let folder = session.setup.folder else { return }
    let root = Disk.resolved(folder) + "/"
    let open = session.open.map { Disk.resolved($0.path) }
    let names = recovery.left.map(\.document).filter { $0.hasPrefix(root) && $0 != open }.uniqued()
    guard let first = names.first else { return }
    let others = names.count > 1 ? " and \(NibNumber.count(names.count - 1, "other document")) have" : " has"
    session.showMessage(
      "\(first.dropFirst(root.count))\(others) edits that were not written; "
        + (names.count > 1 ? "open them to recover these" : "open it to recover them"), isProblem: true)
  }
}

extension EditError {
  /// The message as a sentence of its own.
  var sentence: String {
    let text = VisibleText.line(message)
    return (text.first?.uppercased() ?? "") + text.dropFirst()
  }
}
