import NibCore
import NibScreen
import NibTools

/// Restores the document and the view of an earlier run in the same project, and remembers those of this run.
package final class Remembering: SessionObserver {
  private let session: BrowserSession
  private let documents: DocumentsPane
  private let canvas: CanvasPane
  /// The timer for writing the memory; `nil` if nothing needs to be written.
  private var timer: LoopTimer?
  /// The remembered parts of the state after the last event; `nil` before the first one.
  private var lastState: RememberedState?

  /// The time after a change until it is written.
  private static let delay = Duration.seconds(3)

  init(_ session: BrowserSession, documents: DocumentsPane, canvas: CanvasPane) {
    (self.session, self.documents, self.canvas) = (session, documents, canvas)
  }

  static let commands: [Command<Remembering>] = [
    Command("open a recent document", id: "recent-documents", keys: "C-o", synonyms: "history last file") {
      $0.showRecent()
    }
  ]

  private var memory: BrowserMemory? { session.setup.memory }

  // MARK: Restoring

  /// Restores the zoom, the panes and the device. An option for the device takes precedence.
  func restoreView() {
    guard let memory else { return }
    if let problem = memory.problem, session.message == nil {
      session.showMessage(problem.message, isProblem: true)
    }
    if let zoom = memory.current.zoom { canvas.viewport.restore(zoom: zoom.factor, fits: zoom.fits) }
    if let panes = memory.current.panes { session.arrangement.restore(panes) }
    let setup = session.setup
    if let device = memory.current.device, setup.deviceName == nil, setup.options.size == nil {
      session.restoreDevice(device)
    }
    memory.begin(with: shownView)
  }

  /// Shows the remembered document, unless another one was named, and restores its scene and the selection.
  func restoreDocument() {
    guard let memory, !memory.isFresh else { return }
    if let folder = session.setup.folder, session.setup.file == nil {
      guard let place = memory.current.place, let name = name(of: place.document, in: folder),
        Disk.exists(place.document)
      else { return }
      documents.awaitedDocument = name
      session.openDocument(Disk.path(of: name, in: folder))
    }
    restorePlace()
  }

  /// The path relative to a folder of a file in it; `nil` for another file.
  private func name(of path: String, in folder: String) -> String? {
    let root = Disk.resolved(folder)
    let prefix = root.endsExactly(with: "/") ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// Restores the scene and the selection of the open document.
  private func restorePlace() {
    guard let memory, let open = session.open else { return }
    let document = Disk.resolved(open.path)
    let last = memory.current.place.flatMap { $0.document == document ? $0 : nil }
    guard let place = memory.state(of: document) ?? last else { return }
    if let scene = place.scene, let index = open.pictures.firstIndex(where: { $0.id == scene }) {
      session.showPicture(index)
      session.documentWasLaidOut()
    }
    if let id = place.selection, open.element(id: id) != nil { session.select(id) }
  }

  /// Opens a document at the place where the user left it, and chooses it in the list of documents.
  func goToDocument(_ path: String) {
    documents.awaitedDocument = nil
    defer { restorePlace() }
    guard let folder = session.setup.folder, let name = name(of: path, in: folder) else {
      return session.openDocument(path)
    }
    documents.open(name, in: folder)
  }

  // MARK: Recent documents

  /// The rows of the palette for recent documents that still exist, the most recent first.
  var recentRows: [SearchPanel.Row] {
    let open = session.open.map { Disk.resolved($0.path) }
    return recentDocuments.filter { $0 != open && Disk.exists($0) }.map { path in
      SearchPanel.Row(
        title: memory?.shortPath(of: path) ?? path, synonyms: "recent", detail: "recent", showsEnd: true,
        rank: 1
      ) { [unowned self] in goToDocument(path) }
    }
  }

  /// The absolute paths of the documents that were shown, the most recent first.
  var recentDocuments: [String] { memory?.recentDocuments ?? [] }

  /// Shows a menu of the documents that were opened recently.
  private func showRecent() {
    let rows = recentRows
    if rows.isEmpty {
      return session.showMessage("No other document of this project was opened recently.")
    }
    session.panel = SearchPanel(
      "Recent documents", hint: "a document", [SearchPanel.Section(heading: "Most recent first", rows: rows)])
  }

  // MARK: Remembering

  func documentWillClose() { if session.selected != nil { rememberDocument() } }

  func documentWasOpened() {
    if let open = session.open { memory?.noteFirstPlace(place(in: open)) }
  }

  /// The document and view that the browser shows now.
  private var shownView: ProjectMemory {
    var view = ProjectMemory()
    if let open = session.open, open.failure == nil, open.path != "-" { view.place = place(in: open) }
    view.zoom = canvas.viewport.chosenZoom
    view.device = session.settings.deviceName
    view.panes = session.arrangement.remembered
    return view
  }

  private func place(in open: OpenDocument) -> ProjectMemory.DocumentState {
    ProjectMemory.DocumentState(
      document: Disk.resolved(open.path), scene: session.currentPicture?.id, selection: session.selected)
  }

  /// Adds the open document to the recent ones.
  private func rememberDocument() {
    guard let memory, let open = session.open, open.path != "-", Disk.exists(open.path) else { return }
    memory.addRecent(place(in: open))
  }

  /// Schedules `remember()` if the remembered state has changed since the last call of this method.
  func rememberSoon() {
    guard let loop = session.loop, memory != nil, timer == nil else { return }
    let state = RememberedState(session, zoom: canvas.viewport.chosenZoom)
    defer { lastState = state }
    guard let lastState, lastState != state else { return }
    timer = loop.schedule(after: Remembering.delay) { [weak self] in self?.remember() }
  }

  /// Remembers what the browser shows. Called after changes and at the end.
  package func remember() {
    timer = nil
    guard let memory else { return }
    memory.note(shownView)
    rememberDocument()
    memory.save()
  }
}

/// The parts of the browser's state that are remembered. They are compared after each event, which must not use the
/// disk.
private struct RememberedState: Equatable {
  private let document: String?
  private let picture: Int
  private let selected: String?
  private let zoom: ProjectMemory.Zoom?
  private let device: String?
  private let arrangement: PaneArrangement

  init(_ session: BrowserSession, zoom: ProjectMemory.Zoom?) {
    document = session.open?.path
    picture = session.picture
    selected = session.selected
    self.zoom = zoom
    device = session.settings.deviceName
    arrangement = session.arrangement
  }
}

extension PaneArrangement {
  /// The arrangement in the form that is stored.
  fileprivate var remembered: ProjectMemory.Panes {
    ProjectMemory.Panes(
      showsSide: showsSide, showsInspector: showsInspector, sideColumns: sideColumns,
      inspectorColumns: inspectorColumns, inspectorRows: inspectorRows, documentsShare: documentsShare)
  }

  /// Takes over a stored arrangement. `PaneLayout` limits the sizes to those of the screen.
  fileprivate mutating func restore(_ panes: ProjectMemory.Panes) {
    (showsSide, showsInspector) = (panes.showsSide, panes.showsInspector)
    func size(_ stored: Int?) -> Int? { stored.map { min(max($0, 3), 1_000) } }
    (sideColumns, inspectorColumns) = (size(panes.sideColumns), size(panes.inspectorColumns))
    inspectorRows = size(panes.inspectorRows)
    documentsShare = min(max(panes.documentsShare, 0.1), 0.9)
  }
}
