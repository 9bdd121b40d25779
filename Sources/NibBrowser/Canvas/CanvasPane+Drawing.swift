import NibAnalysis
import NibCore
import NibDrawing
import NibTools

extension CanvasPane {
  /// The buttons in the pane's title, which show and change the layout settings, the zoom and the style.
  var buttons: [TitleButton] {
    guard let environment = session.open?.loaded?.environment, let size = shownSize else { return [] }
    let (settings, options) = (session.settings, session.settings.options)
    var buttons: [TitleButton] = []
    func add(_ text: String, _ command: String, isChanged: Bool = false) {
      buttons.append(TitleButton(text: text, command: command, importance: isChanged ? .changed : .usual))
    }
    if let versions = session.versions {
      add(versions.shown.rawValue, "versions", isChanged: versions.shown != .after)
    }
    if let count = session.open?.pictures.count, count > 1 {
      add("\(session.picture + 1)/\(count)", "next-scene")
    }
    buttons.append(
      TitleButton(
        text: size.nibText, command: "size", importance: options.size == nil ? .informative : .changed))
    let device = settings.deviceName(for: session.open?.document)
    add(device.map(Device.briefName) ?? "as saved", "choose-device", isChanged: device != nil)
    if environment.device.idiom != .tv, options.isLandscape != nil || environment.suitsOrientation(size) {
      add(
        environment.isLandscape ? "landscape" : "portrait", "orientation",
        isChanged: options.isLandscape != nil)
    }
    add(
      environment.traits.userInterfaceStyle == .dark ? "dark" : "light", "appearance",
      isChanged: options.style != nil)
    add(
      "text \(environment.traits.preferredContentSizeCategory.nibShortName)", "larger-text",
      isChanged: options.contentSize != .unspecified)
    if environment.isRightToLeft { add("mirrored", "direction", isChanged: options.isRightToLeft) }
    if options.sizeClasses != nil { add(settings.differences.last ?? "", "size-classes", isChanged: true) }
    // A running screen is always shown at 100 %.
    if session.page == nil { add(viewport.zoomText, "fit", isChanged: viewport.zoom != 1) }
    add(style.rawValue, "boxes")
    add(session.page == nil ? "run" : "stop", "run")
    return buttons
  }

  // MARK: Update

  func update(in area: CellRect) {
    height = area.size.rows
    (window, windows) = (.zero, nil)
    viewport.imageCell = images?.cell
    if let page = session.page {
      var template = renderer
      template.grid = template.grid(zoom: 1)
      (template.showsConcealed, template.showsSurroundings) = (false, false)
      return page.update(in: area, template, shows.parts(ofSelection: false), session.theme)
    }
    guard let root = session.currentPicture?.view else { return }
    if let sheet { return sheet.update(in: area, renderer) }
    let whole = shows.rulers ? area.withoutRulers : area
    windows = versionWindows(whole, root: root)
    window = windows?.after ?? whole
    guard !window.isEmpty else { return }
    viewport.fitIfLarge(root.bounds.size, in: window.size)
    if viewport.fits { viewport.fit(root.bounds.size, in: window.size) }
    viewport.place(scrollableCells(of: root), in: window)
    updatePicture(root)
    updatePictureBefore()
  }

  /// Draws the visible part of the picture, unless it is still valid, and plans the overlay.
  private func updatePicture(_ root: UIView) {
    guard let drawn = drawnPicture() else { return }
    let view = DrawnPicture.View(
      window: window, offset: viewport.offset, draggedHandle: draggedHandle)
    drawn.update(view) { cells in
      drawFrame(of: root, on: cells)
      drawn.drawPicture(on: cells)
    }
    let selection = session.selectedView
    overlay = Overlay(
      of: root, selection: selection, constraintID: selection == nil ? session.selected : nil,
      parts: shows.parts(ofSelection: selection != nil), renderer: drawn.renderer, places: drawn.places,
      colors: session.theme.overlay)
  }

  /// The cells that the canvas can scroll to: those of the picture and, while concealed views are shown, those of
  /// views outside the picture.
  private func scrollableCells(of root: UIView) -> CellRect {
    let picture = pictureCells(of: root)
    return shows.concealed ? picture.union(viewport.grid.cells(renderer.extent(of: root))) : picture
  }

  // MARK: Picture

  func draw(on screen: CellCanvas, in area: CellRect, hasFocus: Bool) {
    if let page = session.page { return page.draw(on: screen) }
    if let sheet, session.currentPicture != nil { return sheet.draw(on: screen, in: area, session.theme) }
    if let failure = session.open?.failure { drawFailure(failure, in: area, on: screen) }
    guard let root = session.currentPicture?.view else {
      return drawLinesWithoutPicture(in: area, on: screen)
    }
    guard !window.isEmpty else { return }
    screen.withClip(window) { drawPicture(on: screen) }
    if let windows { drawBefore(windows, on: screen) }
    if shows.rulers { drawRulers(of: root, in: area, on: screen) }
    if let failure = session.open?.failure { drawFailure(failure, in: area, on: screen) }
  }

