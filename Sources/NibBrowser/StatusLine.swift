import NibAnalysis
import NibCore
import NibDrawing
import NibScreen
import NibTools

/// The last row of the screen: a message or the selection, and the most useful commands of the focused place.
final class StatusLine {
  /// A text at the end of the line, such as `q quit`.
  private struct Hint {
    let text: String
    /// The id of the command that a click performs; `nil` for a key of the running program.
    var command: String?
  }

  private let session: BrowserSession
  private let canvas: CanvasPane
  private let panes: PaneScreen
  /// All commands by their ids.
  private let commands: [String: CommandInfo]
  private var text = ""
  /// The hints about keys of the running program, with their places.
  private var programKeys: [(text: String, place: CellPoint)] = []
  /// The column at which the hints begin.
  private var firstHintColumn = 0

  init(_ session: BrowserSession, canvas: CanvasPane, panes: PaneScreen, commands: [CommandInfo]) {
    (self.session, self.canvas, self.panes) = (session, canvas, panes)
    self.commands = Dictionary(uniqueKeysWithValues: commands.map { ($0.id, $0) })
  }

  /// The page on the canvas, if it has the focus.
  private var page: (any CanvasPage)? {
    session.cover == nil && session.focus == .canvas ? session.page : nil
  }

  // MARK: Update

  /// Chooses the text of the line, and adds the buttons of its commands.
  func update() {
    let area = session.layout.status
    programKeys = []
    guard !area.isEmpty else { return }
    text = " " + VisibleText.line(statusText)
    let left = area.minColumn + columnsForStatus(of: area.size.columns)
    firstHintColumn = area.maxColumn
    for hint in hints.reversed() {
      let columns = CellText.columns(of: hint.text) + 2
      guard firstHintColumn - columns >= left else { continue }
      firstHintColumn -= columns
      let place = CellPoint(column: firstHintColumn, row: area.minRow)
      if let command = hint.command {
        panes.add(hint.text, command, at: place, style: session.theme.status)
      } else {
        programKeys.append((hint.text, place))
      }
    }
  }

  /// The minimum number of columns for the status, which commands must leave free. A message uses as much of the line
  /// as it needs.
  private func columnsForStatus(of columns: Int) -> Int {
    let forAnyText = min(24, columns * 2 / 5)
    // The size of the selection stays visible, because users watch it while they change the layout.
    let selection = session.selected.map { CellText.columns(of: selectionText($0)) + 2 } ?? 0
    let forSelection = min(selection, columns * 3 / 4)
    let forMessage = session.message == nil ? 0 : min(CellText.columns(of: text) + 1, columns)
    return max(forAnyText, forSelection, forMessage)
  }

  /// The hints, the most useful first. Commands that cannot be performed now are left out.
  private var hints: [Hint] {
    let page = page
    let ofProgram = page?.keyHelp.map { Hint(text: "\($0.keys) \($0.action)") } ?? []
    var ids = session.cover?.hints ?? page?.hints ?? panes.focused?.hints ?? []
    if session.versions != nil, session.cover == nil, page == nil {
      ids = ["next-change", "versions"] + ids.suffix(3)
    }
    if session.cover == nil, page == nil, session.hasUnsavedEdits {
      ids = ["undo", "write"] + ids.suffix(4)
    }
    return ofProgram
      + ids.compactMap { commands[$0] }.filter(isOffered).map { command in
        let key = session.setup.bindings.keys(of: command.id).first { !isSentToProgram($0) }
        let title = command.shortTitle ?? command.title
        return Hint(text: key.map { "\(KeyName.name($0)) \(title)" } ?? title, command: command.id)
      }
  }

  /// Whether a screen runs and receives the key as text, so that the key performs no command.
  private func isSentToProgram(_ key: KeyPress) -> Bool {
    guard session.context == .run else { return false }
    let takesText = page?.takesText ?? false
    return key.isLetterOrDigit || (takesText && key.isCharacter)
  }

