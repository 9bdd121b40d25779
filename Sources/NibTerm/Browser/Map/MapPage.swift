import NibAnalysis
import NibCore
import NibDrawing

/// The map of the open storyboard, which covers all panes while it is shown: the scenes, the segues between them, and a
/// strip with the details of the selected scene.
///
/// The page changes only itself. Commands for the rest of the browser are in `MapCommands`.
final class MapPage {
  private(set) var map: StoryboardMap
  /// The drawings of the scenes; nil if the storyboard is that of another platform.
  private var pictures: MapPictures?
  private let scales: [MapScale]
  /// The index of the selected scene.
  private(set) var selection = 0
  /// The index of the chosen row of the strip; nil if none is chosen.
  private(set) var chosenRow: Int?
  /// The scale that the user chose; nil for the largest one at which the whole map is visible.
  private var chosenScale: Int?
  /// The plan that was last drawn, which is expensive to make.
  private var plan: MapPlan?
  private var fitting: (size: CellSize, scale: Int)?
  /// Whether the map has not been drawn yet.
  private var isNew = true
  /// The scenes that were selected before, the last one last.
  private var history: [Int] = []
  /// The cell of the map at the top left of the window.
  private var offset = CellPoint.zero
  /// The area of the screen where the map was last drawn, without the strip.
  private var window = CellRect.zero
  /// The sides at which the map continued beyond the window when it was last drawn.
  private var edges = MapEdges()
  private var strip = MapStrip()
  /// Whether the next drawing scrolls to the selected scene.
  private var reveals = true
  /// Whether the next drawing puts the selected scene in the middle.
  private var centers = false
  private var lastDrag: CellPoint?

  /// - Parameters:
  ///   - pictures: the drawings of the scenes; nil if there are none.
  ///   - id: the id of the controller of the scene to select; nil for the initial scene.
  init(_ map: StoryboardMap, pictures: MapPictures?, selecting id: String?) {
    (self.map, self.pictures) = (map, pictures)
    scales = pictures == nil ? MapScale.withoutPictures : MapScale.all
    selection = id.flatMap { id in map.scenes.firstIndex { $0.id == id } } ?? map.initial ?? 0
  }

  var selectedScene: StoryboardMap.Scene { map.scenes[selection] }

  /// The rows of the strip: the segues of the selected scene.
  var rows: [MapStrip.Row] { MapStrip.rows(of: selection, in: map) }

  /// Shows another version of the same storyboard, and keeps the selection. Returns false if it has no scenes.
  func update(_ document: NibDocument, pictures: MapPictures?) -> Bool {
    let new = StoryboardMap(document)
    guard !new.scenes.isEmpty else { return false }
    let id = selectedScene.id
    map = new
    selection = new.scenes.firstIndex { $0.id == id } ?? new.initial ?? 0
    (plan, fitting, chosenRow, history) = (nil, nil, nil, [])
    self.pictures = pictures
    return true
  }

  // MARK: Selection

  func select(_ scene: Int) {
    guard map.scenes.indices.contains(scene) else { return }
    if scene != selection { history.append(selection) }
    selection = scene
    chosenRow = nil
    reveals = true
  }

  /// Selects the scene that was selected before. Returns false if there is none.
  func goBack() -> Bool {
    guard let last = history.popLast() else { return false }
    selection = last
    chosenRow = nil
    reveals = true
    return true
  }

  /// Selects the next scene of the document, or the previous one with -1. After the last one, starts at the first.
  func step(by step: Int) { select((selection + step + map.scenes.count) % map.scenes.count) }

  /// Selects the nearest scene in a direction, if there is one. Scenes straight ahead are nearer than those to the
  /// side.
  func selectNeighbor(_ direction: PictureDirection) {
    guard let boxes = plan?.layout.boxes else { return }
    MapNeighbors(boxes).nearest(to: selection, direction).map(select)
  }

  /// Chooses the next row of the strip, or the previous one with -1. After the last one, none is chosen.
  func stepRow(by step: Int) {
    let count = rows.count + 1
    let now = chosenRow ?? rows.count
    let next = (now + step + count) % count
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
    reveals = true
  }

  func zoomToNames() {
    chosenScale = scales.firstIndex(of: .withClasses)
    reveals = true
  }

  func zoomToFit() {
    chosenScale = nil
    reveals = true
  }

  func pan(columns: Int, rows: Int) {
    offset = offset + CellPoint(column: columns, row: rows)
    reveals = false
  }

