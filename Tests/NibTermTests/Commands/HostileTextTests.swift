import Foundation
import NibCore
import Testing

@testable import NibBrowser
@testable import NibTerm

/// Texts in documents, file names and arguments never reach a terminal as control sequences.
@Suite struct HostileTextTests {
  private let folder: TemporaryFolder
  private static let name = "odd\u{1B}[2J\u{7}\u{202E}\nname.xib"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(HostileDocument.xib, to: Self.name)
    try folder.write("<document>\u{9B}<\u{202E}", to: "broken\u{9B}\n.xib")
    try folder.write(HostileDocument.nib(), to: "\u{1B}[c.nib")
    try folder.write("[{\"a\": \"\\u001b]2;x\\u0007\", \"\\u009b1m\": 1}]", to: "rows\u{1B}[c.json")
  }

  private func expectHarmless(
    _ run: CommandRun, hasOutput: Bool = true, _ source: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(HostileDocument.commands(in: run.output) == [], sourceLocation: source)
    #expect(HostileDocument.commands(in: run.error) == [], sourceLocation: source)
    #expect(!hasOutput || !run.output.isEmpty || !run.error.isEmpty, sourceLocation: source)
  }

  @Test(
    "Commands write no control sequences from hostile documents",
    arguments: [
      ["show"], ["show", "--color", "always"], ["show", "--format", "svg"], ["show", "--format", "json"],
      ["show", "--style", "boxes"], ["show", "--linear"], ["tree"], ["tree", "--device", "iPhone SE"],
      ["layout"],
      ["check", "--severity", "note"], ["check", "--severity", "note", "--format", "json"],
      ["check", "--vocabulary"], ["check", "--strict"], ["compile", "-o", "/dev/null"],
    ])
  func documents(_ command: [String]) throws {
    let files = [Self.name, "\u{1B}[c.nib", "broken\u{9B}\n.xib"]
    let takesSeveral = ["tree", "layout", "check"].contains(command[0])
    for list in takesSeveral ? [files] : files.map({ [$0] }) {
      // Valid documents are compiled without messages.
      expectHarmless(
        try CommandRun(arguments: command + list, directory: folder.path), hasOutput: command[0] != "compile")
    }
  }

  @Test("Exported texts are made visible on a terminal, and unchanged in a pipe") func exportedTexts() throws
  {
    let text = "a\u{9B}31m\u{202E}b"
    try folder.write(SmallNibs.document("<label text=\"\(text)\" id=\"aaa-aa-aaa\"/>"), to: "Texts.xib")
    let arguments = ["strings", "export", "Texts.xib"]
    let pipe = try CommandRun(arguments: arguments, directory: folder.path)
    #expect(pipe.output.contains(text))
    let terminal = try PseudoTerminal(ElementsRun.program.path, arguments, directory: folder.path)
    #expect(terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.contains("aaa-aa-aaa"))
    let output = String(decoding: terminal.output, as: UTF8.self).replacing("\r\n", with: "\n")
    #expect(HostileDocument.commands(in: output) == [])
  }

  @Test("Explanations of hostile documents contain no control sequences", arguments: ["text", "json"])
  func explanations(format: String)
    throws
  {
    for object in ["a", "m", "none\u{1B}[2J"] {
      expectHarmless(
        try CommandRun(arguments: ["explain", Self.name, object, "--format", format], directory: folder.path))
    }
  }

  @Test("Diagnostics and objects take one line each, whatever they quote") func lines() throws {
    let check = try CommandRun("check", "--severity", "note", Self.name, directory: folder.path)
    #expect(!check.lines.isEmpty)
    for line in check.lines { #expect(line.hasPrefix("odd␛[2J␇\u{FFFD}␊name.xib:") || line.hasPrefix("  ")) }
    let tree = try CommandRun("tree", Self.name, directory: folder.path)
    #expect(!tree.lines.contains { $0.hasPrefix("/etc") })
  }

  @Test("A preview writes no control sequences that its rows contain") func rows() throws {
    expectHarmless(
      try CommandRun("preview", Self.name, "--rows", "rows\u{1B}[c.json", "--draw", directory: folder.path))
  }

  @Test(
    "Errors quote arguments without control sequences",
    arguments: [
      ["show", "a", "b", "\u{1B}[2J"], ["show", "--nonsense\u{1B}[2J", "a"],
      ["show", "--device", "\u{9B}c", "a"],
      ["samples", "\u{1B}[2J\n"], ["\u{1B}[2J/none.xib"], ["show", "none\u{1B}[2J\n.xib"],
      ["check", "none\u{1B}[2J\n.xib"], ["preview", "\u{1B}[2J"], ["compile", "\u{1B}[2J", "-o", "\u{1B}/x"],
      ["samples", "--nibs", "\u{1B}[2J"], ["check", "--strict", "--sources", "\u{1B}[2J", "x"],
    ])
  func arguments(_ arguments: [String]) throws {
    expectHarmless(try CommandRun(arguments: arguments, directory: folder.path))
  }

  @Test(
    "Line breaks in quoted arguments are made visible",
    arguments: [
      ["a\nb"], ["a\nb.xib"], ["show", "a\nb.xib"], ["tree", "a\nb.xib"], ["check", "a\nb"],
      ["compile", "a\nb.xib"],
      ["show", Self.plain, "a\nb"], ["explain", Self.plain, "a\nb"],
      ["explain", Self.plain, "label", "a\nb"],
      ["show", Self.plain, "x", "a\nb"], ["x", "a\nb", "c\nd"], ["show", "-a\nb", "x"],
      ["show", "--a\nb", "x"],
      ["show", "--a\nb=c", "x"], ["show", "--dark=a\nb", "x"], ["show", "x", "--device", "a\nb"],
      ["show", "x", "--device=a\nb"], ["show", "x", "--size", "a\nb"], ["show", "x", "--text-size", "a\nb"],
      ["show", "x", "--format", "a\nb"], ["show", "x", "--style", "a\nb"],
      ["show", "x", "--columns", "a\nb"],
      ["check", "--severity", "a\nb", "x"], ["check", "--strict", "--sources", "a\nb", "x"],
      ["layout", "--jobs", "a\nb", "x"], ["preview", "a\nb"], ["preview", "a\nb", "--rows", "x.json"],
      ["preview", Self.plain, "--rows", "a\nb"], ["preview", "x", "--rows", "x", "--row-height", "a\nb"],
      ["samples", "a\nb"], ["samples", "elements", "a\nb"], ["samples", "--nibs", "a\nb"],
      ["compile", Self.plain, "-o", "a\nb/c"], ["--screen", "a\nb"], ["--keys", "a\nb"], ["devices", "a\nb"],
      ["--generate-completion-script", "a\nb"],
    ])
  func quotedLineBreaks(_ arguments: [String]) throws {
    try folder.write(SmallNibs.label("Plain"), to: Self.plain)
    let run = try CommandRun(arguments: arguments, directory: folder.path)
    #expect(run.status != 0)
    #expect(run.error.contains("a␊b"))
    #expect(!(run.output + run.error).contains("a\nb"))
    expectHarmless(run)
  }

  private static let plain = "Plain.xib"

  @Test("The argument parser's messages keep their own line breaks") func parserLineBreaks() throws {
    let run = try CommandRun("explain", "x", "y", "a\r\nb")
    #expect(run.error.hasPrefix("Error: The value 'a␍␊b' is invalid for '<edge>'."))
    #expect(run.error.contains("one of the following:\n  - left\n  - right\n"))
    #expect(run.error.contains("\nUsage: nibterm explain "))
  }

  @Test(
    "The browser draws no control sequences from hostile documents",
    arguments: ["", "j", "j j", "2 j j E", "!", "4 G", ": type:a", "i I t"])
  func browser(keys: String) throws {
    let run = BrowserScript(folder.path, keys: keys)
    for frame in run.screen.frames {
      #expect(HostileDocument.commands(in: ANSIExport(depth: .trueColor).text(of: frame)) == [])
      #expect(HostileDocument.commands(in: SVGExport(title: "").text(of: frame)) == [])
    }
  }

  @Test("Names written to a pipe are unchanged, unless they have line breaks") func names() throws {
    let names = ["\u{1B}[c.nib", "broken\u{9B}\n.xib", Self.name]
    let lines = try CommandRun(".", directory: folder.path)
    let shown = [names[0], "broken\u{FFFD}␊.xib", "odd␛[2J␇\u{FFFD}␊name.xib"]
    #expect(lines.output == shown.map { $0 + "\n" }.joined())
    let zeros = try CommandRun(".", "--null", directory: folder.path)
    #expect(zeros.output == names.map { $0 + "\0" }.joined())
  }

  @Test("Control characters in names are made visible on a terminal") func terminalNames() throws {
    let command = "'\(ElementsRun.program.path)' . </dev/null"
    let terminal = try PseudoTerminal("/bin/sh", ["-c", command], directory: folder.path)
    #expect(terminal.waitForExit() == .exited(0))
    let shown = ["␛[c.nib", "broken\u{FFFD}␊.xib", "odd␛[2J␇\u{FFFD}␊name.xib"]
    #expect(String(decoding: terminal.output, as: UTF8.self) == shown.map { $0 + "\r\n" }.joined())
  }

  @Test("Diagnostics about settings make control characters visible") func settings() throws {
    let file = SettingsFile(text: "\u{1B}[2J\n--nonsense\u{9B}", file: "c\u{1B}onfig")
    #expect(file.diagnostics.count == 2)
    for diagnostic in file.diagnostics {
      #expect(HostileDocument.commands(in: diagnostic.rendered) == [])
    }
  }
}
