import NibCompare
import NibCore
import NibDrawing
import NibScreen
import NibTools

/// The screen on which the conflicts of a file are resolved one by one.
package final class ResolveScreen: EventHandler {
  let file: ConflictFile
  let theme: Theme
  var style: NibDrawingContext.Style
  private(set) var decisions: ConflictDecisions
  /// The decisions to which undo and redo lead, the nearest last.
  private var earlierDecisions: [ConflictDecisions] = []
  private var laterDecisions: [ConflictDecisions] = []
  /// The decisions that the file contains.
  private var writtenChoices: [ConflictChoice?]
  /// The number of the conflict that is shown, from 0.
  private(set) var index = 0
  /// The version whose picture is shown if there is room for one only.
  private(set) var side = ConflictSide.ours
  /// Whether three pictures are shown; `nil` if the width of the screen decides.
  var showsThree: Bool?
  /// Whether the XML is shown; `nil` if the height of the screen decides.
  var showsXML: Bool?
  /// The number of rows by which the pictures or the XML are scrolled.
  private(set) var scrolledRows = 0
  /// The text in the status line, until the next key.
  private(set) var message: String?
  /// Whether the last key asked to quit although not everything is written, so that the next one has to confirm it.
  private var isQuitting = false
  var panel: TextPanel?
  /// The conflicts of the list, while it is shown.
  var list: ListScroll?
  package weak var loop: EventLoop?
  private var pictures: [PictureKey: ConflictPicture] = [:]
  /// The places of everything on the screen.
  var layout = ResolveLayout()
  /// The images for the terminal, if it can show some.
  var screenImages = ScreenImages()

  /// Whether the pictures show the merged document with each version of the conflict, and not the versions.
  private(set) var showsMerged = false
  /// The versions that were made of the conflicts in the file.
  private var reconstructedTexts: [ConflictSide: [UInt8]] = [:]

  private struct PictureKey: Hashable {
    let conflict: Int
    let side: ConflictSide
    /// The decisions of the merged document; `nil` for the version itself.
    let choices: [ConflictChoice?]?
  }

  package init(
    _ file: ConflictFile, theme: Theme, style: NibDrawingContext.Style
  ) throws(ConflictProblem) {
    self.file = file
    self.theme = theme
    self.style = style
    decisions = try ConflictDecisions(file.document)
    writtenChoices = decisions.choices
  }

  /// The number of conflicts that the written file contains.
  package private(set) var unresolvedOnDisk: Int?

  var conflict: LeftConflict? { file.count > 0 ? file.document.conflicts[index] : nil }

  /// Whether the file differs from the decisions, so that it should be written.
  private var isChanged: Bool {
    decisions.choices != writtenChoices || file.isMergedAgain && unresolvedOnDisk == nil
  }

  // MARK: Events

  /// Lets the panel or the list use a key, if one is shown; otherwise performs the command of the key.
  package func handle(_ event: InputEvent, in loop: EventLoop) {
    self.loop = loop
    loop.setNeedsDisplay()
    guard case .key(let key) = event else { return }
    if key == KeyPress(.character("c"), .control) { return loop.stop(status: 130) }
    if let panel {
      if case .stay = panel.handle(key) { return }
      self.panel = nil
      return
    }
    if list != nil { return handleList(key) }
    message = nil
    if isQuitting {
      isQuitting = false
      if key == KeyPress(.character("q")) { return loop.stop(status: status) }
      if key == KeyPress(.escape) { return }
    }
    guard let command = ResolveScreen.commands.first(where: { $0.info.keys.contains(key) }) else {
      message = "This key has no function. ? lists the keys."
      return
    }
    command.action(self)
  }

  package var keepsRepeatedKeys: Bool { false }

  package func turnDidEnd(in loop: EventLoop) { nibEndTurn() }

  /// The exit status: 0 if no conflicts are left in the file.
  var status: Int32 {
    let initialCount = file.isMergedAgain ? 1 : file.count
    return (unresolvedOnDisk ?? initialCount) == 0 ? 0 : 1
  }

  // MARK: Decisions

  /// Decides the shown conflict. The message names what is removed with the choice, or the reason why the
  /// choice is not possible.
  func choose(_ choice: ConflictChoice) {
    guard let conflict else {
      message = "There are no conflicts. w writes the file."
      return
    }
    var newDecisions = decisions
    let label = choice.side.map(conflict.label) ?? "both"
    if let reason = newDecisions.choose(choice, for: index) {
      message = "\(label) cannot be chosen: \(reason)"
      return
    }
    let removed = Set(newDecisions.result.removed).subtracting(decisions.result.removed).sorted()
    earlierDecisions.append(decisions)
    laterDecisions = []
    decisions = newDecisions
    side = choice.side ?? .ours
    let ids = removed.map { "#\($0)" }.joined(separator: ", ")
    let result = conflict.text(side) == nil && conflict.text(.ours) != nil ? "deleted" : label
    message = "Chosen: \(result)" + (ids.isEmpty ? "" : "; removed with it: \(ids)")
  }

  /// Takes the last decision back.
  func undo() {
    guard let last = earlierDecisions.popLast() else {
      message = "There is nothing to undo."
      return
    }
    laterDecisions.append(decisions)
    show(last, after: "Undone")
  }

  /// Makes the decision again that was taken back last.
  func redo() {
    guard let next = laterDecisions.popLast() else {
      message = "There is nothing to redo."
      return
    }
    earlierDecisions.append(decisions)
    show(next, after: "Done again")
  }

  /// Replaces the decisions, and shows the conflict whose decision changes.
  private func show(_ newDecisions: ConflictDecisions, after action: String) {
    let choices = newDecisions.choices
    if let index = choices.indices.first(where: { choices[$0] != decisions.choices[$0] }) {
      go(to: index)
      message = "\(action): conflict \(index + 1) is \(choices[index]?.rawValue ?? "unresolved")"
    }
    decisions = newDecisions
  }

  /// Writes the document with the decisions. Conflicts without a decision stay in it.
  func write() {
    do throws(WritingFailure) {
      try file.write(decisions.result.bytes)
    } catch {
      message = "The file cannot be written: \(error.reason)"
      return
    }
    writtenChoices = decisions.choices
    let left = decisions.result.unresolvedCount
    unresolvedOnDisk = left
    let next = file.nextStep.map { " Next: \($0)" } ?? ""
    message =
      left == 0
      ? "Written; no conflicts are left.\(next)" : "Written; \(NibNumber.count(left, "conflict")) left."
  }

  /// Ends the screen. If there is something to write, asks first.
  func quit() {
    guard isChanged else {
      loop?.stop(status: status)
      return
    }
    isQuitting = true
    message = "Not written. w writes, q quits without writing, Esc stays."
  }

  // MARK: Moving

  /// Goes to the next or previous conflict.
  func step(by step: Int) {
    let next = index + step
    guard file.document.conflicts.indices.contains(next) else {
      message = "This is the \(step > 0 ? "last" : "first") conflict."
      return
    }
    go(to: next)
  }

  /// Goes to the next conflict without a decision, after the last one from the first one on.
  func stepToUnresolved() {
    let order = Array((index + 1)..<max(file.count, index + 1)) + Array(0...index)
    guard
      let next = order.first(where: {
        decisions.result.states.indices.contains($0) && decisions.result.states[$0] == .unresolved
      })
    else {
      message = "All conflicts are resolved. w writes the file."
      return
    }
    go(to: next)
  }

  func go(to next: Int) { (index, scrolledRows) = (next, 0) }

  func scroll(by rows: Int) { scrolledRows += rows }

  // MARK: View

  func showNextSide() {
    let sides = ConflictSide.allCases
    side = sides[((sides.firstIndex(of: side) ?? 0) + 1) % sides.count]
  }

  func toggleThree() { showsThree = !layout.isThree }
  func toggleMerged() { showsMerged.toggle() }
  func toggleXML() { showsXML = !layout.hasXML }
  func toggleStyle() { style = style == .boxes ? .rendered : .boxes }

  /// Shows the keys of all commands.
  func showHelp() {
    let commands = ResolveScreen.commands.map(\.info)
    let columns = commands.map { CellText.columns(of: $0.keyNames) }.max() ?? 0
    panel = TextPanel(
      "Help",
      commands.map { command in
        let gap = String(repeating: " ", count: columns - CellText.columns(of: command.keyNames) + 2)
        return TextPanel.Line(text: command.keyNames + gap + command.title)
      })
  }

  func showList() {
    var scroll = ListScroll()
    scroll.chosen = index
    list = scroll
  }

  /// Moves in the list of conflicts, or closes it: Enter goes to the chosen conflict.
  private func handleList(_ key: KeyPress) {
    var key = key
    if key == KeyPress(.character("j")) { key = KeyPress(.down) }
    if key == KeyPress(.character("k")) { key = KeyPress(.up) }
    if list?.move(key, count: file.count, page: 10) ?? false { return }
    if key == KeyPress(.enter), let chosen = list?.chosen, file.count > 0 { go(to: chosen) }
    list = nil
  }

  /// The word for the decision about a conflict.
  func stateName(_ number: Int) -> String {
    switch decisions.result.states[number] {
    case .unresolved, .unknown: "unresolved"
    case .resolved(let choice): choice.rawValue
    case .gone, .impossible: "gone"
    }
  }

  // MARK: Pictures

  /// The picture of the shown conflict in a version. If merged documents are shown, the picture in the merged document
  /// with this version of the conflict and the decisions for all other conflicts.
  func picture(_ side: ConflictSide) -> ConflictPicture? {
    guard let conflict else { return nil }
    var choices = decisions.choices
    choices[index] = ConflictChoice(side)
    let key = PictureKey(conflict: index, side: side, choices: showsMerged ? choices : nil)
    if let known = pictures[key] { return known }
    let bytes: [UInt8]?
    if showsMerged {
      guard let result = try? file.document.resolved(choices) else { return nil }
      bytes = result.bytes
    } else {
      bytes = file.document.knowsVersions ? file.document.text(of: side) : reconstruct(side)
    }
    if pictures.count > 12 { pictures = [:] }
    let picture = ConflictPicture(conflict, in: bytes, file: file.path)
    pictures[key] = picture
    return picture
  }

  /// The merged document with one version of all conflicts, in place of a version that is not known. The document also
  /// contains the changes of the other version that are not in conflict.
  private func reconstruct(_ side: ConflictSide) -> [UInt8]? {
    if let known = reconstructedTexts[side] { return known }
    let decisions = try? ConflictDecisions(taking: ConflictChoice(side), in: file.document)
    reconstructedTexts[side] = decisions?.result.bytes
    return decisions?.result.bytes
  }

  /// The words above the picture of a version.
  func pictureTitle(label: String) -> String {
    if showsMerged { return "merged with \(label)" }
    return file.document.knowsVersions ? label : "\(label), reconstructed"
  }
}
