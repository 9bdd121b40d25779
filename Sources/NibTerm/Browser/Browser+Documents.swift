import NibCore

/// Manages the list of documents, opens documents, and updates the panes when a document is read or laid out
/// again.
extension Browser {
  /// Opens the initial document, if any, and starts the background search and watch.
  func begin() {
    if let file = setup.file { openDocument(file) }
    if let folder = setup.folder {
      documents = DocumentList()
      if setup.findsAtOnce {
        take(found: FolderSearch(root: folder, respectsIgnore: setup.respectsIgnore).flatMap(\.documents))
      }
    }
    guard !setup.findsAtOnce else { return }
    finding = BrowserFinding(
      root: setup.folder, respectsIgnore: setup.respectsIgnore, options: settings.options, browser: self)
    if let open { finding?.follow(open.path, open.state) }
  }

  var isFinding: Bool { finding.map { !$0.progress.isDone } ?? false }

  /// The text after the title of the documents pane: filter, position and search progress.
  var documentsDetail: String {
    guard let documents else { return "" }
    let filter = documents.filterText.isEmpty ? "" : "/\(VisibleText.line(documents.filterText)) "
    let folders = isFinding ? " … \(finding?.progress.folders ?? 0) folders" : ""
    return " \(filter)\(documents.position)\(folders) "
  }

  // MARK: Opening

  /// Opens the document chosen in the list unless it is already open, and shows its chosen scene.
  func showChosenDocument() {
    guard let documents, let folder = setup.folder, let chosen = documents.chosenDocument else { return }
    let path = FolderPath.join(folder, chosen)
    if path != open?.path { openDocument(path) }
    if let scene = documents.chosenScene.flatMap({ Int($0) }), scene != picture { choosePicture(scene) }
  }

  func openDocument(_ path: String) {
    endProgram()
    sheet = nil
    endAmbiguity()
    flash = nil
    open = OpenDocument(path: path, options: settings.options)
    picture = open?.initialPicture ?? 0
    selected = nil
    canvas.showTop()
    documentWasRead()
    if let open { finding?.follow(path, open.state) }
  }

  /// Reads the shown document again, and keeps the selection, the zoom and the scroll position.
  func reload() {
    guard let open else { return }
    endProgram()
    endAmbiguity()
    let before = open.looks
    open.reload()
    if open.failure == nil { flash = ChangeFlash(from: before, to: open.looks) }
    documentWasRead()
    guard flash != nil, let loop else { return }
    loop.schedule(after: ChangeFlash.duration) { [weak self, weak loop] in
      self?.flash = nil
      loop?.setNeedsDisplay()
    }
  }

  /// Updates the outline after a document was opened or read again.
  private func documentWasRead() {
    // Scripted runs check immediately instead of waiting for a pause.
    if setup.findsAtOnce { _ = open?.check() }
    showOutline()
    showScenes()
    documentWasLaidOut()
    checkSoon()
  }

  private func showOutline() {
    if let open, let canvas = open.canvas {
      outline.tree.show(canvas, diagnostics: open.diagnostics)
    } else {
      outline.tree = OutlineTree()
    }
  }

  /// Schedules a check of the document for when its picture is on the screen and no keys arrive.
  func checkSoon() {
    guard let loop, !(open?.isChecked ?? true) else { return }
    if let timer = checkTimer { loop.cancel(timer) }
    checkTimer = loop.schedule(after: .milliseconds(100)) { [weak self] in self?.check() }
  }

  /// Checks the document now if the check is still pending.
  func check() {
    checkTimer = nil
    guard open?.check() ?? false else { return }
    showOutline()
    refreshInspector()
    loop?.setNeedsDisplay()
  }

  /// Lists the pictures of a storyboard below its row in the document list.
  private func showScenes() {
    guard let open, let folder = setup.folder, let chosen = documents?.chosenDocument,
      FolderPath.join(folder, chosen) == open.path
    else { return }
    let isStoryboard = open.document?.kind.container == .storyboard
    let names = isStoryboard ? open.pictures.map(\.name) : []
    documents?.setScenes(
      names.enumerated().map { DocumentList.Scene(id: String($0.offset), name: $0.element) }, of: chosen)
  }

  /// Updates everything that shows views, because a new layout has replaced them.
  func documentWasLaidOut() {
    if let open { picture = min(picture, max(0, open.pictures.count - 1)) }
    overlay = nil
    if let document = open?.document, sheet != nil { showContactSheet(of: document) }
    refreshInspector()
  }

  /// Schedules the layout of the other pictures for when nothing has changed for a moment.
  func layOutRestSoon() {
    guard let loop, open?.isPartial ?? false else { return }
    if let timer = restTimer { loop.cancel(timer) }
    restTimer = loop.schedule(after: .milliseconds(200)) { [weak self] in self?.layOutRest() }
  }

  /// Lays out the other pictures now. Called before one of them is shown.
  func layOutRest() {
    restTimer = nil
    guard open?.layOutRest() ?? false else { return }
    documentWasLaidOut()
    loop?.setNeedsDisplay()
  }

  // MARK: The list

  func drawDocuments(in area: CellRect, on screen: CellCanvas, hasFocus: Bool) {
    guard var list = documents else { return }
    // The pane scrolls to the chosen row when the choice moves, not when the user scrolls with the wheel.
    let followed = [list.chosenRow, area.size.rows]
    if followed != followedDocument { list.reveal(height: area.size.rows) }
    followedDocument = followed
    documents = list
    DocumentsPane.draw(list, on: screen, in: area, theme: theme, hasFocus: hasFocus)
    finding?.prioritise(list.rows(in: list.top..<list.top + area.size.rows).compactMap(\.documentPath))
  }

  func moveInDocuments(_ command: BrowserCommand) {
    let page = max(1, (layout.panes[.documents]?.size.rows ?? 2) - 2)
    switch command {
    case .up: documents?.moveRows(by: -1)
    case .down: documents?.moveRows(by: 1)
    case .pageUp: documents?.moveRows(by: -page)
    case .pageDown: documents?.moveRows(by: page)
    case .home: documents?.moveToStart()
    case .end: documents?.moveToEnd()
    case .left: _ = documents?.collapse()
    case .right: if documents?.expand() == false { focus(on: .outline) }
    case .open:
      if case .folder = documents?.choice { documents?.toggle() } else { focus(on: .outline) }
    default: return
    }
    showChosenDocument()
  }

  /// Chooses the clicked row. A click on a folder, or on a row that is already chosen, folds or unfolds it.
  func clickDocument(row: Int) {
    guard let list = documents else { return }
    let target = list.top + row
    guard target < list.rowCount else { return }
    let wasChosen = list.chosenRow == target
    documents?.choose(row: target)
    if case .folder = documents?.choice {
      documents?.toggle()
    } else if wasChosen {
      documents?.toggle()
    }
    showChosenDocument()
  }

  func stepDocument(by step: Int) {
    documents?.moveToDocument(step)
    showChosenDocument()
  }

  // MARK: The contact sheet

  func toggleContactSheet() {
    if sheet != nil {
      sheet = nil
    } else if let document = open?.document {
      endProgram()
      showContactSheet(of: document)
      focus(on: .canvas)
    }
  }

  private func showContactSheet(of document: NibDocument) {
    sheet = ContactSheet(
      document, picture: picture, options: settings.options, devices: CanvasSettings.commonDevices)
  }
}