  /// Draws the picture with the marks of changes, and the overlay in front of it.
  private func drawPicture(on screen: CellCanvas) {
    guard let drawn else { return }
    drawn.draw(on: screen)
    screen.translated(by: viewport.origin) {
      drawChanges(session.versions?.changes ?? OpenVersions.Changes(), drawn, on: screen)
      overlay?.draw(on: screen)
      drawFlash(drawn, on: screen)
      if let cells = draggedCells {
        let color = session.theme.flash.foreground ?? .default
        ViewBoxes([ViewBoxes.Box(cells, color, sign: "")]).draw(on: screen)
      }
    }
  }

  /// Draws the edges of the picture with their resize handles.
  private func drawFrame(of root: UIView, on screen: CellCanvas) {
    screen.drawBox(
      pictureCells(of: root).inset(columns: -1, rows: -1), lines: .rounded, style: session.theme.line)
    handles(of: root).draw(on: screen, dragged: draggedHandle, colors: session.theme.overlay)
  }

  private func drawLinesWithoutPicture(in area: CellRect, on screen: CellCanvas) {
    if session.open?.failure != nil { return }
    let lines = linesWithoutPicture(columns: area.size.columns)
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      screen.put(line, at: area.origin + CellPoint(column: 0, row: row), maxColumns: area.size.columns)
    }
  }

  /// The lines to show in place of a picture: the reason why there is none and, for a document without views, its
  /// outline.
  private func linesWithoutPicture(columns: Int) -> [String] {
    guard let shown = session.open?.loaded else {
      return documents.linesWithoutDocument(columns: columns)
    }
    let reason = "There is nothing to draw: \(Picture.reasonForNone(in: shown))."
    let outline = NibOutline(shown.document).text().split(separator: "\n").map(String.init)
    return CellText.lines(of: reason, columns: max(1, columns)) + [""] + outline
  }

  /// Draws the reason why the file cannot be read, over the drawing of the last readable version.
  private func drawFailure(_ failure: Diagnostic, in area: CellRect, on screen: CellCanvas) {
    let hint = failure.kind == .mergeConflict ? "\nEnter resolves the conflicts." : ""
    let lines = SoftBreaks.lines(of: failure.rendered + hint, columns: max(1, area.size.columns - 1))
    let rows = CellRect(
      origin: area.origin, size: CellSize(columns: area.size.columns, rows: min(lines.count, area.size.rows)))
    screen.fill(rows, style: CellStyle(background: .default))
    for (row, line) in lines.prefix(rows.size.rows).enumerated() {
      screen.put(line, at: rows.origin + CellPoint(column: 0, row: row), style: session.theme.error)
    }
  }

  /// Highlights the views that the last save changed.
  private func drawFlash(_ drawn: DrawnPicture, on screen: CellCanvas) {
    guard let flash else { return }
    let theme = session.theme
    if images != nil {
      let changed = drawn.places.filter { flash.ids.contains($0.view.nibOrigin?.id ?? "") }
      let color = theme.flash.foreground ?? .default
      return ViewBoxes(changed.map { ViewBoxes.Box($0.visible, color, sign: "*") }).draw(on: screen)
    }
    for place in drawn.places where flash.ids.contains(place.view.nibOrigin?.id ?? "") {
      screen.restyle(place.visible) {
        $0.foreground = theme.flash.foreground
        $0.attributes.formUnion(theme.flash.attributes)
      }
    }
  }

  /// Draws rulers above and to the left of the picture, with the extent of the selection marked.
  private func drawRulers(of root: UIView, in area: CellRect, on screen: CellCanvas) {
    guard area.size.columns > 5, area.size.rows > 1 else { return }
    let frame = session.selectedView.map { DrawnFrames(of: root, grid: viewport.grid).frame(of: $0) }
    var ruler = Ruler(selection: frame.map { $0.minX...$0.maxX })
    ruler.colors = session.theme.overlay
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

extension NibEnvironment {
  /// Whether the orientation of the device says something about a view. A view that is larger than the screen, such as a
  /// freeform scene of 1024 x 768 points, can be wide although the device is upright.
  fileprivate func suitsOrientation(_ size: CGSize) -> Bool {
    let screen = device.screenSize(isLandscape: isLandscape)
    let fits = size.width <= screen.width && size.height <= screen.height
    return fits || isLandscape == (size.width > size.height)
  }
}
