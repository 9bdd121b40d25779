import NibCore
import NibDrawing
import NibScreen

/// The browser: documents and their outline, the canvas, the inspector, a status line.
///
/// This file holds what the browser knows and where events go; what commands do, how the screen is drawn and how
/// documents are opened are concerns of files of their own.
final class Browser: EventHandler {
  /// What it begins with.
  struct Setup {
    /// The folder to look for documents in; nil for a single file.
    var folder: String?
    /// The file to show first.
    var file: String?
    var options = NibCanvas.Options()
    /// The name by which the device was asked for.
    var deviceName: String?
    var style = NibDrawingContext.Style.rendered
    var theme = Theme.Name.default
    var icons = OutlineIcons.letters
    var usesMouse = true
    /// Whether documents that git ignores are left out.
    var respectsIgnore = true
    /// Whether the folder is searched before anything is shown, and not watched: for scripted runs.
    var findsAtOnce = false
    /// What was wrong with the settings.
    var remarks: [Diagnostic] = []
  }

  let setup: Setup
  /// Nil when a single file is shown.
  var documents: DocumentList?
  var finding: BrowserFinding?
  /// The row that the list of documents was scrolled to last, and its height then.
  var followedDocument: [Int] = []
  var open: OpenDocument?
  var settings: CanvasSettings
  var outline = OutlinePane()
  var inspector = InspectorPane()
  var canvas = CanvasPane()
  /// The picture (scene or root) on the canvas.
  var picture = 0
  /// The chosen object's id; nil for none.
  var selected: String?

  var focus: Pane
  var arrangement = PaneArrangement()
  var layout: PaneLayout
  /// How everything looks.
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
  /// What was drawn of the picture on the canvas.
  var drawn: DrawnPicture?
  /// What was drawn over the picture last, to be clicked.
  var overlay: Overlay?
  /// Views that a save has changed, until they have been seen.
  var flash: ChangeFlash?
  var message: StatusMessage?
  var dragging: Drag?
  var restTimer: LoopTimer?
  var checkTimer: LoopTimer?
  /// The size that the dragged edge asks for, until the next drawing.
  var draggedSize: CGSize?
  /// What the status line's words do when they are clicked.
  var hints: [(area: CellRect, command: BrowserCommand)] = []
  /// What is searched for in the list that has the keys.
  var search: PaneSearch?
  /// What runs the browser; it keeps the browser, not the other way round.
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

  /// Does what a panel wants.
  func follow(_ answer: PanelAnswer, of panel: any Panel) {
    switch answer {
    case .stay: break
    case .close: self.panel = nil
    case .perform(let action):
      self.panel = nil
      action(self)
    }
  }

  // MARK: Small things

  private func passTheme() {
    outline.theme = theme
    inspector.theme = theme
  }

  /// Shows a sentence in the status line until the next key.
  func tell(_ text: String, isProblem: Bool = false) { message = StatusMessage(text, isProblem: isProblem) }

  var currentPicture: ShownSubject? {
    guard let pictures = open?.pictures, pictures.indices.contains(picture) else { return nil }
    return pictures[picture]
  }

  /// The chosen view, if the picture on the canvas shows it.
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
