import NibCore

extension CommandGroup {
  static let panes = CommandGroup(
    title: "Panes",
    commands: [
      Command("next pane", keys: "Tab") { $0.focusNextPane(by: 1) },
      Command("previous pane", keys: "S-Tab") { $0.focusNextPane(by: -1) },
      Pane.documents.command, Pane.outline.command, Pane.canvas.command, Pane.inspector.command,
      Command("give the pane more space", id: "grow-pane", keys: ">", synonyms: "wider resize") {
        $0.resizePane(by: 2)
      },
      Command("give the pane less space", id: "shrink-pane", keys: "<", synonyms: "narrower resize") {
        $0.resizePane(by: -2)
      },
      Command(
        "hide or show panes", id: "arrange-panes", keys: "\\",
        synonyms: "toggle full screen layout sidebar split"
      ) {
        $0.arrangePanes()
      },
    ])
}

extension Pane {
  /// The command that moves the focus to the pane.
  var command: Command {
    Command(
      "go to the \(title.lowercased())", id: title.lowercased(), keys: "\(rawValue + 1)",
      synonyms: "pane focus",
      unless: { $0.reasonForNo(self) },
      action: { $0.focus(on: self) })
  }
}

extension Browser {
  /// The reason why the pane cannot have the focus; nil if it can.
  fileprivate func reasonForNo(_ pane: Pane) -> String? {
    focusablePanes.contains(pane) ? nil : "A single document is open; there is no list of documents."
  }

  /// The panes that can have the focus: all, or all but the documents if a single file without scenes is shown.
  var focusablePanes: [Pane] {
    Pane.allCases.filter { $0 != .documents || state.hasList }
  }

  fileprivate func focusNextPane(by step: Int) {
    let panes = focusablePanes
    guard let index = panes.firstIndex(of: state.focus) else { return }
    focus(on: panes[(index + step + panes.count) % panes.count])
  }

  /// Moves the focus to a pane and ends a text search.
  func focus(on pane: Pane) {
    guard focusablePanes.contains(pane) else { return }
    state.search = nil
    state.focus = pane
  }

  /// Makes the focused pane wider by the given number of columns, or higher by half as many rows if it is below the
  /// canvas. For the canvas, makes the panes to its left narrower.
  fileprivate func resizePane(by columns: Int) {
    switch state.focus {
    case .documents, .outline:
      let now = places.layout.panes[state.focus]?.size.columns ?? 30
      state.arrangement.sideColumns = max(12, now + columns)
    case .inspector where places.layout.dividers.contains { $0.divider == .inspectorTop }:
      let now = places.layout.panes[.inspector]?.size.rows ?? 10
      state.arrangement.inspectorRows = max(3, now + columns / 2)
    case .inspector:
      state.arrangement.inspectorColumns = max(
        12, (places.layout.panes[.inspector]?.size.columns ?? 30) + columns)
    case .canvas:
      let now = places.layout.panes[.outline]?.size.columns ?? 30
      state.arrangement.sideColumns = max(12, now - columns)
    }
  }

  fileprivate func arrangePanes() {
    state.arrangement.cycle()
    if !state.arrangement.showsSide, state.focus == .documents || state.focus == .outline {
      focus(on: .canvas)
    }
    if !state.arrangement.showsInspector, state.focus == .inspector { focus(on: .canvas) }
  }
}
