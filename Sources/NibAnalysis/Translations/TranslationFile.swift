import NibCore

/// A strings file or a string catalog with translations of a document. Its keys are the ids of objects, each followed by an
/// attribute, such as `la1-aa-001.text`.
package struct TranslationFile: Sendable {
  /// The name with that of its language folder, such as `de.lproj/Main.strings`.
  package let name: String
  /// The ids of the objects that have a translation.
  package let ids: Set<ExactText>
  /// The reason why the file or a part of it cannot be read, with its place; `nil` if everything can.
  package let problem: Diagnostic?

  /// The translations of a document: the files with its name in its folder, and in all language folders (`.lproj`) there
  /// or, if the document itself is in a language folder, beside that one.
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
    return places.compactMap { TranslationFile($0, in: folder == Disk.currentFolder ? "" : folder) }
  }

  private static func isLanguage(_ folder: String) -> Bool { Disk.name(of: folder, endsIn: [".lproj"]) }

  private static let catalog = ".xcstrings"
  private static let endings = [".strings", catalog]

  /// - Returns: `nil` if there is no such file.
  private init?(_ name: String, in folder: String) {
    self.name = name
    let path = Disk.path(of: name, in: folder)
    let keys: [String]
    do throws(NibReadError) {
      let bytes = try FileBytes.readDocument(path)
      if Disk.name(of: name, endsIn: [TranslationFile.catalog]) {
        let catalog = StringCatalog(bytes)
        keys = catalog.keys
        problem = catalog.problem.map { TranslationFile.diagnostic($0, "string catalog", path, bytes) }
      } else {
        let strings = StringsFile(bytes)
        keys = strings.keys
        problem = strings.problem.map { TranslationFile.diagnostic($0, "strings file", path, strings.text) }
      }
    } catch {
      if error.diagnostic.id == "no-file" { return nil }
      keys = []
      problem = Diagnostic(
        TranslationFile.rule, .warning, "the translations cannot be read: \(error.diagnostic.message)",
        at: SourceLocation(file: path, line: 0, column: 0))
    }
    ids = Set(
      texts: keys.compactMap { key in
        // An id contains no points, and an attribute can.
        key.firstIndex(of: ".").map { String(key[..<$0]) }
      })
  }

  /// The id of the rule about files that cannot be read.
  static let rule = "unreadable-translation"

  private static func diagnostic(
    _ problem: TranslationProblem, _ kind: String, _ path: String, _ text: [UInt8]
  ) -> Diagnostic {
    Diagnostic(
      rule, .warning, "this is not a valid \(kind): \(problem.message)",
      at: SourceLocation(of: problem.offset, in: text, file: path))
  }
}
