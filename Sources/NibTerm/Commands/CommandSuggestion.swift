import ArgumentParser
import NibCore

/// A suggestion for a first argument that is neither a command nor a file, such as `chek`.
///
/// The program opens a path without a subcommand, so a misspelled command is read as a path.
struct CommandSuggestion {
  let argument: String
  /// The commands with similar names, the most similar first; never empty.
  private let names: [String]

  /// Returns `nil` if the argument is an option, a file or a command, or is not similar to a command.
  init?(_ argument: String) {
    let commands = NibTerm.configuration.subcommands.map { $0._commandName }
    guard (2...20).contains(argument.count), !argument.hasPrefix("-"), !commands.contains(argument),
      !Disk.exists(argument)
    else { return nil }
    let wanted = argument.lowercased()
    var near: [(name: String, distance: Int)] = []
    for name in commands {
      let distance = wanted.editDistance(to: name)
      // Two letters in the wrong order are two changes.
      let limit = name.sorted() == wanted.sorted() ? 2 : max(1, min(2, wanted.count / 3))
      if distance <= limit || name.hasPrefix(wanted) { near.append((name, distance)) }
    }
    guard let nearest = near.map(\.distance).min() else { return nil }
    self.argument = argument
    names = near.filter { $0.distance == nearest }.map(\.name)
  }

  /// The question, such as `Did you mean 'check'?`.
  var question: String { Suggestion(names).question ?? "" }

  /// The error of a command line that cannot be parsed, in the form of ArgumentParser's errors.
  var usageError: String {
    """
    Error: Unknown command '\(VisibleText.line(argument))'. \(question)
    Usage: nibterm <subcommand>
      See 'nibterm --help' for more information.
    """
  }

  /// The error that there is no such file.
  var missingFile: Diagnostic {
    Diagnostic(
      "no-file", .error, "no file or command has this name. \(question)",
      at: SourceLocation(file: argument, line: 0, column: 0))
  }
}
