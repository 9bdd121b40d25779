import NibCore
import NibScreen

/// Carries out the browser's commands.
extension Browser {
  func perform(_ command: BrowserCommand) {
    switch command {
    case .help: panel = HelpText.panel()
    case .palette: panel = palette
    case .quit: loop?.stop(status: 0)
    case .suspend: loop?.suspend()
    case .redraw: loop?.redraw()
    case .nextPane: focusNextPane(by: 1)
    case .previousPane: focusNextPane(by: -1)
    case .documentsPane: focus(on: .documents)
    case .outlinePane: focus(on: .outline)
    case .canvasPane: focus(on: .canvas)
    case .inspectorPane: focus(on: .inspector)
    case .widerPane: resizePane(by: 2)
    case .narrowerPane: resizePane(by: -2)
    case .arrangePanes: arrangePanes()
    case .back: goBack()
    default: performInPanes(command)
    }
  }

  private func performInPanes(_ command: BrowserCommand) {
    switch command {
    case .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .open: moveInPane(command)
    case .search: beginSearch()
    case .nextMatch: goToMatch(by: 1)
    case .previousMatch: goToMatch(by: -1)
    case .nextDocument: stepDocument(by: 1)
    case .previousDocument: stepDocument(by: -1)
    case .nextScene: stepPicture(by: 1)
    case .previousScene: stepPicture(by: -1)
    case .selectUp: selectNeighbour(.up)
    case .selectDown: selectNeighbour(.down)
    case .selectLeft: selectNeighbour(.left)
    case .selectRight: selectNeighbour(.right)
    case .selectInside: selectInside()
    case .selectOutside: selectOutside()
    default: performOnCanvas(command)
    }
  }

  private func performOnCanvas(_ command: BrowserCommand) {
    switch command {
    case .boxes: canvas.style = canvas.style == .boxes ? .rendered : .boxes
    case .zoomIn: canvas.zoomIn()
    case .zoomOut: canvas.zoomOut()
    case .actualSize: canvas.showActualSize()
    case .fit: canvas.toggleFit()
    case .panUp: canvas.pan(columns: 0, rows: -2)
    case .panDown: canvas.pan(columns: 0, rows: 2)
    case .panLeft: canvas.pan(columns: -4, rows: 0)
    case .panRight: canvas.pan(columns: 4, rows: 0)
    case .grid: canvas.shows.grid.toggle()
    case .rulers: canvas.shows.rulers.toggle()
    case .contactSheet: toggleContactSheet()
    case .constraints: canvas.shows.constraints.toggle()
    case .margins: canvas.shows.margins.toggle()
    case .safeArea: canvas.shows.safeArea.toggle()
    case .baselines: canvas.shows.baselines.toggle()
    case .concealed: canvas.shows.concealed.toggle()
    case .ambiguity: toggleAmbiguity()
    default: performOnSettings(command)
    }
  }

  private func performOnSettings(_ command: BrowserCommand) {
    let environment = open?.canvas?.environment
    let size = currentPicture?.view.bounds.size ?? CGSize(width: 320, height: 480)
    switch command {
    case .device: change { $0.nextDevice() }
    case .chooseDevice: panel = deviceMenu
    case .orientation: change { $0.turn(from: environment?.isLandscape ?? false) }
    case .appearance: change { $0.toggleAppearance(from: environment?.traits.userInterfaceStyle == .dark) }
    case .largerText: change { $0.stepTextSize(by: 1) }
    case .smallerText: change { $0.stepTextSize(by: -1) }
    case .direction: change { $0.toggleDirection() }
    case .sizeClass: change { $0.nextSizeClasses() }
    case .freeSize: panel = sizePrompt
    case .narrower: resize(to: CGSize(width: size.width - canvas.grid.cellWidth, height: size.height))
    case .wider: resize(to: CGSize(width: size.width + canvas.grid.cellWidth, height: size.height))
    case .shorter: resize(to: CGSize(width: size.width, height: size.height - canvas.grid.cellHeight))
    case .taller: resize(to: CGSize(width: size.width, height: size.height + canvas.grid.cellHeight))
    case .documentSettings: change { $0.reset() }
    default: performOnSelection(command)
    }
  }

