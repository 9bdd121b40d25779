import NibCore
import NibScreen

/// The browser: a list of documents at the left, the chosen one at the right. Documents are read when they
/// are shown.
final class Browser: EventHandler {
  /// What the keys go to.
  enum Focus { case list, preview }

  private var list: FileList?
  private var page: PreviewPage
  /// What runs in the preview's place.
  private var program: ProgramPage?
  private let options: NibCanvas.Options
  private var focus = Focus.preview
  private var style = NibDrawingContext.Style.rendered
  private var showsHelp = false
  private var panes = BrowserPanes(size: .zero, hasList: false, focus: .preview)

  /// The browser of a folder's documents; names are shown without the folder.
  init(folder: String, files: [String], options: NibCanvas.Options) {
    list = FileList(folder: folder, files: files)
    self.options = options
    page = PreviewPage(message: "There is no .xib, .storyboard or .nib file here.")
    focus = .list
    loadChosenFile()
  }

  /// The previewer of one document.
  init(file: String, options: NibCanvas.Options) {
    self.options = options
    page = PreviewPage(file: file, options: options)
  }

  private func loadChosenFile() {
    if let file = list?.chosenFile { page = PreviewPage(file: file, options: options) }
  }

  // MARK: Events

  func handle(_ event: InputEvent, in loop: EventLoop) {
    loop.setNeedsDisplay()
    switch event {
    case .key(let key): handle(key, loop)
    case .mouse(let mouse): handle(mouse)
    case .paste: _ = program?.handle(event)
    case .focus, .resize: break
    }
  }

  func turnDidEnd(in loop: EventLoop) { nibEndTurn() }

  private func handle(_ key: KeyPress, _ loop: EventLoop) {
    if key == KeyPress(.character("c"), .control) { return loop.stop(status: 130) }
    if showsHelp {
      showsHelp = false
      return
    }
    if let program, focus == .preview {
      if program.handle(.key(key)) { return }
      if key == KeyPress(.escape) { return endProgram() }
    }
    switch key.key {
    case .character("q"): loop.stop()
    case .character("?"): showsHelp = true
    case .character("b"): style = style == .boxes ? .rendered : .boxes
    case .character("r"): start(page.run())
    case .character("R"): start(page.runSubjectInView())
    case .tab where list != nil: focus = focus == .list ? .preview : .list
    case .escape where list != nil: focus = .list
    case .enter: focus = .preview
    default: move(key)
    }
  }

  private func start(_ program: ProgramPage?) {
    guard let program else { return }
    endProgram()
    self.program = program
    focus = .preview
  }

  private func endProgram() {
    program?.close()
    program = nil
  }

  private func move(_ key: KeyPress) {
    guard let movement = Movement(key) else { return }
    switch (focus, movement) {
    case (.list, .right): focus = .preview
    case (.list, _): moveInList { $0.move(movement, page: panes.list.size.rows) }
    case (.preview, .left) where list != nil && page.offset.column == 0: focus = .list
    case (.preview, _) where program == nil: page.scroll(movement, pane: panes.preview.size)
    case (.preview, _): break
    }
  }

  private func moveInList(_ change: (inout FileList) -> Void) {
    let before = list?.chosenFile
    if var moved = list {
      change(&moved)
      list = moved
    }
    guard list?.chosenFile != before else { return }
    endProgram()
    loadChosenFile()
  }

  private func handle(_ mouse: MouseEvent) {
    let point = CellPoint(column: mouse.column, row: mouse.row)
    let isInList = panes.list.contains(point)
    if !isInList, let program, program.handle(.mouse(mouse)) {
      focus = .preview
      return
    }
    switch mouse.action {
    case .press where isInList:
      focus = .list
      moveInList { $0.choose(row: mouse.row - panes.list.minRow) }
    case .press where panes.preview.contains(point): focus = .preview
    case .wheelUp, .wheelDown:
      let movement = mouse.action == .wheelUp ? Movement.up : .down
      if isInList {
        moveInList { $0.move(movement, page: panes.list.size.rows) }
      } else if program == nil {
        for _ in 0..<3 { page.scroll(movement, pane: panes.preview.size) }
      }
    default: break
    }
  }

  // MARK: Drawing

  func draw(on canvas: CellCanvas) {
    panes = BrowserPanes(size: canvas.size, hasList: list != nil, focus: focus)
    if var shown = list {
      shown.reveal(rows: panes.list.size.rows)
      list = shown
      shown.draw(on: canvas, in: panes.list, hasFocus: focus == .list)
    }
    drawDivider(on: canvas)
    if let program {
      program.draw(on: canvas, in: panes.preview, style: style)
    } else {
      page.draw(on: canvas, in: panes.preview, style: style)
    }
    drawStatus(on: canvas)
    if showsHelp { HelpPanel(Browser.keys).draw(on: canvas) }
  }

  private func drawDivider(on canvas: CellCanvas) {
    guard let divider = panes.divider else { return }
    for row in panes.preview.rowRange {
      canvas.put("│", at: CellPoint(column: divider.column, row: row), style: CellStyle(attributes: .dim))
    }
  }

  private func drawStatus(on canvas: CellCanvas) {
    let style = CellStyle(attributes: .reverse)
    canvas.fill(panes.status, style: style)
    let help = program == nil ? " r run  ? help  q quit " : " Esc back  ? help  q quit "
    let room = panes.status.size.columns - CellText.columns(of: help)
    let text = [list?.position, program?.summary ?? page.summary].compactMap { $0 }.joined(separator: "  ")
    canvas.put(" " + CellText.truncated(text, columns: room - 1), at: panes.status.origin, style: style)
    if room > 0 {
      canvas.put(help, at: panes.status.origin + CellPoint(column: room, row: 0), style: style)
    }
  }

  private static let keys: [TerminalApplication.KeyHelp] = [
    .init("arrows, hjkl", "move, scroll"), .init("Tab, Enter, Esc", "list or preview"),
    .init("q, Ctrl-C", "quit"), .init("PgUp, PgDn", "move by pages"),
    .init("Home, End, g, G", "to the ends"), .init("b", "boxes or rendered"),
    .init("click, wheel", "choose, scroll"), .init("r", "run the document"),
    .init("R", "run the scene at the top"), .init("Esc", "back, leave what runs"),
    .init("?", "this help"),
  ]
}
