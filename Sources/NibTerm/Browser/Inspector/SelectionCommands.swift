import NibAnalysis
import NibCore
import NibScreen

extension CommandGroup {
  static let selection = CommandGroup(
    title: "Selection",
    commands: [
      .explain, .copy, .edit,
      Command(
        "show or hide the default values of attributes", id: "defaults", keys: "x",
        synonyms: "toggle properties inspector", needs: .document, unless: \.reasonForNoDefaults
      ) {
        $0.panes.inspector.toggleSection("Defaults")
      },
      Command(
        "list the problems of the document", id: "problems", keys: "!", in: .panes,
        synonyms: "check lint errors warnings diagnostics truncated", needs: .file
      ) {
        $0.listProblems()
      },
    ])
}

extension Command {
  static let explain = Command(
    "explain the selected view or constraint", keys: "E", word: "explain",
    synonyms: "why truncated clipped hidden ambiguous conflict position"
  ) {
    $0.explain()
  }

  static let copy = Command(
    "copy the id, frame or place in the file", keys: "y", in: .panes, word: "copy",
    synonyms: "yank clipboard path",
    unless: \.reasonForNoSelection
  ) { $0.panel = $0.copyMenu }

  static let edit = Command(
    "open the editor at the selected object", keys: "e", word: "edit", synonyms: "vi source xml", needs: .file
  ) { $0.edit() }
}

extension Browser {
  /// The reason why there is nothing to copy. In the list of documents, the chosen row always has a path.
  fileprivate var reasonForNoSelection: String? {
    state.selected == nil && listedPath == nil ? "Nothing is selected." : nil
  }

  /// The path of the folder or document that is chosen in the list; nil if the list does not have the focus.
  private var listedPath: String? {
    guard state.focus == .documents, let list = panes.documents.list else { return nil }
    if case .folder(let name) = list.choice { return setup.folder.map { Disk.path(of: name, in: $0) } }
    return list.chosenDocument.flatMap(path(ofListed:))
  }

  fileprivate var reasonForNoDefaults: String? {
    if state.selected == nil { return "Nothing is selected. Only objects have default values." }
    return panes.inspector.hasSection("Defaults") ? nil : "This object has no default values."
  }

  // MARK: Copying

  fileprivate var copyMenu: MenuPanel {
    let listed = listedPath.map { [(name: "path", text: $0, key: Character("p"))] } ?? []
    let found = listed + (state.selected.map { copies(of: $0) } ?? [])
    let items = found.map { copy in
      MenuPanel.Item(title: copy.name, detail: copy.text, key: copy.key) { $0.copy(copy.text) }
    }
    return MenuPanel("Copy", items, isFiltered: false)
  }

  /// The texts that the copy menu offers for an object and for the inspector's row, with their names and keys.
  private func copies(of id: String) -> [(name: String, text: String, key: Character)] {
    guard let inspected = state.open?.inspected else { return [] }
    var copies: [(name: String, text: String, key: Character)] = [("id", id, "i")]
    if let frame = InspectorCopy.frame(id, in: inspected) { copies.append(("frame", frame, "f")) }
    if let place = InspectorCopy.place(id, in: inspected) { copies.append(("place", place, "l")) }
    if state.focus == .inspector, let row = panes.inspector.chosenRow {
      copies.append(("row", row.copied, "r"))
    }
    return copies
  }

  /// Copies text to the terminal's clipboard.
  func copy(_ text: String) {
    let isCopied = loop?.copyToClipboard(text) ?? false
    showMessage(
      isCopied ? "copied: \(text.cut(to: 500))" : "This terminal has no clipboard, or the text is too long.",
      isProblem: !isCopied)
  }

  // MARK: Editing

