import NibCore
import NibDrawing
import NibScreen

/// Interactive content that the canvas pane shows in place of the picture: a document that runs as a program
/// (`ProgramPage`), or cells filled with rows of data (`RowsPage`).
protocol CanvasPage: AnyObject {
  /// The place in which the page's commands work.
  var context: CommandContext { get }
  /// The text that the status line shows while the page is open.
  var summary: String { get }
  /// The ids of the commands that the status line offers.
  var hints: [String] { get }
  /// The page's own keys that the status line names before the commands.
  var keyHelp: [TerminalApplication.KeyHelp] { get }
  /// Whether the page receives characters as text, so that they cannot perform commands.
  var takesText: Bool { get }
  /// A remark on the last key, such as the reason why it had no effect; `nil` if there is nothing to say.
  var remark: String? { get }
  /// The size in points that the page shows; `nil` for that of the picture.
  var size: CGSize? { get }
  /// The files that the page shows in addition to the document.
  var files: [String] { get }
  /// Handles an event. Returns false if the page did not use it.
  func handle(_ event: InputEvent) -> Bool
  /// Handles a movement. Returns false if the page has no cursor.
  func move(_ movement: Movement) -> Bool
  /// Whether the page is made smaller if necessary, so that all of it is visible; `nil` if its scale cannot be changed.
  var fits: Bool? { get set }
  /// The size in points to which the mouse has dragged the page since the last call; `nil` if it has not.
  func takeDraggedSize() -> CGSize?
  /// Lays the page out for other options. Returns false if the page must be closed.
  func layOut(for options: LayoutOptions) -> Bool
  /// Shows what the page contains on several devices side by side, or ends that. Returns false if the page cannot.
  func showDevices() -> Bool
  /// Reads the files of the page again. Returns false if the page must be closed.
  func reload(in session: BrowserSession) -> Bool
  /// Lays the page out in an area of the screen with the given renderer, whose scale pages may change.
  func update(in pane: CellRect, _ renderer: TreeRenderer, _ overlays: OverlayParts, _ theme: Theme)
  /// Draws the page as it was last laid out.
  func draw(on canvas: CellCanvas)
  /// Ends the page and releases its window. The page cannot be used afterwards.
  func close()
}

extension CanvasPage {
  var fits: Bool? {
    get { nil }
    set {}
  }
  var keyHelp: [TerminalApplication.KeyHelp] { [] }
  var takesText: Bool { false }
  var remark: String? { nil }
  var size: CGSize? { nil }
  var files: [String] { [] }
  func showDevices() -> Bool { false }
  func move(_ movement: Movement) -> Bool { false }
  func takeDraggedSize() -> CGSize? { nil }
  func layOut(for options: LayoutOptions) -> Bool { false }
  func reload(in session: BrowserSession) -> Bool { false }
}
