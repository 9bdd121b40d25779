import ArgumentParser
import NibCore

/// The manual page `nibterm(1)` in mdoc format, made from the declarations of the commands.
///
/// ArgumentParser's own plugin, GenerateManual, is not used because it repeats the layout options under each command,
/// lists hidden commands, documents only two exit statuses, and cannot add chapters on keys, environment, files and
/// examples. It is also a command of the package manager, whereas `nibterm manual` works without the sources.
struct ManualPage {
  /// The root command. The page has a section for each of its visible subcommands.
  let tool: ManualTool.Command
  let keys: [ManualKeySection]

  /// The date that the page shows, in mdoc's format. It is updated by hand.
  private static let date = "November 22, 2026"

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

  private var commands: [ManualTool.Command] {
    (tool.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }

  private var synopsis: String {
    ".Sh SYNOPSIS\n.Nm\n.Op Ar options\n.Op Ar path\n" + commands.map { usage(of: $0) }.joined()
  }

  private func usage(of command: ManualTool.Command) -> String {
    let options = ownOptions(of: command).map { ".Op \(ManualPage.heading(of: $0))\n" }
    let hasSharedOptions = command.shownArguments.contains {
      $0.kind != .positional && sharedOptions.contains($0)
    }
    let positional = command.shownArguments.filter { $0.kind == .positional }.map(
      ManualPage.usage(ofPositional:))
    return ".Nm\n.Cm \(command.commandName)\n" + options.joined()
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

  private func list(_ arguments: [ManualTool.Argument]) -> String {
    guard !arguments.isEmpty else { return "" }
    let items = arguments.map { argument in
      let ending = argument.defaultValue.map { " Default: \($0)." } ?? ""
      return ".It \(ManualPage.heading(of: argument))\n"
        + ManualText.paragraph((argument.abstract ?? "") + ending)
    }
    return ".Bl -tag -width Ds\n\(items.joined()).El\n"
  }

  /// The options that at least three commands have. They are described once, in a separate section.
  private var commonOptions: [ManualTool.Argument] {
    let all = commands.flatMap { $0.shownArguments.filter { $0.kind != .positional } }
    var common: [ManualTool.Argument] = []
    for argument in all where !common.contains(argument) && all.count(where: { $0 == argument }) >= 3 {
      common.append(argument)
    }
    return common
  }

  /// The common options except `--help` and `--version`, which every command has.
  private var sharedOptions: [ManualTool.Argument] {
    commonOptions.filter { argument in
      !(argument.names ?? []).contains { $0.name == "help" || $0.name == "version" }
    }
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
      + commands.map { command in
        let discussion = command.discussion.map { ".Pp\n" + ManualText.paragraph($0) } ?? ""
        return ".Ss \(command.commandName)\n" + ManualText.paragraph(command.abstract ?? "") + discussion
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

/// The parts of the manual that are not made from declarations.
enum ManualChapters {
  static let description = """
    Reads Interface Builder documents (.xib, .storyboard, compiled .nib and .storyboardc), loads them as UIKit does, \
    lays them out by their own Auto Layout constraints and draws them in the terminal.
    """

  static let keys = """
    While the program runs, ? lists the keys that can be used at that point. The mouse can be used as well.
    """

  /// The chapters after the keys.
  static var text: String {
    chapter("ENVIRONMENT", environment, macro: "Ev") + chapter("FILES", files, macro: "Pa")
      + chapter("EXIT STATUS", exitStatus, macro: "Li") + examples
      + ".Sh SEE ALSO\n.Xr git 1 ,\n.Xr terminfo 5\n"
  }

  private static let environment: KeyValuePairs = [
    "NIBTERM_CONFIG": "The configuration file to use instead of ~/.config/nibterm/config.",
    "NIBTERM_LOG": """
    The file to which the problems of a running program, such as conflicting constraints, are appended as they occur. \
    Without it, they are written to standard error after the terminal is restored; the browser lists them instead. The \
    file must not have the name of \
    a document.
    """,
    "XDG_CONFIG_HOME": "The folder to use instead of ~/.config.",
    "XDG_STATE_HOME": """
    The folder to use instead of ~/.local/state, where the browser and the demo store what they remember.
    """,
    "VISUAL, EDITOR": "The editor for documents: the first of these variables that is set, or vi.",
    "NO_COLOR": "If it is set and not empty, no colors are written.",
    "TERM": "The name of the terminal, whose terminfo entry describes its capabilities.",
    "COLORTERM": "If it is truecolor or 24bit, colors are written with 24 bits.",
  ]

  private static let exitStatus: KeyValuePairs = [
    "0": "Success; there may have been warnings.",
    "1":
      "Errors were found, or 'find' found nothing. If a file cannot be read, the other files are still processed.",
    "2":
      "'diff', 'merge' or 'nibterm --diff' failed, or their arguments were invalid. Their status 1 means that versions "
      + "differ, or that conflicts are left.",
    "64": "The command line was invalid.",
    "130": "The check was interrupted with ^C.",
  ]

  private static let files: KeyValuePairs = [
    "~/.config/nibterm/config": """
    Options as on the command line, one or more per line; text after # is a comment. Options on the command line take \
    precedence over them. A line 'bind KEY COMMAND' or 'unbind KEY' changes the keys of the browser.
    """,
    "~/.local/state/nibterm/projects": """
    One file for each project: the last document, scene, selection, zoom, device and panes, and the recent documents.
    """,
    "~/.local/state/nibterm/favourites": "The elements marked as favourites in the demo.",
    "share/nibterm/SampleNibs":
      "The nibs of the samples, for reference. The program contains its own copies.",
  ]

  private static let commands: KeyValuePairs = [
    "Browse the documents of a project:": "nibterm ~/Project",
    "Draw a cell at the width of a phone, as boxes:": "nibterm show Cell.xib --size 375x111 --style boxes",
    "Save a scene of a storyboard as a picture:":
      "nibterm show Main.storyboard Settings --format svg > Settings.svg",
    "Print what a screen reader would say:": "nibterm --linear Main.storyboard",
    "Show what changed in documents in git diff, and merge them:": "nibterm git install",
  ]

  private static func chapter(
    _ title: String, _ rows: KeyValuePairs<String, String>, macro: String
  ) -> String {
    let items = rows.map { ".It \(macro) \(ManualText.argument($0.key))\n" + ManualText.paragraph($0.value) }
    return ".Sh \(title)\n.Bl -tag -width Ds\n\(items.joined()).El\n"
  }

  private static var examples: String {
    let parts = commands.map { title, command in
      ManualText.paragraph(title) + ".Pp\n.Dl \(ManualText.argument(command))\n"
    }
    return ".Sh EXAMPLES\n" + parts.joined(separator: ".Pp\n")
  }
}

/// A group of related keys in the manual.
struct ManualKeySection: Equatable {
  struct Row: Equatable {
    /// The names of the keys: "j, Down".
    let keys: String
    let title: String
  }

  let title: String
  let rows: [Row]

  /// Groups the rows of a key table, in the order in which the groups first appear.
  static func sections(of table: [(keys: String, title: String, group: String)]) -> [ManualKeySection] {
    var order: [String] = []
    for row in table where !order.contains(row.group) { order.append(row.group) }
    return order.map { group in
      ManualKeySection(
        title: group, rows: table.filter { $0.group == group }.map { Row(keys: $0.keys, title: $0.title) })
    }
  }
}

/// The program's commands and options, as described by ArgumentParser (`--experimental-dump-help`).
struct ManualTool: Decodable {
  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let subcommands: [Command]?
    let arguments: [Argument]?

    /// The arguments that help lists.
    var shownArguments: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }
  }

  struct Argument: Decodable, Hashable {
    enum Kind: String, Decodable { case positional, option, flag }

    struct Name: Decodable, Hashable {
      let kind: String
      let name: String

      /// The name with its dashes.
      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    let kind: Kind
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
    let names: [Name]?
    let valueName: String?
    let defaultValue: String?
    let abstract: String?
  }

  let command: Command

  /// Reads ArgumentParser's description of a command and its subcommands.
  ///
  /// - Throws: `DecodingError` if the description has an unexpected form.
  init(describing command: (some ParsableArguments).Type) throws {
    self = try JSONDecoder().decode(ManualTool.self, from: Data(command._dumpHelp().utf8))
  }
}

/// Formats text for mdoc.
enum ManualText {
  /// Running text in lines of at most 78 columns, unless a word is longer. Characters with a meaning in mdoc are
  /// escaped. Every sentence begins on a new line, as mdoc requires.
  static func paragraph(_ text: String) -> String {
    sentences(of: text).flatMap { filled($0) }.map { escapedStart($0) + "\n" }.joined()
  }

  /// An argument of a macro: in quotes if it contains spaces, and otherwise escaped, so that mdoc does not read it as
  /// the name of a macro.
  static func argument(_ text: String) -> String {
    let escaped = escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(
      separator: "\\(dq")
    let isPlain = !escaped.isEmpty && escaped.allSatisfy { !$0.isWhitespace }
    return isPlain ? "\\&" + escaped : "\"\(escaped)\""
  }

  /// The macro for an option. `Fl` adds the first dash itself.
  static func flag(_ name: String) -> String {
    "Fl " + name.dropFirst().split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "\\&..."
      default: result.append(character)
      }
    }
  }

  /// Escapes a line that begins with one of the control characters of mdoc, which are `.` and `'`.
  private static func escapedStart(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// Breaks a sentence into lines of at most 78 columns.
  private static func filled(_ sentence: String) -> [String] {
    sentence.split(separator: " ").reduce(into: []) { lines, word in
      let word = escaped(String(word))
      if let last = lines.last, last.count + word.count < 78 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
  }

  /// Splits text into sentences. A sentence ends with a full stop that is followed by a space and a capital letter or a
  /// single quote.
  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      let begins = word.first.map { $0.isUppercase || $0 == "'" } ?? false
      if begins, current.hasSuffix("."), !current.hasSuffix("...") {
        sentences.append(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + word
    }
    return current.isEmpty ? sentences : sentences + [current]
  }
}
