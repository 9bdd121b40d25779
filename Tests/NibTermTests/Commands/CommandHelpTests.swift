import ArgumentParser
import Testing

@testable import NibTerm

/// The help that the argument parser writes.
@Suite struct CommandHelpTests {
  /// The text that a request for help prints.
  private static func help(_ arguments: [String]) throws -> String {
    var command = try NibTerm.parsed(arguments)
    do {
      try command.run()
      return ""
    } catch {
      return NibTerm.fullMessage(for: error)
    }
  }

  @Test("The help of a subcommand names the program") func usage() throws {
    #expect(try Self.help(["preview", "--help"]).contains("USAGE: nibterm preview "))
    #expect(try Self.help(["git", "--help"]).contains("USAGE: nibterm git <subcommand>"))
    #expect(try Self.help(["git", "install", "--help"]).contains("USAGE: nibterm git install "))
  }

  @Test("The help of the program says how to make completions") func completions() throws {
    #expect(try Self.help(["--help"]).contains("--generate-completion-script zsh"))
  }
}
