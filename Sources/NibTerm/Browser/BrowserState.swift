import NibCore

/// The state that all parts of the browser share: the open document, its layout settings, the selection and the
/// focus. Each pane owns the rest of its state.
struct BrowserState {
  /// Whether there is a list of documents. False when a single file is shown.
  let hasFolder: Bool
  /// The progress of the search for documents in the background; nil if there is none.
  var progress: NibFinder.Progress?
  var open: OpenDocument?
  var settings: CanvasSettings
  /// The picture (scene or root) on the canvas.
  var picture = 0
  /// The id of the selected object; nil if nothing is selected.
  var selected: String?
  var focus: Pane
  var arrangement = PaneArrangement()
  /// The current search in the focused list.
  var search: PaneSearch?
  var message: StatusMessage?
  var usesMouse: Bool
  var themeName: Theme.Name {
    didSet { theme = Theme.named(themeName) }
  }
  /// The colors and text styles of the browser's own parts.
  private(set) var theme: Theme

  init(_ setup: Browser.Setup) {
    hasFolder = setup.folder != nil
    settings = CanvasSettings(setup.options, deviceName: setup.deviceName)
    focus = setup.folder == nil ? .canvas : .documents
    usesMouse = setup.usesMouse
    themeName = setup.theme
    theme = Theme.named(setup.theme)
    if setup.preview != nil { (arrangement.showsSide, arrangement.showsInspector) = (false, false) }
    if let remark = setup.remarks.first {
      let place = remark.location.map { "\($0): " } ?? ""
      message = StatusMessage(place + remark.message, isProblem: true)
    }
  }

  /// Whether the search for documents is still going on.
  var isFinding: Bool { progress.map { !$0.isDone } ?? false }

  var currentPicture: ShownSubject? {
    guard let pictures = open?.pictures, pictures.indices.contains(picture) else { return nil }
    return pictures[picture]
  }

  /// The selected view, if it is part of the picture on the canvas.
  var selectedView: UIView? {
    guard let place = selected.flatMap({ open?.shown?.place($0) }), place.picture == picture else {
      return nil
    }
    return place.view
  }
}

/// A sentence in the status line.
struct StatusMessage: Hashable {
  var text: String
  var isProblem: Bool

  init(_ text: String, isProblem: Bool) {
    self.text = text
    self.isProblem = isProblem
  }
}
