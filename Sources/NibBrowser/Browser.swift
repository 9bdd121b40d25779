import NibCore
import NibScreen
import NibTools

/// The browser: the list of documents, the outline, the canvas, the inspector and a status line.
///
/// The properties are the features of the browser. Each feature is a type with its own state, commands and drawing. The
/// state that features share is in the session. A feature refers only to features that are declared before it. A turn
/// handles an event, updates all features for the size of the screen, and draws them. Drawing changes no state.
package final class Browser: EventHandler {
  let session: BrowserSession
  let runLog: RunLog
  let problems: DocumentProblems
  let editing: Editing
  let previews: EditPreviews
  let moving: FrameMoving
  let documents: DocumentsPane
  let outline: OutlinePane
  let canvas: CanvasPane
  let layout: LayoutControls
  let changes: VersionChanges
  let values: ValueEditing
  let inspector: InspectorPane
  let remedies: Remedies
  let structure: StructureEditing
  let constraints: ConstraintAdding
  let copying: Copying
  let explanations: Explanations
  let maps: StoryboardMaps
  let runs: ProgramRuns
  let rows: RowsPreview
  let finding: FindSession
  package let remembering: Remembering
  let search: PaneSearch
  let panes: PaneScreen
  let status: StatusLine
  let terminal: TerminalSettings
  let palette: Palette
  /// The event that was handled last.
  private var lastEvent: InputEvent?

  /// - Parameter initialRows: the rows to show in the cells of the file, for `nibterm preview`.
  package init(_ setup: BrowserSetup, rows initialRows: RowsPreview.InitialRows? = nil) {
    let session = BrowserSession(setup)
    self.session = session
    runLog = RunLog(session)
    problems = DocumentProblems(session, runLog: runLog)
    editing = Editing(session, problems: problems)
    previews = EditPreviews(session, editing: editing)
    moving = FrameMoving(session, editing: editing)
    documents = DocumentsPane(session, problems: problems)
    outline = OutlinePane(session)
    canvas = CanvasPane(session, documents: documents, moving: moving)
    layout = LayoutControls(session, canvas: canvas)
    changes = VersionChanges(session, canvas: canvas)
    values = ValueEditing(session, editing: editing)
    inspector = InspectorPane(session, canvas: canvas, changes: changes, values: values)
    explanations = Explanations(session, problems: problems)
    remedies = Remedies(
      session, editing: editing, previews: previews, problems: problems, values: values,
      explanations: explanations)
    structure = StructureEditing(session, editing: editing, previews: previews)
    constraints = ConstraintAdding(session, previews: previews, editing: editing)
    copying = Copying(session, documents: documents, inspector: inspector)
    maps = StoryboardMaps(session, documents: documents, canvas: canvas)
    runs = ProgramRuns(session, log: runLog)
    rows = RowsPreview(session, documents: documents, initialRows: initialRows)
    finding = FindSession(session, documents: documents, canvas: canvas)
    remembering = Remembering(session, documents: documents, canvas: canvas)
    search = PaneSearch(session, documents: documents, outline: outline, canvas: canvas, rows: rows)
    panes = PaneScreen(
      session, search: search,
      panes: [.documents: documents, .outline: outline, .canvas: canvas, .inspector: inspector])
    status = StatusLine(session, canvas: canvas, panes: panes, commands: Browser.commands.map(\.info))
    terminal = TerminalSettings(session, editing: editing)
    palette = Palette(
      session, documents: documents, outline: outline, finding: finding, remembering: remembering)
    // The problems come before the outline, which marks them. The layout comes before the problems, so that the message
    // about the layout is shown before a message about problems.
    session.add([
      layout, problems, maps, outline, documents, canvas, inspector, remembering, finding, search, previews,
      editing, rows,
    ])
    begin()
  }

  /// Opens the initial document, if any, and starts to search for documents and to watch them. In scripted runs, the
  /// search ends before this method returns, and nothing is watched.
  private func begin() {
    let setup = session.setup
    remembering.restoreView()
    if let file = setup.file { session.openDocument(file, document: setup.document) }
    remembering.restoreDocument()
    if setup.findsSynchronously { documents.findNow() } else { documents.beginMonitoring() }
    documents.beginComparing()
    rows.showInitialRows()
    editing.announceLeftEdits()
    if !setup.settingsDiagnostics.isEmpty {
      session.panel = TextPanel(settingsProblems: setup.settingsDiagnostics, session.theme)
    }
  }

  /// The event loop that runs the browser.
  package var loop: EventLoop? {
    get { session.loop }
    set { session.loop = newValue }
  }

  // MARK: Handling

  package func handle(_ event: InputEvent, in loop: EventLoop) {
    session.loop = loop
    loop.setNeedsDisplay()
    // Another event can depend on the moves by keys before it.
    if event != lastEvent { moving.finish() }
    lastEvent = event
    switch event {
    case .key(let key): handle(key)
    case .mouse(let mouse):
      if let panel = session.panel, session.perform(panel.handle(mouse)) { return }
      if let id = panes.handle(mouse) { perform(id) }
    case .paste(let text):
      if let panel = session.panel, session.perform(panel.paste(text)) { return }
      if search.paste(text) { return }
      if session.cover == nil { _ = session.page?.handle(event) }
    case .focus, .resize: break
    }
  }

  private func handle(_ key: KeyPress) {
    if key == KeyPress(.character("c"), .control) { return perform("quit") }
    if let panel = session.panel, session.perform(panel.handle(key)) { return }
    if search.handle(key) { return }
    session.message = nil
    // Any key ends the wait for problems.
    if problems.cancelAwaited(), key == KeyPress(.escape) {
      return session.showMessage("The command was cancelled.")
    }
    if key == KeyPress(.escape), canvas.cancelViewDrag() { return }
    let context = session.context
    if runs.handle(key) { return }
    if let command = session.setup.bindings.command(for: key, in: context),
      context != .run || !key.isLetterOrDigit
    {
      perform(command.id)
    } else if context == .run {
      session.showMessage(ProgramPage.refusal(of: key))
    } else {
      session.showMessage(session.setup.bindings.reasonForNoCommand(key))
    }
  }

  /// Panels, searches and running programs can contain fields of text.
  package var keepsRepeatedKeys: Bool {
    session.panel != nil || session.searchedPane != nil || session.page != nil
  }

  package func turnDidEnd(in loop: EventLoop) {
    nibEndTurn()
    remembering.rememberSoon()
  }

  /// Performs the command with the given id, or shows the reason why it cannot be performed.
  func perform(_ id: String) {
    // A command such as quitting ends a preview without accepting it.
    previews.cancel()
    guard let command = Browser.commands.first(where: { $0.info.id == id }) else { return }
    if let reason = session.reasonForMissing(command.info.need) ?? command.refusal(self) {
      return session.showMessage(reason)
    }
    // The map covers the panes that other commands of the palette change.
    if command.info.context.isDisjoint(with: .map) { session.cover = nil }
    command.action(self)
  }

  /// Closes the contact sheet, stops alternating layouts, or moves the focus to the pane before the focused one.
  func goBack() {
    if canvas.sheet != nil {
      canvas.sheet = nil
    } else if canvas.alternating != nil {
      canvas.toggleAlternatingLayouts()
    } else if session.focus == .canvas || session.focus == .inspector {
      session.focus(on: .outline)
    } else if session.showsDocuments {
      documents.list?.setFilter("", choosing: .kept)
      session.focus(on: .documents)
    } else {
      session.focus(on: .canvas)
    }
  }

  /// Lays everything out for the size of the screen.
  private func update(for screen: CellSize) {
    moving.finish()
    canvas.applyDrag()
    var size = screen
    size.rows -= session.panel?.dockedRows(on: screen) ?? 0
    panes.update(for: size)
    status.update()
    session.panel?.update(on: screen, theme: session.theme)
  }

  package func draw(on screen: CellCanvas) {
    update(for: screen.size)
    panes.draw(on: screen)
    status.draw(on: screen)
    session.panel?.draw(on: screen, theme: session.theme)
    session.theme.paint(screen)
  }
}

extension TextPanel {
  /// Lists the problems of the configuration file.
  fileprivate convenience init(settingsProblems problems: [Diagnostic], _ theme: Theme) {
    let lines = problems.flatMap { problem in
      let place = problem.location.map { "\($0): " } ?? ""
      return [Line(text: VisibleText.line(place + problem.message), style: theme.error)]
        + problem.notes.map { Line(text: "  " + VisibleText.line($0.message)) }
    }
    self.init(
      "Problems in the configuration file",
      lines + [Line(text: ""), Line(text: "Esc closes this list.", style: theme.quiet)])
  }
}