  /// The number of rows by which page keys pan the map.
  var pageRows: Int { max(1, window.size.rows - 2) }

  /// Whether panning the map, as it was last drawn, would move it.
  func canPan(columns: Int, rows: Int) -> Bool {
    guard let size = plan?.layout.size else { return true }
    let target = offset + CellPoint(column: columns, row: rows)
    return MapPage.limit(target.column, size.columns, in: window.size.columns) != offset.column
      || MapPage.limit(target.row, size.rows, in: window.size.rows) != offset.row
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

  /// Returns false for a click on the selected scene, which the browser opens.
  func handle(_ mouse: MouseEvent) -> Bool {
    switch mouse.action {
    case .press: return press(mouse)
    case .drag:
      guard let last = lastDrag else { return true }
      pan(columns: last.column - mouse.column, rows: last.row - mouse.row)
      lastDrag = mouse.point
    case .release: lastDrag = nil
    case .wheelUp: wheel(by: -1, mouse)
    case .wheelDown: wheel(by: 1, mouse)
    case .move: break
    }
    return true
  }

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
        reveals = false
      }
    }
    return true
  }

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

  /// Draws the map with its strip: at the right of a wide area, below the map otherwise.
  ///
  /// - Parameter time: the time for drawing scenes in the boxes; nil for no limit.
  /// - Returns: false if there was not enough time, so that the map must be drawn again.
  func draw(on screen: CellCanvas, in area: CellRect, time: Duration?, _ theme: Theme) -> Bool {
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
    screen.withClip(window) {
      screen.translated(by: window.origin - offset) { drawing.draw(on: screen) }
      edges = MapEdges(of: plan.layout.size, from: offset, in: window)
      edges.draw(on: screen, theme)
    }
    strip.draw(
      map, scene: selection, chosenRow: chosenRow, showsNumbers: plan.scale.isNumbered, on: screen,
      in: stripArea, theme)
    return pictures?.isIncomplete != true
  }

  /// The plan for the current scale and the size of the window.
  private func currentPlan() -> MapPlan {
    if fitting?.size != window.size {
      let scale = MapPlan.scale(
        fitting: map, columns: window.size.columns, rows: window.size.rows, among: scales)
      fitting = (window.size, scales.firstIndex(of: scale) ?? 0)
      // A map of numbers is of little use before the names of the scenes are known.
      if isNew, scale.isNumbered { (chosenScale, centers) = (scales.firstIndex(of: .withNames), true) }
      isNew = false
    }
    if let plan, plan.scale == scales[scale] { return plan }
    let new = MapPlan(map, scales[scale])
    plan = new
    return new
  }

  /// Scrolls to the selected scene if it was selected or zoomed, and keeps the map in the window. A map that is smaller
  /// than the window is centered.
  private func limitOffset(to layout: MapLayout) {
    if reveals, layout.boxes.indices.contains(selection) {
      let box = layout.boxes[selection].inset(columns: -4, rows: -1)
      let isVisible =
        box.intersection(CellRect(origin: offset, size: window.size)).size == box.size
      // A large box is not moved to the edge of the window, where the segues around it would not be visible.
      if centers || scales[scale].hasPictures && !isVisible {
        offset = CellPoint(
          column: box.minColumn + (box.size.columns - window.size.columns) / 2,
          row: box.minRow + (box.size.rows - window.size.rows) / 2)
      }
      offset.column = min(max(offset.column, box.maxColumn - window.size.columns), box.minColumn)
      offset.row = min(max(offset.row, box.maxRow - window.size.rows), box.minRow)
    }
    (reveals, centers) = (false, false)
    offset.column = MapPage.limit(offset.column, layout.size.columns, in: window.size.columns)
    offset.row = MapPage.limit(offset.row, layout.size.rows, in: window.size.rows)
  }

  private static func limit(_ offset: Int, _ length: Int, in window: Int) -> Int {
    length <= window ? (length - window) / 2 : min(max(0, offset), length - window)
  }

  /// The title of the page: the numbers of scenes and segues, the scale, and whether all of the map is visible.
  var summary: String {
    let (scenes, segues) = (map.scenes.count, map.segues.count)
    let extent =
      !edges.arrows.isEmpty ? "  more \(edges.arrows)" : chosenScale == nil ? " (fit)" : ""
    return "\(NibNumber.count(scenes, "scene"))  \(NibNumber.count(segues, "segue"))"
      + "  scale \(scale + 1)/\(scales.count)\(extent)"
  }
}
