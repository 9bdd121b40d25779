import NibAnalysis
import NibCompare
import NibCore
import NibScreen
import NibTools

/// Checks the open document in the background, finds the problems that only the current layout options cause, and lists
/// all problems.
final class DocumentProblems: SessionObserver {
  private let session: BrowserSession
  /// Reads the sources of the documents' programs; `nil` if they are not read.
  private(set) var programs: ProgramReader?
  /// The timer for the check of the document.
  private var checkTimer: LoopTimer?
  /// The thread that checks the document.
  private let checks = LatestWork(named: "check")
  /// The timer for the search for problems that the layout options cause.
  private var findingsTimer: LoopTimer?
  /// The thread that finds the problems that the layout options cause.
  private let searches = LatestWork(named: "layout problems")
  /// Whether they are looked for, or have been found.
  private var isSearching = false
  /// The document whose problems a command waits for, and what the command does then; `nil` if none waits.
  private var awaited: (document: OpenDocument, action: () -> Void)?
  /// The files around the open document, which all checks of it and of its edits use.
  private var openProject: (document: OpenDocument, project: CheckProject)?
  /// The findings that the list of problems and the answers to edits share.
  let known = KnownFindings()
  /// The version of the document that was checked without the sources of its program; `nil` if there is none.
  private weak var checkedBriefly: NibDocument?
  /// The list of the problems that was opened last, and whether it contains notes.
  private weak var openList: MenuPanel?
  private var listsNotes = false
  /// The problem that was chosen last in the list; `nil` if none was.
  private(set) var chosen: Diagnostic?
  private let runLog: RunLog

  init(_ session: BrowserSession, runLog: RunLog) {
    (self.session, self.runLog) = (session, runLog)
    guard session.setup.readsSources else { return }
    programs = ProgramReader(checked: session.setup.folder) { [weak self] in self?.check() }
  }

  static let commands = [
    Command<DocumentProblems>(
      "list the problems of the document", id: "problems", keys: "!", in: .panes,
      synonyms: "check lint errors warnings diagnostics truncated", needs: .file
    ) { $0.list() }
  ]

  // MARK: Events

  func documentWasRead() {
    // Scripted runs check immediately instead of waiting for a pause.
    if session.setup.findsSynchronously { _ = session.open.map(checkBriefly) }
  }

  func documentIsShown() {
    checkSoon()
    findLayoutProblemsSoon()
    if session.open?.isChecked ?? false { listAgain() }
  }

  func documentWasChecked() {
    listAgain()
    continueAwaited()
  }

  func layoutDidChange() { findLayoutProblemsSoon(announces: true) }

  func loopDidChange() {
    checkSoon()
    if session.open?.layoutProblems == nil { findLayoutProblemsSoon() }
  }

  /// Schedules a check of the open document in a tenth of a second, so that its picture is drawn first.
  private func checkSoon() {
    guard let loop = session.loop, !(session.open?.isChecked ?? true) else { return }
    if let checkTimer { loop.cancel(checkTimer) }
    // The thread may be checking an earlier version.
    checks.cancel()
    checkTimer = loop.schedule(after: .milliseconds(100)) { [weak self] in self?.check() }
  }

  /// Checks the document on another thread if the check is still pending, after the sources of the document's program have
  /// been read.
  private func check() {
    checkTimer = nil
    guard let open = session.open, !open.isChecked, let document = open.document else { return }
    if let programs, programs.program(around: open.path) == nil { return }
    let (check, project, known) = (session.setup.check, self.project(of: open), known)
    checks.start {
      check.findings(in: document, project: project, known: known)
    } then: { [weak session] problems in
      if open.finishCheck(problems, of: document), session?.open === open { session?.documentWasChecked() }
    }
  }

  /// Checks a document without the sources of its program, as scripted runs do when a document is opened. Returns false if
  /// it has been checked already.
  private func checkBriefly(_ open: OpenDocument) -> Bool {
    guard !open.isChecked, let document = open.document else { return false }
    checkedBriefly = document
    return open.finishCheck(session.setup.check.findings(in: document), of: document)
  }

  /// Checks the open document at once. In scripted runs, the sources of its program are read now.
  private func checkNow() {
    guard let open = session.open, let document = open.document else { return }
    let isBrief = checkedBriefly === document && programs != nil
    guard !open.isChecked || isBrief else { return }
    checkedBriefly = nil
    let findings = session.setup.check.findings(in: document, project: project(of: open), known: known)
    if open.finishCheck(findings, of: document) { session.documentWasChecked() }
  }

  /// The files around the document that is open; nothing if none is.
  var project: CheckProject { session.open.map { project(of: $0) } ?? CheckProject() }

