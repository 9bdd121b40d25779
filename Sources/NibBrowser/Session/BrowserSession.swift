import NibCore
import NibScreen
import NibTools

/// The state that the features of the browser share: the open document, its layout settings, the selection, the focus
/// and the message in the status line. All other state belongs to a single feature.
///
/// The session knows no feature. It tells its observers what has changed.
final class BrowserSession {
  let setup: BrowserSetup
  /// The event loop that runs the browser. Weak, because the browser does not own it.
  weak var loop: EventLoop? {
    didSet { if loop !== oldValue { notify { $0.loopDidChange() } } }
  }
  private var observers: [Observation] = []

  /// The document that the browser shows; `nil` if none has been opened yet.
  private(set) var open: OpenDocument?
  /// The two versions of the open document, one of which is `open`; `nil` if no versions are compared.
  private(set) var versions: OpenVersions?
  /// The documents that were edited, by the paths of their files. Those that are not open keep their edits, too.
  var unsaved: [String: UnsavedDocument] = [:]
  /// The same documents, for the threads that search them.
  let edited = EditedDocuments()
  private(set) var settings: LayoutSettings
  /// The index of the picture (scene or root) on the canvas.
  private(set) var picture = 0
  /// The id of the selected object; `nil` if nothing is selected.
  var selected: String?
  private(set) var focus: Pane
  var arrangement = PaneArrangement()
  /// The areas of the panes on the screen.
  var layout: PaneLayout
  /// Whether the documents pane is shown: for a folder, and for a single storyboard, to list its scenes.
  var showsDocuments: Bool
  /// The pane whose text is searched while the user types; `nil` while there is no search.
  var searchedPane: Pane?
  /// The message in the status line; `nil` if the line shows the selection and the document.
  var message: StatusMessage?
  /// The box over the panes, such as a menu, that receives all events while it is open; `nil` if none is open.
  var panel: (any Panel)?
  /// The page that the canvas shows in place of the picture; `nil` if there is none.
  private(set) var page: (any CanvasPage)?
  /// The page that covers all panes; `nil` if there is none.
  var cover: (any CoveringPage)?
  var themeName: Theme.Name {
    didSet {
      theme = Theme.named(themeName)
      notify { $0.themeDidChange() }
    }
  }
  /// The colors and text styles of the browser's own parts.
  private(set) var theme: Theme

  private struct Observation {
    weak var observer: (any SessionObserver)?
  }

  init(_ setup: BrowserSetup) {
    self.setup = setup
    showsDocuments = setup.listsDocuments
    settings = LayoutSettings(setup.options, deviceName: setup.deviceName)
    focus = showsDocuments ? .documents : .canvas
    layout = PaneLayout(size: .zero, focus: focus, hasDocuments: false, arrangement)
    themeName = setup.theme
    theme = Theme.named(setup.theme)
    if setup.showsOnlyCanvas { (arrangement.showsSide, arrangement.showsInspector) = (false, false) }
  }

  /// Adds observers, which are notified in this order.
  func add(_ observers: [any SessionObserver]) {
    self.observers += observers.map { Observation(observer: $0) }
  }

  func notify(_ event: (any SessionObserver) -> Void) {
    for observation in observers { observation.observer.map(event) }
  }

  // MARK: Focus

  /// The place in which commands for keys are looked up.
  var context: CommandContext { cover?.context ?? (focus == .canvas ? page?.context : nil) ?? focus.context }

  /// The panes that can have the focus: all, or all but the documents if a single file without scenes is shown.
  var focusablePanes: [Pane] { Pane.allCases.filter { $0 != .documents || showsDocuments } }

  /// Moves the focus to a pane and ends a text search.
  func focus(on pane: Pane) {
    guard focusablePanes.contains(pane) else { return }
    notify { $0.focusDidChange() }
    focus = pane
  }

  // MARK: Messages and panels

