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

  @Test("The content of a file outside the project, to which a link leads, is not shown") func links() throws
  {
    let outside = try TemporaryFolder()
    try outside.write("token hunter2\nrules", to: "secret")
    try outside.write("hunter2: x\nrules: {unsupported-attribute: error}", to: "secret.yml")
    let link = folder.path + "/.nibterm.yml"
    for name in ["secret", "secret.yml"] {
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(outside.path)/\(name)")
      let run = try check("App")
      #expect(!run.output.contains("hunter2") && !run.error.contains("hunter2"))
      #expect(run.output.contains("its content is not shown, because the file is a link out of the project"))
      #expect(findings(run).contains("App/A.xib: error") == (name == "secret.yml"))
      try FileManager.default.removeItem(atPath: link)
    }
    // A link inside the project, and a file that the user names.
    try folder.write("none: x", to: "Lib/shared.yml")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Lib/shared.yml")
    #expect(try check("App").output.contains("no key named 'none'"))
    #expect(
      try check("App", "--config", outside.path + "/secret.yml").output.contains("no key named 'hunter2'"))
  }

  @Test("Long texts of configurations are shortened in messages") func longTexts() throws {
    let long = String(repeating: "x", count: 1_000)
    try folder.write("\(long): y\nrules: {missing-font: \(long)}\nexcluded: {}", to: ".nibterm.yml")
    let run = try check("App")
    #expect(run.output.contains("no key named '\(String(repeating: "x", count: 40))…'"))
    #expect(!run.output.contains(String(repeating: "x", count: 41)))
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
    #expect(findings(run) == ["<standard input>: error"])
  }
}