  /// The files around a document that is open, as `check` of its path finds them. They stay the same object while it is open,
  /// so that findings that were made with them are known.
  private func project(of open: OpenDocument) -> CheckProject {
    if let openProject, openProject.document === open { return openProject.project }
    let project = programs.map { CheckProject(around: open.path, programs: $0.programs) } ?? CheckProject()
    openProject = (open, project)
    return project
  }

  /// Performs an action when the findings in the open document are known. While the check is still running, shows a message
  /// instead, and performs the action later. Any key cancels that.
  func whenChecked(_ action: @escaping () -> Void) {
    guard session.loop != nil, !session.setup.findsSynchronously else {
      checkNow()
      return action()
    }
    if let timer = checkTimer.take() {
      session.loop?.cancel(timer)
      check()
    }
    guard let open = session.open, !open.isChecked else { return action() }
    awaited = (open, action)
    session.showMessage("The document is still being checked; Esc cancels")
  }

  /// Performs an action when the findings in the open document and the problems of its layout are known, as `whenChecked`
  /// does.
  func whenAllChecked(_ action: @escaping () -> Void) {
    whenChecked { [unowned self] in
      guard session.loop != nil, !session.setup.findsSynchronously else {
        findLayoutProblems()
        return action()
      }
      guard let open = session.open, isSearchRunning(for: open) else { return action() }
      awaited = (open, action)
      session.showMessage("The layout is still being checked; Esc cancels")
    }
  }

  // MARK: Problems of the layout

  /// Schedules a search for problems that only the current layout options cause, in a pause after their last change.
  /// The search runs on another thread.
  ///
  /// - Parameter announces: whether the status line reports the problems that are found.
  private func findLayoutProblemsSoon(announces: Bool = false) {
    cancelLayoutProblems()
    if session.open?.setLayoutProblems(nil) ?? false { session.documentWasChecked() }
    guard let loop = session.loop, let (open, document) = documentWithOwnLayout else { return }
    let (options, usualOptions) = (session.settings.options, session.setup.options)
    isSearching = true
    findingsTimer = loop.schedule(after: .milliseconds(400)) { [weak self] in
      let program = self?.program(of: open)
      self?.searches.start {
        LayoutFindings(document, options: options, usual: usualOptions, program: program)
      } then: {
        self?.show($0, of: open, announces: announces)
      }
    }
  }

  /// Finds the problems that only the current layout options cause, if the search for them is still pending.
  func findLayoutProblems() {
    guard let (open, document) = documentWithOwnLayout, open.layoutProblems == nil else { return }
    cancelLayoutProblems()
    show(
      LayoutFindings(
        document, options: session.settings.options, usual: session.setup.options, program: program(of: open)),
      of: open, announces: false)
  }

  /// The program that loads the open document; `nil` if its sources have not been read.
  func knownProgram() -> NibProgram? { session.open.flatMap(program(of:)) }

  /// The program that loads a document; `nil` if its sources have not been read.
  private func program(of open: OpenDocument) -> NibProgram? {
    programs?.programs.knownProgram(around: open.path)
  }

  /// The open document, if the layout options differ from those with which documents are checked.
  private var documentWithOwnLayout: (OpenDocument, NibDocument)? {
    guard session.settings.options != session.setup.options, let open = session.open,
      let document = open.document
    else { return nil }
    return (open, document)
  }

  private func cancelLayoutProblems() {
    if let timer = findingsTimer.take() { session.loop?.cancel(timer) }
    searches.cancel()
    isSearching = false
  }

  /// Shows the problems of a layout, and announces them if the user has just chosen it.
  private func show(_ findings: LayoutFindings, of open: OpenDocument, announces: Bool) {
    guard open === session.open else { return }
    if open.setLayoutProblems(findings.new) { session.documentWasChecked() }
    continueAwaited()
    let columns = (session.loop?.screen.size.columns).map { $0 - 2 } ?? 0
    guard announces,
      let sentence = findings.sentence(
        about: session.settings.briefly, columns: columns > 0 ? columns : .max)
    else { return }
    session.showMessage(sentence, isProblem: findings.new.contains(where: \.isProblem))
    session.loop?.setNeedsDisplay()
  }

  // MARK: Listing

  /// Lists the problems of the document, with those of its layout.
  private func list() { whenAllChecked { [unowned self] in show(menu()) } }

  /// Cancels the command that waits for the problems, so that it does not show something unexpectedly. Returns false if none
  /// waits.
  func cancelAwaited() -> Bool { awaited.take() != nil }

  /// Continues with the command that waits for the problems, if they are known now.
  private func continueAwaited() {
    guard let (document, action) = awaited else { return }
    guard document === session.open, session.panel == nil, session.cover == nil else {
      awaited = nil
      return
    }
    guard document.isChecked, !isSearchRunning(for: document) else { return }
    awaited = nil
    session.message = nil
    action()
  }

