import NibCore
import NibTools

/// Manages the list of documents, opens documents, and updates the panes when a document is read or laid out
/// again.
extension Browser {
  /// Opens the initial document, if any, and starts to search for documents and to watch them. Scripted runs finish the
  /// search here, and watch nothing.
  func begin() {
    restoreView()
    if let file = setup.file {
      openDocument(file, document: setup.preview?.content.prototype.document)
    }
    restoreDocument()
    if setup.findsSynchronously { findDocumentsNow() } else { findDocumentsInBackground() }
    beginComparing()
    if let preview = setup.preview { show(RowsPage(preview.request, preview.content), preview.states) }
    if !setup.settingsDiagnostics.isEmpty { panel = settingsProblems }
  }

  /// Lists the problems of the configuration file.
  private var settingsProblems: TextPanel {
    let problems = setup.settingsDiagnostics.flatMap { problem in
      let place = problem.location.map { "\($0): " } ?? ""
      return [TextPanel.Line(text: VisibleText.line(place + problem.message), style: state.theme.error)]
        + problem.notes.map { TextPanel.Line(text: "  " + VisibleText.line($0.message)) }
    }
    return TextPanel(
      "Problems in the configuration file",
      problems + [
        TextPanel.Line(text: ""), TextPanel.Line(text: "Esc closes this list.", style: state.theme.quiet),
      ])
  }

  private func findDocumentsNow() {
    guard let folder = setup.folder else { return }
    addDocuments(FolderSearch(root: folder, respectsIgnore: setup.respectsIgnore).flatMap(\.documents))
  }

  private func findDocumentsInBackground() {
    if setup.folder != nil { state.progress = NibFinder.Progress() }
    work.monitor = DocumentMonitor(
      root: setup.folder, respectsIgnore: setup.respectsIgnore, options: setup.options, browser: self)
    if let open = state.open { work.monitor?.watch([open.path: open.state]) }
  }

  /// Shows the list of documents if no folder but a single storyboard with several scenes is shown. The list contains the
  /// storyboard with its scenes.
  private func listScenes() {
    guard !setup.listsDocuments, setup.preview == nil else { return }
    guard let open = state.open, open.pictures.count > 1, open.document?.kind.container == .storyboard else {
      (panes.documents.list, state.hasList) = (nil, false)
      if state.focus == .documents { focus(on: .canvas) }
      return
    }
    var list = DocumentList()
    list.append([Disk.name(of: open.path)])
    panes.documents.list = list
    state.hasList = true
    // A short list needs only a few of the usual 24 rows.
    state.arrangement.documentsShare = min(0.4, Double(open.pictures.count + 2) / 23)
    showScenes()
  }

  func path(ofListed document: String) -> String? {
    if let changes = setup.changes { return changes.pair(named: document)?.path }
    return setup.folder.map { Disk.path(of: document, in: $0) } ?? state.open?.path
  }

  // MARK: Opening

  /// Opens the document chosen in the list unless it is already open, and shows its chosen scene.
  func showChosenDocument() {
    guard let documents = panes.documents.list, let path = documents.chosenDocument.flatMap(path) else {
      return
    }
    if path != state.open?.path { openDocument(path) }
    if let scene = documents.chosenScene.flatMap({ Int($0) }), scene != state.picture { choosePicture(scene) }
  }

  /// Opens a document and shows its initial picture. Nothing is selected afterwards.
  ///
  /// - Parameters:
  ///   - path: the file, or `-` for standard input.
  ///   - document: the document, if it has been read already.
  func openDocument(_ path: String, document: NibDocument? = nil) {
    map = nil
    panes.canvas.endProgram()
    panes.canvas.sheet = nil
    stopAlternating()
    panes.canvas.flash = nil
    if state.selected != nil { rememberDocument() }
    let pair = setup.changes?.pairs.first { $0.path == path }
    state.versions = pair.map { OpenVersions($0, options: state.settings.options) }
    state.open =
      state.versions?.open
      ?? OpenDocument(path: path, options: state.settings.options, document: document)
    state.picture = state.versions?.firstChangedPicture ?? state.open?.initialPicture ?? 0
    state.selected = nil
    panes.canvas.viewport.showTop()
    listScenes()
    documentWasRead()
    showInitialScene()
    if let open = state.open {
      setup.memory?.noteFirstPlace(place(in: open))
      work.monitor?.watch(state.versions?.isFile ?? true ? [path: open.state] : [:])
    }
  }

  /// Shows the scene on the canvas at the top of the outline, and chooses it in the list of a single storyboard. In the
  /// list of a folder, the document stays chosen, so that the keys lead to the next one.
  private func showInitialScene() {
    guard let open = state.open, let id = state.currentPicture?.controller?.nibOrigin?.id,
      id != open.document?.firstController?.id
    else { return }
    panes.outline.tree.reveal(id)
    panes.outline.showChosenRowAtTop()
    if setup.folder == nil { chooseScene(state.picture) }
  }

