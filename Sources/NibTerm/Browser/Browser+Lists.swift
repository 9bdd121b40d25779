import NibAnalysis
import NibCore

/// Handles keys and clicks in the outline and in the inspector.
extension Browser {
  // MARK: Outline

  func moveInOutline(_ command: BrowserCommand) {
    let page = max(1, outline.height - 1)
    switch command {
    case .up: outline.tree.move(by: -1)
    case .down: outline.tree.move(by: 1)
    case .pageUp: outline.tree.move(by: -page)
    case .pageDown: outline.tree.move(by: page)
    case .home: outline.tree.choose(row: 0)
    case .end: outline.tree.choose(row: outline.tree.count - 1)
    case .left: outline.tree.foldOrLeave()
    case .right: outline.tree.unfoldOrEnter()
    case .open: return focus(on: .canvas)
    default: return
    }
    followOutline()
  }

  func clickOutline(row: Int, column: Int) {
    let columns = layout.panes[.outline]?.size.columns ?? 0
    if outline.click(column: column, row: row, columns: columns) { followOutline() }
  }

  /// Selects the object of the outline's chosen row.
  private func followOutline() {
    guard let id = outline.tree.chosenObjectID else { return }
    selected = id
    showSelection()
  }

  // MARK: Inspector

  func moveInInspector(_ command: BrowserCommand) {
    switch command {
    case .up: inspector.move(by: -1)
    case .down: inspector.move(by: 1)
    case .left: inspector.moveSection(by: -1)
    case .right: inspector.moveSection(by: 1)
    case .pageUp: inspector.movePage(by: -1)
    case .pageDown: inspector.movePage(by: 1)
    case .home: inspector.moveToStart()
    case .end: inspector.moveToEnd()
    case .open: if let target = inspector.enter() { select(target) }
    default: break
    }
  }

  /// Chooses the clicked row. A click on the chosen row has the same effect as Enter.
  func clickInspector(row: Int) {
    let before = inspector.cursor
    guard inspector.click(row: row) else { return }
    if inspector.cursor == before || inspector.isOnHeading { moveInInspector(.open) }
  }

  /// The texts that the copy menu offers for the selection and for the inspector's row.
  func copies(of id: String) -> [(name: String, text: String, key: Character)] {
    guard let inspected else { return [] }
    var copies: [(name: String, text: String, key: Character)] = [("id", id, "i")]
    if let frame = InspectorCopy.frame(id, in: inspected) { copies.append(("frame", frame, "f")) }
    if let place = InspectorCopy.place(id, in: inspected) { copies.append(("place", place, "l")) }
    if focus == .inspector, let row = inspector.chosenRow { copies.append(("row", row.copied, "r")) }
    return copies
  }
}

/// Makes the texts to copy for an object.
enum InspectorCopy {
  /// The frame of a view in its superview, in points: `x y width height`; nil if the object is not a view.
  static func frame(_ id: String, in inspected: InspectedDocument) -> String? {
    inspected.shown.view(id).map { NibValueText.text(of: $0.frame) }
  }

  /// The position of the object in its file: `Screens/View.xib:41`; nil if the document has no object with
  /// this id.
  static func place(_ id: String, in inspected: InspectedDocument) -> String? {
    inspected.document.object(id: id).map { PlaceText.full($0.location) }
  }
}
