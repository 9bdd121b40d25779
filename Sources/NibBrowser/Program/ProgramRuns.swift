import NibCore
import NibScreen
import NibTools

/// Runs the picture on the canvas as a program.
final class ProgramRuns {
  private let session: BrowserSession
  private let log: RunLog

  init(_ session: BrowserSession, log: RunLog) {
    (self.session, self.log) = (session, log)
  }

  static let commands: [Command<ProgramRuns>] = [
    Command(
      "run the screen; Esc ends it", keys: "r", shortTitle: "run", synonyms: "play start simulate try",
      state: { ($0.session.page != nil).onOrOff }, needs: .file,
      unless: { $0.session.reasonForNoPicture("to run") },
      action: { $0.run() })
  ]

  static let keyCommands: [Command<ProgramRuns>] = [
    key("go to the next control", id: "next-control", keys: "Tab"),
    key("go to the previous control", id: "previous-control", keys: "S-Tab"),
    key("go to the control or row above", id: "control-above", keys: "Up"),
    key("go to the control or row below", id: "control-below", keys: "Down"),
    key(
      "go to the control on the left, or back to the row; change a value", id: "control-left", keys: "Left"),
    key(
      "go to the control on the right, or into the row; change a value", id: "control-right", keys: "Right"),
    key("press, choose or edit", id: "press", keys: "Enter Space"),
    key("show the actions or the menu of a row, item or control", id: "actions", keys: "m Delete"),
    key("go to the search bar of the screen", id: "search", keys: "/"),
    key("go back; on the first screen, end the run", id: "stop", keys: "Esc"),
  ]

  /// A command for a key that the running screen handles.
  private static func key(_ title: String, id: String, keys: String) -> Command<ProgramRuns> {
    let key = keys.split(separator: " ").first.flatMap { KeyName.key(named: String($0)) }
    return Command(title, id: "run-\(id)", keys: keys, in: .run, isInPalette: false) { runs in
      if let key { runs.send(key) }
    }
  }

  /// Sends a key to the running screen. Shows a message if the key has no effect.
  private func send(_ key: KeyPress) {
    if !session.sendToPage(key) { session.showMessage(ProgramPage.refusal(of: key)) }
  }

  /// Sends a key to the page on the canvas, if there is one. Returns false if the page did not use it.
  func handle(_ key: KeyPress) -> Bool {
    guard session.focus == .canvas, session.cover == nil else { return false }
    let isRun = session.page is ProgramPage
    guard session.sendToPage(key) else { return false }
    if let remark = session.page?.remark { session.showMessage(remark) }
    if isRun, session.page == nil { log.announce() }
    return true
  }

  /// Runs the picture on the canvas, or ends the page that is shown.
  private func run() {
    if session.page != nil {
      session.endPage()
      return log.announce()
    }
    guard let open = session.open, let picture = session.currentPicture,
      !offerScenes(insteadOf: picture, in: open)
    else { return }
    runPicture()
  }

  /// Runs the picture on the canvas, even if it needs code.
  private func runPicture() {
    guard let open = session.open, let document = open.document, let picture = session.currentPicture else {
      return
    }
    let file = Disk.url(open.path)
    let preview = NibPreviewProgram(document, options: session.settings.options, file: file)
    let id = picture.controller?.nibOrigin?.id ?? picture.id
    guard let page = ProgramPage(preview, showing: id, log: log.open()) else {
      return session.showMessage("There is nothing to run here.")
    }
    session.begin(page)
  }

  /// If a scene needs code, shows a message and a menu of the document's scenes that do not. Returns false if there is
  /// no menu, because the scene needs no code or there are no other scenes.
  private func offerScenes(insteadOf picture: Picture, in open: OpenDocument) -> Bool {
    let use = SceneUse(of: picture)
    guard use != .works else { return false }
    let className = picture.controller?.nibOrigin?.customClass
    let code =
      className == picture.name ? "its code" : className.map { "the code of \($0)" } ?? "the code of the app"
    session.showMessage(
      use == .empty
        ? "\(picture.name) shows nothing without \(code)."
        : "Nothing in \(picture.name) reacts to keys without \(code).")
    let workingScenes = open.pictures.enumerated().filter {
      $0.offset != session.picture && SceneUse(of: $0.element) == .works
    }
    guard !workingScenes.isEmpty else { return false }
    let items = workingScenes.map { index, scene in
      let isAmbiguous = workingScenes.count { $0.element.name == scene.name } > 1
      return MenuPanel.Item(title: "run \(scene.name)", detail: isAmbiguous ? scene.distinction : "") {
        [unowned self] in
        session.choosePicture(index)
        runPicture()
      }
    }
    session.panel = MenuPanel(
      "\(picture.name) needs code",
      items + [
        MenuPanel.Item(title: "run \(picture.name) nevertheless") { [unowned self] in runPicture() }
      ])
    return true
  }
}
