import NibCore
import NibScreen
import NibTools

/// Reads, edits and resolves the file of the open document.
extension BrowserSession {
  static let editCommands: [Command<BrowserSession>] = [
    Command(
      "open the editor at the selected object", keys: "e", shortTitle: "edit", synonyms: "vi source xml",
      needs: .file
    ) { $0.edit() }
  ]

  static let reloadCommands: [Command<BrowserSession>] = [
    Command(
      "read the document again", id: "reload", keys: "C-r F5", in: .always, synonyms: "refresh", needs: .file
    ) { $0.readAgain() }
  ]

  /// Reads the document again. Shows a message, because nothing else changes on the screen if the file is the same.
  private func readAgain() {
    if let open, openEdits != nil {
      notify { $0.editedFileDidChange() }
      if openEdits != nil, message == nil {
        showMessage("\(open.name) has edits; the file has not changed")
      }
      return
    }
    let wasRunning = isRunning
    reload()
    guard !showsRows, let open else { return }
    if open.failure == nil {
      showMessage("\(open.name) was read again" + remarkOnEndedRun(wasRunning: wasRunning))
    } else {
      showMessage("\(open.name) cannot be read", isProblem: true)
    }
  }

  /// Opens the editor at the line of the selected object.
  private func edit() {
    guard let open, let loop else { return }
    if let versions, !versions.isFile {
      return showMessage(
        versions.chosen == .before ? "The old version cannot be edited." : "This version is not a file.")
    }
    if hasUnsavedEdits {
      return showMessage("Write the edits first (\(setup.bindings.shortcut(of: "write"))).")
    }
    guard open.path != "-" else { return showMessage("A document from standard input cannot be edited.") }
    let line = selected.flatMap { open.element(id: $0)?.location.line } ?? 0
    let status = loop.edit(file: open.path, line: line > 0 ? line : nil)
    // The rows' files are watched, so rows are read again when one changes.
    if openEdits != nil { notify { $0.editedFileDidChange() } } else if !showsRows { reload() }
    switch status {
    case 0: break
    case 127: showMessage("The editor was not found. Set VISUAL or EDITOR.", isProblem: true)
    default: showMessage("The editor ended with status \(status).", isProblem: true)
    }
  }

  /// Opens the screen for the conflicts of a document that cannot be read because of them.
  ///
  /// - Returns: false if the document has no such conflicts.
  func resolveConflicts() -> Bool {
    guard let open, let loop, open.failure?.kind == .mergeConflict, open.path != "-" else { return false }
    let program = CommandLine.arguments.first ?? "nibterm"
    let status = loop.runInForeground([program, "merge", "--resolve", "--", open.path])
    reload()
    if status > 1 {
      showMessage(
        "The conflicts cannot be resolved here: '\(ConflictComment.command(for: open.name))' says why.",
        isProblem: true)
    }
    return true
  }
}
