import NibAnalysis
import NibCore
import NibDrawing
import NibTools

extension CanvasPane {
  // MARK: Title

  /// The buttons in the pane's title, which show and change the layout settings, the zoom and the style.
  func buttons(_ state: BrowserState) -> [TitleButton] {
    guard let environment = state.open?.loaded?.environment, let size = shownSize(state) else {
      return []
    }
    let (settings, options) = (state.settings, state.settings.options)
    var buttons: [TitleButton] = []
    func add(_ text: String, _ command: Command, isChanged: Bool = false) {
      buttons.append(TitleButton(text: text, command: command, importance: isChanged ? .changed : .usual))
    }
    if let versions = state.versions {
      add(versions.shown.rawValue, .versions, isChanged: versions.shown != .after)
    }
    if let count = state.open?.pictures.count, count > 1 {
      add("\(state.picture + 1)/\(count)", .nextScene)
    }
    buttons.append(
      TitleButton(
        text: size.nibText, command: .freeSize, importance: options.size == nil ? .informative : .changed))
    let device = settings.deviceName
    add(device.map(Device.briefName) ?? "as saved", .chooseDevice, isChanged: device != nil)
    add(
      environment.isLandscape ? "landscape" : "portrait", .orientation, isChanged: options.isLandscape != nil)
    add(
      environment.traits.userInterfaceStyle == .dark ? "dark" : "light", .appearance,
      isChanged: options.style != nil)
    add(
      "text \(environment.traits.preferredContentSizeCategory.nibShortName)", .largerText,
      isChanged: options.contentSize != .unspecified)
    if environment.isRightToLeft { add("mirrored", .direction, isChanged: options.isRightToLeft) }
    if options.sizeClasses != nil { add(settings.differences.last ?? "", .sizeClass, isChanged: true) }
    // A running screen is always shown at 100 %.
    if program == nil { add(viewport.zoomText, .fit, isChanged: viewport.zoom != 1) }
    add(style.rawValue, .boxes)
    add(program == nil ? "run" : "stop", .run)
    return buttons
  }

  /// The settings for all drawings of the browser.
  var viewingStyle: ViewingStyle { ViewingStyle(style: style, blocks: blocks) }

  /// The renderer of the canvas at the current zoom.
  func renderer(_ state: BrowserState) -> TreeRenderer {
    var renderer = TreeRenderer.forViewing(
      viewingStyle, grid: viewport.grid, on: device, paintsPage: state.paintsPages)
    renderer.showsConcealed = shows.concealed
    // The picture of a chosen device ends at the edges of its screen, as on the device.
    renderer.showsSurroundings = state.settings.options.device == nil || shows.concealed
    return renderer
  }

  // MARK: Picture

  /// The cells that a picture covers at the canvas's zoom.
  func pictureCells(of root: UIView, _ state: BrowserState) -> CellRect {
    CellRect(origin: .zero, size: renderer(state).canvasSize(for: root))
  }

  mutating func draw(on screen: CellCanvas, in area: CellRect, _ state: BrowserState, hasFocus: Bool) {
    height = area.size.rows
    rows?.pane.overlays = (overlayParts(nil), state.theme.overlay)
    rows?.matrix?.theme = state.theme
    if let program {
      var template = renderer(state)
      template.grid = .standard
      (template.showsConcealed, template.showsSurroundings) = (false, false)
      return program.draw(on: screen, in: area, template)
    }
    if let sheet, state.currentPicture != nil {
      return sheet.draw(on: screen, in: area, renderer(state), theme: state.theme)
    }
    if let failure = state.open?.failure { drawFailure(failure, in: area, on: screen, state) }
    guard let root = state.currentPicture?.view else {
      return drawLinesWithoutPicture(in: area, on: screen, state)
    }
    let whole = shows.rulers ? area.withoutRulers : area
    let windows = versionWindows(whole, root: root, state)
    isStacked = windows?.isStacked ?? false
    let window = windows?.after ?? whole
    guard !window.isEmpty else { return }
    viewport.fitIfLarge(root.bounds.size, in: window.size)
    if viewport.fits { viewport.fit(root.bounds.size, in: window.size) }
    viewport.place(scrollableCells(of: root, state), in: window)
    screen.withClip(window) { drawPicture(root, in: window, on: screen, state) }
    if let windows { drawBefore(windows, on: screen, state) }
    if shows.rulers { drawRulers(in: area, on: screen, state) }
    if let failure = state.open?.failure { drawFailure(failure, in: area, on: screen, state) }
  }

