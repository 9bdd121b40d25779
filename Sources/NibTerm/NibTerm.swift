import ArgumentParser
import NibCore
import NibScreen

/// The program: `nibterm [PATH]` and its subcommands.
@main
struct NibTerm: ParsableCommand {
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
    version: "0.1.0",
    subcommands: [
      Browse.self, Show.self, Tree.self, Layout.self, Check.self, Compile.self, Elements.self,
      Samples.self, Devices.self,
    ],
    defaultSubcommand: Browse.self)

  /// Parses and runs. Exit status: 0 fine, 1 errors found, 64 bad usage (ArgumentParser's own EX_USAGE).
  static func main() {
    NibException.uncaughtHandler = { exception in Terminal.terminate(message: exception.description) }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      exit(withError: error)
    }
  }
}
