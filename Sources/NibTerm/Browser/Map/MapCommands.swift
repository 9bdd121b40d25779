import NibAnalysis
import NibCore
import NibDrawing
import NibTools

extension CommandGroup {
  static let map = CommandGroup(
    title: "Storyboard map",
    commands: [
      .showMap,
      Command("select the scene above", id: "map-up", keys: "Up k", in: .map, isInPalette: false) {
        $0.changeMap(otherwise: "There is no scene above.") { $0.selectNeighbor(.up) }
      },
      Command("select the scene below", id: "map-down", keys: "Down j", in: .map, isInPalette: false) {
        $0.changeMap(otherwise: "There is no scene below.") { $0.selectNeighbor(.down) }
      },
      Command("select the scene to the left", id: "map-left", keys: "Left h", in: .map, isInPalette: false) {
        $0.changeMap(otherwise: "There is no scene to the left.") { $0.selectNeighbor(.left) }
      },
      Command("select the scene to the right", id: "map-right", keys: "Right l", in: .map, isInPalette: false)
      {
        $0.changeMap(otherwise: "There is no scene to the right.") { $0.selectNeighbor(.right) }
      },
      .openScene, .nextSegue,
      Command("choose the previous segue", id: "map-previous-segue", keys: "S-Tab N", in: .map) {
        $0.stepSegue(by: -1)
      },
      Command("go back to the previous scene", id: "map-previous-scene", keys: "Backspace", in: .map) {
        if $0.map?.goBack() == false { $0.showMessage("No scene was selected before.") }
      },
      Command("select the next scene of the document", id: "map-next", keys: "]", in: .map) {
        $0.changeMap(otherwise: "There is only one scene.") { $0.step(by: 1) }
      },
      Command("select the previous scene of the document", id: "map-previous", keys: "[", in: .map) {
        $0.changeMap(otherwise: "There is only one scene.") { $0.step(by: -1) }
      },
      Command("go to the initial scene", id: "map-initial-scene", keys: "Home g", in: .map) {
        $0.selectInitialScene()
      },
      .findScene,
      .zoomMapIn,
      .zoomMapOut,
      Command("zoom to names and classes", id: "map-zoom-names", keys: "0", in: .map) {
        $0.changeMap(otherwise: "The map has this scale already.") { $0.zoomToNames() }
      },
      .fitMap,
      Command("pan the map left", id: "map-pan-left", keys: "H S-Left", in: .map) {
        $0.panMap(columns: -8, rows: 0)
      },
      Command("pan the map down", id: "map-pan-down", keys: "J S-Down", in: .map) {
        $0.panMap(columns: 0, rows: 4)
      },
      Command("pan the map up", id: "map-pan-up", keys: "K S-Up", in: .map) {
        $0.panMap(columns: 0, rows: -4)
      },
      Command("pan the map right", id: "map-pan-right", keys: "L S-Right", in: .map) {
        $0.panMap(columns: 8, rows: 0)
      },
      Command("page up on the map", id: "map-page-up", keys: "PgUp C-u", in: .map, isInPalette: false) {
        $0.panMap(columns: 0, rows: -($0.map?.pageRows ?? 0))
      },
      Command(
        "page down on the map", id: "map-page-down", keys: "PgDn C-d Space", in: .map, isInPalette: false
      ) {
        $0.panMap(columns: 0, rows: $0.map?.pageRows ?? 0)
      },
      .closeMap,
    ])
}

extension Command {
  static let showMap = Command(
    "overview: the map of the storyboard", id: "map", keys: "O", in: .panes, word: "map",
    synonyms: "storyboard scenes segues flow graph", unless: \.reasonForNoMap
  ) { $0.showMap() }

  static let openScene = Command(
    "open the scene, or follow the chosen segue", id: "map-open", keys: "Enter", in: .map, word: "open"
  ) { $0.openScene() }

  static let nextSegue = Command(
    "choose the next segue", id: "map-next-segue", keys: "Tab n", in: .map, word: "segues"
  ) {
    $0.stepSegue(by: 1)
  }

  static let findScene = Command("find a scene on the map", id: "map-find", keys: "/", in: .map, word: "find")
  {
    $0.panel = $0.sceneMenu
  }

  static let zoomMapIn = Command("zoom into the map", id: "map-zoom-in", keys: "+ =", in: .map, word: "zoom")
  {
    $0.changeMap(otherwise: "This is the largest scale of the map.") { $0.zoom(by: 1) }
  }

  static let zoomMapOut = Command("zoom out of the map", id: "map-zoom-out", keys: "-", in: .map) {
    $0.changeMap(otherwise: "This is the smallest scale of the map.") { $0.zoom(by: -1) }
  }

  static let fitMap = Command("zoom to the whole map", id: "map-zoom-fit", keys: "f", in: .map) {
    $0.changeMap(otherwise: "The map has this scale already.") { $0.zoomToFit() }
  }

  static let closeMap = Command("close the map", id: "map-close", keys: "Esc O", in: .map, word: "back") {
    $0.map = nil
  }
}

