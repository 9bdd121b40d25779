import Foundation
import Testing

/// `nibterm strings`, and files with translations as arguments of commands.
@Suite struct StringsCommandTests {
  private static let nib = SmallNibs.document("<label text=\"Save\" id=\"aaa-aa-aaa\"/>")

  private static func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      ["Base.lproj/Card.xib": nib, "de.lproj/Card.strings": "\"aaa-aa-aaa.text\" = \"Sichern\";\n"].merging(
        files
      ) {
        $1
      })
  }

  private static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun(arguments: ["strings"] + arguments, directory: folder.path)
  }

  @Test(
    "Texts are exported for languages only",
    arguments: [
      ("../x", "'../x' is not the code of a language, such as de or pt-BR"),
      ("", "'' is not the code of a language, such as de or pt-BR"),
      (
        "double",
        "'double' is a pseudolanguage, into which nothing is translated; name a language such as de or pt-BR"
      ),
    ])
  func invalidLanguages(name: String, message: String) throws {
    let folder = try Self.folder()
    for output in ["out.xliff", "out.xcloc"] {
      let run = try Self.run(["export", "--language", name, "-o", output, "."], in: folder)
      #expect(run.status == 64)
      #expect(run.error.hasPrefix("Error: \(message).\n"), "\(run.error)")
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["Base.lproj", "de.lproj"])
  }

  @Test("Keys without a text in the document are named, and those that are removed") func prune() throws {
    let stale = "\"aaa-aa-aaa.text\" = \"Sichern\";\n\"old-id-001.text\" = \"Alt\";\n"
    let folder = try Self.folder(["de.lproj/Card.strings": stale])
    let usual = try Self.run(["sync", "--dry-run"], in: folder)
    #expect(
      usual.error.contains("note: 1 key without a text in the document: 'old-id-001.text'"), "\(usual.error)")
    let pruned = try Self.run(["sync", "--dry-run", "--prune"], in: folder)
    #expect(usual.error.contains("--prune removes 1"), "\(usual.error)")
    #expect(pruned.output.contains("1 removed: 'old-id-001.text'"), "\(pruned.output)")
  }

  @Test("A localization catalog that cannot be written leaves nothing behind, and one that can is read again")
  func catalog() throws {
    let folder = try Self.folder(["de.xcloc/Notes/a.txt": "Keep"])
    let failed = try Self.run(["export", "--language", "de", "-o", "de.xcloc", "."], in: folder)
    #expect(failed.status == 1)
    #expect(failed.error.contains("the catalog cannot be written: it is a folder that contains other files"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/de.xcloc") == ["Notes"])
    #expect(try Self.run(["export", "--language", "de", "-o", "new.xcloc", "."], in: folder).status == 0)
    try folder.write("\"aaa-aa-aaa.text\" = \"Alt\";\n", to: "de.lproj/Card.strings")
    let run = try Self.run(["import", "new.xcloc"], in: folder)
    #expect(run.output == "de.lproj/Card.strings: 1 translation\n")
    #expect(!run.error.contains("No translation changes."))
  }

  @Test("A file that may belong to another document is reported, and is not said to be complete")
  func otherDocument() throws {
    let folder = try TemporaryFolder([
      "Base.lproj/Card.xib": Self.nib, "de.lproj/Card.strings": "\"zzz-zz-zzz.text\" = \"Sichern\";\n",
    ])
    let run = try Self.run(["sync", "."], in: folder)
    #expect(run.status == 0)
    #expect(run.error.contains("no key of this file is in 'Card.xib'"))
    #expect(!run.error.contains("All translations have the keys"))
    #expect(try Self.run(["sync", "--dry-run", "."], in: folder).status == 1)
  }

  @Test("A file with translations as an argument stands for its document, once") func filesAsArguments()
    throws
  {
    let folder = try Self.folder(["fr.lproj/Card.strings": "", "fr.lproj/Localizable.strings": ""])
    let files = ["de.lproj/Card.strings", "fr.lproj/Card.strings", "fr.lproj/Localizable.strings"]
    let check = try CommandRun(arguments: ["check"] + files, directory: folder.path)
    #expect(check.error.hasPrefix("1 document: "), "\(check.error)")
    let other = try CommandRun(arguments: ["check", files[2]], directory: folder.path)
    #expect(other.status == 0)
    let sync = try Self.run(["sync", "fr.lproj/Card.strings"], in: folder)
    #expect(sync.output == "fr.lproj/Card.strings: 1 added\n")
  }

  @Test("Importing a new language says that the Xcode project does not contain it") func unlisted() throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); knownRegions = (en, Base); };
      G = { isa = PBXGroup; children = (B); sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = Base.lproj/Card.xib; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (R); };
      R = { isa = PBXResourcesBuildPhase; files = (B1); };
      B1 = { isa = PBXBuildFile; fileRef = B; };
      }; }

      """
    let folder = try Self.folder(["App.xcodeproj/project.pbxproj": project])
    let sync = try Self.run(["sync", "."], in: folder)
    #expect(
      sync.error.contains("no target of App.xcodeproj contains 'de.lproj/Card.strings'"), "\(sync.error)")
    #expect(sync.status == 0)
    _ = try Self.run(["export", "--language", "de", "-o", "a.xliff", "."], in: folder)
    try FileManager.default.removeItem(atPath: folder.path + "/de.lproj")
    let run = try Self.run(["import", "a.xliff"], in: folder)
    #expect(run.output == "de.lproj/Card.strings: 1 translation\n")
    #expect(!run.error.contains("No translation changes."))
    #expect(
      run.error.contains(
        "App.xcodeproj/project.pbxproj:3:55: warning: no target of App.xcodeproj contains 'de.lproj/Card.strings'"
      ),
      "\(run.error)")
    let repeated = try Self.run(["import", "a.xliff"], in: folder)
    #expect(repeated.output.isEmpty)
    #expect(repeated.error.contains("No translation changes."), "\(repeated.error)")
    #expect(repeated.status == 0)
  }
}
