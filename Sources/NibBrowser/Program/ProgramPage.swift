import NibCore
import NibDrawing
import NibScreen

/// A document that runs as a program in the canvas pane. If the program's window does not fit into the pane, the pane
/// scrolls, or the window is made smaller.
final class ProgramPage: CanvasPage {
  let context = CommandContext.run
  private let program: NibPreviewProgram
  private let window: UIWindow
  private let log: ProblemLog
  /// The scale of the window: 100 %, or less if the whole window is shown.
  private var grid = CellGrid.standard
  var fits: Bool? = false
  /// The cell of the window at the top left of the pane.
  private var offset = CellPoint.zero
  /// The area of the screen of the program, and the renderer.
  private var pane = CellRect.zero
  private var renderer = TreeRenderer()
  /// The cells of the focused view when the page last scrolled to it.
  private var revealedCells = CellRect.zero
  private(set) var remark: String?

  /// Starts the program. Returns `nil` if the document has nothing to run.
  ///
  /// - Parameter log: the log that receives the program's problems.
  init?(_ program: NibPreviewProgram, showing id: String?, log: ProblemLog) {
    guard let window = ProblemLog.$current.withValue(log, operation: { program.window(showing: id) }) else {
      return nil
    }
    self.program = program
    self.window = window
    self.log = log
  }

  /// The text for the status line: the program's last problem, or otherwise the titles of the running screens.
  var summary: String {
    if let problem = program.diagnostics.last { return problem.message }
    let titles = stack.map { $0.navigationItem.title ?? $0.title ?? "" }
    if titles.allSatisfy(\.isEmpty) { return "running" }
    return "running: " + titles.map { $0.isEmpty ? "…" : $0 }.joined(separator: " › ")
  }

  let hints = ["help", "palette"]

  var takesText: Bool {
    let view = window.nibFirstResponder ?? window.nibFocusedView
    return view is UITextField || view is UISearchBar || window.nibFirstResponder is UITextView
  }

  var keyHelp: [TerminalApplication.KeyHelp] { KeyHintLine.runKeys(of: window) }

  /// The controllers on the navigation stack of the front controller, the front one last.
  private var stack: [UIViewController] {
    guard let front = window.rootViewController?.nibFrontController else { return [] }
    return front.navigationController?.viewControllers ?? [front]
  }

  /// Ends the program.
  func close() { window.nibClose() }

  /// Runs a closure in the program's environment and with its log.
  private func asProgram<Result>(_ work: () -> Result) -> Result {
    ProblemLog.$current.withValue(log) {
      NibEnvironment.$current.withValue(program.environment, operation: work)
    }
  }

  // MARK: Events

  /// Sends an event to the program. Returns false if the program did not use it.
  func handle(_ event: InputEvent) -> Bool {
    asProgram {
      switch event {
      // The browser's own Ctrl-R reads the document again.
      case .key(UIWindow.nibRefreshKey): return false
      case .key(let key): return press(key) || scroll(key)
      case .mouse(let mouse): return handle(mouse)
      case .paste: return window.nibSend(event, grid: grid)
      case .focus, .resize: return false
      }
    }
  }

  /// Sends a key to the program. If Enter on a row has no effect, moves the focus to the controls in the row. If a
  /// button or a row has no effect, sets a remark.
  private func press(_ key: KeyPress) -> Bool {
    remark = nil
    let focusedBefore = window.nibFocusedView
    let stackBefore = stack
    let presentedBefore = window.rootViewController?.presentedViewController
    let problemCountBefore = program.diagnostics.count
    let isChoice = [.enter, .character(" ")].contains(key.key) && window.nibFirstResponder == nil
    _ = window.nibTakeNeedsDisplay()
    guard window.nibSend(.key(key), grid: grid) else { return false }
    guard isChoice, let view = focusedBefore, view === window.nibFocusedView, stack == stackBefore,
      presentedBefore === window.rootViewController?.presentedViewController,
      // The status line shows a new problem, which is the reason why nothing happened.
      program.diagnostics.count == problemCountBefore
    else { return true }
    let needsCode = "This does nothing without the code of the app."
    switch view {
    case let table as UITableView:
      if ProgramPage.runsCode(table) || table.nibEnterRow() { break }
      remark = needsCode
    case is UIButton, is UINavigationBar, is UIToolbar:
      if !window.nibTakeNeedsDisplay() { remark = needsCode }
    default: break
    }
    return true
  }

  /// Whether a class of a program reacts to the rows of the table. `UITableViewController` itself does not.
  private static func runsCode(_ table: UITableView) -> Bool {
    table.delegate.map { type(of: $0) != UITableViewController.self } ?? false
  }

  /// The reason why a key that the program did not use has no effect, and the keys that stop the program.
  static func refusal(of key: KeyPress) -> String {
    let direction: String
    switch key.key {
    case .up: direction = "above"
    case .down: direction = "below"
    case .left: direction = "to the left"
    case .right: direction = "to the right"
    case .tab: return "There is no other control."
    case .enter: return "Nothing here reacts to Enter."
    case .character(" "): return "Nothing here reacts to Space."
    default:
      return "\(KeyName.name(key)) does nothing while a screen runs. Esc stops it, : lists all commands."
    }
    return "There is nothing \(direction)."
  }