extension Browser {
  /// Changes the map. If the change has no effect, shows a message.
  fileprivate func changeMap(otherwise message: String, _ change: (MapPage) -> Void) {
    guard let map else { return }
    let before = map.view
    change(map)
    if map.view == before { showMessage(message) }
  }

  fileprivate func panMap(columns: Int, rows: Int) {
    guard let map else { return }
    guard map.canPan(columns: columns, rows: rows) else {
      return showMessage("The map does not continue in this direction.")
    }
    map.pan(columns: columns, rows: rows)
  }

  fileprivate func stepSegue(by step: Int) {
    changeMap(otherwise: "The scene has no segues.") { $0.stepRow(by: step) }
  }

  /// The reason why there is no map; nil if there is one.
  fileprivate var reasonForNoMap: String? {
    guard let document = state.open?.document else { return "No document is open." }
    guard document.kind.container == .storyboard else { return "Only storyboards have a map." }
    return document.root.child(named: "scenes")?.child(named: "scene") == nil
      ? "The storyboard has no scenes." : nil
  }

  fileprivate func showMap() {
    guard let open = state.open, let document = open.document else { return }
    let map = StoryboardMap(document)
    guard !map.scenes.isEmpty else { return showMessage("The storyboard has no scenes.") }
    panes.canvas.endProgram()
    let picture = state.currentPicture.flatMap { $0.controller?.nibOrigin?.id ?? $0.id }
    // The selection can be any object of a scene.
    let selected = state.selected.flatMap { open.element(id: $0) }.flatMap(Browser.controller)?.id
    self.map = MapPage(map, pictures: makeMapPictures(), selecting: selected ?? picture)
  }

  /// The controller of the scene that contains an element.
  private static func controller(around element: NibElement) -> NibElement? {
    var next: NibElement? = element
    while let current = next {
      if current.parent?.parent?.isNamed("scene") ?? false { return current }
      next = current.parent
    }
    return nil
  }

  /// Shows the selected scene on the canvas, or selects the scene to which the chosen segue leads.
  fileprivate func openScene() {
    guard let map else { return }
    if let row = map.chosenRow {
      if map.rows[row].scene == nil {
        showMessage("Only the program's code determines where an unwind segue leads.")
      } else {
        changeMap(otherwise: "The segue leads to the same scene.") { _ = $0.followChosenRow() }
      }
      return
    }
    let scene = map.selectedScene
    if scene.isReference { return openReference(scene.element) }
    self.map = nil
    if let picture = state.open?.shown?.picture(of: scene.element) { showPicture(picture) }
    select(scene.element.id)
    focus(on: .canvas)
  }

  fileprivate func selectInitialScene() {
    guard let initial = map?.map.initial else { return showMessage("The storyboard has no initial scene.") }
    map?.select(initial)
  }

  fileprivate var sceneMenu: MenuPanel {
    let scenes = map?.map.scenes ?? []
    return MenuPanel(
      "Scenes",
      scenes.enumerated().map { index, scene in
        MenuPanel.Item(title: scene.name, detail: scene.className) { $0.map?.select(index) }
      })
  }

  /// Reads the map again after its document was read again, or closes it.
  func updateMap() {
    guard let map else { return }
    if let document = state.open?.document, map.update(document, pictures: makeMapPictures()) { return }
    self.map = nil
  }

  // MARK: Drawing

  /// Draws the map over all panes, with a title in the first row.
  func drawMap(_ map: MapPage, on screen: CellCanvas, above status: CellRect, _ theme: Theme) {
    let title = CellRect(column: 0, row: 0, columns: screen.size.columns, rows: min(1, status.minRow))
    let area = CellRect(
      column: 0, row: title.size.rows, columns: screen.size.columns,
      rows: max(0, status.minRow - title.size.rows))
    // A key waits for at most one drawing of the map.
    let time: Duration? = setup.findsSynchronously ? nil : .milliseconds(8)
    let isComplete = map.draw(on: screen, in: area, time: time, theme)
    // The title contains the scale, which drawing the map determines.
    screen.withClip(title) {
      screen.put(repeating: "─", columns: title.columnRange, row: 0, style: theme.line)
      let used = screen.put(" Map ", at: .zero, style: theme.focusedTitle)
      var column = used + 1
      for (text, command) in [("-", Command.zoomMapOut), ("+", .zoomMapIn), ("fit", .fitMap)] {
        column += putButton(
          text, command, at: CellPoint(column: column, row: 0), style: theme.quiet, on: screen)
      }
      let name = state.open.map { VisibleText.line($0.name) } ?? ""
      screen.put(" \(map.summary)  \(name) ", at: CellPoint(column: column, row: 0), style: theme.quiet)
    }
    guard !isComplete, let loop else { return }
    loop.schedule(after: .milliseconds(1)) { [weak loop] in loop?.setNeedsDisplay() }
  }

  /// The commands that the status line offers while the map is shown. Segues can only be chosen if the selected scene
  /// has some.
  static func hints(on map: MapPage) -> [Command] {
    [.findScene, .zoomMapIn] + (map.rows.isEmpty ? [] : [.nextSegue])
      + [.openScene, .quit, .help, .palette, .closeMap]
  }
}
