import NibCore
import NibSupport

extension CheckRule {
  package static let unlistedLanguage = CheckRule(
    "unlisted-language", .translations, .warning,
    "The Xcode project of a document does not contain one of its translations, so the app does not have it.",
    details: """
      Xcode copies a strings file, a string catalog or a document of a language only if a target contains it: as a part of \
      the group of the document in the project, or in a folder that belongs to the target. The rule also reports languages \
      that are missing in the project's list of languages (`knownRegions`). The place is in the project file.
      """,
    advice: """
      Add the language to the project in Xcode (Info, Localizations), and the file to the group of the document (File \
      inspector, Localization).
      """,
    wrong: .project(regions: "en, Base", versions: "X"),
    right: .project(regions: "en, Base, de", versions: "X, D"),
    find: { context in
      let document = context.document
      guard let projects = context.project.program?.projects, !projects.isEmpty,
        document.isInDevelopmentLanguage,
        DocumentFolder(of: document.file).hasTranslations
      else { return [] }
      let languages = ProjectLanguages(
        of: document.file, in: projects, isChecked: context.configuration.checksTranslations)
      return languages.gaps().map {
        context.finding($0.message, at: $0.place)
      }
    })
}

/// Remarks on translations that the apps of documents do not contain or use, for commands that write them. The projects
/// around several documents are read once, and a remark about several documents is made once.
package struct TranslationRemarks {
  private var projects: [[ExactText]: SourceProjects] = [:]
  private var made: Set<Diagnostic> = []

  package init() {}

  /// - Parameter newFiles: the paths of files with translations that do not exist yet.
  package mutating func remarks(on document: String, newFiles: [String] = []) -> [Diagnostic] {
    guard LanguageFiles.isDevelopmentDocument(document) else { return [] }
    let gaps = ProjectLanguages(of: document, in: projects(around: document)).gaps(with: newFiles).map {
      Diagnostic(CheckRule.unlistedLanguage.kind, $0.message, at: $0.place)
    }
    let unused = TranslationTables(of: DocumentFolder(of: document)).unused
    return (CheckRule.duplicateLanguages(unused) + gaps).filter { made.insert($0).inserted }
  }

  /// Says that translations were made from another language than that of their document; `nil` if they were not.
  ///
  /// - Parameter source: the language from which they were made; empty if it is not known.
  package mutating func message(onSource source: String, of document: String) -> String? {
    guard !source.isEmpty, LanguageFiles.isDevelopmentDocument(document) else { return nil }
    let catalogs = TranslationFile.all(beside: document).lazy.compactMap(\.developmentLanguage)
    let known =
      catalogs.first.map { LanguageName($0) }
      ?? DevelopmentLanguage.of(document, in: projects(around: document))
    // Most documents are in English.
    guard LanguageName(source).language != known?.language ?? "en" else { return nil }
    let reason =
      known.map { "the development language of '\(Disk.name(of: document))' is '\($0.code)'" }
      ?? "neither an Xcode project nor a string catalog says that '\(Disk.name(of: document))' is in this language"
    return "source-language is '\(source)', but \(reason); check that its texts were translated"
  }

  private mutating func projects(around document: String) -> SourceProjects {
    let files = SourceProjects.files(around: document)
    let key = files.map { ExactText($0) }
    let known = projects[key] ?? SourceProjects(files)
    projects[key] = known
    return known
  }
}

extension RuleExample {
  /// A document with a strings file, in a project.
  ///
  /// - Parameters:
  ///   - versions: the ids of the versions of the document: `X` the document, `D` the strings file.
  fileprivate static func project(regions: String, versions: String) -> RuleExample {
    .translated(
      #""na1-me-001.text" = "Bezeichnung";"#,
      files: [
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T);
          knownRegions = (\(regions)); };
        G = { isa = PBXGroup; children = (V); sourceTree = "<group>"; };
        V = { isa = PBXVariantGroup; name = Example.xib; children = (\(versions)); sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = Example.xib; sourceTree = "<group>"; };
        D = { isa = PBXFileReference; path = de.lproj/Example.strings; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (R); };
        R = { isa = PBXResourcesBuildPhase; files = (B); };
        B = { isa = PBXBuildFile; fileRef = V; };
        }; }

        """
      ])
  }
}
