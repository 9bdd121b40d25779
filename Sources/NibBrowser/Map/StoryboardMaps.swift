import NibAnalysis
import NibCore
import NibTools

/// Shows the map of the open storyboard over all panes.
final class StoryboardMaps: SessionObserver {
  let session: BrowserSession
  let documents: DocumentsPane
  let canvas: CanvasPane
  /// Receives the path of a storyboard from the thread that searches the project for it.
  var search: MainHandler<String?>?

  init(_ session: BrowserSession, documents: DocumentsPane, canvas: CanvasPane) {
    (self.session, self.documents, self.canvas) = (session, documents, canvas)
  }

  /// The map that covers all panes; `nil` while it is not shown.
  var page: MapPage? { session.cover as? MapPage }

  static let commands: [Command<StoryboardMaps>] = [
    Command(
      "overview: the map of the storyboard", id: "map", keys: "O", in: .panes, shortTitle: "map",
      synonyms: "storyboard scenes segues flow graph", unless: \.reasonForNoMap
    ) { $0.show() },
    Command("select the scene above", id: "map-up", keys: "Up k", in: .map, isInPalette: false) {
      $0.change(otherwise: "There is no scene above.") { $0.selectNeighbor(.up) }
    },
    Command("select the scene below", id: "map-down", keys: "Down j", in: .map, isInPalette: false) {
      $0.change(otherwise: "There is no scene below.") { $0.selectNeighbor(.down) }
    },
    Command("select the scene to the left", id: "map-left", keys: "Left h", in: .map, isInPalette: false) {
      $0.change(otherwise: "There is no scene to the left.") { $0.selectNeighbor(.left) }
    },
    Command("select the scene to the right", id: "map-right", keys: "Right l", in: .map, isInPalette: false) {
      $0.change(otherwise: "There is no scene to the right.") { $0.selectNeighbor(.right) }
    },
    Command(
      "open the scene, or follow the chosen segue", id: "map-open", keys: "Enter", in: .map,
      shortTitle: "open"
    ) { $0.openScene() },
    Command("choose the next segue", id: "map-next-segue", keys: "Tab n", in: .map, shortTitle: "segues") {
      $0.stepSegue(by: 1)
    },
    Command("choose the previous segue", id: "map-previous-segue", keys: "S-Tab N", in: .map) {
      $0.stepSegue(by: -1)
    },
    Command("go back to the previous scene", id: "map-previous-scene", keys: "Backspace", in: .map) {
      if $0.page?.goBack() == false { $0.session.showMessage("No scene was selected before.") }
    },
    Command("select the next scene of the document", id: "map-next", keys: "]", in: .map) {
      $0.change(otherwise: "There is only one scene.") { $0.step(by: 1) }
    },
    Command("select the previous scene of the document", id: "map-previous", keys: "[", in: .map) {
      $0.change(otherwise: "There is only one scene.") { $0.step(by: -1) }
    },
    Command("go to the initial scene", id: "map-initial-scene", keys: "Home g", in: .map) {
      $0.selectInitialScene()
    },
    Command("find a scene on the map", id: "map-find", keys: "/", in: .map, shortTitle: "find") {
      $0.session.panel = $0.sceneMenu
    },
    Command("zoom into the map", id: "map-zoom-in", keys: "+ =", in: .map, shortTitle: "zoom") {
      $0.change(otherwise: "This is the largest scale of the map.") { $0.zoom(by: 1) }
    },
    Command("zoom out of the map", id: "map-zoom-out", keys: "-", in: .map) {
      $0.change(otherwise: "This is the smallest scale of the map.") { $0.zoom(by: -1) }
    },
    Command("zoom to names and classes", id: "map-zoom-names", keys: "0", in: .map) {
      $0.change(otherwise: "The map has this scale already.") { $0.zoomToNames() }
    },
    Command("zoom to the whole map", id: "map-zoom-fit", keys: "f", in: .map) {
      $0.change(otherwise: "The map has this scale already.") { $0.zoomToFit() }
    },
    Command("pan the map left", id: "map-pan-left", keys: "H S-Left", in: .map) {
      $0.pan(columns: -8, rows: 0)
    },
    Command("pan the map down", id: "map-pan-down", keys: "J S-Down", in: .map) {
      $0.pan(columns: 0, rows: 4)
    },
    Command("pan the map up", id: "map-pan-up", keys: "K S-Up", in: .map) {
      $0.pan(columns: 0, rows: -4)
    },
    Command("pan the map right", id: "map-pan-right", keys: "L S-Right", in: .map) {
      $0.pan(columns: 8, rows: 0)
    },
    Command("page up on the map", id: "map-page-up", keys: "PgUp C-u", in: .map, isInPalette: false) {
      $0.pan(columns: 0, rows: -($0.page?.pageRows ?? 0))
    },
    Command(
      "page down on the map", id: "map-page-down", keys: "PgDn C-d Space", in: .map, isInPalette: false
    ) {
      $0.pan(columns: 0, rows: $0.page?.pageRows ?? 0)
    },
    Command("close the map", id: "map-close", keys: "Esc O", in: .map, shortTitle: "back") {
      $0.session.cover = nil
    },
  ]