  private func performOnSelection(_ command: BrowserCommand) {
    switch command {
    case .explain: explain()
    case .copy: panel = copyMenu
    case .edit: edit()
    case .problems:
      check()
      panel = problemMenu
    case .defaults: inspector.toggleSection("Defaults")
    case .run: run()
    case .rows: previewRows()
    case .reload: reload()
    case .mouse: toggleMouse()
    case .theme: nextTheme()
    default: break
    }
  }

  // MARK: Settings

  /// Changes the layout settings and lays the document out again.
  func change(_ body: (inout CanvasSettings) -> Void) {
    body(&settings)
    endProgram()
    endAmbiguity()
    guard let open else { return }
    open.lay(out: settings.options, picture: picture)
    documentWasLaidOut()
    layOutRestSoon()
    tell(settings.isChanged ? settings.words.joined(separator: ", ") : "as the document was saved")
  }

  func resize(to size: CGSize) { change { $0.resize(to: size) } }

  private func toggleMouse() {
    usesMouse.toggle()
    loop?.setMouse(usesMouse)
    tell(usesMouse ? "The mouse is the program's." : "The mouse is the terminal's: it selects text.")
  }

  private func nextTheme() {
    let all = Theme.Name.allCases
    let index = all.firstIndex(of: themeName) ?? 0
    themeName = all[(index + 1) % all.count]
    theme = Theme.named(themeName)
    tell("theme: \(themeName.rawValue)")
  }

  // MARK: Programs

  /// Runs the picture on the canvas, or ends the running program.
  func run() {
    if program != nil { return endProgram() }
    guard let open, let document = open.document, let subject = currentPicture else { return }
    let file = Disk.url(open.path)
    let preview = NibPreviewProgram(document, options: settings.options, file: file)
    let id = subject.controller?.nibOrigin?.id ?? subject.id
    guard let page = ProgramPage(preview, showing: id, log: Browser.openLog()) else {
      return tell("There is nothing to run here.")
    }
    program = page
    focus(on: .canvas)
  }

  /// Opens a new log for each run, so that a problem that still occurs is reported again.
  private static func openLog() -> ProblemLog {
    let log = ProblemLog()
    ProgramLog.open(log)
    return log
  }

  /// Shows the document's cell filled with rows from the JSON or CSV file next to the document.
  private func previewRows() {
    guard let open, let document = open.document else { return }
    guard let file = RowsFile.beside(nib: open.path) else {
      return tell("There is no data beside the document: a .json or .csv file of the same name.")
    }
    do {
      let pane = try RowsPane(document, rows: RowsFile.read(file), options: settings.options)
      endProgram()
      program = pane
      focus(on: .canvas)
      if let remark = pane.remarks.first { tell(remark.message, isProblem: true) }
    } catch let error as RowsError {
      tell(error.diagnostic.message, isProblem: true)
    } catch {
      tell("\(error)", isProblem: true)
    }
  }

  func endProgram() {
    program?.close()
    program = nil
  }

  /// Opens the editor at the line of the selected object.
  private func edit() {
    guard let open else { return }
    let location =
      selected.flatMap { open.element(id: $0)?.location }
      ?? SourceLocation(file: open.path, line: 1, column: 1)
    guard let loop else { return }
    let status = loop.edit(file: open.path, line: location.line > 0 ? location.line : nil)
    reload()
    switch status {
    case 0: break
    case 127: tell("There is no such editor: set VISUAL or EDITOR.", isProblem: true)
    default: tell("The editor ended with status \(status).", isProblem: true)
    }
  }

  /// Copies text to the terminal's clipboard.
  func copy(_ text: String) {
    loop?.copyToClipboard(text)
    tell("copied: \(text)")
  }
}
