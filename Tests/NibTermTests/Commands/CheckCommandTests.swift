import Foundation
import Testing

/// `nibterm check`: its output and exit status.
@Suite struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(SmallNibs.label("Good"), to: "A/Good.xib")
    _ = try folder.write(SmallNibs.document("<label sparkle=\"YES\" id=\"a\"/>"), to: "B.xib")
    _ = try folder.write(SmallNibs.document("<view customClass=\"Badge\" id=\"b\"/>"), to: "C.xib")
  }

  private func check(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: ["check"] + arguments, directory: folder.path)
  }

  private static let warning = "'sparkle' of <label> is not supported; the default is used"

  @Test("All documents in a folder are checked") func wholeFolder() throws {
    let run = try check(".")
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "B.xib:5:12: warning: \(Self.warning) [unsupported-attribute]", "  in label #a",
      ])
    #expect(run.error == "3 documents: no errors, 1 warning; not shown: 1 note\n")
  }

  @Test("Only findings of the given severity or a higher one are shown") func severity() throws {
    let notes = try check("--severity", "note", "A", "C.xib")
    #expect(
      notes.lines == [
        "C.xib:5:11: note: Unknown class Badge in Interface Builder file. [unknown-class]",
        "  in view, Badge #b",
      ])
    #expect(notes.error == "2 documents: no errors, no warnings, 1 note\n")
    let errors = try check("--severity", "error", ".")
    #expect(errors.output == "")
    #expect(errors.error == "3 documents: no errors; not shown: 1 warning, 1 note\n")
    #expect([notes.status, errors.status] == [0, 0])
  }

  @Test("JSON output has one line per diagnostic") func json() throws {
    let run = try check("--format", "json", "B.xib")
    #expect(
      run.lines == [
        #"{"file": "B.xib", "line": 5, "column": 12, "severity": "warning", "id": "unsupported-attribute", "#
          + #""message": "\#(Self.warning)", "path": [{"class": "UILabel", "id": "a"}], "name": "label #a", "#
          + #""notes": []}"#
      ])
  }

  @Test("Files that cannot be read are errors") func unreadableFiles() throws {
    _ = try folder.write("<document><objects></document>", to: "Broken.xib")
    let broken = try check(".")
    #expect(broken.status == 1)
    #expect(broken.lines.contains { $0.hasPrefix("Broken.xib:1:20: error: ") })
    #expect(broken.error == "4 documents: 1 error, 1 warning; not shown: 1 note\n")
    let missing = try check("None.xib")
    #expect(missing.status == 1)
    #expect(
      missing.error.split(separator: "\n") == [
        "None.xib: error: the file does not exist [no-file]",
        "1 document: no errors, no warnings, 1 file not read",
      ])
  }

  @Test("References in a document from standard input are not looked up") func standardInput() throws {
    let reference = "<viewControllerPlaceholder storyboardName=\"Main\" id=\"p\"/>"
    let run = try CommandRun("check", "--severity", "note", "-", input: SmallNibs.document(reference))
    #expect(run.status == 0)
    #expect(run.output == "")
  }

  @Test("--vocabulary lists words that are not supported and words without effect") func vocabulary() throws {
    let run = try check("--vocabulary", "B.xib")
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "not supported: 1 word, 1 time", "      1  label/@sparkle  B.xib:5:12",
        "known, but with no effect in NibTerm: none",
      ])
    let json = try check("--vocabulary", "--format", "json", "B.xib")
    #expect(
      json.lines == [#"{"word": "label/@sparkle", "count": 1, "file": "B.xib", "line": 5, "column": 12}"#])
  }

  @Test(
    "Invalid arguments are usage errors",
    arguments: [
      ["check", "--format", "xml", "a"], ["check", "--severity", "fatal", "a"],
      ["check", "--reporter", "xml", "a"],
      ["check", "--format", "json", "--reporter", "text", "a"], ["check", "--only", "no-rule", "a"],
      ["check", "--explain", "misplaced-vew"], ["check", "--jobs", "0", "a"],
    ])
  func badUsage(arguments: [String]) throws {
    #expect(try CommandRun(arguments: arguments).status == 64)
  }

  @Test("--fix writes the corrected document, through a link, and reports what is left") func fix() throws {
    let text = SmallNibs.staleMark.replacing(
      "</objects>", with: "<label sparkle=\"YES\" id=\"a\"/></objects>")
    let path = try folder.write(text, to: "D/Stale.xib")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/Link.xib", withDestinationPath: path)
    let run = try check("--fix", "--only", "stale-flag,unsupported-attribute", "Link.xib")
    #expect(run.status == 0 && run.lines.first?.contains("'sparkle' of <label>") == true)
    #expect(run.error == "1 document: 1 finding fixed in 1 document, no errors, 1 warning\n")
    let fixed = try String(contentsOfFile: path, encoding: .utf8)
    #expect(fixed == text.replacingOccurrences(of: #" misplaced="YES""#, with: ""))
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/Link.xib")
    #expect(link == path)
  }

  @Test("--fix cannot be used with --strict") func strictFix() throws {
    #expect(try check("--fix", "--strict", ".").status == 64)
  }

  @Test("--rules lists every rule, and --explain prints one with its examples") func rules() throws {
    let list = try CommandRun(arguments: ["check", "--rules"])
    #expect(list.status == 0 && list.lines.contains { $0.hasPrefix("  misplaced-view ") })
    let text = try CommandRun(arguments: ["check", "--explain", "misplaced-view"]).lines
    #expect(text.first == "misplaced-view (warning, fixable)")
    #expect(text.contains("Wrong:") && text.contains("Right:"))
  }
}
