import NibCore

/// A movement of the cursor in a list, or of the visible part of the canvas or of a running program. `open` opens what
/// the cursor is on.
enum Movement: CaseIterable {
  case up, down, left, right, pageUp, pageDown, home, end, open

  /// The names of the keys for the movement (see `KeyName`).
  var keys: String {
    switch self {
    case .up: "Up k"
    case .down: "Down j"
    case .left: "Left h"
    case .right: "Right l"
    case .pageUp: "PgUp C-u"
    case .pageDown: "PgDn C-d Space"
    case .home: "Home g"
    case .end: "End G"
    case .open: "Enter"
    }
  }

  /// The movement for a key; nil for other keys.
  init?(_ key: KeyPress) {
    guard let movement = Movement.byKey[key] else { return nil }
    self = movement
  }

  private static let byKey: [KeyPress: Movement] = {
    let keys = allCases.flatMap { movement in
      movement.keys.split(separator: " ").compactMap { name in
        KeyName.key(named: String(name)).map { ($0, movement) }
      }
    }
    return Dictionary(uniqueKeysWithValues: keys)
  }()
}

extension CommandGroup {
  static let moving = CommandGroup(
    title: "Move",
    commands: [
      move(.up, "up", id: "move-up"),
      move(.down, "down", id: "move-down"),
      move(.left, "fold or go to the parent; inspector: previous section", id: "move-left"),
      move(.right, "unfold or go inside; inspector: next section", id: "move-right"),
      move(.pageUp, "page up", id: "page-up", in: .everywhere),
      move(.pageDown, "page down", id: "page-down", in: .everywhere),
      move(.home, "go to the beginning", id: "go-to-start", in: .everywhere),
      move(.end, "go to the end", id: "go-to-end", in: .everywhere),
      .open,
      .search,
      .find,
      Command("next match", keys: "n", in: [.outline, .documents, .rows]) { $0.goToMatch(by: 1) },
      Command("previous match", keys: "N", in: [.outline, .documents, .rows]) { $0.goToMatch(by: -1) },
      .nextScene,
      Command(
        "previous scene", keys: "[", synonyms: "screen picture controller", unless: \.reasonForNoOtherScene
      ) { $0.stepPicture(by: -1) },
      Command(
        "next document", keys: "}", synonyms: "file xib", unless: \.reasonForNoOtherDocument
      ) { $0.stepDocument(by: 1) },
      Command(
        "previous document", keys: "{", synonyms: "file xib", unless: \.reasonForNoOtherDocument
      ) {
        $0.stepDocument(by: -1)
      },
      .back,
    ])

  private static func move(
    _ movement: Movement, _ title: String, id: String, in context: CommandContext = .lists
  ) -> Command {
    Command(title, id: id, keys: movement.keys, in: context, isInPalette: false) { $0.move(movement) }
  }
}

extension Command {
  static let open = Command(
    "open; in the inspector: follow the connection", id: "open", keys: Movement.open.keys, in: .lists,
    word: "jump", synonyms: "go enter"
  ) { if !$0.resolveConflicts() { $0.move(.open) } }

  static let search = Command(
    "search as you type (documents, outline, rows)", keys: "/", word: "search",
    synonyms: "find filter grep jump"
  ) {
    $0.beginSearch()
  }

  static let nextScene = Command(
    "next scene", keys: "]", synonyms: "screen picture controller", unless: \.reasonForNoOtherScene
  ) {
    $0.stepPicture(by: 1)
  }

  static let back = Command(
    "go back: end the run, or return to the list", keys: "Esc", word: "back", synonyms: "close leave"
  ) {
    $0.goBack()
  }
}

extension Browser {
  /// The reason why there is no next or previous scene; nil if there is one.
  fileprivate var reasonForNoOtherScene: String? {
    let count = state.open?.pictures.count ?? 0
    return count > 1 ? nil : count == 1 ? "There is only one scene." : "There are no scenes."
  }

  /// The reason why there is no next or previous document; nil if a folder is shown.
  fileprivate var reasonForNoOtherDocument: String? {
    if !state.hasFolder { return "Only one document is open." }
    let count = panes.documents.list?.documents.count ?? 0
    return count > 1 ? nil : count == 1 ? "There is only one document." : "There are no documents."
  }

  fileprivate func move(_ movement: Movement) { handle(.move(movement), in: state.focus) }

  fileprivate func goBack() {
    if panes.canvas.sheet != nil {
      panes.canvas.sheet = nil
    } else if panes.canvas.alternatingLayouts != nil {
      toggleAlternatingLayouts()
    } else if state.focus == .canvas || state.focus == .inspector {
      focus(on: .outline)
    } else if state.hasList {
      panes.documents.list?.setFilter("", choosing: .kept)
      focus(on: .documents)
    } else {
      focus(on: .canvas)
    }
  }
}
