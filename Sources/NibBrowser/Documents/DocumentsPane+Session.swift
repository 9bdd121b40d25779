import NibCore
import NibTools

/// Fills and updates the list, and opens its chosen document.
extension DocumentsPane: SessionObserver {
  // MARK: Finding documents

  /// Searches the folder, or compares the documents, until all are listed. Used by scripted runs.
  func findNow() {
    guard let folder = session.setup.folder else { return }
    add(FolderSearch(root: folder, respectsIgnore: session.setup.respectsIgnore).flatMap(\.documents))
  }

  /// Adds documents to the list, in the order in which the search found them.
  func add(_ paths: [String]) {
    list?.append(paths)
    listDidChange()
  }

  /// Adds and removes documents that were added to or removed from the folder. If the open document was deleted, its
  /// last version stays on the screen, and the document is chosen again when it comes back.
  func apply(_ changes: FolderWatch.Changes) {
    list?.apply(changes)
    if let deleted = changes.removed.first(where: { path(ofListed: $0) == session.open?.path }) {
      awaitedDocument = deleted
    }
    listDidChange()
  }

  /// Shows the chosen document after documents were added or removed.
  private func listDidChange() {
    session.notify { $0.documentListDidChange() }
    chooseAwaitedDocument()
    if !keepsOpenDocument { showChosen() }
    session.loop?.setNeedsDisplay()
  }

  /// Marks documents in the list with the problems that a check found.
  func showMarks(_ marks: [String: DocumentMark]) {
    list?.setMarks(marks)
    session.loop?.setNeedsDisplay()
  }

  /// Chooses the awaited document in the list when the search has found it.
  private func chooseAwaitedDocument() {
    guard let name = awaitedDocument, let folder = session.setup.folder else { return }
    guard session.open?.path == Disk.path(of: name, in: folder) else {
      // The user has moved to another document meanwhile.
      awaitedDocument = nil
      return
    }
    list?.choose(document: name)
    guard list?.chosenDocument == name else {
      let canStillBeFound = isFinding || isOpenDocumentDeleted
      if !canStillBeFound { awaitedDocument = nil }
      return
    }
    awaitedDocument = nil
    showScenes()
  }

  /// Whether the open document must stay on the screen although the list does not contain it.
  private var keepsOpenDocument: Bool { session.setup.folder != nil && awaitedDocument != nil }

  /// Whether the file of the open document, which could be read before, does not exist any more.
  private var isOpenDocumentDeleted: Bool {
    guard let open = session.open else { return false }
    return open.document != nil && !Disk.exists(open.path)
  }

  /// Starts to compare the documents on another thread. In scripted runs, compares them before it returns.
  func beginComparing() {
    guard let changes = session.setup.changes else { return }
    comparison = VersionPairs.Progress(all: changes.pairs.count)
    if session.setup.findsSynchronously {
      for pair in changes.pairs { add(VersionPairs.result(of: pair)) }
      return showChosen()
    }
    let handler = MainHandler<VersionPairs.Result> { [weak self] result in
      self?.add(result)
      self?.showChosen()
      self?.session.loop?.setNeedsDisplay()
    }
    Worker.run(named: "compare") {
      for pair in changes.pairs { nibAutoreleasePool { handler.send(VersionPairs.result(of: pair)) } }
    }
  }

  /// Adds a document to the list if its versions differ.
  private func add(_ result: VersionPairs.Result) {
    comparison?.done += 1
    guard let mark = result.mark else {
      comparison?.unchanged += 1
      return
    }
    list?.append([result.name])
    list?.setChanges([result.name: mark])
  }

  // MARK: The open document

  /// The path of a document in the list.
  func path(ofListed document: String) -> String? {
    if let changes = session.setup.changes { return changes.pair(named: document)?.path }
    return session.setup.folder.map { Disk.path(of: document, in: $0) } ?? session.open?.path
  }

  /// The path of the folder or document that is chosen in the list; `nil` if nothing is chosen there, or if the list
  /// does not have the focus.
  var focusedPath: String? {
    guard session.focus == .documents, let list else { return nil }
    if case .folder(let name) = list.choice {
      return session.setup.folder.map { Disk.path(of: name, in: $0) }
    }
    return list.chosenDocument.flatMap(path(ofListed:))
  }

  /// Opens the document chosen in the list unless it is already open, and shows its chosen scene.
  func showChosen() {
    guard let list, let path = list.chosenDocument.flatMap(path(ofListed:)) else { return }
    if path != session.open?.path { session.openDocument(path) }
    if let picture = list.chosenPicture, picture != session.picture { session.choosePicture(picture) }
  }

  /// Opens a document of the folder, and chooses it in the list.
  func open(_ name: String, in folder: String) {
    list?.reveal(document: name)
    session.openDocument(Disk.path(of: name, in: folder))
  }

