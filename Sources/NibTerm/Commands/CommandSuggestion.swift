import NibCore

/// A suggestion for a first argument that is neither a command nor a file, such as `chek`. The program opens paths
/// without a subcommand, so it reads a misspelled command as a path.
struct CommandSuggestion {
  let argument: String
  /// The commands with similar names, the most similar first; never empty.
  private let names: [String]

  /// Words that other tools use, with the command that does the same here.
  private static let relatedNames = [
    "draw": "show", "frames": "layout", "grep": "find", "lint": "check", "open": "browse", "outline": "tree",
    "print": "show", "render": "show", "run": "browse", "search": "find", "validate": "check", "view": "show",
  ]

  /// Returns `nil` if the argument is an option, a file or a command, or has nothing to do with a command.
  init?(_ argument: String) {
    let commands = NibTerm.configuration.subcommands.map { $0._commandName }
    guard (2...20).contains(argument.count), !argument.hasPrefix("-"), !commands.contains(argument),
      !Disk.exists(argument)
    else { return nil }
    let word = argument.lowercased()
    var candidates: [(name: String, distance: Int)] = []
    for name in commands {
      let distance = word.editDistance(to: name)
      // Two letters in the wrong order are two changes.
      let limit = name.sorted() == word.sorted() ? 2 : max(1, min(2, word.count / 3))
      if distance <= limit || name.hasPrefix(word) { candidates.append((name, distance)) }
    }
    self.argument = argument
    if let least = candidates.map(\.distance).min() {
      names = candidates.filter { $0.distance == least }.map(\.name)
    } else if let related = CommandSuggestion.relatedNames[word] {
      names = [related]
    } else {
      return nil
    }
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
      .noFile, "no file or command has this name. \(question)",
      at: SourceLocation(file: argument))
  }
}
