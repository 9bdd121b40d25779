import NibCore
import NibDrawing
import NibTools

/// Manages the selection, and keeps the outline, the inspector and the canvas in step with it.
extension Browser {
  /// Selects an object in any picture, and shows it in the outline, on the canvas and in the inspector.
  ///
  /// - Parameter id: the object's id; nil to select nothing.
  func select(_ id: String?) {
    state.selected = id
    if let id { panes.outline.tree.reveal(id) }
    showSelection()
  }

  /// Shows the selected object on the canvas and in the inspector.
  func showSelection() {
    // The picture of a container also shows the views of embedded scenes. Only their controllers lead to their own.
    if let id = state.selected, let element = state.open?.element(id: id),
      let shown = state.open?.shown?.picture(
        of: element, preferring: element.isController ? nil : state.picture),
      shown != state.picture
    {
      showPicture(shown)
    }
    revealSelection()
    refreshInspector()
  }

  /// Scrolls the picture's scroll views so that they show the selected view.
  func scrollToSelection() {
    guard let view = state.selectedView, let root = state.currentPicture?.view else { return }
    view.nibReveal(in: root)
    if let versions = state.versions, versions.shown == .both {
      versions.scrollBefore(to: view, state.picture)
    }
  }

  /// Scrolls the picture and pans the canvas so that the selected view is visible.
  private func revealSelection() {
    scrollToSelection()
    guard let view = state.selectedView, let place = pictureMap?.place(of: view) else { return }
    panes.canvas.viewport.reveal(place.cells.isEmpty ? place.visible : place.cells)
  }

  /// Shows another picture (scene or root) on the canvas, and keeps the selection.
  func showPicture(_ index: Int) {
    if state.open?.layOut(picture: index) ?? false { panes.canvas.overlay = nil }
    state.picture = index
    panes.canvas.endProgram()
    stopAlternating()
    panes.canvas.viewport.showTop()
    if panes.canvas.sheet != nil { showSheet() }
    chooseScene(index)
    if state.versions != nil { showOutline() }
  }

  /// Chooses the scene of a picture in the list of documents, unless its scenes are folded or are not listed.
  func chooseScene(_ index: Int) {
    guard let list = panes.documents.list, list.open?.isFolded == false,
      path(ofListed: list.open?.document ?? "") == state.open?.path
    else { return }
    panes.documents.list?.choose(scene: String(index))
  }

  /// Shows the next picture of the document, or the previous one with -1. After the last one, starts at the first.
  func stepPicture(by step: Int) {
    guard let open = state.open, open.pictures.count > 1 else { return }
    choosePicture((state.picture + step + open.pictures.count) % open.pictures.count)
  }

  /// Shows a picture (scene or root) and selects its controller or view.
  func choosePicture(_ index: Int) {
    guard let open = state.open, open.pictures.indices.contains(index) else { return }
    showPicture(index)
    let picture = open.pictures[index]
    select(picture.controller?.nibOrigin?.id ?? picture.id)
  }

  /// Updates the inspector for the current selection.
  func refreshInspector() {
    guard let open = state.open, let inspected = open.inspected else {
      return panes.inspector.show(InspectorContent())
    }
    let changes = state.versions.map(ChangeSection.init)
    guard let selected = state.selected else {
      return panes.inspector.show(open.summary.adding(changes?.document))
    }
    panes.inspector.show(
      InspectorContent(selected, in: inspected, grid: panes.canvas.viewport.grid, picture: state.picture)
        .adding(changes?.section(selected)))
  }

  // MARK: Selecting by position

  /// The places of the views in the picture on the canvas.
  private var pictureMap: PictureMap? { panes.canvas.drawnPicture(state)?.map }

  /// The reason why the picture does not show the selected view, in a few words; nil if it does.
  var reasonForInvisibleSelection: String? {
    guard let view = state.selectedView, let map = pictureMap, map.place(of: view)?.visible.isEmpty ?? true
    else {
      return nil
    }
    return VisibleView(of: view).isHidden ? "hidden" : "out of view"
  }

  /// Selects the view that `next` returns for the selected view, or shows the message `otherwise` if it returns none.
  /// If no view is selected, selects the outermost one.
  private func move(otherwise message: String, _ next: (PictureMap, UIView) -> UIView?) {
    guard let map = pictureMap else { return showMessage("There is no picture.") }
    let target = state.selectedView.map { next(map, $0) } ?? map.places.first?.view
    guard let id = target?.nibOrigin?.id else { return showMessage(message) }
    select(id)
  }

  func selectNeighbor(_ direction: PictureDirection) {
    if let sheet = panes.canvas.sheet { return sheet.choose(direction) }
    let canEnter = state.selectedView.flatMap { pictureMap?.firstChild(of: $0)?.nibOrigin } != nil
    let hint = canEnter ? "Enter: go inside" : "Backspace: go outside"
    move(otherwise: "There is no view \(direction.words). \(hint)") {
      $0.neighbor(of: $1, toward: direction)
    }
  }

  func selectInside() {
    if let sheet = panes.canvas.sheet { return sheet.chosen.map { chooseFromSheet($0) } ?? () }
    move(otherwise: "There are no views inside. Backspace: go outside") { $0.firstChild(of: $1) }
  }

  func selectOutside() {
    move(otherwise: "This is the outermost view. Enter: go inside") { $0.parent(of: $1) }
  }

  /// Closes the contact sheet and lays the document out for one of its devices.
  func chooseFromSheet(_ device: Device) {
    panes.canvas.sheet = nil
    change { $0.choose(device.shownName) }
  }
}

extension PictureDirection {
  /// The direction as the end of a sentence.
  fileprivate var words: String {
    switch self {
    case .up: "above"
    case .down: "below"
    case .left: "to the left"
    case .right: "to the right"
    }
  }
}