  // MARK: Changing the map

  /// Changes the map. If the change has no effect, shows a message.
  private func change(otherwise message: String, _ change: (MapPage) -> Void) {
    guard let page else { return }
    let before = page.view
    change(page)
    if page.view == before { session.showMessage(message) }
  }

  private func pan(columns: Int, rows: Int) {
    guard let page else { return }
    guard page.canPan(columns: columns, rows: rows) else {
      return session.showMessage("The map does not continue in this direction.")
    }
    page.pan(columns: columns, rows: rows)
  }

  private func stepSegue(by step: Int) {
    change(otherwise: "The scene has no segues.") { $0.stepRow(by: step) }
  }

  private func selectInitialScene() {
    guard let initial = page?.map.initial else {
      return session.showMessage("The storyboard has no initial scene.")
    }
    page?.select(initial)
  }

  private var sceneMenu: MenuPanel {
    let scenes = page?.map.scenes ?? []
    return MenuPanel(
      "Scenes",
      scenes.enumerated().map { index, scene in
        MenuPanel.Item(title: scene.name, detail: scene.className) { [unowned self] in page?.select(index) }
      })
  }

  // MARK: Showing and leaving the map

  /// The reason why there is no map; `nil` if there is one.
  private var reasonForNoMap: String? {
    guard let document = session.open?.document else { return "No document is open." }
    guard document.kind.container == .storyboard else { return "Only storyboards have a map." }
    return document.root.child(named: "scenes")?.child(named: "scene") == nil
      ? "The storyboard has no scenes." : nil
  }

  /// Shows the map with the scene of the selected object.
  private func show() {
    guard let open = session.open, let document = open.document else { return }
    let map = StoryboardMap(document)
    guard !map.scenes.isEmpty else { return session.showMessage("The storyboard has no scenes.") }
    session.endPage()
    let picture = session.currentPicture.flatMap { $0.controller?.nibOrigin?.id ?? $0.id }
    // The selection can be any object of a scene.
    let selected = session.selected.flatMap { open.element(id: $0) }.flatMap(StoryboardMaps.controller)?.id
    session.cover = MapPage(
      map, pictures: makePictures(), selecting: selected ?? picture, documentName: VisibleText.line(open.name)
    )
  }

  /// The controller of the scene that contains an element.
  private static func controller(around element: NibElement) -> NibElement? {
    sequence(first: element, next: \.parent).first { $0.parent?.parent?.isNamed("scene") ?? false }
  }

  /// Shows the selected scene on the canvas, or selects the scene to which the chosen segue leads.
  private func openScene() {
    guard let page else { return }
    if let row = page.chosenRow {
      if page.rows[row].scene == nil {
        session.showMessage("Only the program's code determines where an unwind segue leads.")
      } else {
        change(otherwise: "The segue leads to the same scene.") { _ = $0.followChosenRow() }
      }
      return
    }
    let scene = page.selectedScene
    if scene.isReference { return openReference(scene.element) }
    session.cover = nil
    if let picture = session.open?.shown?.picture(of: scene.element) { session.showPicture(picture) }
    session.select(scene.element.id)
    session.focus(on: .canvas)
  }

  /// Shows the map of the document that was read again, or closes the map if there is none.
  func documentWasRead() {
    guard let page else { return }
    if let document = session.open?.document, page.update(document, pictures: makePictures()) { return }
    session.cover = nil
  }
}
