import NibCore
import NibDrawing
import NibScreen

/// The browser: the list of documents, the outline, the canvas, the inspector and a status line.
///
/// This file holds the browser's state and dispatches events. Extensions in other files carry out commands,
/// draw the screen and open documents.
final class Browser: EventHandler {
  /// The initial configuration of the browser.
  struct Setup {
    /// The folder to search for documents; nil when the browser shows a single file.
    var folder: String?
    /// The file to show first.
    var file: String?
    var options = NibCanvas.Options()
    /// The name of the device as the user gave it.
    var deviceName: String?
    var style = NibDrawingContext.Style.rendered
    var theme = Theme.Name.default
    var icons = OutlineIcons.letters
    var usesMouse = true
    /// Whether the list omits documents that git ignores.
    var respectsIgnore = true
    /// Whether the browser searches the folder before it shows anything, and does not watch it afterwards.
    /// Used by scripted runs.
    var findsAtOnce = false
    /// The problems found in the settings.
    var remarks: [Diagnostic] = []
  }

  let setup: Setup
  /// Nil when a single file is shown.
  var documents: DocumentList?
  var finding: BrowserFinding?
  /// The row that the document list last scrolled to, and the height of the list at that time.
  var followedDocument: [Int] = []
  var open: OpenDocument?
  var settings: CanvasSettings
  var outline = OutlinePane()
  var inspector = InspectorPane()
  var canvas = CanvasPane()
  /// The picture (scene or root) on the canvas.
  var picture = 0
  /// The id of the selected object; nil if nothing is selected.
  var selected: String?

  var focus: Pane
  var arrangement = PaneArrangement()
  var layout: PaneLayout
  /// The colors and text styles of the browser's own parts.
  var theme: Theme {
    didSet {
      passTheme()
      drawn = nil
    }
  }
  var themeName: Theme.Name
  var usesMouse: Bool

  var panel: (any Panel)?
  var program: (any RunningPage)?
  var sheet: ContactSheet?
  var ambiguity: AmbiguityShow?
  /// The cached drawing of the picture on the canvas.
  var drawn: DrawnPicture?
  /// The overlay that was last drawn over the picture; clicks are tested against it.
  var overlay: Overlay?
  /// The views that the last save changed, while they are highlighted.
  var flash: ChangeFlash?
  var message: StatusMessage?
  var dragging: Drag?
  var restTimer: LoopTimer?
  var checkTimer: LoopTimer?
  /// The size requested by dragging an edge; applied at the next drawing.
  var draggedSize: CGSize?
  /// The areas of the screen that perform a command when they are clicked, such as the words of the status
  /// line.
  var hints: [(area: CellRect, command: BrowserCommand)] = []
  /// The current search in the focused list.
  var search: PaneSearch?
  /// The event loop that runs the browser. Weak, because the loop owns the browser.
  weak var loop: EventLoop? {
    didSet { if loop !== oldValue { checkSoon() } }
  }

  init(_ setup: Setup) {
    self.setup = setup
    settings = CanvasSettings(setup.options, deviceName: setup.deviceName)
    canvas.style = setup.style
    themeName = setup.theme
    theme = Theme.named(setup.theme)
    usesMouse = setup.usesMouse
    focus = setup.folder == nil ? .canvas : .documents
    layout = PaneLayout(size: .zero, focus: focus, hasDocuments: false, arrangement)
    outline.icons = setup.icons
    passTheme()
    if let remark = setup.remarks.first {
      let place = remark.location.map { "\($0): " } ?? ""
      message = StatusMessage(place + remark.message, isProblem: true)
    }
    begin()
  }

  // MARK: Events

  func handle(_ event: InputEvent, in loop: EventLoop) {
    self.loop = loop
    loop.setNeedsDisplay()
    switch event {
    case .key(let key): handle(key)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text): paste(text)
    case .focus, .resize: break
    }
  }

  func turnDidEnd(in loop: EventLoop) { nibEndTurn() }

  private func handle(_ key: KeyPress) {
    if key == KeyPress(.character("c"), .control) { return perform(.quit) }
    if let panel { return follow(panel.handle(key), of: panel) }
    if search != nil, handleSearch(key) { return }
    message = nil
    if let program, focus == .canvas {
      if program.handle(.key(key)) { return }
      if key == KeyPress(.escape) { return endProgram() }
    }
    if let command = KeyTable.command(for: key, in: focus.context) { perform(command) }
  }

  private func paste(_ text: String) {
    if let panel { return follow(panel.paste(text), of: panel) }
    if search != nil { return type(text) }
    _ = program?.handle(.paste(text))
  }

  /// Carries out a panel's answer to an event.
  func follow(_ answer: PanelAnswer, of panel: any Panel) {
    switch answer {
    case .stay: break
    case .close: self.panel = nil
    case .perform(let action):
      self.panel = nil
      action(self)
    }
  }

  // MARK: Helpers

  private func passTheme() {
    outline.theme = theme
    inspector.theme = theme
  }

  /// Shows a sentence in the status line until the next key press.
  func tell(_ text: String, isProblem: Bool = false) { message = StatusMessage(text, isProblem: isProblem) }

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
