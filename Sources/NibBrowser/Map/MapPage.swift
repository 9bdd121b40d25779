import NibAnalysis
import NibCore
import NibDrawing
import NibTools

/// The map of the open storyboard, which covers all panes while it is shown: the scenes, the segues between them, and a
/// strip with the details of the selected scene.
///
/// The page changes only its own state. `StoryboardMaps` has the commands that change the rest of the browser.
final class MapPage: CoveringPage {
  let context = CommandContext.map
  private(set) var map: StoryboardMap
  private let documentName: String
  /// The drawings of the scenes; `nil` for a storyboard of another platform.
  private var pictures: MapPictures?
  private let scales: [MapScale]
  /// The index of the selected scene.
  private(set) var selection = 0
  /// The index of the chosen row of the strip; `nil` if none is chosen.
  private(set) var chosenRow: Int?
  /// The scale that the user chose; `nil` for the largest one at which the whole map is visible.
  private var chosenScale: Int?
  /// The current plan, which is expensive to make.
  private var plan: MapPlan?
  /// The largest scale at which the whole map fits into a window of the given size, and the same with boxes that use its
  /// columns.
  private var fitting: (size: CellSize, scale: Int, widened: MapScale)?
  /// Whether the map has not been shown yet.
  private var isNew = true
  /// The scenes that were selected before, the most recent last.
  private var history: [Int] = []
  /// The cell of the map at the top left of the window.
  private var offset = CellPoint.zero
  /// The area of the screen of the map, without the strip.
  private var window = CellRect.zero
  /// The part of the map in the window.
  private var cells = CellCanvas(size: .zero)
  /// The sides at which the map continues beyond the window.
  private var edges = MapEdges()
  private var strip = MapStrip()
  /// Whether the next update scrolls to the selected scene.
  private var needsReveal = true
  /// Whether the next update puts the selected scene in the middle.
  private var needsCentering = false
  private var lastDrag: CellPoint?

  /// - Parameters:
  ///   - pictures: the drawings of the scenes; `nil` if there are none.
  ///   - id: the id of the controller of the scene to select; `nil` for the initial scene.
  ///   - documentName: the name of the document, for the title.
  init(_ map: StoryboardMap, pictures: MapPictures?, selecting id: String?, documentName: String) {
    (self.map, self.pictures, self.documentName) = (map, pictures, documentName)
    scales = pictures == nil ? MapScale.withoutPictures : MapScale.all
    selection = id.flatMap { id in map.scenes.firstIndex { $0.id == id } } ?? map.initial ?? 0
  }

  var selectedScene: StoryboardMap.Scene { map.scenes[selection] }

  /// The rows of the strip: the segues of the selected scene.
  var rows: [MapStrip.Row] { MapStrip.rows(of: selection, in: map) }

  /// Shows another version of the same storyboard, and keeps the selection. Returns false if it has no scenes.
  func update(_ document: NibDocument, pictures: MapPictures?) -> Bool {
    let newMap = StoryboardMap(document)
    guard !newMap.scenes.isEmpty else { return false }
    let id = selectedScene.id
    map = newMap
    selection = newMap.scenes.firstIndex { $0.id == id } ?? newMap.initial ?? 0
    (plan, fitting, chosenRow, history) = (nil, nil, nil, [])
    self.pictures = pictures
    return true
  }

  // MARK: Selection

  func select(_ scene: Int) {
    guard map.scenes.indices.contains(scene) else { return }
    if scene != selection { history.append(selection) }
    show(scene)
  }

  private func show(_ scene: Int) {
    selection = scene
    chosenRow = nil
    needsReveal = true
  }

  /// Selects the scene that was selected before. Returns false if there is none.
  func goBack() -> Bool {
    guard let scene = history.popLast() else { return false }
    show(scene)
    return true
  }

  /// Selects the next scene of the document, or the previous one with -1. The first scene follows the last one.
  func step(by step: Int) { select((selection + step + map.scenes.count) % map.scenes.count) }

  /// Selects the nearest scene in a direction, if there is one.
  func selectNeighbor(_ direction: PictureDirection) {
    guard let boxes = plan?.layout.boxes else { return }
    MapNeighbors(boxes).nearest(to: selection, direction).map(select)
  }

