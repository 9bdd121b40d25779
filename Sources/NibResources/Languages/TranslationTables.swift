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

    /// The texts; `nil` if the file has been deleted.
    package var table: TranslationTable? {
      (file ?? TranslationFile(name, path: path))?.table(of: writtenLanguage)
    }
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

  /// Finds the files of a document, and reads the string catalogs.
  package init(of folder: DocumentFolder) {
    self.init(
      folder.translationPlaces.flatMap { place -> [Source] in
        guard Disk.exists(place.path) else { return [] }
        if Disk.name(of: place.name, endsIn: [TranslationFile.catalogEnding]) {
          return TranslationFile(place.name, path: place.path).map(Self.sources) ?? []
        }
        let language = DocumentFolder.language(of: Disk.folder(of: place.path))
        return language.map { [Source($0, place.name, place.path, nil)] } ?? []
      })
  }

  /// The tables of files that have been read.
  package init(_ files: [TranslationFile]) { self.init(files.flatMap(Self.sources)) }

  private static func sources(of file: TranslationFile) -> [Source] {
    file.languages.map { Source($0, file.name, file.path, file) }
  }

  private init(_ all: [Source]) {
    var sources: [LanguageName: Source] = [:]
    var unused: [Unused] = []
    let catalogs = all.filter { Disk.name(of: $0.name, endsIn: [TranslationFile.catalogEnding]) }
    let strings = all.filter { !Disk.name(of: $0.name, endsIn: [TranslationFile.catalogEnding]) }
    for source in catalogs + strings {
      if let used = sources[source.language] {
        unused.append(Unused(source: source, used: used))
      } else {
        sources[source.language] = source
      }
    }
    (self.sources, self.unused) = (sources, unused)
    usedPaths = Set(texts: sources.values.map(\.path))
  }

  /// The languages that have a table.
  package var languages: [LanguageName] { Array(sources.keys) }

  /// The table of exactly this language; `nil` if there is none.
  package subscript(language: LanguageName) -> Source? { sources[language] }

  /// The table whose texts a document shows in a language; `nil` if there is none.
  package func best(for language: LanguageName) -> Source? {
    language.best(of: languages).flatMap { sources[$0] }
  }

  /// Whether apps use no text of a file, because other files have texts in all of its languages.
  package func isUnused(_ file: TranslationFile) -> Bool {
    !usedPaths.contains(text: file.path) && unused.contains { $0.source.path == file.path }
  }
}
