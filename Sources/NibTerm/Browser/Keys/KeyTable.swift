import NibCore

/// The single table of key bindings. The browser dispatches keys by it, and the help, the palette, the status
/// line and the manual list its entries.
enum KeyTable {
  /// All bindings, grouped as the help shows them.
  static let groups: [KeyGroup] = [
    KeyGroup(title: "Move", bindings: moving),
    KeyGroup(title: "Select on the canvas", bindings: selecting),
    KeyGroup(title: "See", bindings: seeing),
    KeyGroup(title: "Over the layout", bindings: overlays),
    KeyGroup(title: "Lay out for", bindings: layingOut),
    KeyGroup(title: "The selection", bindings: selection),
    KeyGroup(title: "Panes", bindings: panes),
    KeyGroup(title: "Program", bindings: program),
  ]

  /// The command of a key in the focused pane; nil if the key has no function there.
  static func command(for key: KeyPress, in context: KeyContext) -> BrowserCommand? {
    table[key]?.first { !$0.context.isDisjoint(with: context) }?.command
  }

  /// The binding of a command.
  static func binding(of command: BrowserCommand) -> KeyBinding? { byCommand[command] }

  /// The first key of a command, as the status line shows it.
  static func shortcut(_ command: BrowserCommand) -> String {
    byCommand[command]?.keys.first.map(KeyName.name) ?? ""
  }

  private static let bindings = groups.flatMap(\.bindings)
  private static let byCommand = Dictionary(bindings.map { ($0.command, $0) }) { first, _ in first }
  private static let table: [KeyPress: [KeyBinding]] = {
    var table: [KeyPress: [KeyBinding]] = [:]
    for binding in bindings {
      for key in binding.keys { table[key, default: []].append(binding) }
    }
    return table
  }()

  private static let moving: [KeyBinding] = [
    KeyBinding(.up, "Up k", "up", in: .lists),
    KeyBinding(.down, "Down j", "down", in: .lists),
    KeyBinding(.left, "Left h", "fold, or to what is around it", in: .lists),
    KeyBinding(.right, "Right l", "unfold, or to what is inside", in: .lists),
    KeyBinding(.pageUp, "PgUp C-u", "a page up"),
    KeyBinding(.pageDown, "PgDn C-d Space", "a page down"),
    KeyBinding(.home, "Home g", "to the beginning", in: .lists),
    KeyBinding(.end, "End G", "to the end", in: .lists),
    KeyBinding(.open, "Enter", "open; in the inspector: jump to the other end", in: .lists),
    KeyBinding(.search, "/", "search as you type (documents, outline)"),
    KeyBinding(.nextMatch, "n", "next match", in: [.outline, .documents]),
    KeyBinding(.previousMatch, "N", "previous match", in: [.outline, .documents]),
    KeyBinding(.nextScene, "]", "next scene"),
    KeyBinding(.previousScene, "[", "previous scene"),
    KeyBinding(.nextDocument, "}", "next document"),
    KeyBinding(.previousDocument, "{", "previous document"),
    KeyBinding(.back, "Esc", "back: close, leave what runs, to the list"),
  ]

  private static let selecting: [KeyBinding] = [
    KeyBinding(.selectUp, "Up k", "the view above", in: .canvas),
    KeyBinding(.selectDown, "Down j", "the view below", in: .canvas),
    KeyBinding(.selectLeft, "Left h", "the view to the left", in: .canvas),
    KeyBinding(.selectRight, "Right l", "the view to the right", in: .canvas),
    KeyBinding(.selectInside, "Enter", "the first view inside", in: .canvas),
    KeyBinding(.selectOutside, "Backspace", "the view around it", in: .canvas),
  ]

  private static let seeing: [KeyBinding] = [
    KeyBinding(.boxes, "b", "boxes or rendered"),
    KeyBinding(.zoomIn, "+ =", "zoom in"),
    KeyBinding(.zoomOut, "-", "zoom out"),
    KeyBinding(.actualSize, "0", "a cell is 8 x 16 points"),
    KeyBinding(.fit, "f", "fit the canvas"),
    KeyBinding(.panLeft, "H S-Left", "pan left"),
    KeyBinding(.panDown, "J S-Down", "pan down"),
    KeyBinding(.panUp, "K S-Up", "pan up"),
    KeyBinding(.panRight, "L S-Right", "pan right"),
    KeyBinding(.grid, "#", "grid in points"),
    KeyBinding(.rulers, "u", "rulers in points"),
    KeyBinding(.contactSheet, "p", "contact sheet: several devices side by side"),
  ]