  /// Chooses the next row of the strip, or the previous one with -1. After the last row, no row is chosen.
  func stepRow(by step: Int) {
    // The number after the last row stands for no row.
    let count = rows.count + 1
    let next = ((chosenRow ?? rows.count) + step + count) % count
    chosenRow = next < rows.count ? next : nil
  }

  /// Selects the scene at the other end of the chosen segue. Returns false if no segue is chosen.
  func followChosenRow() -> Bool {
    guard let row = chosenRow.flatMap({ rows.indices.contains($0) ? rows[$0] : nil }) else { return false }
    if let scene = row.scene { select(scene) }
    return true
  }

  // MARK: Zoom and panning

  private var scale: Int { chosenScale ?? fitting?.scale ?? 0 }

  func zoom(by step: Int) {
    guard scales.indices.contains(scale + step) else { return }
    chosenScale = scale + step
    needsReveal = true
  }

  func zoomToNames() {
    chosenScale = scales.firstIndex(of: .withClasses)
    needsReveal = true
  }

  func zoomToFit() {
    chosenScale = nil
    needsReveal = true
  }

  func pan(columns: Int, rows: Int) {
    offset = offset + CellPoint(column: columns, row: rows)
    needsReveal = false
  }

  /// The number of rows by which page keys pan the map.
  var pageRows: Int { max(1, window.size.rows - 2) }

  /// Whether panning the map would move it.
  func canPan(columns: Int, rows: Int) -> Bool {
    guard let size = plan?.layout.size else { return true }
    let target = offset + CellPoint(column: columns, row: rows)
    return MapPage.limit(target.column, length: size.columns, in: window.size.columns) != offset.column
      || MapPage.limit(target.row, length: size.rows, in: window.size.rows) != offset.row
  }

  /// The values that keys can change, to find out whether a key had an effect.
  struct View: Equatable {
    fileprivate let selection: Int
    fileprivate let chosenRow: Int?
    fileprivate let scale: Int
    fileprivate let fits: Bool
  }

  var view: View {
    View(selection: selection, chosenRow: chosenRow, scale: scale, fits: chosenScale == nil)
  }

  // MARK: Mouse

  /// Returns the command that opens a scene for a click on the selected scene.
  func handle(_ mouse: MouseEvent) -> String? {
    switch mouse.action {
    case .press: return press(mouse) ? nil : "map-open"
    case .drag:
      guard let last = lastDrag else { return nil }
      pan(columns: last.column - mouse.column, rows: last.row - mouse.row)
      lastDrag = mouse.point
    case .release: lastDrag = nil
    case .wheelUp: wheel(by: -1, mouse)
    case .wheelDown: wheel(by: 1, mouse)
    case .move: break
    }
    return nil
  }

  /// Returns false for a click on the selected scene.
  private func press(_ mouse: MouseEvent) -> Bool {
    if let row = strip.row(at: mouse.point) {
      chosenRow = row
      _ = followChosenRow()
    } else if window.contains(mouse.point) {
      let cell = mouse.point - window.origin + offset
      lastDrag = mouse.point
      if let scene = plan?.layout.boxes.firstIndex(where: { $0.contains(cell) }) {
        if scene == selection, chosenRow == nil { return false }
        select(scene)
        needsReveal = false
      }
    }
    return true
  }

  /// Scrolls the list of segues or the map, or zooms.
  private func wheel(by notches: Int, _ mouse: MouseEvent) {
    if strip.contains(mouse.point) {
      stepRow(by: notches)
    } else if mouse.modifiers.contains(.control) {
      zoom(by: -notches)
    } else if mouse.modifiers.contains(.shift) {
      pan(columns: 6 * notches, rows: 0)
    } else {
      pan(columns: 0, rows: 3 * notches)
    }
  }

  // MARK: Drawing

  /// Lays out the map, and the strip at the right of the map in a wide area, or otherwise below the map. Draws the
  /// scenes in the boxes, as far as there is time.
  func update(in area: CellRect, time: Duration?, _ theme: Theme) -> Bool {
    let (mapArea, stripArea) = MapStrip.divide(area)
    window = mapArea
    guard !window.isEmpty else { return true }
    let plan = currentPlan()
    limitOffset(to: plan.layout)
    let chosen = chosenRow.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
    pictures?.begin(for: time)
    let drawing = MapDrawing(plan: plan, selection: selection, segue: chosen?.segue, theme: theme) {
      [pictures] in pictures?.picture(of: $0, in: $1)
    }
    cells = CellCanvas(size: window.size)
    cells.translated(by: CellPoint.zero - offset) { drawing.draw(on: cells) }
    edges = MapEdges(of: plan.layout.size, from: offset, in: window)
    strip.update(
      map, scene: selection, chosenRow: chosenRow, showsNumbers: plan.scale.isNumbered, in: stripArea)
    return pictures?.isIncomplete != true
  }

