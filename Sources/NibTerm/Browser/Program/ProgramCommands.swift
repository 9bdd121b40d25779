import NibCore
import NibScreen
import NibTools

extension CommandGroup {
  static let program = CommandGroup(
    title: "Program",
    commands: [
      .run,
      Command(
        "preview the cell with rows of data", id: "rows", keys: "P", synonyms: "json csv table fill sample",
        state: { ($0.panes.canvas.rows != nil).onOrOff }, unless: \.reasonForNoCell
      ) {
        $0.toggleRows()
      },
      Command(
        "read the document again", id: "reload", keys: "C-r F5", in: .always, synonyms: "refresh",
        needs: .file
      ) {
        $0.readAgain()
      },
      Command(
        "turn the mouse on or off", id: "mouse", keys: "M", in: .always,
        synonyms: "toggle click text selection",
        state: \.state.usesMouse.onOrOff
      ) { $0.toggleMouse() },
      Command(
        "next theme", keys: "C-t", in: .always, synonyms: "colors dark light mono",
        state: \.state.themeName.rawValue
      ) { $0.nextTheme() },
      .recentDocuments,
      .palette, .help,
      Command("redraw the screen", id: "redraw", keys: "C-l", in: .always, synonyms: "clear repaint") {
        $0.loop?.redraw()
      },
      Command(
        "suspend the program", id: "suspend", keys: "C-z", in: .always, synonyms: "stop background shell"
      ) {
        $0.loop?.suspend()
      },
      .quit,
    ])
}

extension CommandGroup {
  static let running = CommandGroup(
    title: "Running screen",
    commands: [
      runKey("go to the next control", "next-control", "Tab"),
      runKey("go to the previous control", "previous-control", "S-Tab"),
      runKey("go to the control or row above", "control-above", "Up"),
      runKey("go to the control or row below", "control-below", "Down"),
      runKey("go to the control on the left, or back to the row; change a value", "control-left", "Left"),
      runKey("go to the control on the right, or into the row; change a value", "control-right", "Right"),
      runKey("press, choose or edit", "press", "Enter Space"),
      runKey("show the actions or the menu of a row, item or control", "actions", "m Delete"),
      runKey("go to the search bar of the screen", "search", "/"),
      runKey("go back; on the first screen, end the run", "stop", "Esc"),
      .runProblems,
    ])

  /// A command for a key that the running screen handles.
  private static func runKey(_ title: String, _ id: String, _ keys: String) -> Command {
    let key = keys.split(separator: " ").first.flatMap { KeyName.key(named: String($0)) }
    return Command(title, id: "run-\(id)", keys: keys, in: .run, isInPalette: false) { browser in
      if let key { browser.sendToRun(key) }
    }
  }
}

extension Command {
  static let run = Command(
    "run the screen; Esc ends it", keys: "r", word: "run", synonyms: "play start simulate try",
    state: \.runState, needs: .file, unless: \.reasonForNoScreen
  ) { $0.run() }

  static let palette = Command(
    "list all commands", id: "palette", keys: ": C-p", in: .always, word: "menu", isInPalette: false
  ) {
    $0.panel = SearchPanel.palette(of: $0)
  }

  static let help = Command(
    "show this help", keys: "? F1", in: .always, word: "help", synonyms: "keys manual shortcut bindings"
  ) {
    $0.panel = SearchPanel.help(of: $0)
  }

  static let quit = Command("quit", keys: "q C-c", in: .always, word: "quit", synonyms: "exit close end") {
    $0.loop?.stop(status: 0)
  }
}

extension Browser {
  /// Whether a program runs, as the palette shows it.
  fileprivate var runState: String? { (panes.canvas.program != nil).onOrOff }

  /// Sends a key to the running screen, and says so if it has no effect.
  fileprivate func sendToRun(_ key: KeyPress) {
    if !panes.canvas.handle(key) { showMessage(ProgramPage.refusal(of: key)) }
  }

  /// The keys of a command as text for the user. While a screen runs, letters and digits belong to it, so that a text
  /// that is typed beside a field does no damage.
  ///
  /// - Parameter isElsewhere: whether the keys are for another place.
  func keyNames(of command: Command, isElsewhere: Bool = false) -> String {
    guard context == .run, !isElsewhere else { return setup.bindings.keyNames(of: command) }
    return setup.bindings.keys(of: command).filter { !$0.isTyped }.map(KeyName.name).joined(separator: ", ")
  }

  /// The reason why there is no screen to run; nil if there is one.
  fileprivate var reasonForNoScreen: String? { reasonForNoPicture("to run") }

  /// The reason why there is no cell to fill with rows; nil if there is one.
  fileprivate var reasonForNoCell: String? { reasonForNoPicture("to fill") }

  private func reasonForNoPicture(_ purpose: String) -> String? {
    if state.currentPicture != nil { return nil }
    guard let shown = state.open?.loaded else {
      return state.open == nil
        ? "No document is open." : "There is nothing \(purpose): the document cannot be read."
    }
    return "There is nothing \(purpose): \(Picture.reasonForNone(in: shown))."
  }

