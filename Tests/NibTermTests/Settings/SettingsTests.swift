import ArgumentParser
import NibCore
import NibTools
import Testing

@testable import NibTerm

/// The configuration file: its path, its syntax, and the options that commands read from it.
@Suite struct SettingsTests {
  @Test(
    "The path of the settings file comes from NIBTERM_CONFIG, XDG_CONFIG_HOME or HOME",
    arguments: [
      (["HOME": "/home/u"], "/home/u/.config/nibterm/config"),
      (["HOME": "/home/u", "XDG_CONFIG_HOME": "/x"], "/x/nibterm/config"),
      (["HOME": "/home/u", "XDG_CONFIG_HOME": "relative"], "/home/u/.config/nibterm/config"),
      (["HOME": "/home/u", "XDG_CONFIG_HOME": ""], "/home/u/.config/nibterm/config"),
      (["HOME": "/home/u", "XDG_CONFIG_HOME": "/x", "NIBTERM_CONFIG": "my.conf"], "my.conf"),
      ([:], nil), (["HOME": ""], nil), (["XDG_CONFIG_HOME": "relative"], nil),
      (["XDG_CONFIG_HOME": "/x"], "/x/nibterm/config"),
    ] as [([String: String], String?)])
  func path(environment: [String: String], path: String?) {
    #expect(SettingsFile.path(EnvironmentVariables(environment)) == path)
  }

  @Test(
    "A line is divided into words, with quotes, escapes and comments as in a shell",
    arguments: [
      ("", []), ("# all of it", []), ("--dark # rest", ["--dark"]),
      (#"--device "iPhone 15""#, ["--device", "iPhone 15"]),
      (#"--device='iPhone "15"'"#, [#"--device=iPhone "15""#]),
      (#"a\ b "c\"d\e" ''"#, ["a b", #"c"d\e"#, ""]),
      ("a#b", ["a#b"]), (#"end\"#, [#"end\"#]), ("\ta\t b ", ["a", "b"]),
      // These characters and the quotation mark are one for Swift.
      ("'a\u{600}' b", ["a\u{600}", "b"]), ("'\u{301}a' '\u{301}'", ["\u{301}a", "\u{301}"]),
    ] as [(String, [String])])
  func words(line: String, words: [String]) {
    let parsed = SettingsWords(line)
    #expect(parsed.words == words)
    #expect(parsed.problem == nil)
  }

  @Test("A quote that is never closed is a problem at its column") func openQuote() {
    let problem = SettingsWords(#"--device "iPhone"#).problem
    #expect(problem?.message == "the quote is never closed")
    #expect(problem?.column == 10)
  }

  @Test("Invalid lines are reported, and the other lines are used") func invalidLines() throws {
    let file = SettingsFile(
      text: """
        # mine
        --theme purple
        --nonsense
        --device "iPhone 15
        dark
        --size 0x5
        --dark --style boxes
        """, file: "config")
    #expect(
      file.diagnostics.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0)" } == [
        "2:1", "3:1", "4:10", "5:1", "6:1",
      ])
    #expect(
      file.diagnostics.map(\.message) == [
        "The value 'purple' is invalid for '--theme <theme>'. Please provide one of 'default', 'light', 'dark' or 'mono'.",
        "Unknown option '--nonsense'", "the quote is never closed",
        "'dark' is not an option; options begin with two hyphens",
        "'0x5' is not a valid size; use WIDTHxHEIGHT in points, for example 375x667, or 'terminal'.",
      ])
    let show = try #require(try file.command(for: ["show", "a.xib"]) as? Show)
    #expect(show.style == .boxes)
    #expect(show.layout.deviceArguments.dark == true)
  }

  @Test("Options on the command line override settings") func precedence() throws {
    let file = SettingsFile(text: "--style boxes --device retina4_7\n--no-mouse", file: "config")
    let show = try #require(try file.command(for: ["show", "--device", "retina3_5", "a.xib"]) as? Show)
    #expect(show.layout.device == "retina3_5")
    #expect(show.style == .boxes)
    let preview = try #require(
      try file.command(for: ["preview", "a.xib", "--rows", "r.csv", "--mouse", "--style=rendered"])
        as? Preview)
    #expect(preview.screen.mouse)
    #expect(preview.screen.style == .rendered)
    #expect(preview.layout.device == "retina4_7")
  }

  @Test("A command uses the settings for its options and ignores the others")
  func otherOptions() throws {
    let file = SettingsFile(text: "--theme dark --dark\n--icons symbols", file: "config")
    #expect(file.diagnostics == [])
    #expect(try file.command(for: ["devices"]) is Devices)
    let browse = try #require(try file.command(for: ["folder"]) as? Browse)
    #expect(browse.path == "folder")
    #expect(browse.layout.deviceArguments.dark == true)
  }

  @Test("An invalid command line is an error even if there are settings") func invalidCommandLine() {
    let file = SettingsFile(text: "--dark", file: "config")
    #expect(throws: (any Error).self) { try file.command(for: ["show", "--nonsense", "a.xib"]) }
  }

  @Test("A missing settings file is reported only if NIBTERM_CONFIG names it") func missingFile() {
    let none = SettingsFile(environment: ["HOME": "/nowhere"])
    #expect(none.diagnostics == [])
    let named = SettingsFile(environment: ["NIBTERM_CONFIG": "/nowhere/config"])
    #expect(named.diagnostics.map(\.location?.file) == ["/nowhere/config"])
    #expect(SettingsFile(environment: [:]).diagnostics == [])
  }
}

extension SettingsFile {
  fileprivate func command(for arguments: [String]) throws -> any ParsableCommand {
    try command(for: arguments, parse: NibTerm.parsed)
  }
}
