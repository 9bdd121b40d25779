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

  /// The names of the language folders, with `Base.lproj` and `mul.lproj`.
  package var languageFolders: [String] { Self.folders.value(in: folder.isEmpty ? "." : folder) }

  /// The languages of the language folders, as written in their names.
  package var languages: [String] { languageFolders.compactMap(Self.language) }

  /// The files that can contain translations of the document, with the names to show in messages. Not all of them exist.
  package var translationPlaces: [(name: String, path: String)] {
    ([""] + languageFolders).flatMap { language in
      [TranslationFile.stringsEnding, TranslationFile.catalogEnding].map { ending in
        let place = Disk.path(of: name + ending, in: language)
        return (place, Disk.path(of: place, in: folder))
      }
    }
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

  private static let folders = FolderFact { $0.filter(isLanguage) }

  private static func isLanguage(_ folder: String) -> Bool { Disk.name(of: folder, endsIn: [".lproj"]) }
}
