/// The files that replace a document or its texts in other languages.
package struct LanguageFiles {
  private let place: DocumentFolder
  private let document: String

  init(of document: String) {
    self.document = document
    place = DocumentFolder(of: document)
  }

  /// The languages that have a file, in alphabetical order. String catalogs are read, strings files are not.
  var languages: [LanguageName] {
    let names = Set(stringsFiles.keys).union(otherDocuments.keys).union(
      catalogs.flatMap { $0.catalog.languages.map { LanguageName($0) } })
    return names.filter(\.isValid).sorted { $0.code < $1.code }
  }

  /// The path of the document that replaces this one in a language; `nil` if there is none.
  func document(in language: LanguageName) -> String? {
    let documents = documents
    guard let path = language.best(of: Array(documents.keys)).flatMap({ documents[$0] }) else { return nil }
    return isSame(path) ? nil : path
  }

  /// The texts of the best file for a language; `nil` if there is none.
  func table(for language: LanguageName) -> TranslationTable? {
    for (path, catalog) in catalogs {
      let names = catalog.languages
      let best = language.best(of: names.map { LanguageName($0) })
      if let best, let name = names.first(where: { LanguageName($0) == best }) {
        return TranslationTable(catalog, language: name, file: path)
      }
    }
    let files = stringsFiles
    guard let best = language.best(of: Array(files.keys)), let path = files[best] else { return nil }
    return TranslationFile(Disk.name(of: path), path: path)?.tables.first
  }

  /// Whether the document at a path is the one from which translations are made.
  package static func isDevelopmentDocument(_ path: String) -> Bool {
    LanguageFiles(of: path).isDevelopmentDocument
  }

  /// Whether the document is the one from which translations are made: not one of several documents of languages, or the
  /// first in `Base.lproj` or in English.
  var isDevelopmentDocument: Bool {
    guard let own = DocumentFolder.language(of: Disk.folder(of: document)) else { return true }
    let name = Disk.name(of: document)
    let base = Disk.path(of: Disk.path(of: name, in: "Base.lproj"), in: place.folder)
    if Disk.exists(base) { return false }
    return LanguageName(own).language == "en" || !documents.keys.contains { $0.language == "en" }
  }

  /// The documents in language folders.
  private var documents: [LanguageName: String] {
    Dictionary(place.localizedDocuments.map { (LanguageName($0.language), $0.path) }) { first, _ in first }
  }

  private var otherDocuments: [LanguageName: String] { documents.filter { !isSame($0.value) } }

  private func isSame(_ path: String) -> Bool {
    Disk.resolved(path) == Disk.resolved(document)
  }

  /// The strings files in language folders.
  private var stringsFiles: [LanguageName: String] {
    let paths = place.languageFolders.compactMap { folder -> (LanguageName, String)? in
      guard let language = DocumentFolder.language(of: folder) else { return nil }
      let name = Disk.path(of: place.name + TranslationFile.stringsEnding, in: folder)
      let path = Disk.path(of: name, in: place.folder)
      return Disk.exists(path) ? (LanguageName(language), path) : nil
    }
    return Dictionary(paths) { first, _ in first }
  }

  /// The string catalogs beside the document and in `mul.lproj`.
  private var catalogs: [(path: String, catalog: StringCatalog)] {
    place.translationPlaces.filter { Disk.name(of: $0.name, endsIn: [TranslationFile.catalogEnding]) }
      .compactMap { file in
        guard Disk.exists(file.path),
          case .catalog(let catalog)? = TranslationFile(file.name, path: file.path)?.content
        else { return nil }
        return (file.path, catalog)
      }
  }
}