  private func handle(_ mouse: MouseEvent) -> Bool {
    guard pane.contains(mouse.point) else { return false }
    var event = mouse
    event.column += offset.column - pane.minColumn
    event.row += offset.row - pane.minRow
    let frames = DrawnFrames(of: window, grid: grid)
    if window.nibSend(.mouse(event), grid: grid, point: frames.point) { return true }
    switch mouse.action {
    case .wheelUp: return scroll(by: CellPoint(column: 0, row: -3))
    case .wheelDown: return scroll(by: CellPoint(column: 0, row: 3))
    default: return false
    }
  }

  // MARK: Scrolling

  /// Scrolls the screen of the program, if it is larger than the pane.
  private func scroll(_ key: KeyPress) -> Bool {
    let page = max(1, pane.size.rows - 1)
    switch Movement(key) {
    case .up: return scroll(by: CellPoint(column: 0, row: -1))
    case .down: return scroll(by: CellPoint(column: 0, row: 1))
    case .left: return scroll(by: CellPoint(column: -4, row: 0))
    case .right: return scroll(by: CellPoint(column: 4, row: 0))
    case .pageUp: return scroll(by: CellPoint(column: 0, row: -page))
    case .pageDown: return scroll(by: CellPoint(column: 0, row: page))
    case .home, .end, .open, nil: return false
    }
  }

  private func scroll(by distance: CellPoint) -> Bool {
    let before = offset
    offset = offset + distance
    limitOffset()
    return offset != before
  }

  /// The largest scale up to 100 % at which the window and the lines along its edges are in view.
  private func fittingGrid(in size: CellSize) -> CellGrid {
    let standard = renderer.grid(zoom: 1)
    let columns = Double(max(1, size.columns - 1)) * standard.cellWidth / max(1, window.bounds.width)
    let rows = Double(max(1, size.rows - 1)) * standard.cellHeight / max(1, window.bounds.height)
    return renderer.grid(zoom: min(1, columns, rows))
  }

  private func limitOffset() {
    let size = TreeRenderer(grid: grid).canvasSize(for: window)
    offset.row = max(0, min(offset.row, size.rows - pane.size.rows))
    offset.column = max(0, min(offset.column, size.columns - pane.size.columns))
  }

  /// Scrolls to the focused view if the focus has moved.
  private func reveal() {
    guard let focus = focusedCells, focus != revealedCells else { return }
    revealedCells = focus
    offset.row = min(max(offset.row, focus.maxRow - pane.size.rows), focus.minRow)
    offset.column = min(max(offset.column, focus.maxColumn - pane.size.columns), focus.minColumn)
  }

  /// Puts the cursor of a focused table on its first row. On a device, a table has no cursor before the first key.
  private func placeCursor() {
    guard let table = window.nibFocusedView as? UITableView, table.nibCursor == nil, table.allowsSelection,
      let first = table.indexPathsForVisibleRows?.first
    else { return }
    table.nibMoveCursor(to: first)
  }

  /// The cells of the focused view, or of the table row that the cursor is on; `nil` if nothing is focused, or if that
  /// row is not in view.
  private var focusedCells: CellRect? {
    guard let view = window.nibFocusedView else { return nil }
    let table = view as? UITableView
    let row = table?.nibCursor.flatMap { table?.cellForRow(at: $0) }
    if table != nil, row == nil { return nil }
    return grid.cells(DrawnFrames(of: window, grid: grid).frame(of: row ?? view))
  }

  // MARK: Drawing

  /// Lays the window out, and scrolls to the focused view.
  func update(in pane: CellRect, _ renderer: TreeRenderer, _ overlays: OverlayParts, _ theme: Theme) {
    guard !pane.isEmpty else { return }
    (self.pane, self.renderer) = (pane, renderer)
    grid = fits == true ? fittingGrid(in: pane.size) : renderer.grid(zoom: 1)
    self.renderer.grid = grid
    asProgram {
      window.nibUpdateFocus(includesBars: true)
      placeCursor()
      window.layoutIfNeeded()
      reveal()
      limitOffset()
      _ = window.nibTakeNeedsDisplay()
    }
  }

  /// Draws the visible part of the window, with lines along its right and bottom edges.
  func draw(on canvas: CellCanvas) {
    asProgram {
      canvas.withClip(pane) {
        canvas.translated(by: pane.origin - offset) {
          renderer.draw(window, on: canvas)
          drawEdges(on: canvas)
        }
        drawScrollMarks(on: canvas)
      }
    }
  }

  /// Marks the edges of the pane beyond which the window continues.
  private func drawScrollMarks(on canvas: CellCanvas) {
    let size = TreeRenderer(grid: grid).canvasSize(for: window)
    let column = min(pane.maxColumn - 1, pane.minColumn + size.columns - offset.column + 1)
    let style = CellStyle(attributes: .dim)
    if offset.row > 0 { canvas.put("▲", at: CellPoint(column: column, row: pane.minRow), style: style) }
    if offset.row + pane.size.rows < size.rows {
      canvas.put("▼", at: CellPoint(column: column, row: pane.maxRow - 1), style: style)
    }
  }

  /// Draws the right and lower edges of the screen.
  private func drawEdges(on canvas: CellCanvas) {
    let size = TreeRenderer(grid: grid).canvasSize(for: window)
    let style = CellStyle(attributes: .dim)
    for row in 0..<size.rows {
      canvas.put("│", at: CellPoint(column: size.columns, row: row), style: style)
    }
    for column in 0...size.columns {
      canvas.put(
        column == size.columns ? "┘" : "─", at: CellPoint(column: column, row: size.rows), style: style)
    }
  }
}