  private mutating func drawPicture(
    _ root: UIView, in window: CellRect, on screen: CellCanvas, _ state: BrowserState
  ) {
    guard let drawn = drawnPicture(state) else { return }
    let view = DrawnPicture.View(window: window, offset: viewport.offset, draggedHandle: draggedHandle)
    drawn.draw(view, on: screen) {
      screen.translated(by: viewport.origin) {
        drawFrame(of: root, on: screen, state)
        drawn.renderer.draw(root, on: screen)
      }
    }
    screen.translated(by: viewport.origin) {
      drawChanges(state.versions?.changes ?? OpenVersions.Changes(), drawn, on: screen)
      drawOverlays(root, drawn, on: screen, state)
    }
  }

  /// The cells that the canvas can scroll to: those of the picture and, while concealed views are shown, those of
  /// views outside the picture.
  private func scrollableCells(of root: UIView, _ state: BrowserState) -> CellRect {
    let own = pictureCells(of: root, state)
    guard shows.concealed else { return own }
    let extent = renderer(state).extent(of: root)
    let all = viewport.grid.cells(
      x: Double(extent.minX), y: Double(extent.minY), width: Double(extent.width),
      height: Double(extent.height))
    return own.union(all)
  }

  /// Draws the edges of the picture with their resize handles.
  private func drawFrame(of root: UIView, on screen: CellCanvas, _ state: BrowserState) {
    screen.drawBox(
      pictureCells(of: root, state).inset(columns: -1, rows: -1), lines: .rounded, style: state.theme.line)
    handles(of: root, state).draw(on: screen, dragged: draggedHandle, colors: state.theme.overlay)
  }

