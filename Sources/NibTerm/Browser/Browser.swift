import NibCore
import NibDrawing
import NibScreen
import NibTools

/// The browser: the list of documents, the outline, the canvas, the inspector and a status line.
///
/// The browser owns the shared state and the panes, and passes events to them. Its extensions contain the functions
/// with which commands and panes change other parts of the browser, for example the selection.
final class Browser: EventHandler {
  /// The initial configuration of the browser.
  struct Setup {
    /// The folder to search for documents; nil when the browser shows a single file.
    var folder: String?
    /// The file to show first.
    var file: String?
    var options = LayoutOptions()
    /// The name of the device as the user gave it; nil for the document's own device.
    var deviceName: String?
    var style = NibDrawingContext.Style.rendered
    /// The characters that large text on the canvas consists of.
    var blocks = LargeTextBlocks.quadrants
    var theme = Theme.Name.default
    var icons = OutlineIcons.letters
    var usesMouse = true
    /// Whether pages are painted in their own background, light or dark, instead of the terminal's.
    var paintsPages = true
    /// Whether the list omits documents that git ignores.
    var respectsIgnore = true
    /// Whether the browser searches the folder and checks documents before it shows anything, and does not watch
    /// them afterwards. Used by scripted runs, whose screens must not depend on time.
    var findsSynchronously = false
    /// The versions of documents to compare, for `nibterm --diff`; nil to compare none.
    var changes: VersionPairs?
    /// Whether the list of documents is shown from the beginning.
    var listsDocuments: Bool { folder != nil || changes != nil }
    /// The rows to show in the cells of the file, for `nibterm preview`.
    var preview: RowsPreview?
    /// The problems found in the configuration file, which a panel shows at first.
    var settingsDiagnostics: [Diagnostic] = []
    /// The keys of the commands.
    var bindings = KeyBindings.standard
    /// The memory of earlier runs in the project; nil to remember nothing, as in scripted runs.
    var memory: BrowserMemory?
  }

  /// Rows that have been read for `nibterm preview`.
  struct RowsPreview {
    let request: RowsRequest
    let content: PreviewContent
    /// The states of the files before they were read.
    let states: [String: FileState]
  }

  let setup: Setup
  var state: BrowserState
  var panes: BrowserPanes
  /// The box over the panes, such as a menu, that receives all events while it is open; nil if none is open.
  var panel: (any Panel)?
  /// The map of the storyboard, which covers all panes; nil while it is not shown.
  var map: MapPage?
  /// The positions of the panes and buttons on the screen.
  var places: ScreenPlaces
  var work = BackgroundWork()
  /// The event loop that runs the browser. Weak, because the browser does not own it.
  weak var loop: EventLoop? {
    didSet {
      panes.canvas.device = loop?.screen
      guard loop !== oldValue else { return }
      checkSoon()
      if state.open?.layoutProblems == nil { findLayoutProblemsSoon() }
    }
  }

  init(_ setup: Setup) {
    self.setup = setup
    state = BrowserState(setup)
    panes = BrowserPanes(setup)
    places = ScreenPlaces(focus: state.focus)
    begin()
  }

  /// The context in which the commands for keys are looked up.
  var context: CommandContext {
    if map != nil { return .map }
    guard state.focus == .canvas, let program = panes.canvas.program else { return state.focus.context }
    return program is RowsPage ? .rows : .run
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

  /// Panels, searches and running programs can contain fields of text.
  var keepsRepeatedKeys: Bool { panel != nil || state.search != nil || panes.canvas.program != nil }

  func turnDidEnd(in loop: EventLoop) {
    nibEndTurn()
    rememberSoon()
  }

  private func handle(_ key: KeyPress) {
    if key == KeyPress(.character("c"), .control) { return Command.quit.perform(in: self) }
    if let panel, perform(panel.handle(key), of: panel) { return }
    if state.search != nil, handleSearch(key) { return }
    state.message = nil
    // Any key ends the wait for the list of problems, so that the list does not cover something else.
    let wasWaiting = work.expectedProblems.take() != nil
    if wasWaiting, key == KeyPress(.escape) {
      return showMessage("The list of problems was cancelled.")
    }
    let context = context
    let wasRunning = panes.canvas.program is ProgramPage
    if map == nil, state.focus == .canvas, panes.canvas.handle(key) {
      if let remark = panes.canvas.program?.remark { showMessage(remark) }
      if wasRunning, panes.canvas.program == nil { announceRunProblems() }
      return
    }
    if let command = setup.bindings.command(for: key, in: context), context != .run || !key.isTyped {
      command.perform(in: self)
    } else if context == .run {
      showMessage(ProgramPage.refusal(of: key))
    } else {
      showMessage(setup.bindings.reasonForNoCommand(key))
    }
  }

  private func paste(_ text: String) {
    if let panel, perform(panel.paste(text), of: panel) { return }
    if state.search != nil { return type(text) }
    if map == nil { _ = panes.canvas.program?.handle(.paste(text)) }
  }

  /// Performs a panel's answer to an event. Returns false if the browser should handle the event.
  @discardableResult
  func perform(_ answer: PanelAnswer, of panel: any Panel) -> Bool {
    switch answer {
    case .stay: return true
    case .close, .pass: self.panel = nil
    case .perform(let action):
      self.panel = nil
      state.message = nil
      action(self)
    }
    if case .pass = answer { return false }
    return true
  }

  /// Shows a sentence in the status line until the next key press.
  func showMessage(_ text: String, isProblem: Bool = false) {
    state.message = StatusMessage(text, isProblem: isProblem)
  }
}

/// The work that the browser does in the background, or postpones until the user pauses.
struct BackgroundWork {
  /// The problems that the last run of a screen reported.
  var runReports = RunReports()
  /// Finds, checks and watches documents; nil in scripted runs.
  var monitor: DocumentMonitor?
  /// The search in all documents; nil until it is first opened.
  var find: FindSession?
  /// The objects that the palette finds; nil until something is typed in it.
  var paletteObjects: PaletteObjects?
  /// The document whose problems are listed when they are known, because the list was requested before.
  var expectedProblems: OpenDocument?
  var checkTimer: LoopTimer?
  /// Receives the problems of the document from the thread that checks it.
  var check: MainHandler<[Diagnostic]>?
  /// The timer for the search for problems that the layout options cause.
  var findingsTimer: LoopTimer?
  /// Receives the problems that the layout options cause from the thread that finds them.
  var findings: MainHandler<LayoutFindings>?
  /// Receives the path of a storyboard from the thread that searches the project for it.
  var reference: MainHandler<String?>?
  /// The timer for writing what the next run should remember.
  var memoryTimer: LoopTimer?
  /// The remembered parts of the state after the last event; nil before the first one.
  var rememberedState: RememberedState?
  /// The path in the folder of the remembered document, which is shown while the search for documents has not found it
  /// yet; nil otherwise.
  var expectedDocument: String?
}
