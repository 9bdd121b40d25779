import NibCore

extension MenuPanel {
  /// A menu of all commands with their keys. The commands of the given place come first.
  static func palette(for context: CommandContext) -> MenuPanel {
    let commands = Command.all.filter(\.isInPalette)
    let here = commands.filter { !$0.context.isDisjoint(with: context) }
    let rest = commands.filter { $0.context.isDisjoint(with: context) }
    return MenuPanel(
      "Commands",
      (here + rest).map { command in
        MenuPanel.Item(title: command.title, detail: command.keyNames, action: command.perform)
      })
  }
}

extension TextPanel {
  /// The list of all commands with their keys. Those for rows come first while there are rows. A click on a row
  /// performs its command.
  static func help(for context: CommandContext) -> TextPanel {
    var lines: [Line] = []
    let first = context == .rows ? [CommandGroup.rows] : []
    for group in first + Command.groups.filter({ $0.title != first.first?.title }) {
      lines.append(Line(text: group.title, style: heading))
      lines += group.commands.map { Line(text: $0.keyNames, detail: $0.title, action: $0.perform) }
      lines.append(Line(text: ""))
    }
    lines += [
      Line(text: "Mouse", style: heading),
      Line(text: "click", detail: "choose; a view again: the one under it; words of the last row"),
      Line(text: "drag", detail: "lines between panes, the canvas's edges and ground"),
      Line(text: "wheel", detail: "scroll; with Ctrl: zoom"),
    ]
    return TextPanel("Keys", lines)
  }

  private static let heading = CellStyle(attributes: [.bold, .underline])
}