  private static let overlays: [KeyBinding] = [
    KeyBinding(.constraints, "c", "constraints of the selection"),
    KeyBinding(.margins, "m", "margins"),
    KeyBinding(.safeArea, "s", "safe area"),
    KeyBinding(.baselines, "i", "baselines"),
    KeyBinding(.concealed, "v", "hidden, clipped and off-screen views"),
    KeyBinding(.ambiguity, "A", "the two layouts that an ambiguity allows"),
  ]

  private static let layingOut: [KeyBinding] = [
    KeyBinding(.device, "d", "next device"),
    KeyBinding(.chooseDevice, "D", "choose a device"),
    KeyBinding(.orientation, "o", "portrait or landscape"),
    KeyBinding(.appearance, "a", "light or dark"),
    KeyBinding(.largerText, "t", "larger text"),
    KeyBinding(.smallerText, "T", "smaller text"),
    KeyBinding(.direction, "w", "left-to-right or right-to-left"),
    KeyBinding(.sizeClass, "z", "next pair of size classes"),
    KeyBinding(.freeSize, "S", "type a size (also: drag the canvas's edge)"),
    KeyBinding(.narrower, ",", "narrower"),
    KeyBinding(.wider, ".", "wider"),
    KeyBinding(.shorter, ";", "shorter"),
    KeyBinding(.taller, "'", "taller"),
    KeyBinding(.documentSettings, "U", "as the document was saved"),
  ]

  private static let selection: [KeyBinding] = [
    KeyBinding(.explain, "E", "explain: why is this view here?"),
    KeyBinding(.copy, "y", "copy id, frame or place"),
    KeyBinding(.edit, "e", "edit: open the editor at the line"),
    KeyBinding(.defaults, "x", "attributes that are not set, too"),
    KeyBinding(.problems, "!", "what is wrong with the document"),
  ]

  private static let panes: [KeyBinding] = [
    KeyBinding(.nextPane, "Tab", "next pane"),
    KeyBinding(.previousPane, "S-Tab", "previous pane"),
    KeyBinding(.documentsPane, "1", "documents"),
    KeyBinding(.outlinePane, "2", "outline"),
    KeyBinding(.canvasPane, "3", "canvas"),
    KeyBinding(.inspectorPane, "4", "inspector"),
    KeyBinding(.widerPane, ">", "more room for the pane"),
    KeyBinding(.narrowerPane, "<", "less room for the pane"),
    KeyBinding(.arrangePanes, "\\", "hide and show panes"),
  ]

  private static let program: [KeyBinding] = [
    KeyBinding(.run, "r", "run the screen; Esc ends it"),
    KeyBinding(.rows, "P", "preview the cell with rows of data"),
    KeyBinding(.reload, "C-r F5", "read the folder and the document anew"),
    KeyBinding(.mouse, "M", "mouse on or off"),
    KeyBinding(.theme, "C-t", "next theme"),
    KeyBinding(.palette, ": C-p", "all commands"),
    KeyBinding(.help, "? F1", "this help"),
    KeyBinding(.redraw, "C-l", "draw the screen anew"),
    KeyBinding(.suspend, "C-z", "suspend"),
    KeyBinding(.quit, "q C-c", "quit"),
  ]
}

/// An entry of the key table: a command with its keys, its title and the panes in which the keys work.
struct KeyBinding {
  let command: BrowserCommand
  let keys: [KeyPress]
  let context: KeyContext
  /// The description of the command in the help and the palette.
  let title: String

  init(
    _ command: BrowserCommand, _ keys: String, _ title: String, in context: KeyContext = .everywhere
  ) {
    self.command = command
    self.keys = keys.split(separator: " ").compactMap { KeyName.key(named: String($0)) }
    self.context = context
    self.title = title
  }

  /// The keys as text for the user: `←, h`.
  var keyNames: String { keys.map(KeyName.name).joined(separator: ", ") }
}

/// Related bindings under one heading of the help.
struct KeyGroup {
  let title: String
  let bindings: [KeyBinding]
}
