import NibCore

/// A strings file or a string catalog with translations of a document. Its keys are the ids of objects, each followed by an
/// attribute, such as `la1-aa-001.text`.
package struct TranslationFile: Sendable {
  /// The name with that of its language folder, such as `de.lproj/Main.strings`.
  package let name: String
  /// The ids of the objects that have a translation.
  package let ids: Set<ExactText>

  /// The translations of a document: the files with its name in its folder, and in all language folders (`.lproj`) there
  /// or, if the document itself is in a language folder, beside that one. Files that cannot be read are left out.
  ///
  /// - Parameter document: the path of the document, which need not exist.
  package static func all(beside document: String) -> [TranslationFile] {
    var folder = Disk.folder(of: document)
    if folder == "." { folder = Disk.currentFolder }
    if isLanguage(folder) { folder = Disk.folder(of: folder) }
    let file = Disk.name(of: document)
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let languages = FolderWalk.names(in: folder).filter(isLanguage)
    let places = ([""] + languages).flatMap { language in
      endings.map { Disk.path(of: name + $0, in: language) }
    }
    return places.compactMap { place in
      FileBytes.ifReadable(Disk.path(of: place, in: folder)).map { TranslationFile(place, $0) }
    }
  }

  private static func isLanguage(_ folder: String) -> Bool { Disk.name(of: folder, endsIn: [".lproj"]) }

  private static let catalog = ".xcstrings"
  private static let endings = [".strings", catalog]

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    let isCatalog = Disk.name(of: name, endsIn: [TranslationFile.catalog])
    let keys = isCatalog ? TranslationFile.keys(ofCatalog: bytes) : StringsKeys.all(in: bytes)
    ids = Set(
      texts: keys.compactMap { key in
        // An id contains no points, and an attribute can.
        key.firstIndex(of: ".").map { String(key[..<$0]) }
      })
  }

  /// The parts of a string catalog that are read.
  private struct Catalog: Decodable {
    struct Entry: Decodable {}
    let strings: [String: Entry]
  }

  private static func keys(ofCatalog bytes: [UInt8]) -> [String] {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(bytes)) else { return [] }
    return catalog.strings.keys.sorted()
  }
}
