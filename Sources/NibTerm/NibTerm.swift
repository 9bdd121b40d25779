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