  /// Whether a command can be performed now, and the open panel does not use its key.
  private func isOffered(_ command: CommandInfo) -> Bool {
    guard session.reasonForMissing(command.need) == nil else { return false }
    guard let panel = session.panel else { return true }
    return session.setup.bindings.keys(of: command.id).first.map { !panel.uses($0) } ?? true
  }

  // MARK: Texts

  private var statusText: String {
    if let message = session.message { return message.text }
    if let cover = session.cover { return cover.summary }
    if let page = session.page { return page.summary }
    if canvas.alternating != nil { return "ambiguous: alternating between two layouts; Esc stops" }
    guard let open = session.open else { return "" }
    let mark = session.hasUnsavedEdits ? "● " : ""
    let name = mark + open.name + (open.options.language.map { " (\($0.name))" } ?? "")
    let parts = [session.selected.map(selectionText), open.problemSummary, name, missingImages]
    return parts.compactMap { $0 }.joined(separator: "  ")
  }

  /// The number of images that the picture cannot show; `nil` if there are none. Images that it only leaves out for lack of
  /// colors are not counted.
  private var missingImages: String? {
    guard session.selected == nil, let picture = canvas.drawn, picture.renderer.style == .rendered else {
      return nil
    }
    let count = picture.missingImages.count
    return count == 0 ? nil : "\(NibNumber.count(count, "image")) cannot be shown"
  }

  /// The name of an object, such as `label "Temp"`; its id if the document has no such object.
  private func name(of id: String) -> String {
    session.open?.element(id: id).map { ObjectName($0).brief } ?? id
  }

  /// The reason why the canvas shows nothing of an object that is not a view; `nil` for objects that it can show.
  private static func reasonForNoPlace(_ element: NibElement) -> String? {
    switch element.name {
    case "placeholder":
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner": "not on the canvas; the object that loads the nib"
      case "IBFirstResponder": "not on the canvas; receives actions without a target"
      default: "not on the canvas; an object of the program"
      }
    case "exit": "not on the canvas; the end of unwind segues"
    case "customObject": "not on the canvas"
    case let name where name.hasSuffix("GestureRecognizer"): "not on the canvas"
    default: nil
    }
  }

  /// The name of the selected object and its frame in points.
  private func selectionText(_ id: String) -> String {
    guard let view = session.selectedView else {
      let reason = session.open?.element(id: id).flatMap(StatusLine.reasonForNoPlace)
      return name(of: id) + (reason.map { ": \($0)" } ?? "")
    }
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { NibNumber.text($0) }
    let frameText = "x \(numbers[0]) y \(numbers[1])  \(numbers[2]) x \(numbers[3])"
    let invisible = canvas.reasonForInvisibleSelection ?? StatusLine.unreadableText(of: view)
    return [name(of: id), frameText, invisible].compactMap { $0 }.joined(separator: "  ")
  }

  /// The contrast of a text that cannot be read, such as `unreadable 1.2:1`; `nil` for other views.
  private static func unreadableText(of view: UIView) -> String? {
    TextContrast(of: view).flatMap { $0.isUnreadable ? "unreadable \($0.text)" : nil }
  }

  func draw(on screen: CellCanvas) {
    let area = session.layout.status
    guard !area.isEmpty else { return }
    let theme = session.theme
    screen.fill(area, style: theme.status)
    for key in programKeys { screen.put(" \(key.text) ", at: key.place, style: theme.status) }
    panes.drawButtons(in: area, on: screen)
    var style = theme.status
    if session.message?.isProblem ?? false { style.attributes.insert(.bold) }
    screen.put(
      StatusLine.truncated(text, columns: max(0, firstHintColumn - area.minColumn)), at: area.origin,
      style: style)
  }

  /// As much of the status as fits. Two spaces separate the parts of a status. If at most seven characters of the last
  /// part would fit, the whole part is left out.
  private static func truncated(_ status: String, columns: Int) -> String {
    let shown = CellText.truncated(status, columns: columns)
    let characters = Array(shown)
    let gap = characters.indices.dropFirst().last { characters[$0] == " " && characters[$0 - 1] == " " }
    guard shown != status, let gap, characters.count - gap <= 8 else { return shown }
    return String(characters[..<(gap - 1)])
  }
}