  /// Shows a sentence in the status line until the next key press.
  func showMessage(_ text: String, isProblem: Bool = false) {
    message = StatusMessage(text: text, isProblem: isProblem)
  }

  /// Performs a panel's answer to an event. Returns false if the event should be handled as if there were no panel.
  @discardableResult
  func perform(_ answer: PanelAnswer) -> Bool {
    switch answer {
    case .stay: return true
    case .close, .pass: panel = nil
    case .perform(let action):
      panel = nil
      message = nil
      action()
    }
    if case .pass = answer { return false }
    return true
  }

  /// Copies text to the terminal's clipboard.
  func copy(_ text: String) {
    let isCopied = loop?.copyToClipboard(text) ?? false
    showMessage(
      isCopied ? "copied: \(text.cut(to: 500))" : "This terminal has no clipboard, or the text is too long.",
      isProblem: !isCopied)
  }

  // MARK: Pages

  /// Shows a page on the canvas in place of the picture.
  func begin(_ page: any CanvasPage) {
    endPage()
    self.page = page
    focus(on: .canvas)
  }

  /// Ends the page, if there is one, and shows the picture again.
  func endPage() {
    page?.close()
    page = nil
  }

  /// Whether a screen runs on the canvas.
  var isRunning: Bool { page?.context == .run }

  /// Whether the canvas shows rows of data. They have a watcher and a grid of their own, and need no picture.
  var showsRows: Bool { page?.context == .rows }

  /// The end of a message about a change, if the change has ended the run of a screen; otherwise empty.
  ///
  /// - Parameter wasRunning: whether a screen ran before the change.
  func remarkOnEndedRun(wasRunning: Bool) -> String {
    guard wasRunning, !isRunning else { return "" }
    return "; this ended the run (\(setup.bindings.shortcut(of: "run")) runs it again)"
  }

  /// Sends a key to the page, if there is one. An Esc that the page does not handle ends it. Returns false if the key
  /// has not been handled and may be a command.
  func sendToPage(_ key: KeyPress) -> Bool {
    guard let page else { return false }
    if page.handle(.key(key)) { return true }
    guard key == KeyPress(.escape) else { return false }
    endPage()
    return true
  }

  /// The reason why the document, file or picture that a command needs is missing; `nil` if it is open.
  func reasonForMissing(_ need: CommandNeed) -> String? {
    if need == .nothing { return nil }
    if open == nil { return "No document is open." }
    if need == .file { return nil }
    guard let loaded = open?.loaded else { return "The document cannot be read." }
    guard need == .picture, currentPicture == nil, !showsRows else { return nil }
    return "There is no picture: \(Picture.reasonForNone(in: loaded))."
  }

  /// The reason why there is no picture; `nil` if there is one.
  ///
  /// - Parameter purpose: the use of the picture, such as `to run`.
  func reasonForNoPicture(_ purpose: String) -> String? {
    if currentPicture != nil { return nil }
    if let missing = reasonForMissing(.file) { return missing }
    let reason = open?.loaded.map { Picture.reasonForNone(in: $0) } ?? "the document cannot be read"
    return "There is nothing \(purpose): \(reason)."
  }
}

/// The open document.
extension BrowserSession {
  /// Opens a document and shows its initial picture. Nothing is selected afterwards.
  ///
  /// - Parameters:
  ///   - path: the file, or `-` for standard input.
  ///   - document: the document, if it has been read already.
  func openDocument(_ path: String, document: NibDocument? = nil) {
    cover = nil
    endPage()
    notify { $0.documentWillClose() }
    let pair = setup.changes?.pairs.first { $0.path == path }
    versions = pair.map { OpenVersions($0, options: settings.options) }
    open =
      versions?.open
      ?? OpenDocument(
        path: path, options: settings.options, document: document, edited: unsaved[path]?.document)
    picture = versions?.firstChangedPicture ?? open?.initialPicture ?? 0
    selected = nil
    notify { $0.documentDidChange() }
    documentWasRead()
    notify { $0.documentWasOpened() }
  }

