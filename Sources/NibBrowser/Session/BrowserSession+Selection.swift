import NibCore
import NibTools

/// The picture on the canvas and the selection in it.
extension BrowserSession {
  /// The picture on the canvas; `nil` if the document has none.
  var currentPicture: Picture? {
    guard let pictures = open?.pictures, pictures.indices.contains(picture) else { return nil }
    return pictures[picture]
  }

  /// The selected view, if it is part of the picture on the canvas.
  var selectedView: UIView? {
    guard let shown = selected.flatMap({ open?.shown?.shownView($0, in: picture) }), shown.picture == picture
    else { return nil }
    return shown.view
  }

  /// The id of the controller on the canvas; `nil` if it is the first one of the document.
  var controllerIDUnlessFirst: String? {
    guard let id = currentPicture?.controller?.nibOrigin?.id, id != open?.document?.firstController?.id else {
      return nil
    }
    return id
  }

  /// Selects an object in any picture, and shows it in the outline, on the canvas and in the inspector.
  ///
  /// - Parameters:
  ///   - id: the object's id; `nil` to select nothing.
  ///   - showsOwnScene: see `showSelection(inOwnScene:)`.
  func select(_ id: String?, inOwnScene showsOwnScene: Bool = false) {
    selected = id
    if let id { notify { $0.objectWasSelected(id) } }
    showSelection(inOwnScene: showsOwnScene)
  }

  /// Shows the selected object on the canvas and in the inspector.
  ///
  /// - Parameter showsOwnScene: whether to show the object's own scene. The picture of a container also shows the views
  ///   of embedded scenes. If false, it stays on the canvas while one of these views is selected, but not for a
  ///   controller.
  func showSelection(inOwnScene showsOwnScene: Bool = false) {
    if let id = selected, let element = open?.element(id: id),
      let shown = open?.shown?.picture(
        of: element, preferring: showsOwnScene || element.isController ? nil : picture),
      shown != picture
    {
      showPicture(shown)
    }
    notify { $0.selectionDidChange() }
  }

  /// Shows the next picture of the document, or the previous one with -1. The first picture follows the last one.
  func stepPicture(by step: Int) {
    guard let open, open.pictures.count > 1 else { return }
    choosePicture((picture + step + open.pictures.count) % open.pictures.count)
  }

  /// Shows a picture (scene or root) and selects its controller or view.
  func choosePicture(_ index: Int) {
    guard let open, open.pictures.indices.contains(index) else { return }
    showPicture(index)
    let picture = open.pictures[index]
    select(picture.controller?.nibOrigin?.id ?? picture.id)
  }
}
