import ArgumentParser
import NibCore

/// The manual page `nibterm(1)` in mdoc format, made from the declarations of the commands.
///
/// ArgumentParser's own plugin, GenerateManual, is not used. It repeats the layout options under each command, lists
/// hidden commands, documents only two exit statuses, and cannot add chapters on keys, environment, files and examples.
/// It is also a command of the package manager, whereas `nibterm manual` works without the sources.
struct ManualPage {
  private let tool: ManualTool.Command
  private let keys: [ManualKeySection]
  /// The visible commands; those of a group, such as `strings sync`, in place of the group.
  private let commands: [(name: String, command: ManualTool.Command)]
  /// The options that at least three commands have. They are described once, in a separate section.
  private let commonOptions: [ManualTool.Argument]
  /// The common options except `--help` and `--version`, which every command has.
  private let sharedOptions: [ManualTool.Argument]

  /// The date that the page shows, in mdoc's format. It is updated by hand.
  private static let date = "November 22, 2026"

  /// - Parameter tool: the root command. The page has a section for each visible command in it.
  init(tool: ManualTool.Command, keys: [ManualKeySection]) {
    self.tool = tool
    self.keys = keys
    commands = tool.shownCommands.flatMap { command in
      let inner = command.shownCommands
      return inner.isEmpty
        ? [(command.commandName, command)] : inner.map { ("\(command.commandName) \($0.commandName)", $0) }
    }
    let options = commands.flatMap { $0.command.shownArguments.filter { $0.kind != .positional } }
    let counts = options.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    commonOptions = options.filter { counts[$0, default: 0] >= 3 }.uniqued()
    sharedOptions = commonOptions.filter { argument in
      !(argument.names ?? []).contains { $0.name == "help" || $0.name == "version" }
    }
  }

  /// The whole page, with a line break at the end.
  var text: String {
    [
      ".Dd \(ManualPage.date)\n.Dt \(tool.commandName.uppercased()) 1\n.Os\n", name, synopsis, description,
      commandSections, sharedOptionsSection, keySections, ManualChapters.text,
    ].joined()
  }

  private var name: String {
    let abstract = tool.abstract ?? ""
    let title = abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
    return ".Sh NAME\n.Nm \(tool.commandName)\n.Nd \(title)\n"
  }

  private var synopsis: String {
    ".Sh SYNOPSIS\n.Nm\n.Op Ar options\n.Op Ar path\n"
      + commands.map { usage(of: $0.command, named: $0.name) }.joined()
  }

  /// The synopsis of a command.
  private func usage(of command: ManualTool.Command, named name: String) -> String {
    let options = ownOptions(of: command).map { ".Op \(ManualPage.heading(of: $0))\n" }
    let hasSharedOptions = command.shownArguments.contains {
      $0.kind != .positional && sharedOptions.contains($0)
    }
    let positional = command.shownArguments.filter { $0.kind == .positional }.map(
      ManualPage.usage(ofPositional:))
    return ".Nm\n.Cm \(name)\n" + options.joined()
      + (hasSharedOptions ? ".Op Ar shared\\-options\n" : "") + positional.joined()
  }

  /// The options of a command that are not described as common options.
  private func ownOptions(of command: ManualTool.Command) -> [ManualTool.Argument] {
    command.shownArguments.filter { $0.kind != .positional && !commonOptions.contains($0) }
  }

  private static func usage(ofPositional argument: ManualTool.Argument) -> String {
    let name = "Ar \(ManualText.argument(argument.valueName ?? "value"))"
    return "." + (argument.isOptional ? "Op " : "") + name + (argument.isRepeating ? " ..." : "") + "\n"
  }

  // MARK: Options

  /// The names of an option and of its value: `Fl -size Ar WxH`.
  private static func heading(of argument: ManualTool.Argument) -> String {
    let names = (argument.names ?? []).map { ManualText.flag($0.text) }.joined(separator: " , ")
    guard argument.kind == .option, let value = argument.valueName else { return names }
    return names + " Ar \(ManualText.argument(value))"
  }

  /// The descriptions of arguments.
  private func list(_ arguments: [ManualTool.Argument]) -> String {
    guard !arguments.isEmpty else { return "" }
    let items = arguments.map { argument in
      let ending = argument.defaultValue.map { " Default: \($0)." } ?? ""
      return ".It \(ManualPage.heading(of: argument))\n"
        + ManualText.paragraph((argument.abstract ?? "") + ending)
    }
    return ".Bl -tag -width Ds\n\(items.joined()).El\n"
  }

  private var sharedOptionsSection: String {
    let universal = commonOptions.filter { !sharedOptions.contains($0) }
    return ".Sh SHARED OPTIONS\n"
      + ManualText.paragraph(
        "Several commands have these options. Without layout options, the document's own canvas is used.")
      + list(sharedOptions) + ".Pp\n" + ManualText.paragraph("Every command accepts:") + list(universal)
  }

  private var description: String {
    ".Sh DESCRIPTION\n" + ManualText.paragraph(ManualChapters.description) + ".Pp\n"
      + ManualText.paragraph(tool.discussion ?? "")
  }

  private var commandSections: String {
    ".Sh COMMANDS\n"
      + commands.map { name, command in
        let discussion = command.discussion.map { ".Pp\n" + ManualText.paragraph($0) } ?? ""
        return ".Ss \(name)\n" + ManualText.paragraph(command.abstract ?? "") + discussion
          + list(ownOptions(of: command))
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
