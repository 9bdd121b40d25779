import Testing

@testable import NibTerm

/// Command lines that are run without asking ArgumentParser.
@Suite struct PlainCommandLineTests {
  @Test(
    arguments: [
      (["--version"], .version),
      (["show", "a.xib"], .show("a.xib", object: nil)),
      (["show", "a.xib", "label"], .show("a.xib", object: "label")),
      (["tree", "a.xib", "b.xib"], .tree(["a.xib", "b.xib"])),
      (["layout", "a.xib"], .layout(["a.xib"])),
      ([], nil),
      (["show"], nil),
      (["show", "a.xib", "b", "c"], nil),
      (["show", "--columns", "40", "a.xib"], nil),
      (["show", "-"], nil),
      (["tree"], nil),
      (["--version", "a.xib"], nil),
      (["folder"], nil),
    ] as [([String], PlainCommandLine?)])
  func reads(arguments: [String], expected: PlainCommandLine?) {
    #expect(PlainCommandLine(arguments) == expected)
  }

  /// An option that changes nothing sends the same command through the parser.
  @Test(arguments: ["show", "tree", "layout"])
  func printsWhatTheParsedCommandPrints(command: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(SmallNibs.label("Hello"), to: "label.xib")
    let plain = try CommandRun(command, file)
    let parsed = try CommandRun(command, "--no-dark", file)
    #expect(!plain.output.isEmpty)
    #expect(plain.output == parsed.output)
    #expect(plain.error == parsed.error)
    #expect(plain.status == parsed.status)
  }
}
