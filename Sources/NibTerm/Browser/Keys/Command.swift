import NibCore
import NibTools

/// A command of the browser: a title, the usual keys for it, the places where they work, and an action.
///
/// `KeyBindings` finds the command for a key. The help, the palette, the status line, the manual page and docs/keys.md
/// list the commands. Each command is declared in the file of the feature that it controls, and belongs to one of the
/// `groups`.
struct Command: Sendable {
  /// The name of the command in the configuration file, in kebab case. It stays the same when the title changes.
  let id: String
  /// The description in the help and the palette.
  let title: String
  /// The usual keys. The configuration file can change them: see `KeyBindings`.
  let keys: [KeyPress]
  let context: CommandContext
  /// A short title for the status line.
  let word: String
  /// Words that find the command in the palette and in the help, in addition to the title.
  let synonyms: String
  /// Whether the palette lists the command. It leaves out commands that are only useful as keys, such as movements.
  let isInPalette: Bool
  /// Returns the current state of what the command changes, such as `on`; nil if there is none.
  let state: @Sendable (Browser) -> String?
  /// The document or file that must be open for the command.
  let need: CommandNeed
  /// Returns the reason why the command cannot be performed now; nil if it can.
  private let refusal: @Sendable (Browser) -> String?
  private let action: @Sendable (Browser) -> Void

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - title: the description in the help and the palette.
  ///   - id: the name in the configuration file; nil to make it of the words of `word` or the title.
  ///   - keys: the names of the keys (`KeyName`), separated by spaces.
  ///   - context: the places where the keys work.
  ///   - word: a short title for the status line; nil to use the title.
  ///   - synonyms: further words that find the command, separated by spaces.
  ///   - state: returns the current state of what the command changes; nil if there is none. The palette shows it.
  ///   - need: what must be open; without it, the status line says what is missing.
  ///   - refusal: returns the reason why the command cannot be performed now; nil if it can. The status line shows it.
  init(
    _ title: String, id: String? = nil, keys: String, in context: CommandContext = .everywhere,
    word: String? = nil, synonyms: String = "", isInPalette: Bool = true,
    state: @escaping @Sendable (Browser) -> String? = { _ in nil },
    needs need: CommandNeed = .nothing,
    unless refusal: @escaping @Sendable (Browser) -> String? = { _ in nil },
    action: @escaping @Sendable (Browser) -> Void
  ) {
    self.id = id ?? Command.id(of: word ?? title)
    self.title = title
    self.keys = keys.split(separator: " ").compactMap { KeyName.key(named: String($0)) }
    self.context = context
    self.word = word ?? title
    self.synonyms = synonyms
    self.isInPalette = isInPalette
    self.state = state
    self.need = need
    self.refusal = refusal
    self.action = action
  }

  /// The words of a text in kebab case.
  private static func id(of text: String) -> String {
    text.lowercased().split { !$0.isASCII || !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// The usual keys as text for the user: `←, h`.
  var keyNames: String { keys.map(KeyName.name).joined(separator: ", ") }

  /// The first usual key.
  var shortcut: String { keys.first.map(KeyName.name) ?? "" }

  /// Performs the command, or shows the reason why that is not possible.
  func perform(in browser: Browser) {
    if let reason = need.whatIsMissing(browser) ?? refusal(browser) { return browser.showMessage(reason) }
    // The map hides what other commands change. They can be performed from the palette.
    if context.isDisjoint(with: .map) { browser.map = nil }
    action(browser)
  }
}

/// The document or file that must be open for a command.
enum CommandNeed: Sendable {
  case nothing
  /// A file, even if it cannot be read.
  case file
  case document
  /// A view or rows of data on the canvas.
  case picture

  func isMet(_ browser: Browser) -> Bool { whatIsMissing(browser) == nil }

  /// A sentence that says what is missing; nil if the need is met.
  func whatIsMissing(_ browser: Browser) -> String? {
    let open = browser.state.open
    if self == .nothing { return nil }
    if open == nil { return "No document is open." }
    if self == .file { return nil }
    guard let loaded = open?.loaded else { return "The document cannot be read." }
    guard self == .picture, browser.state.currentPicture == nil, browser.panes.canvas.rows == nil else {
      return nil
    }
    return "There is no picture: \(Picture.reasonForNone(in: loaded))."
  }
}

/// A set of places. A command's keys work while one of its places has the focus.
struct CommandContext: OptionSet, Hashable {
  let rawValue: UInt8

  static let documents = CommandContext(rawValue: 1)
  static let outline = CommandContext(rawValue: 2)
  static let canvas = CommandContext(rawValue: 4)
  static let inspector = CommandContext(rawValue: 8)
  /// The canvas while it shows rows of data, also in `nibterm preview`.
  static let rows = CommandContext(rawValue: 16)

  /// The map of a storyboard, which covers all panes.
  static let map = CommandContext(rawValue: 32)
  /// The canvas while a screen runs on it. The screen receives all keys first.
  static let run = CommandContext(rawValue: 64)

  /// The places with a cursor that moves from row to row.
  static let lists: CommandContext = [.documents, .outline, .inspector, .rows]
  /// All panes, but not rows of data.
  static let panes: CommandContext = [.documents, .outline, .canvas, .inspector]
  static let everywhere: CommandContext = [.panes, .rows]
  /// The places of commands for the whole program, also while the map is shown or a screen runs.
  static let always: CommandContext = [.everywhere, .map, .run]

  /// The places as the end of a sentence.
  var words: String {
    if self == .rows { return "while rows of data are shown" }
    if self == .map { return "on the map of a storyboard" }
    if self == .run { return "while a screen runs" }
    if self == .panes { return "while no rows of data are shown" }
    if self == [.everywhere, .map] { return "while no screen runs" }
    let names: KeyValuePairs<CommandContext, String> = [
      .documents: "documents", .outline: "outline", .canvas: "canvas", .inspector: "inspector", .rows: "rows",
    ]
    let shown = names.filter { contains($0.key) }.map(\.value)
    guard let last = shown.last, shown.count > 1 else { return "in the \(shown.first ?? "panes")" }
    return "in the \(shown.dropLast().joined(separator: ", ")) and \(last)"
  }
}

/// Related commands under one heading of the help.
struct CommandGroup: Sendable {
  let title: String
  let commands: [Command]
}

extension Command {
  /// All commands, grouped as the help shows them.
  static let groups: [CommandGroup] = [
    .moving, .selecting, .seeing, .overlays, .layingOut, .selection, .changes, .map, .rows, .running, .panes,
    .program,
  ]

  static let all = groups.flatMap(\.commands)
}

extension Bool {
  /// The state of a command that switches something on and off.
  var onOrOff: String { self ? "on" : "off" }
}
