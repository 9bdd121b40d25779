import NibCore

/// The commands that move the cursor of the focused pane, and the commands that choose and resize panes.
extension PaneScreen {
  static let moveCommands: [Command<PaneScreen>] = [
    move(.up, "up", id: "move-up"),
    move(.down, "down", id: "move-down"),
    move(.left, "fold, or go to the parent (inspector: previous section)", id: "move-left"),
    move(.right, "unfold, or go inside (inspector: next section)", id: "move-right"),
    move(.pageUp, "page up", id: "page-up", in: .everywhere),
    move(.pageDown, "page down", id: "page-down", in: .everywhere),
    move(.home, "go to the beginning", id: "go-to-start", in: .everywhere),
    move(.end, "go to the end", id: "go-to-end", in: .everywhere),
    Command(
      "open; in the inspector: follow the connection, or change the value", id: "open",
      keys: Movement.open.keys, in: .lists,
      shortTitle: "jump", synonyms: "go enter"
    ) { if !$0.session.resolveConflicts() { $0.focused?.move(.open) } },
  ]

  static let paneCommands: [Command<PaneScreen>] =
    [
      Command("next pane", keys: "Tab") { $0.focusNext(by: 1) },
      Command("previous pane", keys: "S-Tab") { $0.focusNext(by: -1) },
    ] + Pane.allCases.map(focus) + [
      Command("widen the pane", id: "grow-pane", keys: ">", synonyms: "wider resize more space") {
        $0.resize(by: 2)
      },
      Command("narrow the pane", id: "shrink-pane", keys: "<", synonyms: "narrower resize less space") {
        $0.resize(by: -2)
      },
      Command(
        "hide or show panes", id: "arrange-panes", keys: "\\",
        synonyms: "toggle full screen layout sidebar split"
      ) { $0.arrange() },
    ]

  private static func move(
    _ movement: Movement, _ title: String, id: String, in context: CommandContext = .lists
  ) -> Command<PaneScreen> {
    Command(title, id: id, keys: movement.keys, in: context, isInPalette: false) {
      $0.focused?.move(movement)
    }
  }

  /// The command that moves the focus to a pane.
  private static func focus(on pane: Pane) -> Command<PaneScreen> {
    Command(
      "go to the \(pane.title.lowercased())", id: pane.title.lowercased(), keys: "\(pane.rawValue + 1)",
      synonyms: "pane focus",
      unless: {
        $0.session.focusablePanes.contains(pane)
          ? nil : "A single document is open; there is no list of documents."
      },
      action: { $0.session.focus(on: pane) })
  }

  private func focusNext(by step: Int) {
    let panes = session.focusablePanes
    guard let index = panes.firstIndex(of: session.focus) else { return }
    session.focus(on: panes[(index + step + panes.count) % panes.count])
  }

  /// Makes the focused pane wider by the given number of columns, or higher by half as many rows if it is below the
  /// canvas. For the canvas, makes the panes to its left narrower.
  private func resize(by columns: Int) {
    let layout = session.layout
    func size(_ pane: Pane) -> CellSize? { layout.panes[pane]?.size }
    switch session.focus {
    case .documents, .outline:
      session.arrangement.sideColumns = max(12, (size(session.focus)?.columns ?? 30) + columns)
    case .inspector where layout.dividers.contains { $0.divider == .inspectorTop }:
      session.arrangement.inspectorRows = max(3, (size(.inspector)?.rows ?? 10) + columns / 2)
    case .inspector:
      session.arrangement.inspectorColumns = max(12, (size(.inspector)?.columns ?? 30) + columns)
    case .canvas:
      session.arrangement.sideColumns = max(12, (size(.outline)?.columns ?? 30) - columns)
    }
  }

  private func arrange() {
    session.arrangement.cycle()
    if !session.arrangement.showsSide, session.focus == .documents || session.focus == .outline {
      session.focus(on: .canvas)
    }
    if !session.arrangement.showsInspector, session.focus == .inspector { session.focus(on: .canvas) }
  }
}
