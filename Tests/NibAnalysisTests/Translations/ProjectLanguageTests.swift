import NibCore
import TestSupport
import Testing

@testable import NibAnalysis

/// Translations that the Xcode project of a document does not contain.
@Suite struct ProjectLanguageTests {
  private static func project(regions: String, versions: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
    P = { isa = PBXProject; mainGroup = G; targets = (T);
      knownRegions = (\(regions));
    };
    G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
    F = { isa = PBXGroup; children = (V, C); path = App; sourceTree = "<group>"; };
    V /* Main.xib */ = {
      isa = PBXVariantGroup; name = Main.xib; children = (\(versions)); sourceTree = "<group>"; };
    B = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.xib; sourceTree = "<group>"; };
    D = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
    C = { isa = PBXFileReference; path = Cell.xib; sourceTree = "<group>"; };
    T = { isa = PBXNativeTarget; name = App; buildPhases = (R); };
    R = { isa = PBXResourcesBuildPhase; files = (B1, B2); };
    B1 = { isa = PBXBuildFile; fileRef = V; };
    B2 = { isa = PBXBuildFile; fileRef = C; };
    }; }

    """
  }

  private static func remarks(_ files: [String: String], on document: String, newFiles: [String] = []) throws
    -> [String]
  {
    let folder = try TemporaryFolder(files.merging(["App/Base.lproj/Main.xib": ""]) { first, _ in first })
    var remarks = TranslationRemarks()
    func remark() -> [Diagnostic] {
      remarks.remarks(
        on: "\(folder.path)/\(document)", newFiles: newFiles.map { "\(folder.path)/\($0)" })
    }
    let first = remark()
    // Remarks are made once, also if several documents are written.
    #expect(remark().isEmpty)
    return first.map { $0.rendered.replacing("\(folder.path)/", with: "") }
  }

  @Test("A strings file that is not in the group of its document is reported at the group") func strings()
    throws
  {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project(regions: "en, Base, de", versions: "B"),
      "App/de.lproj/Main.strings": "",
    ]
    #expect(
      try Self.remarks(files, on: "App/Base.lproj/Main.xib") == [
        """
        App.xcodeproj/project.pbxproj:8:1: warning: no target of App.xcodeproj contains 'de.lproj/Main.strings', so the \
        app does not have this translation [unlisted-language]
        """
      ])
  }

  @Test("A language that the project does not list is reported at the list") func regions() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": Self.project(regions: "en, Base", versions: "B, D"),
      "App/de.lproj/Main.strings": "",
    ]
    #expect(
      try Self.remarks(files, on: "App/Base.lproj/Main.xib") == [
        """
        App.xcodeproj/project.pbxproj:4:3: warning: the languages of App.xcodeproj (knownRegions) lack 'de', so Xcode \
        neither lists nor exports the translations [unlisted-language]
        """
      ])
  }

  @Test("A new file, a document of a language and a string catalog count, too") func otherFiles() throws {
    let project = Self.project(regions: "en, Base, de", versions: "B, D")
    let all = ["App.xcodeproj/project.pbxproj": project, "App/de.lproj/Main.strings": ""]
    #expect(try Self.remarks(all, on: "App/Base.lproj/Main.xib").isEmpty)
    let new = try Self.remarks(
      all.merging(["App/ja.lproj/Main.xib": ""]) { $1 }, on: "App/Base.lproj/Main.xib",
      newFiles: ["App/fr.lproj/Main.strings"])
    #expect(new.first?.contains("'ja.lproj/Main.xib', 'fr.lproj/Main.strings', so") == true, "\(new)")
    let catalog = try Self.remarks(
      all.merging(["App/Cell.xib": "", "App/Cell.xcstrings": "{}"]) { $1 }, on: "App/Cell.xib")
    #expect(catalog.first?.contains("contains 'Cell.xcstrings'") == true, "\(catalog)")
  }

  @Test("Nothing is said without a project that contains the document") func noProject() throws {
    let other = Self.project(regions: "en", versions: "").replacing("Main.xib", with: "Other.xib")
    let files = ["App/de.lproj/Main.strings": "", "App.xcodeproj/project.pbxproj": other]
    #expect(try Self.remarks(files, on: "App/Base.lproj/Main.xib").isEmpty)
    #expect(try Self.remarks(["App/de.lproj/Main.strings": ""], on: "App/Base.lproj/Main.xib").isEmpty)
  }
}
