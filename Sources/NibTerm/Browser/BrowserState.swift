import NibCore
import NibTools

/// The state that all parts of the browser share: the open document, its layout settings, the selection and the
/// focus. Each pane stores its other state itself.
struct BrowserState {
  /// Whether a folder or a comparison is shown. False when a single file is shown.
  let hasFolder: Bool
  /// Whether the documents pane is shown: for a folder, and for a single storyboard, to list its scenes.
  var hasList: Bool
  /// The progress of the search for documents in the background; nil if there is no such search.
  var progress: NibFinder.Progress?
  /// The progress of the comparison of documents; nil if no versions are compared.
  var compared: VersionPairs.Progress?
  /// The document that the browser shows; nil if none has been opened yet.
  var open: OpenDocument?
  /// The two versions of the open document, one of which is `open`; nil if no versions are compared.
  var versions: OpenVersions?
  var settings: LayoutSettings
  /// The index of the picture (scene or root) on the canvas.
  var picture = 0
  /// The id of the selected object; nil if nothing is selected.
  var selected: String?
  var focus: Pane
  var arrangement = PaneArrangement()
  /// The text search in the focused pane, while the user types.
  var search: PaneSearch?
  /// The message in the status line; nil if the line shows the selection and the document.
  var message: StatusMessage?
  var usesMouse: Bool
  /// Whether pages are painted in their own background, light or dark, instead of the terminal's.
  var paintsPages: Bool
  var themeName: Theme.Name {
    didSet { theme = Theme.named(themeName) }
  }
  /// The colors and text styles of the browser's own parts.
  private(set) var theme: Theme

  init(_ setup: Browser.Setup) {
    hasFolder = setup.listsDocuments
    hasList = hasFolder
    settings = LayoutSettings(setup.options, deviceName: setup.deviceName)
    focus = hasFolder ? .documents : .canvas
    usesMouse = setup.usesMouse
    paintsPages = setup.paintsPages
    themeName = setup.theme
    theme = Theme.named(setup.theme)
    if setup.preview != nil { (arrangement.showsSide, arrangement.showsInspector) = (false, false) }
  }

  /// Whether the search for documents in the background is still running.
  var isFindingDocuments: Bool { progress.map { !$0.isDone } ?? false }

  /// The progress of the comparison after the position in the list; empty if it is finished.
  var comparingText: String {
    compared.map { $0.isDone ? "" : " … \($0.done)/\($0.all) compared" } ?? ""
  }

  /// The picture on the canvas; nil if the document has none.
  var currentPicture: Picture? {
    guard let pictures = open?.pictures, pictures.indices.contains(picture) else { return nil }
    return pictures[picture]
  }

  /// The selected view, if it is part of the picture on the canvas.
  var selectedView: UIView? {
    guard let place = selected.flatMap({ open?.shown?.place($0, in: picture) }), place.picture == picture
    else {
      return nil
    }
    return place.view
  }
}

/// A message in the status line. Problems are bold.
struct StatusMessage: Hashable {
  var text: String
  var isProblem: Bool

  init(_ text: String, isProblem: Bool) {
    self.text = text
    self.isProblem = isProblem
  }
}
