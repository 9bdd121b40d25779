import Foundation
import Testing

/// The option `--linear` of the built program, which prints lines for screen readers.
@Suite struct LinearCommandTests {
  @Test("show --linear and --linear alone print the same lines") func bothCommands() throws {
    let expected = "UIView, 160 by 64 points\n  Hello\n"
    for arguments in [["show", "--linear", "-"], ["--linear", "-"]] {
      let run = try CommandRun(arguments: arguments, input: SmallNibs.label("Hello"))
      #expect(run.status == 0)
      #expect(run.output == expected)
      #expect(run.error == "")
    }
  }

  @Test("Control characters of a document are not printed") func controlCharacters() throws {
    let run = try CommandRun("show", "--linear", "-", input: SmallNibs.label("a&#x9B;31mb"))
    #expect(
      run.output.unicodeScalars.allSatisfy { $0 == "\n" || 0x20..<0x7F ~= $0.value || $0.value >= 0xA0 })
  }

  @Test("For a folder, --linear lists its documents") func folder() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(SmallNibs.label("One"), to: "One.xib")
    let run = try CommandRun("--linear", folder.path)
    #expect(run.lines == ["\(folder.path)/One.xib"])
  }

  @Test("--linear cannot be combined with --format") func format() throws {
    let run = try CommandRun("show", "--linear", "--format", "svg", "-", input: SmallNibs.label("x"))
    #expect(run.status == 64)
    #expect(run.error.contains("--linear has its own output format; use either --linear or --format."))
  }
}
