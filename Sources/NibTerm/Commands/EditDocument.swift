import ArgumentParser
import NibCore
import NibTools

/// `nibterm edit FILE EDIT...`: makes several edits of a document as one change.
struct EditDocument: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", _superCommandName: "nibterm",
    abstract: "Make several edits of a document as one change.",
    discussion: """
      An EDIT is one of the commands \(names), with its arguments but without FILE. Quotation marks and backslashes have \
      their meaning in a shell. Without EDIT, the edits are read from standard input, one per line, or separated by zero characters if there are \
      any. An edit can name what \
      the edits before it added. If an edit is not possible, nothing is written.

      Example:
        nibterm edit Main.storyboard "add label --to 'Sign in' text=Hello" 'constrain Hello leading=16 top=8'
      """)

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Argument(help: ArgumentHelp("The edits. Default: the lines of standard input.", valueName: "edit"))
  var edits: [String] = []

  /// The maximum number of bytes of the edits on standard input.
  private static let limit = 1 << 22

  /// The names of the commands that can be edits.
  private static let names = commands.map { $0._commandName }.joined(separator: ", ")

  /// The commands that can be edits.
  static let commands: [any EditingCommand.Type] = [
    SetProperties.self, Constrain.self, AddView.self, RemoveObjects.self, DuplicateObject.self,
    MoveObject.self,
    WrapViews.self, UnwrapViews.self, Connect.self, Disconnect.self, UpdateFrames.self,
  ]

  func run() throws {
    let lines = try edits.isEmpty ? lines() : edits
    var run = try EditRun(document.file, editing)
    for (index, line) in lines.enumerated() {
      do {
        try command(line).makeEdits(&run)
      } catch {
        let place = lines.count > 1 ? "edit \(index + 1) of \(lines.count)" : "the edit"
        if let error = error as? ValidationError {
          throw ValidationError("In \(place), \(EditDocument.shown(line)): \(error.message)")
        }
        Output.error(
          "nibterm: note: nothing is written, because \(place) is not possible: \(EditDocument.shown(line))")
        throw error
      }
    }
    try run.finish()
  }

  /// The lines of standard input, without empty ones and comments.
  private func lines() throws -> [String] {
    guard document.file != "-" else {
      throw ValidationError("Standard input can be the document or the edits, but not both; name the edits.")
    }
    do throws(FileFailure) {
      let text = String(decoding: try FileBytes.readStandardInput(limit: EditDocument.limit), as: UTF8.self)
      // Edits that are separated by zero characters can contain line breaks.
      if text.unicodeScalars.contains("\0") { return text.split(separator: "\0").map(String.init) }
      let lines = text.split(whereSeparator: \.isNewline).map(String.init)
      return lines.filter { line in line.contains { !$0.isWhitespace } && line.first != "#" }
    } catch {
      Output.error(error.diagnostic(file: "<standard input>"))
      throw ExitCode(1)
    }
  }

  /// An edit for a message, with the quotation marks that are necessary: `set Title text='Sign in'`.
  static func shown(_ line: String) -> String {
    let parsed = SettingsWords(line)
    guard parsed.problem == nil else { return VisibleText.line(line) }
    var words = parsed.words
    if let end = words.firstIndex(of: "--") { words.remove(at: end) }
    return words.map { VisibleText.line(quoted($0)) }.joined(separator: " ")
  }

  /// A word in quotation marks if it contains space or quotation marks; of an assignment, only the value.
  private static func quoted(_ word: String) -> String {
    guard word.isEmpty || word.contains(where: { $0.isWhitespace || "'\"\\".contains($0) }) else {
      return word
    }
    guard let sign = word.firstIndex(of: "="), !word[..<sign].contains(where: \.isWhitespace) else {
      return ShellText.word(word)
    }
    return String(word[...sign]) + ShellText.word(String(word[word.index(after: sign)...]))
  }

  /// The command of an edit.
  private func command(_ line: String) throws -> any EditingCommand {
    let parsed = SettingsWords(line)
    if let problem = parsed.problem { throw ValidationError(problem.message + ".") }
    let names = EditDocument.commands.map { $0._commandName }
    guard let name = parsed.words.first, names.contains(name) else {
      let question = parsed.words.first.flatMap { Suggestion(for: $0, from: names).question }
      let hint = question.map { " \($0)" } ?? ""
      throw ValidationError("This is not an edit.\(hint) Use one of \(EditDocument.names).")
    }
    let arguments = [name, document.file] + parsed.words.dropFirst()
    guard let command = try EditDocument.parsed(arguments) as? any EditingCommand else {
      throw ValidationError("This is not an edit; leave out options such as --help.")
    }
    if command.editing.isGiven {
      throw ValidationError("Options such as --dry-run belong to the whole change; write them before FILE.")
    }
    return command
  }

  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    do {
      return try NibTerm.parsed(arguments)
    } catch {
      throw ValidationError(NibTerm.message(for: error))
    }
  }
}