  /// Reads the shown document again, and keeps the selection, the zoom and the scroll position.
  func reload() {
    guard let open else { return }
    let keepsPage = page?.reload(in: self) ?? true
    notify { $0.documentWillBeReadAgain() }
    open.reload()
    // If the document cannot be read, its last version stays on the screen.
    if !keepsPage, open.failure == nil { endPage() }
    versions?.reload(except: open)
    showAgain()
  }

  /// Updates everything that shows the document after it was read again or edited.
  func showAgain() {
    documentWasRead()
    notify { $0.documentWasReadAgain() }
  }

  /// Updates everything that shows the document after it was opened or read again.
  private func documentWasRead() {
    limitPicture()
    notify { $0.documentWasRead() }
    notify { $0.pictureWasLaidOut() }
    notify { $0.documentIsShown() }
  }

  /// Updates everything that shows the problems of the document.
  func documentWasChecked() {
    notify { $0.documentWasChecked() }
    loop?.setNeedsDisplay()
  }

  /// Updates everything that shows views, because a new layout has replaced them.
  func documentWasLaidOut() {
    limitPicture()
    notify { $0.documentWasLaidOut() }
    notify { $0.pictureWasLaidOut() }
  }

  /// Chooses the last picture if the document has fewer than before.
  private func limitPicture() {
    if let open { picture = min(picture, max(0, open.pictures.count - 1)) }
  }

  /// Changes the layout settings and lays the document out again.
  func change(_ body: (inout LayoutSettings) -> Void) {
    // The closure may read the session, so it must not change the settings in place.
    var settings = settings
    body(&settings)
    notify { $0.settingsWillChange() }
    self.settings = settings
    if page?.layOut(for: settings.options) != true { endPage() }
    notify { $0.settingsDidChange() }
    guard let open else { return }
    let size = currentPicture?.view.bounds.size
    if settings.options.language != open.options.language { return changeLanguage(of: open) }
    open.layOut(for: settings.options, picture: picture)
    if currentPicture?.view.bounds.size != size, settings.options.size == nil {
      notify { $0.pictureSizeDidChange() }
    }
    documentWasLaidOut()
    // A page shows its own texts about its layout.
    if page == nil { notify { $0.layoutDidChange() } }
  }

  /// Shows the texts of the language of the settings, and keeps the selection, the zoom and the scroll position.
  private func changeLanguage(of open: OpenDocument) {
    notify { $0.documentWillBeReadAgain() }
    do throws(NibReadError) {
      try open.changeLanguage(for: settings.options)
    } catch {
      settings.show(in: open.options.language)
      return showMessage(error.diagnostic.message, isProblem: true)
    }
    versions?.changeLanguage(for: settings.options, except: open)
    documentWasRead()
    notify { $0.documentWasReadAgain() }
    if page == nil { notify { $0.layoutDidChange() } }
  }

  /// Shows another picture (scene or root) on the canvas, and keeps the selection.
  func showPicture(_ index: Int) {
    open?.layOut(picture: index)
    picture = index
    endPage()
    notify { $0.pictureDidChange() }
  }

  /// Chooses the device with which the next document is laid out.
  func restoreDevice(_ name: String) { settings.choose(name) }

  /// Shows another version of the document.
  ///
  /// - Parameters:
  ///   - picture: the picture to show; `nil` for the initial picture.
  ///   - selected: the id of the object to select; `nil` to select nothing.
  func show(_ version: OpenDocument, picture: Int?, selecting selected: String?) {
    open = version
    self.picture = picture ?? version.initialPicture
    self.selected = selected
    version.layOut(picture: self.picture, for: settings.options)
    documentWasRead()
    if let selected { select(selected) }
  }
}

/// A message in the status line. Problems are bold.
struct StatusMessage: Hashable {
  let text: String
  let isProblem: Bool
}
