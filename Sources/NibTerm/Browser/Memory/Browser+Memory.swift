import NibCore
import NibTools

/// Restores what an earlier run remembered about the project, and remembers what the browser shows.
extension Browser {
  /// The time after a change until it is written.
  private static let memoryDelay = Duration.seconds(3)

  // MARK: Restoring

  /// Restores the zoom, the panes and the device. An option for the device takes precedence.
  func restoreView() {
    guard let memory = setup.memory else { return }
    if let problem = memory.problem, state.message == nil {
      state.message = StatusMessage(problem.message, isProblem: true)
    }
    if let zoom = memory.current.zoom { panes.canvas.viewport.restore(zoom: zoom.factor, fits: zoom.fits) }
    if let panes = memory.current.panes { state.arrangement.restore(panes) }
    if let device = memory.current.device, setup.deviceName == nil, setup.options.size == nil {
      state.settings.choose(device)
    }
    memory.begin(with: view)
  }

  /// Shows the remembered document, unless another one was named, and restores its scene and the selection.
  func restoreDocument() {
    guard let memory = setup.memory, !memory.isFresh else { return }
    if let folder = setup.folder, setup.file == nil {
      guard let place = memory.current.place else { return }
      let root = Disk.resolved(folder)
      let prefix = root.endsExactly(with: "/") ? root : root + "/"
      guard place.document.hasPrefix(prefix), Disk.exists(place.document) else { return }
      let name = String(place.document.dropFirst(prefix.count))
      work.expectedDocument = name
      openDocument(Disk.path(of: name, in: folder))
    }
    restorePlace()
  }

  /// Restores the scene and the selection of the open document.
  private func restorePlace() {
    guard let memory = setup.memory, let open = state.open else { return }
    let document = Disk.resolved(open.path)
    let last = memory.current.place.flatMap { $0.document == document ? $0 : nil }
    guard let place = memory.place(in: document) ?? last else { return }
    if let scene = place.scene, let index = open.pictures.firstIndex(where: { $0.id == scene }) {
      showPicture(index)
      documentWasLaidOut()
    }
    if let id = place.selection, open.element(id: id) != nil { select(id) }
  }

  /// Chooses the remembered document in the list when the search has found it.
  ///
  /// - Returns: whether the document must stay on the screen although the list does not contain it yet.
  func waitsForRememberedDocument() -> Bool {
    guard let name = work.expectedDocument, let folder = setup.folder else { return false }
    guard state.open?.path == Disk.path(of: name, in: folder) else {
      // The user has moved to another document meanwhile.
      work.expectedDocument = nil
      return false
    }
    panes.documents.list?.choose(document: name)
    if panes.documents.list?.chosenDocument == name {
      work.expectedDocument = nil
      showScenes()
      return false
    }
    if !state.isFindingDocuments { work.expectedDocument = nil }
    return state.isFindingDocuments
  }

  /// Opens a document at the place where the user left it, and chooses it in the list of documents.
  func goToDocument(_ path: String) {
    work.expectedDocument = nil
    defer { restorePlace() }
    guard let folder = setup.folder else { return openDocument(path) }
    let root = Disk.resolved(folder)
    let prefix = root.endsExactly(with: "/") ? root : root + "/"
    guard path.hasPrefix(prefix) else { return openDocument(path) }
    let name = String(path.dropFirst(prefix.count))
    panes.documents.list?.reveal(document: name)
    openDocument(Disk.path(of: name, in: folder))
  }

  // MARK: Remembering

  /// The document and view that the browser shows now.
  private var view: ProjectMemory {
    var view = ProjectMemory()
    if let open = state.open, open.failure == nil, open.path != "-" {
      view.place = place(in: open)
    }
    view.zoom = panes.canvas.viewport.chosenZoom
    view.device = state.settings.deviceName
    view.panes = state.arrangement.remembered
    return view
  }

  func place(in open: OpenDocument) -> ProjectMemory.Place {
    ProjectMemory.Place(
      document: Disk.resolved(open.path), scene: state.currentPicture?.id, selection: state.selected)
  }

  /// Adds the open document to the recent ones.
  func rememberDocument() {
    guard let memory = setup.memory, let open = state.open, open.path != "-", Disk.exists(open.path) else {
      return
    }
    memory.addRecent(place(in: open))
  }

  /// Schedules `remember()` if something has changed since it was last called.
  func rememberSoon() {
    guard let loop, setup.memory != nil, work.memoryTimer == nil else { return }
    let state = RememberedState(self)
    defer { work.rememberedState = state }
    guard let before = work.rememberedState, before != state else { return }
    work.memoryTimer = loop.schedule(after: Browser.memoryDelay) { [weak self] in self?.remember() }
  }

  /// Remembers what the browser shows. Called after changes and at the end.
  func remember() {
    work.memoryTimer = nil
    guard let memory = setup.memory else { return }
    memory.note(view)
    rememberDocument()
    memory.save()
  }
}

/// The parts of the browser's state that are remembered. They are compared after each event, which must not use the
/// disk.
struct RememberedState: Equatable {
  private let document: String?
  private let picture: Int
  private let selected: String?
  private let zoom: ProjectMemory.Zoom?
  private let device: String?
  private let arrangement: PaneArrangement

  fileprivate init(_ browser: Browser) {
    document = browser.state.open?.path
    picture = browser.state.picture
    selected = browser.state.selected
    zoom = browser.panes.canvas.viewport.chosenZoom
    device = browser.state.settings.deviceName
    arrangement = browser.state.arrangement
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
