import ArgumentParser

/// A command line that needs no parser: a command and names of files, as most are called, by git and editors too.
///
/// ArgumentParser looks at every option of every command before it runs one, and asks the Swift runtime what the types
/// of all of them conform to, which takes several times what drawing a cell does.
enum PlainCommandLine: Equatable {
  case version
  case show(String, object: String?)
  case tree([String])
  case layout([String])

  /// nil for whatever has an option, names another command, or may be wrong.
  init?(_ arguments: [String]) {
    let operands = Array(arguments.dropFirst())
    guard operands.allSatisfy({ !$0.hasPrefix("-") }) else { return nil }
    switch (arguments.first, operands.count) {
    case ("--version", 0): self = .version
    case ("show", 1...2): self = .show(operands[0], object: operands.dropFirst().first)
    case ("tree", 1...): self = .tree(operands)
    case ("layout", 1...): self = .layout(operands)
    default: return nil
    }
  }

  /// Does what the command does without options.
  ///
  /// - Throws: `ExitCode`.
  func run() throws {
    switch self {
    case .version: Output.line(NibTerm.version)
    case .show(let file, let object): try DocumentPrinter().print(file, object: object)
    case .tree(let files): try Tree.print(files)
    case .layout(let files): try Layout.print(files)
    }
  }
}
