import ArgumentParser
import NibCore
import NibScreen
import NibTools

/// The program: `nibterm [PATH]` and its subcommands.
@main
struct NibTerm: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nibterm",
    abstract: """
      See, check, edit, review and merge the screens of iOS apps on any machine with a terminal, without Xcode or a Mac.
      """,
    usage: """
      nibterm [<options>] [<path>]
      nibterm <subcommand>
      """,
    discussion: """
      Without a subcommand, browses the documents in the folder PATH (default: the current folder) or opens the \
      document PATH. If the output is not a terminal, lists the folder's documents, or draws the document once as \
      'show' does. 'nibterm --generate-completion-script zsh' prints completions for a shell (bash, zsh or fish).
      """,
    version: ProgramVersion.version,
    subcommands: [
      Browse.self, Show.self, Map.self, Tree.self, Inspect.self, Find.self, Layout.self, Explain.self,
      Check.self,
      Diff.self, Merge.self, Git.self, EditDocument.self, SetProperties.self, Constrain.self, AddView.self,
      RemoveObjects.self, DuplicateObject.self, MoveObject.self, WrapViews.self, UnwrapViews.self,
      Connect.self,
      Disconnect.self, UpdateFrames.self, MCP.self, Preview.self, Strings.self, Compile.self, IBTool.self,
      Decompile.self, Port.self,
      New.self, Elements.self, Samples.self, Devices.self, Manual.self,
    ],
    defaultSubcommand: Browse.self)

  @Flag(help: "Print the path of the configuration file and exit.")
  var configFile = false

  func validate() throws {
    guard configFile else { return }
    guard let path = SettingsFile.path() else {
      throw ValidationError(
        "HOME is not set, so there is no configuration file; set NIBTERM_CONFIG to the path of one")
    }
    throw CleanExit.message(path)
  }

  /// Parses the arguments and runs the command.
  ///
  /// The exit status is 0 for success, 1 if errors were found, and 64 (`EX_USAGE`, ArgumentParser's status) for invalid
  /// arguments. Comparisons have the status 2 for invalid arguments and for output that cannot be written.
  static func main() {
    Terminal.reserveStandardDescriptors()
    Output.checkPrinting(failureStatus: isComparison ? trouble : 1)
    NibException.uncaughtHandler = { exception in Terminal.terminate(message: exception.description) }
    let arguments = Self.arguments
    // Installers and scripts ask for the version often, so it is printed without the parser.
    if arguments == ["--version"] { return Output.line(ProgramVersion.version) }
    var isRunning = false
    do {
      let settings = SettingsFile.standard
      // Viewing commands tolerate broken documents; commands that run programs choose the strict mode themselves.
      NibLoadingMode.standard = .lenient
      NibClassRegistry.searchOnlyRegisteredModules()
      var command = try settings.command(for: arguments, parse: parsed)
      // In a terminal, the browser shows these diagnostics in its status line.
      let isShown = command is Browse && Terminal.isInteractive
      for diagnostic in settings.diagnostics where !isShown { Output.error(diagnostic) }
      isRunning = true
      try command.run()
      if !isShown, let remark = MachineFonts.shared.remarkOnMissingLetters {
        Output.error("nibterm: note: \(remark)")
      }
    } catch let error as ValidationError where isRunning {
      // The command line can be parsed, so its usage is not the problem.
      Output.error("Error: \(error.message)")
      Foundation.exit(isComparison ? trouble : ExitCode.validationFailure.rawValue)
    } catch {
      end(with: error, arguments: arguments)
    }
  }

  /// The arguments of the program. Under the name of Apple's compiler, it is that command.
  private static var arguments: [String] {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let isIBTool = CommandLine.arguments.first.map { Disk.name(of: $0) } == IBTool.name
    return isIBTool ? [IBTool.name] + arguments : arguments
  }

  /// The exit status of comparisons for everything that goes wrong.
  private static let trouble: Int32 = 2

  /// Whether the command compares or merges versions. For these commands, the status 1 means that the versions differ
  /// or that conflicts are left.
  private static var isComparison: Bool {
    let arguments = CommandLine.arguments.dropFirst()
    if [Diff._commandName, Merge._commandName].contains(arguments.first) { return true }
    guard arguments.prefix(while: { $0 != "--" }).contains("--diff") else { return false }
    let named = configuration.subcommands.first { $0._commandName == arguments.first }
    return named == nil || named == Browse.self
  }

  /// Parses a command line as `parseAsRoot` does.
  ///
  /// If the first argument is a subcommand, only the subcommand's parser is used. The root parser would also examine
  /// the options of the default subcommand, which takes a third of the running time of `show`. If the subcommand's
  /// parser fails, for example because help is requested, the whole command line is parsed from the root, which gives
  /// the usual message.
  static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let named = configuration.subcommands.first { $0._commandName == arguments.first }
    let command = try? named?.parseAsRoot(Array(arguments.dropFirst()))
    // The parser answers a request for help with a command of its own.
    let known = named.map { [$0] + $0.configuration.subcommands } ?? []
    if let command, known.contains(where: { $0 == type(of: command) }) { return command }
    return try parseAsRoot(arguments)
  }

  /// Exits as `exit(withError:)` does, but makes control characters in quoted arguments visible.
  private static func end(with error: any Error, arguments: [String]) -> Never {
    let status = exitCode(for: error)
    var text = visibleMessage(for: error, arguments: arguments)
    // The parser answers 'help' followed by an unknown command with the help of the whole program.
    let isHelp = arguments.first == "help" && arguments.count == 2
    if status == .validationFailure || isHelp,
      let suggestion = (isHelp ? arguments.last : arguments.first).flatMap(CommandSuggestion.init)
    {
      Output.error(lines: suggestion.usageError)
      Foundation.exit(ExitCode.validationFailure.rawValue)
    }
    if status == .validationFailure { text = ValueSuggestion.inserted(into: text) }
    if !text.isEmpty { status.isSuccess ? Output.line(text) : Output.error(lines: text) }
    Foundation.exit(status == .validationFailure && isComparison ? trouble : status.rawValue)
  }

  /// The full message of an error, without the line breaks of quoted arguments.
  ///
  /// The parser's messages contain line breaks, which cannot be distinguished from those of an argument. Therefore the
  /// arguments are parsed again with their line breaks replaced by visible characters, which gives the same message.
  private static func visibleMessage(for error: any Error, arguments: [String]) -> String {
    let text = fullMessage(for: error)
    let hasBreaks = arguments.contains { $0.utf8.contains(UInt8(ascii: "\n")) }
    guard hasBreaks, !text.isEmpty else { return text }
    do {
      _ = try parseAsRoot(arguments.map(VisibleText.line))
    } catch {
      let visible = fullMessage(for: error)
      if VisibleText.line(visible) == VisibleText.line(text) { return visible }
    }
    return "Error: " + VisibleText.line(message(for: error))
  }
}
