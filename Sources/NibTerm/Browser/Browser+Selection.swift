import NibCore
import NibDrawing

/// The selection, and what follows it around: outline, inspector, canvas.
extension Browser {
  /// Chooses an object, wherever it is; the outline, the canvas and the inspector follow.
  func select(_ id: String?) {
    selected = id
    if let id { outline.tree.reveal(id) }
    showSelection()
  }

  /// Brings what is chosen on the canvas and into the inspector.
  func showSelection() {
    if let id = selected, let element = open?.element(id: id), let shown = open?.shown?.picture(of: element),
      shown != picture
    {
      showPicture(shown)
    }
    revealSelection()
    refreshInspector()
  }

  /// Pans so that the chosen view is seen.
  private func revealSelection() {
    guard let view = selectedView, let place = map?.place(of: view) else { return }
    canvas.reveal(place.cells.isEmpty ? place.visible : place.cells)
  }

  /// Puts another scene or root on the canvas.
  func showPicture(_ index: Int) {
    layOutRest()
    picture = index
    endProgram()
    endAmbiguity()
    canvas.showTop()
  }

  func stepPicture(by step: Int) {
    guard let open, open.pictures.count > 1 else { return }
    choosePicture((picture + step + open.pictures.count) % open.pictures.count)
  }

  /// Shows a scene or root and chooses its controller or view.
  func choosePicture(_ index: Int) {
    guard let open, open.pictures.indices.contains(index) else { return }
    showPicture(index)
    let subject = open.pictures[index]
    select(subject.controller?.nibOrigin?.id ?? subject.id)
  }

  /// The inspector's rows for what is chosen.
  func refreshInspector() {
    guard let open, let inspected else { return inspector.show(InspectorContent()) }
    guard let selected else { return inspector.show(InspectorContent(of: open)) }
    inspector.show(InspectorContent(selected, in: inspected, grid: canvas.grid))
  }

  /// What the inspector looks up, gathered once for each layout.
  var inspected: InspectedDocument? { open?.inspected }

  // MARK: Along the geometry

  private var map: PictureMap? { drawnPicture?.map }

  /// Chooses what comes next from the chosen view; without one, the outermost.
  private func move(_ next: (PictureMap, UIView) -> UIView?) {
    guard let map else { return }
    let target = selectedView.map { next(map, $0) } ?? map.places.first?.view
    if let id = target?.nibOrigin?.id { select(id) }
  }

  func selectNeighbour(_ direction: PictureDirection) { move { $0.neighbour(of: $1, toward: direction) } }

  func selectInside() { move { $0.firstChild(of: $1) } }

  func selectOutside() { move { $0.parent(of: $1) } }

  /// Chooses the topmost view at a place of the screen; the one under it when that was chosen already.
  func selectView(at point: CellPoint) {
    let cell = canvas.pictureCell(at: point)
    if let id = overlay?.hit(at: cell) { return select(id) }
    if let id = map?.view(at: cell, behind: selectedView)?.nibOrigin?.id { select(id) }
  }
}