  /// Opens the editor at the line of the selected object.
  fileprivate func edit() {
    guard let open = state.open, let loop else { return }
    if let versions = state.versions, !versions.isFile {
      return showMessage(
        versions.chosen == .before ? "The old version cannot be edited." : "This version is not a file.")
    }
    guard open.path != "-" else { return showMessage("A document from standard input cannot be edited.") }
    let line = state.selected.flatMap { open.element(id: $0)?.location.line } ?? 0
    let status = loop.edit(file: open.path, line: line > 0 ? line : nil)
    // The rows' files are watched, so rows are read again when one changes.
    if panes.canvas.rows == nil { reload() }
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
    guard let open = state.open, let loop, open.failure?.kind == .mergeConflict, open.path != "-" else {
      return false
    }
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

  // MARK: Problems

  /// Lists the problems of the document. If they are still searched for in the background, says so, and
  /// `listExpectedProblems` opens the list when they are known.
  fileprivate func listProblems() {
    if work.monitor == nil || loop == nil {
      check(waits: false)
      findLayoutProblems()
    } else if let timer = work.checkTimer.take() {
      loop?.cancel(timer)
      check()
    }
    guard let open = state.open, !knowsProblems(of: open) else {
      panel = problemMenu()
      return
    }
    work.expectedProblems = open
    showMessage("The document is still being checked; Esc cancels")
  }

  /// Opens the list of problems if it was requested before they were known, and they are known now.
  func listExpectedProblems() {
    guard let open = work.expectedProblems else { return }
    guard open === state.open, panel == nil, map == nil else {
      work.expectedProblems = nil
      return
    }
    guard knowsProblems(of: open) else { return }
    work.expectedProblems = nil
    state.message = nil
    panel = problemMenu()
  }

  private func knowsProblems(of open: OpenDocument) -> Bool {
    open.isChecked && (open.layoutProblems != nil || !isFindingLayoutProblems)
  }

  /// A menu of the document's problems, the errors first. Among problems of the same severity, those of the layout come
  /// first. Choosing one selects the object concerned.
  ///
  /// - Parameter showsNotes: whether the menu contains notes too. Its last row changes that.
  fileprivate func problemMenu(showsNotes: Bool = false) -> MenuPanel {
    let (own, ofLayout) = (state.open?.diagnostics ?? [], state.open?.layoutProblems ?? [])
    let shown = (ofLayout + (showsNotes ? own : own.filter(\.isProblem))).sorted { $0.severity > $1.severity }
    var items = shown.map(problemItem)
    if items.isEmpty { items = [MenuPanel.Item(title: "No problems were found.") { _ in }] }
    let notes = own.count { !$0.isProblem }
    if notes > 0 {
      let title = "\(showsNotes ? "hide" : "show") \(NibNumber.count(notes, "note"))"
      items.append(
        MenuPanel.Item(title: title, style: state.theme.quiet) {
          $0.panel = $0.problemMenu(showsNotes: !showsNotes)
        })
    }
    let reports = work.runReports.all.count
    if reports > 0 {
      items.append(
        MenuPanel.Item(
          title: "show what the last run of a screen reported (\(reports))", style: state.theme.quiet
        ) { $0.panel = $0.runProblemsPanel })
    }
    let problems = own.count - notes
    var title = problems > 0 ? "Problems \(problems)" : "Problems"
    if !ofLayout.isEmpty {
      title += problems > 0 ? ", and \(ofLayout.count) of this layout" : " of this layout \(ofLayout.count)"
    }
    if showsNotes { title += ", notes \(notes)" }
    return MenuPanel(title, items, isFiltered: !shown.isEmpty, filtersByWords: true, showsWhole: true)
  }

  private func problemItem(_ diagnostic: Diagnostic) -> MenuPanel.Item {
    let name = state.open?.document.flatMap { diagnostic.objectName(in: $0) }
    let place = [name?.cut(to: 30), diagnostic.location.map { ":\($0.line)" }]
    return MenuPanel.Item(
      title: VisibleText.line(diagnostic.message),
      detail: VisibleText.line(place.compactMap { $0 }.joined(separator: " ")),
      style: state.theme.style(of: diagnostic.severity),
      mark: state.theme.mark(diagnostic.severity)?.text ?? "·",
      notes: diagnostic.notes.map { VisibleText.line($0.message) }
    ) { browser in
      if let id = diagnostic.path.steps.first?.id { browser.select(id) }
    }
  }
}

/// Makes the texts to copy for an object.
enum InspectorCopy {
  /// The frame of a view in its superview, in points: `x y width height`; nil if the object is not a view.
  static func frame(_ id: String, in inspected: InspectedDocument) -> String? {
    inspected.shown.view(id).map { NibValueText.text(of: $0.frame) }
  }

  /// The position of the object in its file: `Screens/View.xib:41`; nil if the document has no object with
  /// this id.
  static func place(_ id: String, in inspected: InspectedDocument) -> String? {
    inspected.document.object(id: id).map { PlaceText.full($0.location) }
  }
}
