/// The page `nibterm(1)` in mdoc, from what the program says of itself.
struct ManualPage {
  /// The root command: its subcommands are sections.
  let tool: ManualTool.Command
  let keys: [ManualKeySection]

  /// The day of the page's last change by hand, as mdoc writes it.
  private static let date = "November 21, 2026"

  /// The whole page, ended by a line break.
  var text: String {
    [
      ".Dd \(ManualPage.date)\n.Dt \(tool.commandName.uppercased()) 1\n.Os\n", name, synopsis, description,
      commandSections, sharedOptions, keySections, ManualChapters.text,
    ].joined()
  }

  private var name: String {
    let abstract = tool.abstract ?? ""
    let title = abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
    return ".Sh NAME\n.Nm \(tool.commandName)\n.Nd \(title)\n"
  }

  private var commands: [ManualTool.Command] {
    (tool.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }

  // MARK: Synopsis

  private var synopsis: String {
    ".Sh SYNOPSIS\n.Nm\n.Op Ar options\n.Op Ar path\n" + commands.map { usage(of: $0) }.joined()
  }

  private func usage(of command: ManualTool.Command) -> String {
    let own = command.shownArguments.filter { $0.kind != .positional && !shared.contains($0) }
    let options = own.map { ".Op \(ManualPage.heading(of: $0))\n" }
    let more = command.shownArguments.contains { $0.kind != .positional && layoutOptions.contains($0) }
    let positional = command.shownArguments.filter { $0.kind == .positional }.map(
      ManualPage.usage(ofPositional:))
    return ".Nm\n.Cm \(command.commandName)\n" + options.joined()
      + (more ? ".Op Ar layout\\-options\n" : "") + positional.joined()
  }

  private static func usage(ofPositional argument: ManualTool.Argument) -> String {
    let name = "Ar \(ManualText.argument(argument.valueName ?? "value"))"
    return "." + (argument.isOptional ? "Op " : "") + name + (argument.isRepeating ? " ..." : "") + "\n"
  }

  // MARK: Options

  /// The names of an option, and its value's: `Fl -size Ar WxH`.
  private static func heading(of argument: ManualTool.Argument) -> String {
    let names = (argument.names ?? []).map { ManualText.flag($0.text) }.joined(separator: " , ")
    guard argument.kind == .option, let value = argument.valueName else { return names }
    return names + " Ar \(ManualText.argument(value))"
  }

  private func list(_ arguments: [ManualTool.Argument]) -> String {
    guard !arguments.isEmpty else { return "" }
    let items = arguments.map { argument in
      let ending = argument.defaultValue.map { " Default: \($0)." } ?? ""
      return ".It \(ManualPage.heading(of: argument))\n"
        + ManualText.paragraph((argument.abstract ?? "") + ending)
    }
    return ".Bl -tag -width Ds\n\(items.joined()).El\n"
  }

  /// The options that three commands and more have: they are told once.
  private var shared: [ManualTool.Argument] {
    let all = commands.flatMap { $0.shownArguments.filter { $0.kind != .positional } }
    var found: [ManualTool.Argument] = []
    for argument in all where !found.contains(argument) && all.count(where: { $0 == argument }) >= 3 {
      found.append(argument)
    }
    return found
  }

  /// The shared options beside `--help` and `--version`, which every program has.
  private var layoutOptions: [ManualTool.Argument] {
    shared.filter { argument in
      !(argument.names ?? []).contains { $0.name == "help" || $0.name == "version" }
    }
  }

  private var sharedOptions: String {
    let common = shared.filter { !layoutOptions.contains($0) }
    return ".Sh LAYOUT OPTIONS\n"
      + ManualText.paragraph("They say what a document is laid out for: without them, as its canvas was.")
      + list(layoutOptions) + ".Pp\n" + ManualText.paragraph("Every command has:") + list(common)
  }

  // MARK: Sections

  private var description: String {
    ".Sh DESCRIPTION\n" + ManualText.paragraph(ManualChapters.description) + ".Pp\n"
      + ManualText.paragraph(tool.discussion ?? "")
  }

  private var commandSections: String {
    ".Sh COMMANDS\n"
      + commands.map { command in
        let own = command.shownArguments.filter { $0.kind != .positional && !shared.contains($0) }
        let discussion = command.discussion.map { ".Pp\n" + ManualText.paragraph($0) } ?? ""
        return ".Ss \(command.commandName)\n" + ManualText.paragraph(command.abstract ?? "") + discussion
          + list(own)
      }.joined()
  }

  private var keySections: String {
    ".Sh KEYS\n" + ManualText.paragraph(ManualChapters.keys)
      + keys.map { section in
        let rows = section.rows.map { row in
          ".It \(ManualText.argument(row.keys))\n" + ManualText.paragraph(row.title)
        }
        return ".Ss \(section.title)\n.Bl -tag -width Ds -compact\n\(rows.joined()).El\n"
      }.joined()
  }
}
