import ArgumentParser
import NibCore

/// The program's commands and options as ArgumentParser describes them (`--experimental-dump-help`).
struct ManualTool: Decodable {
  struct Command: Decodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let shouldDisplay: Bool
    let subcommands: [Command]?
    let arguments: [Argument]?

    /// Those that help lists.
    var shownArguments: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }
  }

  struct Argument: Decodable, Hashable {
    enum Kind: String, Decodable { case positional, option, flag }

    struct Name: Decodable, Hashable {
      let kind: String
      let name: String

      /// With its dashes.
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

  /// What ArgumentParser says of a command and all below it.
  ///
  /// - Throws: `DecodingError` if its description has another form.
  init(describing command: (some ParsableArguments).Type) throws {
    self = try JSONDecoder().decode(ManualTool.self, from: Data(command._dumpHelp().utf8))
  }
}
