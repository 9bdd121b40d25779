/// The folder that contains a document and the language folders (`de.lproj`) with its translations.
package struct DocumentFolder: Sendable {
  /// The folder, which is around the document's language folder if it is in one; empty for the current folder.
  package let folder: String
  /// The name of the document without its ending: `Main`.
  package let name: String
  /// The ending of the document: `.storyboard`.
  private let ending: String

  /// - Parameter document: the path of the document, which need not exist.
  package init(of document: String) {
    var folder = Disk.folder(of: document)
    if folder == "." { folder = Disk.currentFolder }
    if Self.isLanguage(folder) { folder = Disk.folder(of: folder) }
    self.folder = folder == Disk.currentFolder ? "" : folder
    let file = Disk.name(of: document)
    let end = file.lastIndex(of: ".") ?? file.endIndex
    name = String(file[..<end])
    ending = String(file[end...])
  }

  /// The language of a language folder as written in its name, without `.lproj`; `nil` for another folder, and for
  /// `Base.lproj` and `mul.lproj`, which have no language.
  package static func language(of folder: String) -> String? {
    guard isLanguage(folder) else { return nil }
    let name = Disk.name(of: folder).dropLast(".lproj".count)
    return ["base", "mul"].contains(name.lowercased()) ? nil : String(name)
  }

  /// The names of the language folders, with `Base.lproj` and `mul.lproj`. If several are those of one language, the one
  /// that apps use comes first: `de.lproj` before `German.lproj`.
  package var languageFolders: [String] { Self.folders.value(in: folder.isEmpty ? "." : folder) }

  /// The files that can contain translations of the document, with the names to show in messages. Not all of them exist.
  package var translationPlaces: [(name: String, path: String)] {
    ([""] + languageFolders).flatMap { language in
      TranslationFile.endings.map { ending in
        let place = Disk.path(of: name + ending, in: language)
        return (place, Disk.path(of: place, in: folder))
      }
    }
  }

  /// The paths of the files from which a document is shown in other languages: those with its texts, and the documents in
  /// language folders that replace it. Not all of them exist.
  ///
  /// - Parameter document: the path of the document, which is left out.
  package func languagePaths(of document: String) -> [String] {
    let own = Disk.resolved(document)
    let documents = languageFolders.map {
      Disk.path(of: Disk.path(of: name + ending, in: $0), in: folder)
    }
    return translationPlaces.map(\.path) + documents.filter { Disk.resolved($0) != own }
  }

  /// Whether there is a file with translations or a copy of the document in a language folder.
  package var hasTranslations: Bool {
    !localizedDocuments.isEmpty || translationPlaces.contains { Disk.exists($0.path) }
  }

  /// The paths of the copies of the document in language folders, by language as written in the name of the folder. Each
  /// replaces the document in its language.
  package var localizedDocuments: [(language: String, path: String)] {
    languageFolders.compactMap { languageFolder in
      guard let language = Self.language(of: languageFolder) else { return nil }
      let path = Disk.path(of: Disk.path(of: name + ending, in: languageFolder), in: folder)
      return Disk.exists(path) ? (language, path) : nil
    }
  }

  /// The paths of the storyboards and xibs that have the same files with translations.
  package var documents: [String] {
    ([""] + languageFolders).flatMap { languageFolder in
      let path = Disk.path(of: languageFolder, in: folder)
      let files = names(in: languageFolder).files
      return DocumentName.sourceSuffixes.reversed().map { name + $0 }.filter(files.contains)
        .map { Disk.path(of: $0, in: path) }
    }
  }

  /// The name of the folder of a language, which need not exist.
  package func folder(of language: LanguageName) -> String {
    languageFolders.first { Self.language(of: $0).map { LanguageName($0) } == language }
      ?? language.code + ".lproj"
  }

  private static let folders = FolderFact { names in
    let folders = names.filter(isLanguage)
    return folders.filter { !hasOldName($0) } + folders.filter(hasOldName)
  }

  /// Whether a folder is named after a language in another form than that of its code.
  private static func hasOldName(_ folder: String) -> Bool {
    language(of: folder).map { LanguageName($0).code != $0 } ?? false
  }

  private static func isLanguage(_ folder: String) -> Bool { Disk.name(of: folder, endsIn: [".lproj"]) }
}

extension DocumentFolder {
  /// Whether a document is in `Base.lproj`.
  package func isInBase(_ document: String) -> Bool {
    Disk.name(of: Disk.folder(of: document)) == "Base.lproj"
  }

  /// The names of files in a folder that matter for translations. All but `files` are without endings.
  private struct Names: Sendable {
    let files: Set<String>
    let documents: Set<String>
    /// The strings files, in the order of their names.
    let strings: [String]
    /// The documents and the files with translations.
    let localized: Set<String>

    init(_ files: [String]) {
      func names(endingWith endings: [String]) -> [String] {
        files.compactMap { file in
          endings.first { file.hasSuffix($0) }.map { String(file.dropLast($0.count)) }
        }
      }
      self.files = Set(files)
      documents = Set(names(endingWith: DocumentName.suffixes))
      strings = names(endingWith: [TranslationFile.stringsEnding])
      localized = documents.union(names(endingWith: TranslationFile.endings))
    }
  }

  /// The names in a language folder; empty stands for the folder itself.
  private func names(in languageFolder: String) -> Names {
    let path = Disk.path(of: languageFolder, in: folder)
    return Self.names.value(in: path.isEmpty ? "." : path)
  }

  private static let names = FolderFact(Names.init)

  /// The languages into which documents in `Base.lproj` are translated with files of their own.
  package var languagesOfNeighbours: [String] {
    let documents = names(in: "Base.lproj").documents
    return languages { $0.localized.contains { $0 != name && documents.contains($0) } }
  }

  /// The languages of the strings files and copies of the document.
  package var languagesOfDocument: [String] { languages { $0.localized.contains(name) } }

  private func languages(where hasTranslations: (Names) -> Bool) -> [String] {
    languageFolders.compactMap { languageFolder in
      guard let language = Self.language(of: languageFolder) else { return nil }
      return hasTranslations(names(in: languageFolder)) ? language : nil
    }
  }

  /// The strings files in language folders whose keys are those of a document, but without a document of their name.
  /// Each has the place of its first key.
  package var orphans: [(name: String, place: SourceLocation)] {
    let folders = ([""] + languageFolders).map(names)
    return zip(languageFolders, folders.dropFirst()).flatMap { languageFolder, names in
      names.strings
        .filter { name in
          !Self.namesOfOtherTables.contains(name) && !folders.contains { $0.documents.contains(name) }
        }
        .compactMap { name in
          let file = Disk.path(of: name + TranslationFile.stringsEnding, in: languageFolder)
          let path = Disk.path(of: file, in: folder)
          guard let content = TranslationFile(file, path: path), let key = content.firstKeyOfDocument else {
            return nil
          }
          return (name, key)
        }
    }
  }

  /// Tables that code uses.
  private static let namesOfOtherTables: Set<String> = ["Localizable", "InfoPlist", "Root"]
}

extension TranslationFile {
  /// The place of the first key, if most keys are those of objects in documents.
  fileprivate var firstKeyOfDocument: SourceLocation? {
    guard case .strings(let strings) = content, let first = strings.entries.first else { return nil }
    let count = strings.entries.count { TranslationPlan.hasGeneratedID($0.key) }
    guard count * 2 > strings.entries.count else { return nil }
    return first.keyRange.isEmpty
      ? SourceLocation(file: path) : strings.text.location(of: first.keyRange.lowerBound, file: path)
  }
}
