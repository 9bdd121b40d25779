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
    do {
      let settings = SettingsFile.standard
      let arguments = Array(CommandLine.arguments.dropFirst())
      // What shows documents shows broken ones too; what runs as an app fails as one does.
      NibLoadingMode.standard = .lenient
      if settings.isEmpty, let plain = PlainCommandLine(arguments) { return try plain.run() }
      var command = try settings.command(for: arguments)
      if command is Elements || command is Samples { NibLoadingMode.standard = .strict }
      // The browser shows them itself where it fills a terminal.
      let isShown = command is Browse && Terminal.isInteractive
      for remark in settings.remarks where !isShown { Output.error(remark.rendered) }
      try command.run()
    } catch {
      end(with: error)
    }
  }

  /// Ends as `exit(withError:)` does; what it says may quote arguments, which may be names of files.
  private static func end(with error: any Error) -> Never {
    let status = exitCode(for: error)
    let text = fullMessage(for: error)
    if !text.isEmpty { status.isSuccess ? Output.line(text) : Output.error(text) }
    Foundation.exit(status.rawValue)
  }
}
