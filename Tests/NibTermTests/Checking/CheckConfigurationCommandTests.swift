import Foundation
import Testing

/// `nibterm check` with configuration files.
@Suite struct CheckConfigurationCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in ["App/A.xib", "App/Old/B.xib", "Lib/C.xib"] {
      _ = try folder.write(SmallNibs.document("<label sparkle=\"YES\" id=\"a\"/>"), to: path)
    }
  }

  private func check(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: ["check"] + arguments, directory: folder.path)
  }

  /// The files and severities of the findings.
  private func findings(_ run: CommandRun) -> [String] {
    run.lines.filter { !$0.hasPrefix(" ") }.map { line in
      let parts = line.split(separator: ":")
      return "\(parts[0]):\(parts[3])"
    }
  }

  @Test("Paths and rules of the nearest configuration apply to each document") func nearest() throws {
    _ = try folder.write("excluded: [App/Old]\nrules: {unsupported-attribute: error}", to: ".nibterm.yml")
    _ = try folder.write("rules: {unsupported-attribute: note}", to: "Lib/.nibterm.yml")
    let run = try check("--severity", "note", ".")
    #expect(findings(run) == ["App/A.xib: error", "Lib/C.xib: note"])
    #expect(run.status == 1)
    #expect(
      run.error == "2 documents: 1 error, no warnings, 1 note; left out by the configuration: 1 document\n")
    let named = try check("App/Old/B.xib")
    #expect(named.output == "" && named.status == 0)
  }

  @Test("--config names a file, whose paths are relative to its folder") func named() throws {
    _ = try folder.write("rules: {unsupported-attribute: off}", to: ".nibterm.yml")
    _ = try folder.write(
      "included: [../App/*.xib]\nrules: {unsupported-attribute: error}", to: "ci/strict.yml")
    #expect(findings(try check("--config", "ci/strict.yml", ".")) == ["App/A.xib: error"])
    _ = try folder.write("disabled_rules: [unsupported-attribute, enable_autolayout]", to: "ci/iblinter.yml")
    #expect(findings(try check("--config", "ci/iblinter.yml", ".")) == [])
    #expect(try check("--config", "none.yml", ".").status == 64)
    #expect(try check("--config", "ci", ".").status == 64)
  }

  @Test("IBLinter's configuration is used if there is no other one") func ibLinter() throws {
    _ = try folder.write(
      "enabled_rules: [use_trait_collections]\nexcluded: [Lib, App/Old]", to: ".iblinter.yml")
    let run = try check("--only", "use-trait-collections,enable-autolayout", ".")
    #expect(findings(run) == ["App/A.xib: warning", "App/A.xib: warning"])
    _ = try folder.write("", to: ".nibterm.yml")
    #expect(findings(try check("--severity", "error", ".")) == [])
  }

  @Test("--only also uses rules that the configuration switches off") func only() throws {
    _ = try folder.write("rules: {unsupported-attribute: off}", to: ".nibterm.yml")
    #expect(findings(try check("App/A.xib")) == [])
    #expect(findings(try check("--only", "unsupported-attribute", "App/A.xib")) == ["App/A.xib: warning"])
  }

  @Test("Problems of configurations are reported once, before the documents") func problems() throws {
    _ = try folder.write("rules:\n  no-such-thing: off", to: ".nibterm.yml")
    _ = try folder.write("rules: [", to: "Lib/.nibterm.yml")
    let run = try check("App", "Lib")
    #expect(
      Array(run.lines.prefix(2)) == [
        ".nibterm.yml:2:3: warning: no rule named 'no-such-thing'; it is ignored. [configuration]",
        "Lib/.nibterm.yml:2:1: error: this is not valid YAML: while parsing a flow node: did not find expected node "
          + "content; the standard configuration is used [configuration]",
      ])
    #expect(findings(run).count == 5 && run.status == 1)
    #expect(run.error == "3 documents: 1 error, 4 warnings\n")
  }

  @Test("A configuration that cannot be read is an error, and the documents are checked") func unreadable()
    throws
  {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(".nibterm.yml"), withIntermediateDirectories: false)
    let run = try check("Lib")
    #expect(run.lines.first?.hasPrefix(".nibterm.yml: error: ") ?? false)
    #expect(run.lines.count == 3 && run.status == 1)
  }

  @Test("Standard input uses the configuration of the current folder, but is never left out")
  func standardInput() throws {
    _ = try folder.write("excluded: [.]\nrules: {unsupported-attribute: error}", to: ".nibterm.yml")
    let run = try CommandRun(
      arguments: ["check", "-"], input: SmallNibs.document("<label sparkle=\"YES\" id=\"a\"/>"),
      directory: folder.path)
    #expect(run.status == 1 && run.lines.count == 2)
  }
}