  func documentDidChange() { listScenes() }

  func documentWasRead() { showScenes() }

  func pictureDidChange() { choose(picture: session.picture) }

  func documentWasOpened() {
    // A storyboard that is alone in the list: choose the scene that was asked for, unless it is the first one. In the
    // list of a folder, the document stays chosen, so that the keys lead to the next one.
    let isAlone = session.setup.folder == nil
    if isAlone, session.controllerIDUnlessFirst != nil { choose(picture: session.picture) }
    guard let open = session.open else { return }
    if let remark = remarkOnEmptyScene(of: open) { session.showMessage(remark) }
    let isFile = session.versions?.isFile ?? true
    monitor?.watch(isFile ? open.fileStates : [:])
  }

  /// A message for a storyboard whose scene on the canvas shows nothing, although another scene shows something;
  /// otherwise `nil`.
  private func remarkOnEmptyScene(of open: OpenDocument) -> String? {
    guard session.versions == nil, let picture = session.currentPicture, SceneUse.isEmpty(picture.view),
      let other = sceneWithContent.map({ open.pictures[$0] })
    else { return nil }
    let key = session.setup.bindings.shortcut(of: "scene-with-content")
    return "\(picture.name) shows nothing without the code of the app. \(key) shows \(other.name)."
  }

  /// Shows the list of documents if no folder but a single storyboard with several scenes is shown. The list contains
  /// the storyboard, below which `documentWasRead` shows its scenes.
  private func listScenes() {
    guard !session.setup.listsDocuments, !session.setup.showsOnlyCanvas else { return }
    guard let open = session.open, open.pictures.count > 1, open.document?.kind.container == .storyboard
    else {
      (list, session.showsDocuments) = (nil, false)
      if session.focus == .documents { session.focus(on: .canvas) }
      return
    }
    var storyboardList = DocumentList()
    storyboardList.append([Disk.name(of: open.path)])
    list = storyboardList
    session.showsDocuments = true
  }

  /// Lists the pictures of a storyboard below its row in the document list.
  private func showScenes() {
    guard let open = session.open, let chosen = list?.chosenDocument, path(ofListed: chosen) == open.path
    else { return }
    let isStoryboard = open.document?.kind.container == .storyboard
    let pictures = isStoryboard ? open.pictures : []
    list?.setScenes(
      pictures.enumerated().map {
        DocumentList.Scene(picture: $0.offset, name: $0.element.name, isInside: $0.element.isLoose)
      }, of: chosen)
  }

  /// Chooses the scene of a picture in the list of documents, unless its scenes are folded or are not listed.
  func choose(picture: Int) {
    guard let listed = list?.open, !listed.isFolded, path(ofListed: listed.document) == session.open?.path
    else { return }
    list?.choose(picture: picture)
  }

  /// Reads the document again after a watched file was saved, and reports in the status line that the open document or a
  /// file with its translations was saved or deleted.
  func fileDidChange(_ change: FileWatcher.Change) {
    guard let open = session.open else { return }
    let isTranslation = open.isTranslated(by: change.path)
    if let page = session.page, page.files.contains(change.path) || session.showsRows && isTranslation {
      session.reload()
      session.loop?.setNeedsDisplay()
    }
    guard change.path == open.path || isTranslation, !session.showsRows else { return }
    if isTranslation { translationDidChange(change) } else { documentDidChange(open, change.event) }
    session.loop?.setNeedsDisplay()
  }

  private func documentDidChange(_ open: OpenDocument, _ event: FileWatch.Event) {
    switch event {
    case _ where session.openEdits != nil:
      session.notify { $0.editedFileDidChange() }
      recheck()
    case .changed, .reappeared:
      let wasRunning = session.isRunning
      session.reload()
      recheck()
      if open.failure == nil {
        session.showMessage("\(open.name) was saved" + session.remarkOnEndedRun(wasRunning: wasRunning))
      } else {
        session.showMessage("\(open.name) cannot be read; the last version is shown", isProblem: true)
      }
    case .deleted:
      session.showMessage("\(open.name) was deleted; the last version is shown", isProblem: true)
    }
  }

  /// Shows the document with the texts of a file that was saved, added or deleted.
  private func translationDidChange(_ change: FileWatcher.Change) {
    let wasRunning = session.isRunning
    session.reload()
    recheck()
    let folder = Disk.name(of: Disk.folder(of: change.path))
    let name = Disk.name(of: change.path)
    session.showMessage(
      (folder.hasSuffix(".lproj") ? Disk.path(of: name, in: folder) : name)
        + (change.event == .deleted ? " was deleted" : " was saved")
        + session.remarkOnEndedRun(wasRunning: wasRunning))
  }

  /// Checks the chosen document of the folder again.
  private func recheck() {
    if let document = list?.chosenDocument { monitor?.recheck(document) }
  }
}
