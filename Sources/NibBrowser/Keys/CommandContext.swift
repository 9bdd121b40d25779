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
  var text: String {
    if self == .rows { return "while rows of data are shown" }
    if self == .map { return "on the map of a storyboard" }
    if self == .run { return "while a screen runs" }
    if self == .panes { return "while no rows of data are shown" }
    if self == [.everywhere, .map] { return "while no screen runs" }
    if self == [.everywhere, .run] { return "while no map is shown" }
    let names: KeyValuePairs<CommandContext, String> = [
      .documents: "documents", .outline: "outline", .canvas: "canvas", .inspector: "inspector", .rows: "rows",
    ]
    let shown = names.filter { contains($0.key) }.map(\.value)
    guard let last = shown.last, shown.count > 1 else { return "in the \(shown.first ?? "panes")" }
    return "in the \(shown.dropLast().joined(separator: ", ")) and \(last)"
  }
}
