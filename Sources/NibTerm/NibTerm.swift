import ArgumentParser
import NibCore
import NibScreen

/// The program: `nibterm [PATH]` and its subcommands.
@main
struct NibTerm: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "nibterm",
    abstract: "Interface Builder documents, alive in a terminal.",
    usage: """
      nibterm [<options>] [<path>]
      nibterm <subcommand>
      """,
    discussion: """
      Without a subcommand, browses the folder PATH (default: here) or previews the file PATH; when the output is no \
      terminal, draws it once as 'show' does.
      """,
    version: version,
    subcommands: [
      Browse.self, Show.self, Tree.self, Layout.self, Explain.self, Check.self, Preview.self, Compile.self,
      Elements.self, Samples.self, Devices.self, Manual.self,
    ],
    defaultSubcommand: Browse.self)

  @Flag(help: "Print where the configuration file is looked for, and end.")
  var configFile = false

  func validate() throws {
    if configFile { throw CleanExit.message(SettingsFile.path()) }
  }

  /// Parses and runs. Exit status: 0 fine, 1 errors found, 64 bad usage (ArgumentParser's own EX_USAGE).
  static func main() {
    Terminal.reserveStandardDescriptors()
    Output.checkPrinting()
    NibException.uncaughtHandler = { exception in Terminal.terminate(message: exception.description) }
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      let settings = SettingsFile.standard
      // What shows documents shows broken ones too; what runs as an app fails as one does.
      NibLoadingMode.standard = .lenient
      if settings.isEmpty, let plain = PlainCommandLine(arguments) { return try plain.run() }
      var command = try settings.command(for: arguments)
      if command is Elements || command is Samples { NibLoadingMode.standard = .strict }
      // The browser shows them itself where it fills a terminal.
      let isShown = command is Browse && Terminal.isInteractive
      for remark in settings.remarks where !isShown { Output.error(remark) }
      try command.run()
    } catch {
      end(with: error, arguments: arguments)
    }
  }

  /// Ends as `exit(withError:)` does, but makes what the message quotes visible.
  private static func end(with error: any Error, arguments: [String]) -> Never {
    let status = exitCode(for: error)
    let text = visibleMessage(for: error, arguments: arguments)
    if !text.isEmpty { status.isSuccess ? Output.line(text) : Output.error(lines: text) }
    Foundation.exit(status.rawValue)
  }

  /// The full message of an error, in which quoted arguments have no line breaks.
  ///
  /// The parser's messages have line breaks of their own, which cannot be told from those of an argument. So the
  /// arguments are parsed again with visible signs in place of their line breaks, which gives the same message.
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

/// `nibterm manual`: writes the program's manual page, which `make install` puts in its place.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Write the manual page in mdoc to standard output.",
    discussion: "Read it with: nibterm manual | man -l -",
    shouldDisplay: false)

  /// The keys that the page lists.
  static var keySections: [ManualKeySection] {
    ManualKeySection.sections(
      of: KeyTable.groups.flatMap { group in
        group.bindings.map { (keys: $0.keyNames, title: $0.title, group: group.title) }
      })
  }

  func run() throws {
    let tool = try ManualTool(describing: NibTerm.self)
    Output.write(ManualPage(tool: tool.command, keys: Manual.keySections).text)
  }
}

/// `nibterm elements`: the demo.
struct Elements: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "elements",
    abstract: "Browse the chemical elements: tables, tabs and details, all from nibs.",
    discussion: "When the output is no terminal, draws the first screen once, 80 columns wide.")

  func run() throws {
    ProgramLog.open()
    let application = TerminalApplication(
      rootViewController: try ElementsDemo.makeRootController(),
      help: [
        TerminalApplication.KeyHelp("/", "search"), TerminalApplication.KeyHelp("s", "change the order"),
      ])
    guard isatty(STDOUT_FILENO) != 0 else { return Elements.drawOnce(application) }
    do {
      try application.run().exitProcess()
    } catch {
      Output.error("nibterm: error: \(error)")
      throw ExitCode(1)
    }
  }

  private static func drawOnce(_ application: TerminalApplication) {
    let canvas = CellCanvas(size: CellSize(columns: 80, rows: 24))
    application.prepare(for: canvas.size)
    application.draw(on: canvas)
    Output.write(TextExport().text(of: canvas))
  }
}

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
