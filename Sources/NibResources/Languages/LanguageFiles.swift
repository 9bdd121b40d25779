/// The files that replace a document or its texts in other languages. They are found, and string catalogs are read, once for
/// all languages; strings files are read for their language.
package final class LanguageFiles: Sendable {
  private let place: DocumentFolder
  private let document: String
  private let knownTables = NibLazy<TranslationTables>()
  private let knownDocuments = NibLazy<[LanguageName: String]>()

  init(of document: String) {
    self.document = document
    place = DocumentFolder(of: document)
  }

  /// The files with texts.
  var tables: TranslationTables { knownTables.get { TranslationTables(of: place) } }

  /// The languages that have a file, in alphabetical order. String catalogs are read, strings files are not.
  package var languages: [LanguageName] {
    Set(tables.languages).union(otherDocuments.keys).filter(\.isValid).sorted { $0.code < $1.code }
  }

  /// The path of the document that replaces this one in a language; `nil` if there is none.
  func document(in language: LanguageName) -> String? {
    let documents = documents
    guard let path = language.best(of: Array(documents.keys)).flatMap({ documents[$0] }) else { return nil }
    return isSame(path) ? nil : path
  }

  /// The texts of the best file for a language; `nil` if there is none.
  func table(for language: LanguageName) -> TranslationTable? { tables.best(for: language)?.table }

  /// Whether there are neither texts in a language nor a document of its own for it. Pseudolanguages need none.
  package func lack(_ language: ShownLanguage) -> Bool {
    guard case .named(let name) = language else { return false }
    return table(for: name) == nil && document(in: name) == nil
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
    knownDocuments.get {
      Dictionary(place.localizedDocuments.map { (LanguageName($0.language), $0.path) }) { first, _ in first }
    }
  }

  private var otherDocuments: [LanguageName: String] { documents.filter { !isSame($0.value) } }

  private func isSame(_ path: String) -> Bool {
    Disk.resolved(path) == Disk.resolved(document)
  }
}
