import ArgumentParser
import NibCore

/// The program's commands and options, as described by ArgumentParser (`--experimental-dump-help`).
struct ManualTool: Decodable {
  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let subcommands: [Command]?
    let arguments: [Argument]?

    /// The commands in this one that help lists.
    var shownCommands: [Command] {
      (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    }

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
