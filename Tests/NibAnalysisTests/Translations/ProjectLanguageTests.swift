import NibCore
import TestSupport
import Testing

@testable import NibAnalysis

/// Translations that the Xcode project of a document does not contain.
@Suite struct ProjectLanguageTests {
  /// - Parameter development: the development language; `nil` for none.
  private static func project(regions: String, versions: String, development: String? = nil) -> String {
    """
    // !$*UTF8*$!
    { objects = {
    P = { isa = PBXProject; mainGroup = G; targets = (T);\(development.map { " developmentRegion = \($0);" } ?? "")
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

  // MARK: The development language

  @Test(
    "Translations from another language than that of the document are reported",
    arguments: [
      ("en", "English", [:], nil), ("en-GB", "en", [:], nil), ("", "en", [:], nil), ("en", nil, [:], nil),
      ("fr", "en", [:], "source-language is 'fr', but the development language of 'Main.xib' is 'en'"),
      ("en", "fr", [:], "source-language is 'en', but the development language of 'Main.xib' is 'fr'"),
      (
        "fr", nil, [:],
        "source-language is 'fr', but neither an Xcode project nor a string catalog says that 'Main.xib' is in this "
          + "language"
      ),
      ("de", "en", ["App/mul.lproj/Main.xcstrings": "{\"sourceLanguage\":\"de\",\"strings\":{}}"], nil),
    ] as [(String, String?, [String: String], String?)])
  func sourceLanguage(source: String, development: String?, files: [String: String], message: String?) throws
  {
    let project = Self.project(regions: "en, Base", versions: "B, D", development: development)
    let folder = try TemporaryFolder(
      files.merging(["App/Base.lproj/Main.xib": "", "App.xcodeproj/project.pbxproj": project]) { $1 })
    var remarks = TranslationRemarks()
    #expect(
      remarks.message(onSource: source, of: folder.path + "/App/Base.lproj/Main.xib")
        == message.map { $0 + "; check that its texts were translated" })
  }

  @Test(
    "A strings file in the development language of the project needs no translations",
    arguments: [("en", []), ("English", []), ("fr", ["en"])] as [(String, [String])])
  func missingInDevelopmentLanguage(development: String, languages: [String]) throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    let labels = ["Name", "Town", "Street"].map { "<label text=\"\($0)\" id=\"\($0)\">\(frame)</label>" }
    // Most of these texts are not those of the document, as if English were a language into which it is translated.
    let folder = try TemporaryFolder([
      "App/Base.lproj/Main.xib": "", "App/en.lproj/Main.strings": "\"Name.text\" = \"Title\";\n",
      "App.xcodeproj/project.pbxproj": Self.project(
        regions: "en, Base", versions: "B, D", development: development),
    ])
    let path = folder.path + "/App/Base.lproj/Main.xib"
    let projects = SourceProjects(SourceProjects.files(around: path))
    let document = CheckSample.document("XIB", "<objects>\(labels.joined())</objects>", file: path)
    let tables = CheckedTranslations(document, in: projects).tables
    #expect(tables.filter { !$0.isOfDevelopment }.map(\.table.language) == languages)
  }

  @Test(
    "Without a project, a strings file in English is one of the development language if it does not have other texts",
    arguments: [
      ("", []), ("\"Name.text\" = \"Name\";\n", []),
      ("\"Name.text\" = \"Name\";\n\"Town.text\" = \"City\";\n", []),
      ("\"Name.text\" = \"Title\";\n", ["en"]),
    ] as [(String, [String])])
  func missingWithoutProject(english: String, languages: [String]) throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    let labels = ["Name", "Town"].map { "<label text=\"\($0)\" id=\"\($0)\">\(frame)</label>" }
    let folder = try TemporaryFolder(["Base.lproj/Main.xib": "", "en.lproj/Main.strings": english])
    let document = CheckSample.document(
      "XIB", "<objects>\(labels.joined())</objects>", file: folder.path + "/Base.lproj/Main.xib")
    let tables = CheckedTranslations(document, in: nil).tables
    #expect(tables.filter { !$0.isOfDevelopment }.map(\.table.language) == languages)
  }

  @Test("Nothing is said without a project that contains the document") func noProject() throws {
    let other = Self.project(regions: "en", versions: "").replacing("Main.xib", with: "Other.xib")
    let files = ["App/de.lproj/Main.strings": "", "App.xcodeproj/project.pbxproj": other]
    #expect(try Self.remarks(files, on: "App/Base.lproj/Main.xib").isEmpty)
    #expect(try Self.remarks(["App/de.lproj/Main.strings": ""], on: "App/Base.lproj/Main.xib").isEmpty)
  }
}