  private func drawLinesWithoutPicture(in area: CellRect, on screen: CellCanvas, _ state: BrowserState) {
    if state.open?.failure != nil { return }
    let lines = linesWithoutPicture(columns: area.size.columns, state)
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      screen.put(line, at: area.origin + CellPoint(column: 0, row: row), maxColumns: area.size.columns)
    }
  }

  /// The lines to show in place of a picture: the reason why there is none and, for a document without views, its
  /// outline.
  private func linesWithoutPicture(columns: Int, _ state: BrowserState) -> [String] {
    guard let shown = state.open?.loaded else {
      if !state.hasFolder { return [] }
      if let compared = state.compared { return CellText.lines(of: compared.words, columns: max(1, columns)) }
      return state.isFindingDocuments ? ["Looking for documents…"] : CanvasPane.linesForNoDocuments
    }
    let reason = "There is nothing to draw: \(Picture.reasonForNone(in: shown))."
    let outline = NibOutline(shown.document).text().split(separator: "\n").map(String.init)
    return CellText.lines(of: reason, columns: max(1, columns)) + [""] + outline
  }

  /// The lines to show for a folder without documents.
  private static let linesForNoDocuments = [
    "No .xib, .storyboard or .nib files in this folder.", "", "q quits. Then try one of these:",
    "  nibterm PATH         another folder, or a document",
    "  nibterm elements     an app made of nibs",
    "  nibterm samples      smaller samples",
    "  nibterm new NAME     a new program with a nib",
  ]

  /// Draws the reason why the file cannot be read, over the drawing of the last readable version.
  private func drawFailure(
    _ failure: Diagnostic, in area: CellRect, on screen: CellCanvas, _ state: BrowserState
  ) {
    let hint = failure.kind == .mergeConflict ? "\nEnter resolves the conflicts." : ""
    let lines = SoftBreaks.lines(of: failure.rendered + hint, columns: max(1, area.size.columns - 1))
    let rows = CellRect(
      origin: area.origin, size: CellSize(columns: area.size.columns, rows: min(lines.count, area.size.rows)))
    screen.fill(rows, style: CellStyle(background: .default))
    for (row, line) in lines.prefix(rows.size.rows).enumerated() {
      screen.put(line, at: rows.origin + CellPoint(column: 0, row: row), style: state.theme.error)
    }
  }

  /// The cached drawing of the picture; nil if there is no picture.
  mutating func drawnPicture(_ state: BrowserState) -> DrawnPicture? {
    guard let root = state.currentPicture?.view else {
      drawn = nil
      return nil
    }
    let renderer = renderer(state)
    if let drawn, drawn.isValid(for: root, renderer) { return drawn }
    let fresh = DrawnPicture(of: root, renderer)
    drawn = fresh
    return fresh
  }

  // MARK: Overlays

  /// The parts of the overlay that are switched on.
  private func overlayParts(_ selection: UIView?) -> OverlayParts {
    var parts: OverlayParts = [.box]
    if shows.constraints { parts.insert(.constraints) }
    if shows.margins { parts.insert(selection == nil ? .allMargins : .margins) }
    if shows.safeArea { parts.insert(.safeArea) }
    if shows.baselines { parts.insert(.baselines) }
    if shows.grid { parts.insert(.grid) }
    return parts
  }

  /// Plans and draws the overlay, and stores it so that clicks can be tested against it.
  private mutating func drawOverlays(
    _ root: UIView, _ drawn: DrawnPicture, on screen: CellCanvas, _ state: BrowserState
  ) {
    let constraint = state.selectedView == nil ? state.selected : nil
    let overlay = Overlay(
      of: root, selection: state.selectedView, constraintID: constraint,
      parts: overlayParts(state.selectedView),
      renderer: drawn.renderer, places: drawn.places, colors: state.theme.overlay)
    overlay.draw(on: screen)
    self.overlay = overlay
    drawFlash(drawn, on: screen, state.theme)
  }

  /// Highlights the views that the last save changed.
  private func drawFlash(_ drawn: DrawnPicture, on screen: CellCanvas, _ theme: Theme) {
    guard let flash else { return }
    for place in drawn.places where flash.ids.contains(place.view.nibOrigin?.id ?? "") {
      screen.restyle(place.visible) {
        $0.foreground = theme.flash.foreground
        $0.attributes.formUnion(theme.flash.attributes)
      }
    }
  }

  /// Draws rulers above and to the left of the picture, with the extent of the selection marked.
  private func drawRulers(in area: CellRect, on screen: CellCanvas, _ state: BrowserState) {
    guard area.size.columns > 5, area.size.rows > 1, let root = state.currentPicture?.view else { return }
    let frame = state.selectedView.map { DrawnFrames(of: root, grid: viewport.grid).frame(of: $0) }
    var ruler = Ruler(selection: frame.map { $0.minX...$0.maxX })
    ruler.colors = state.theme.overlay
    let top = CellRect(
      column: area.minColumn + 5, row: area.minRow, columns: area.size.columns - 5, rows: 1)
    ruler.draw(on: screen, in: top, origin: viewport.origin.column, grid: viewport.grid, horizontal: true)
    ruler.selection = frame.map { $0.minY...$0.maxY }
    let left = CellRect(column: area.minColumn, row: area.minRow + 1, columns: 5, rows: area.size.rows - 1)
    ruler.draw(on: screen, in: left, origin: viewport.origin.row, grid: viewport.grid, horizontal: false)
  }
}

extension CellRect {
  /// The area that remains next to a ruler at the top and one at the left.
  fileprivate var withoutRulers: CellRect {
    CellRect(
      column: minColumn + 5, row: minRow + 1, columns: max(0, size.columns - 5), rows: max(0, size.rows - 1))
  }
}