  /// Reads the shown document again, and keeps the selection, the zoom and the scroll position.
  func reload() {
    guard let open = state.open else { return }
    if let rows = panes.canvas.rows {
      state.message = nil
      if rows.reload() { showMessage("the rows were read again") }
      loop?.schedule(after: ChangeFlash.duration) { [weak rows, weak loop] in
        rows?.endFlash()
        loop?.setNeedsDisplay()
      }
    } else {
      panes.canvas.endProgram()
    }
    stopAlternating()
    let before = open.snapshots
    open.reload()
    state.versions?.reload(except: open)
    if open.failure == nil { panes.canvas.flash = ChangeFlash(from: before, to: open.snapshots) }
    documentWasRead()
    guard panes.canvas.flash != nil, let loop else { return }
    loop.schedule(after: ChangeFlash.duration) { [weak self, weak loop] in
      self?.panes.canvas.flash = nil
      loop?.setNeedsDisplay()
    }
  }

  /// Updates everything that shows the document after it was opened or read again.
  func documentWasRead() {
    // Scripted runs check immediately instead of waiting for a pause.
    if setup.findsSynchronously { _ = state.open?.check(options: setup.options) }
    updateMap()
    limitPicture()
    showOutline()
    showScenes()
    pictureWasLaidOut()
    checkSoon()
    findLayoutProblemsSoon()
  }

  /// Updates the outline after the document was read or laid out.
  func showOutline() {
    if let open = state.open, let loaded = open.loaded {
      state.versions?.compareLayouts(state.settings.options, picture: state.picture)
      panes.outline.tree.show(
        loaded, diagnostics: open.allDiagnostics, changes: state.versions?.changes.marks ?? [:])
    } else {
      panes.outline.tree = OutlineTree()
    }
  }

  /// Schedules a check of the open document in a tenth of a second, so that its picture is drawn first.
  func checkSoon() {
    guard let loop, !(state.open?.isChecked ?? true) else { return }
    if let timer = work.checkTimer { loop.cancel(timer) }
    work.checkTimer = loop.schedule(after: .milliseconds(100)) { [weak self] in self?.check() }
  }

  /// Checks the document if the check is still pending. With a monitor, the check runs on another thread, after the
  /// sources of the document's program have been read.
  ///
  /// - Parameter waits: false to check immediately, without the sources.
  func check(waits: Bool = true) {
    work.checkTimer = nil
    guard let open = state.open, !open.isChecked, let document = open.document else { return }
    guard waits, let monitor = work.monitor else {
      if open.check(options: setup.options) { documentWasChecked() }
      return
    }
    guard let program = monitor.program(around: open.path) else { return }
    work.check?.cancel()
    let handler = MainHandler<[Diagnostic]> { [weak self] problems in
      if open.finishCheck(problems, of: document), self?.state.open === open { self?.documentWasChecked() }
    }
    work.check = handler
    let options = setup.options
    _ = Worker(named: "check") {
      handler.send(OpenDocument.problems(of: document, options: options, program: program))
      return .end
    }
  }

  /// Updates everything that shows the problems of the document.
  func documentWasChecked() {
    showOutline()
    refreshInspector()
    listExpectedProblems()
    loop?.setNeedsDisplay()
  }

  /// Lists the pictures of a storyboard below its row in the document list.
  func showScenes() {
    guard let open = state.open, let chosen = panes.documents.list?.chosenDocument,
      path(ofListed: chosen) == open.path
    else { return }
    let isStoryboard = open.document?.kind.container == .storyboard
    let pictures = isStoryboard ? open.pictures : []
    panes.documents.list?.setScenes(
      pictures.enumerated().map {
        DocumentList.Scene(id: String($0.offset), name: $0.element.name, isInside: $0.element.isLoose)
      }, of: chosen)
  }

  /// Updates everything that shows views, because a new layout has replaced them.
  func documentWasLaidOut() {
    limitPicture()
    if state.versions != nil { showOutline() }
    pictureWasLaidOut()
  }

  /// Chooses the last picture if the document has fewer than before.
  private func limitPicture() {
    if let open = state.open { state.picture = min(state.picture, max(0, open.pictures.count - 1)) }
  }

  private func pictureWasLaidOut() {
    panes.canvas.overlay = nil
    scrollToSelection()
    if panes.canvas.sheet != nil { showSheet() }
    refreshInspector()
  }

  /// Opens the next document in the list, or the previous one with -1.
  func stepDocument(by step: Int) {
    guard panes.documents.list?.moveToDocument(step) ?? false else {
      let filter = panes.documents.list?.filterText ?? ""
      let isFiltered = !filter.isEmpty
      if isFiltered, panes.documents.list?.matchCount == 0 {
        return showMessage("No document matches '\(VisibleText.line(filter))'.")
      }
      return showMessage(
        "This is the \(step > 0 ? "last" : "first") document\(isFiltered ? " that matches the filter" : "").")
    }
    showChosenDocument()
  }
}