  func draw(on screen: CellCanvas, _ theme: Theme) {
    guard !window.isEmpty else { return }
    screen.draw(cells, at: window.origin)
    screen.withClip(window) { edges.draw(on: screen, theme) }
    strip.draw(map, on: screen, theme)
  }

  /// The plan for the current scale and the size of the window.
  private func currentPlan() -> MapPlan {
    if fitting?.size != window.size {
      let scale = MapPlan.scale(
        fitting: map, columns: window.size.columns, rows: window.size.rows, among: scales)
      let widened = MapPlan.widened(scale, for: map, columns: window.size.columns, among: scales)
      fitting = (window.size, scales.firstIndex(of: scale) ?? 0, widened)
      // Users do not know the numbers of the scenes yet, so the map first shows names.
      if isNew, scale.isNumbered {
        (chosenScale, needsCentering) = (scales.firstIndex(of: .withNames), true)
      }
      isNew = false
    }
    let shown = chosenScale == nil ? fitting?.widened ?? scales[scale] : scales[scale]
    if let plan, plan.scale == shown { return plan }
    let newPlan = MapPlan(map, shown)
    plan = newPlan
    return newPlan
  }

  /// Scrolls to the selected scene if necessary, and keeps the map in the window. A map that is smaller than the window
  /// is centered.
  private func limitOffset(to layout: MapLayout) {
    if needsReveal, layout.boxes.indices.contains(selection) {
      let box = layout.boxes[selection].inset(columns: -4, rows: -1)
      let isVisible =
        box.intersection(CellRect(origin: offset, size: window.size)).size == box.size
      // A large box is centered instead of moved to the edge of the window, because the segues around it would not be
      // visible there.
      let isLargeBoxOutside = scales[scale].hasPictures && !isVisible
      if needsCentering || isLargeBoxOutside {
        offset = CellPoint(
          column: box.minColumn + (box.size.columns - window.size.columns) / 2,
          row: box.minRow + (box.size.rows - window.size.rows) / 2)
      }
      offset.column = min(max(offset.column, box.maxColumn - window.size.columns), box.minColumn)
      offset.row = min(max(offset.row, box.maxRow - window.size.rows), box.minRow)
    }
    (needsReveal, needsCentering) = (false, false)
    offset.column = MapPage.limit(offset.column, length: layout.size.columns, in: window.size.columns)
    offset.row = MapPage.limit(offset.row, length: layout.size.rows, in: window.size.rows)
  }

  private static func limit(_ offset: Int, length: Int, in window: Int) -> Int {
    length <= window ? (length - window) / 2 : min(max(0, offset), length - window)
  }

  /// The text of the status line: the name of the selected scene.
  var summary: String { VisibleText.line(selectedScene.name) }

  /// The ids of the commands that the status line offers. Segues can only be chosen if the selected scene has some.
  var hints: [String] {
    ["map-find", "map-zoom-in"] + (rows.isEmpty ? [] : ["map-next-segue"])
      + ["map-open", "quit", "help", "palette", "map-close"]
  }

  var title: (name: String, buttons: [TitleButton], detail: String) {
    let buttons = [("-", "map-zoom-out"), ("+", "map-zoom-in"), ("fit", "map-zoom-fit")]
    return ("Map", buttons.map { TitleButton(text: $0, command: $1) }, "\(extent)  \(documentName)")
  }

  /// The numbers of scenes and segues, the scale, and whether all of the map is visible.
  private var extent: String {
    let counts = [NibNumber.count(map.scenes.count, "scene"), NibNumber.count(map.segues.count, "segue")]
    let text = counts.joined(separator: "  ") + "  scale \(scale + 1)/\(scales.count)"
    if !edges.arrows.isEmpty { return text + "  more \(edges.arrows)" }
    return chosenScale == nil ? text + " (fit)" : text
  }
}
