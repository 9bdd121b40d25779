import NibCore

extension MenuPanel {
  /// A menu of commands with their keys. Movements and the command for this menu are left out.
  ///
  /// - Parameter context: the focused place, whose commands come first.
  static func palette(for context: CommandContext) -> MenuPanel {
    let commands = Command.all.filter(\.isInPalette)
    let here = commands.filter { !$0.context.isDisjoint(with: context) }
    let rest = commands.filter { $0.context.isDisjoint(with: context) }
    return MenuPanel(
      "Commands",
      (here + rest).map { command in
        MenuPanel.Item(title: command.title, detail: command.keyNames, action: command.perform)
      }, itemForText: FindPanel.menuItem)
  }
}

extension TextPanel {
  /// A list of all commands with their keys. A click on a command performs it.
  ///
  /// - Parameter context: the focused place. If it is `rows` or `map`, its own commands come first.
  static func help(for context: CommandContext) -> TextPanel {
    var lines: [Line] = []
    let first: [CommandGroup] = context == .rows ? [.rows] : context == .map ? [.map] : []
    for group in first + Command.groups.filter({ $0.title != first.first?.title }) {
      lines.append(Line(text: group.title, style: heading))
      lines += group.commands.map { Line(text: $0.keyNames, detail: $0.title, action: $0.perform) }
      lines.append(Line(text: ""))
    }
    lines += [
      Line(text: "Mouse", style: heading),
      Line(text: "click", detail: "select; click a selected view for the one behind it"),
      Line(text: "drag", detail: "resize panes or the canvas; scroll the picture"),
      Line(text: "wheel", detail: "scroll; with Ctrl, zoom"),
    ]
    return TextPanel("Keys", lines)
  }

  private static let heading = CellStyle(attributes: [.bold, .underline])
}
