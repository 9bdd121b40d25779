import NibSupport

/// The files with the translations of a document, and the decision which of them has the texts of a language. All commands
/// use this decision.
///
/// The first of these files that has texts in a language is the table of the language: a string catalog beside the document,
/// a string catalog in `mul.lproj`, the strings file in the folder with the code of the language (`de.lproj`), and one in a
/// folder with another name of it (`German.lproj`). Apps use a single table, and Xcode does not build a string catalog beside
/// strings files of the same name.
package struct TranslationTables: Sendable {
  /// The texts of one language in one file.
  package struct Source: Sendable {
    package let language: LanguageName
    /// The language as written in the file or in the name of its folder.
    package let writtenLanguage: String
    /// The name of the file and of its language folder, such as `de.lproj/Main.strings`.
    package let name: String
    package let path: String
    /// The file if it has been read.
    private let file: TranslationFile?

    fileprivate init(_ language: String, _ name: String, _ path: String, _ file: TranslationFile?) {
      (self.language, writtenLanguage) = (LanguageName(language), language)
      (self.name, self.path, self.file) = (name, path, file)
    }

    /// The file, which is read if it has not been; `nil` if it has been deleted.
    package var content: TranslationFile? { file ?? TranslationFile(name, path: path) }

    /// The texts; `nil` if the file has been deleted.
    package var table: TranslationTable? { content?.table(of: writtenLanguage) }
  }

  /// Texts that apps do not use, because another file has texts in the same language.
  package struct Unused: Sendable {
    package let source: Source
    /// The texts that apps use.
    package let used: Source
  }

  /// The tables by language.
  private let sources: [LanguageName: Source]
  /// The texts that apps do not use, in the order of the files.
  package let unused: [Unused]
  /// The paths of the files with texts that apps use.
  private let usedPaths: Set<ExactText>
  /// The reasons why string catalogs cannot be read completely. Each can hide texts of any language.
  private let problemsOfCatalogs: [Diagnostic]

  /// Finds the files of a document, and reads the string catalogs.
  package init(of folder: DocumentFolder) {
    var (sources, catalogs): ([Source], [TranslationFile]) = ([], [])
    for place in folder.translationPlaces where Disk.exists(place.path) {
      if Self.isCatalog(place.name) {
        guard let catalog = TranslationFile(place.name, path: place.path) else { continue }
        catalogs.append(catalog)
        sources += Self.sources(of: catalog)
      } else if let language = DocumentFolder.language(of: Disk.folder(of: place.path)) {
        sources.append(Source(language, place.name, place.path, nil))
      }
    }
    self.init(sources, catalogs)
  }

  /// The tables of files that have been read.
  package init(_ files: [TranslationFile]) {
    self.init(files.flatMap(Self.sources), files.filter { Self.isCatalog($0.name) })
  }

  /// Whether a file is a string catalog, judged by its name or path.
  package static func isCatalog(_ name: String) -> Bool {
    Disk.name(of: name, endsIn: [TranslationFile.catalogEnding])
  }

  private static func sources(of file: TranslationFile) -> [Source] {
    file.languages.map { Source($0, file.name, file.path, file) }
  }

  private init(_ all: [Source], _ catalogs: [TranslationFile]) {
    var sources: [LanguageName: Source] = [:]
    var unused: [Unused] = []
    for source in all.filter({ Self.isCatalog($0.name) }) + all.filter({ !Self.isCatalog($0.name) }) {
      if let used = sources[source.language] {
        unused.append(Unused(source: source, used: used))
      } else {
        sources[source.language] = source
      }
    }
    (self.sources, self.unused) = (sources, unused)
    usedPaths = Set(texts: sources.values.map(\.path))
    problemsOfCatalogs = catalogs.compactMap(\.problem)
  }

  /// The languages that have a table.
  package var languages: [LanguageName] { Array(sources.keys) }

  /// The table of exactly this language; `nil` if there is none.
  package subscript(language: LanguageName) -> Source? { sources[language] }

  /// The table whose texts a document shows in a language; `nil` if there is none.
  package func best(for language: LanguageName) -> Source? {
    language.best(of: languages).flatMap { sources[$0] }
  }

  /// The reasons why the texts of a table, or those of any string catalog, cannot be read completely.
  package func problems(of source: Source?) -> [Diagnostic] {
    (problemsOfCatalogs + [source?.content?.problem].compactMap(\.self)).uniqued()
  }

  /// Whether apps use no text of a file, because other files have texts in all of its languages.
  package func isUnused(_ file: TranslationFile) -> Bool {
    !usedPaths.contains(text: file.path) && unused.contains { $0.source.path == file.path }
  }
}