  /// Replaces the open list of problems if the problems have changed, for example because the document was saved.
  private func listAgain() {
    guard let openList, (session.panel as? MenuPanel) === openList else { return }
    let newMenu = menu(showsNotes: listsNotes, chosen: openList.chosen)
    if newMenu.texts != openList.texts { show(newMenu, showsNotes: listsNotes) }
  }

  /// Opens a list of problems, which `listAgain` replaces when the problems change.
  private func show(_ menu: MenuPanel, showsNotes: Bool = false) {
    (openList, listsNotes) = (menu, showsNotes)
    session.panel = menu
  }

  /// Whether the search for problems of the layout options is running. The usual options need no search.
  private func isSearchRunning(for open: OpenDocument) -> Bool {
    open.layoutProblems == nil && documentWithOwnLayout != nil && isSearching
  }

  /// A menu of the document's problems, the errors first. Among problems of the same severity, those of the layout come
  /// first. Choosing a problem selects its object.
  ///
  /// - Parameters:
  ///   - showsNotes: whether the menu contains notes too. Its last row changes that.
  ///   - chosen: the index of the row that is chosen first.
  private func menu(showsNotes: Bool = false, chosen: Int = 0) -> MenuPanel {
    let open = session.open
    // If the document cannot be read any more, the problems of the last readable version are listed too.
    let failure = open?.loaded == nil ? nil : open?.failure
    let diagnostics = (failure.map { [$0] } ?? []) + (open?.diagnostics ?? [])
    let layoutProblems = open?.layoutProblems ?? []
    let listedProblems = (layoutProblems + diagnostics.filter { showsNotes || $0.isProblem })
      .sorted { $0.severity > $1.severity }
    var items = listedProblems.map(item)
    if items.isEmpty { items = [MenuPanel.Item(title: "No problems were found.") {}] }
    let noteCount = diagnostics.count { !$0.isProblem }
    if noteCount > 0 {
      let title = "\(showsNotes ? "hide" : "show") \(NibNumber.count(noteCount, "note"))"
      items.append(
        MenuPanel.Item(title: title, style: session.theme.quiet) { [unowned self] in
          show(menu(showsNotes: !showsNotes), showsNotes: !showsNotes)
        })
    }
    let reportCount = runLog.reportsOfOpenDocument.count
    if reportCount > 0 {
      items.append(
        MenuPanel.Item(
          title: "show what the last run of a screen reported (\(reportCount))", style: session.theme.quiet
        ) { [unowned self] in runLog.show() })
    }
    let problemCount = diagnostics.count - noteCount
    var title = problemCount > 0 ? "Problems \(problemCount)" : "Problems"
    if !layoutProblems.isEmpty {
      let count = layoutProblems.count
      title += problemCount > 0 ? ", and \(count) of this layout" : " of this layout \(count)"
    }
    if showsNotes { title += ", notes \(noteCount)" }
    return MenuPanel(
      title, items, isFiltered: !listedProblems.isEmpty, filtersByWords: true, showsWhole: true,
      chosen: min(chosen, items.count - 1))
  }

  /// The line of a place, with the name of its file if that is not the document.
  private func line(_ place: SourceLocation) -> String {
    let isElsewhere = session.open?.document.map { place.file != $0.file } ?? false
    return "\(isElsewhere ? Disk.name(of: place.file) : ""):\(place.line)"
  }

  /// The item of a problem in the list of problems.
  private func item(_ diagnostic: Diagnostic) -> MenuPanel.Item {
    let name = session.open?.document.flatMap { diagnostic.objectName(in: $0) }
    let place = [name?.cut(to: 30), diagnostic.location.map(line)]
    return MenuPanel.Item(
      title: VisibleText.line(diagnostic.message),
      detail: VisibleText.line(place.compactMap { $0 }.joined(separator: " ")),
      style: session.theme.style(of: diagnostic.severity),
      mark: session.theme.mark(diagnostic.severity)?.text ?? "·",
      notes: diagnostic.notes.map { VisibleText.line($0.message) }
    ) { [unowned self] in
      if let id = diagnostic.path.steps.first?.id { session.select(id) }
      chosen = diagnostic
    }
  }
}

extension Diagnostic {
  /// The name of the diagnostic's object, such as `label "Temp"`; `nil` if the message contains the name, if the object
  /// is a constraint, or if there is no object.
  func objectName(in document: NibDocument) -> String? {
    guard let id = path.steps.first?.id, let element = document.object(id: id),
      !element.isNamed("constraint")
    else { return nil }
    let name = ObjectName(element)
    // The kind alone, such as `view`, does not identify the object.
    if name.brief == name.kind { return "\(name.kind) #\(id)" }
    return message.contains(name.brief) ? nil : name.brief
  }
}
