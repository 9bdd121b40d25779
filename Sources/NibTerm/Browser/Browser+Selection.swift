import NibCore
import NibDrawing

/// Manages the selection, and keeps the outline, the inspector and the canvas in step with it.
extension Browser {
  /// Selects an object in any picture, and shows it in the outline, on the canvas and in the inspector.
  func select(_ id: String?) {
    selected = id
    if let id { outline.tree.reveal(id) }
    showSelection()
  }

  /// Shows the selected object on the canvas and in the inspector.
  func showSelection() {
    if let id = selected, let element = open?.element(id: id), let shown = open?.shown?.picture(of: element),
      shown != picture
    {
      showPicture(shown)
    }
    revealSelection()
    refreshInspector()
  }

  /// Pans the canvas so that the selected view is visible.
  private func revealSelection() {
    guard let view = selectedView, let place = map?.place(of: view) else { return }
    canvas.reveal(place.cells.isEmpty ? place.visible : place.cells)
  }

  /// Shows another scene or root on the canvas, without a change of the selection.
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

  /// Shows a scene or root and selects its controller or view.
  func choosePicture(_ index: Int) {
    guard let open, open.pictures.indices.contains(index) else { return }
    showPicture(index)
    let subject = open.pictures[index]
    select(subject.controller?.nibOrigin?.id ?? subject.id)
  }

  /// Updates the inspector for the current selection.
  func refreshInspector() {
    guard let open, let inspected else { return inspector.show(InspectorContent()) }
    guard let selected else { return inspector.show(InspectorContent(of: open)) }
    inspector.show(InspectorContent(selected, in: inspected, grid: canvas.grid))
  }

  /// The data that the inspector looks up, collected once per layout.
  var inspected: InspectedDocument? { open?.inspected }

  // MARK: Selecting by position

  private var map: PictureMap? { drawnPicture?.map }

  /// Selects the view that `next` finds from the selected view. If no view is selected, selects the outermost
  /// one.
  private func move(_ next: (PictureMap, UIView) -> UIView?) {
    guard let map else { return }
    let target = selectedView.map { next(map, $0) } ?? map.places.first?.view
    if let id = target?.nibOrigin?.id { select(id) }
  }

  func selectNeighbour(_ direction: PictureDirection) { move { $0.neighbour(of: $1, toward: direction) } }

  func selectInside() { move { $0.firstChild(of: $1) } }

  func selectOutside() { move { $0.parent(of: $1) } }

  /// Selects the topmost view at a point of the screen. If that view is already selected, selects the one
  /// under it.
  func selectView(at point: CellPoint) {
    let cell = canvas.pictureCell(at: point)
    if let id = overlay?.hit(at: cell) { return select(id) }
    if let id = map?.view(at: cell, behind: selectedView)?.nibOrigin?.id { select(id) }
  }
}