  /// Runs the picture on the canvas, or ends the running program.
  fileprivate func run() {
    if panes.canvas.program != nil {
      panes.canvas.endProgram()
      return announceRunProblems()
    }
    guard let open = state.open, let picture = state.currentPicture,
      !offerScenes(insteadOf: picture, in: open)
    else { return }
    runPicture()
  }

  /// Runs the picture on the canvas, even if it needs code.
  func runPicture() {
    guard let open = state.open, let document = open.document, let picture = state.currentPicture else {
      return
    }
    let file = Disk.url(open.path)
    let preview = NibPreviewProgram(document, options: state.settings.options, file: file)
    let id = picture.controller?.nibOrigin?.id ?? picture.id
    guard let page = ProgramPage(preview, showing: id, log: openRunLog()) else {
      return showMessage("There is nothing to run here.")
    }
    panes.canvas.begin(page)
    focus(on: .canvas)
  }

  /// Shows the document's cell filled with rows, or shows the picture again. The rows are those that `nibterm preview`
  /// was started with, or are read from the file of rows beside the document.
  fileprivate func toggleRows() {
    if panes.canvas.rows != nil { return panes.canvas.endProgram() }
    guard let open = state.open, let document = open.document else { return }
    do {
      let given = try rowsGiven(for: open) ?? rowsBeside(open, document)
      let page = try given ?? extremeRows(open, document)
      let rows = page.request.rows.flatMap { $0 == "-" ? nil : $0 }
      show(page, rows.map { [$0: FileState(ofDocument: $0)] } ?? [:])
      if let diagnostic = page.pane.diagnostics.first {
        showMessage(diagnostic.message, isProblem: true)
      } else if given == nil {
        showMessage("No file of rows with the document's name: extreme texts are shown.")
      }
    } catch let error as RowsError {
      showMessage(error.diagnostic.message, isProblem: true)
    } catch {
      showMessage("\(error)", isProblem: true)
    }
  }

  /// The rows that `nibterm preview` was started with, if the same document is shown; otherwise nil.
  private func rowsGiven(for open: OpenDocument) throws -> RowsPage? {
    guard let preview = setup.preview, preview.request.file == open.path else { return nil }
    var request = preview.request
    request.options = state.settings.options
    return RowsPage(request, try request.reopen(preview.content))
  }

  /// The rows in the .json, .csv or .tsv file beside the document; nil if there is no such file.
  private func rowsBeside(_ open: OpenDocument, _ document: NibDocument) throws -> RowsPage? {
    guard let rows = RowsFile.beside(nib: open.path) else { return nil }
    let request = RowsRequest(file: open.path, rows: rows, options: state.settings.options)
    return RowsPage(request, try request.content(document, RowsFile.read(rows)))
  }

  /// Rows of extreme texts, for a document without a file of rows.
  private func extremeRows(_ open: OpenDocument, _ document: NibDocument) throws -> RowsPage {
    var request = RowsRequest(file: open.path, rows: nil, options: state.settings.options)
    request.isStress = true
    return RowsPage(request, try request.content(document, nil))
  }

  /// Shows rows in place of the picture, and watches their files.
  ///
  /// - Parameter states: the paths of the files with their states before they were read.
  func show(_ page: RowsPage, _ states: [String: FileState]) {
    panes.canvas.begin(page)
    focus(on: .canvas)
    guard let open = state.open else { return }
    work.monitor?.watch(states.merging([open.path: open.state]) { given, _ in given })
  }

  /// Reads the document again, and says so, because most documents have not changed.
  fileprivate func readAgain() {
    reload()
    guard panes.canvas.rows == nil, let open = state.open else { return }
    if open.failure == nil {
      showMessage("\(open.name) was read again")
    } else {
      showMessage("\(open.name) cannot be read", isProblem: true)
    }
  }

  fileprivate func toggleMouse() {
    state.usesMouse.toggle()
    loop?.setMouse(state.usesMouse)
    showMessage(
      state.usesMouse ? "Mouse on: clicks go to the browser." : "Mouse off: the terminal selects text.")
  }

  fileprivate func nextTheme() {
    let all = Theme.Name.allCases
    let index = all.firstIndex(of: state.themeName) ?? 0
    state.themeName = all[(index + 1) % all.count]
    panes.canvas.drawn = nil
    let isPlain = panes.canvas.device?.colorDepth == .monochrome
    showMessage("theme: \(state.themeName.rawValue)\(isPlain ? " (this terminal shows no colors)" : "")")
  }
}

extension KeyPress {
  var isCharacter: Bool {
    if case .character = key { modifiers.isSubset(of: .shift) } else { false }
  }

  /// Whether the key types a letter or a digit.
  var isTyped: Bool {
    guard case .character(let character) = key, modifiers.isSubset(of: .shift) else { return false }
    return character.isLetter || character.isNumber
  }
}
