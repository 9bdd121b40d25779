import NibCore

/// A localization catalog of Xcode (`.xcloc`): a folder with an XLIFF file and a file `contents.json` that names its
/// languages.
package struct LocalizationCatalog {
  package static let ending = ".xcloc"
  private static let contentsName = "contents.json"
  private static let folderName = "Localized Contents"

  /// The folder.
  private let path: String
  private let language: String
  private let sourceLanguage: String

  package init(path: String, language: String, sourceLanguage: String) {
    (self.path, self.language, self.sourceLanguage) = (path, language, sourceLanguage)
  }

  // MARK: Reading

  /// Reads the XLIFF file at a path, or that of the localization catalog at the path.
  ///
  /// - Throws: an error that says why the file cannot be read, or why it is not one for the language of the catalog.
  package static func read(_ path: String) throws(NibReadError) -> XLIFF {
    guard Disk.isFolder(path) else { return try XLIFF(FileBytes.readDocument(path), file: path) }
    let contents = try targetLanguage(of: path)
    let file = xliff(in: path, contents?.language)
    let xliff = try XLIFF(FileBytes.readDocument(file), file: file)
    guard let contents else { return xliff }
    for part in xliff.files {
      guard let other = part.targetLanguage, LanguageName(other) != LanguageName(contents.language) else {
        continue
      }
      throw NibReadError(
        Diagnostic(
          .notXLIFF,
          "the catalog is for '\(contents.language)', but this file has translations into '\(other)'",
          at: part.location,
          notes: [Diagnostic.Note("the language of the catalog is here", at: contents.place)]))
    }
    return xliff
  }

  /// The language that the catalog names, with its place; `nil` if the catalog does not name one.
  private static func targetLanguage(
    of path: String
  ) throws(NibReadError) -> (language: String, place: SourceLocation)? {
    // Xcode's file systems ignore case.
    guard let name = FolderWalk.names(in: path).first(where: { $0.lowercased() == contentsName }) else {
      return nil
    }
    let file = Disk.path(of: name, in: path)
    let contents = CatalogContents(try FileBytes.readDocument(file))
    if let problem = contents.problem {
      throw NibReadError(
        Diagnostic(
          .notXLIFF, "this is not valid JSON: \(problem.message)",
          at: contents.text.location(of: problem.offset, file: file)))
    }
    guard let target = contents.targetLocale else { return nil }
    let place = contents.text.location(of: target.offset, file: file)
    if let problem = LanguageName.problem(ofTranslationsInto: target.text) {
      throw NibReadError(Diagnostic(.notXLIFF, problem, at: place))
    }
    return (target.text, place)
  }

  /// The path of the XLIFF file in a catalog.
  private static func xliff(in path: String, _ language: String?) -> String {
    let folder = Disk.path(of: folderName, in: path)
    let language = language ?? DocumentName.withoutSuffix(Disk.name(of: path), [ending])
    let usual = Disk.path(of: language + ".xliff", in: folder)
    // The file can have another name than that of the language.
    let names = FolderWalk.names(in: folder).filter { $0.hasSuffix(".xliff") }
    return Disk.exists(usual) || names.count != 1 ? usual : Disk.path(of: names[0], in: folder)
  }

  // MARK: Writing

  /// Writes the catalog as a whole, or nothing. Another folder is not replaced.
  package func write(_ xliff: [UInt8]) throws(WritingFailure) {
    let contents = CatalogContents.text(sourceLanguage: sourceLanguage, targetLanguage: language)
    try FolderWriting.replace(
      path,
      with: [
        (name: Self.contentsName, bytes: Array(contents.utf8)),
        (name: "\(Self.folderName)/\(language).xliff", bytes: xliff),
      ], ifReplaceable: Self.isReplaceable)
  }

  /// Whether a folder is empty, or a catalog with nothing but its XLIFF file.
  private static func isReplaceable(_ path: String) -> Bool {
    guard let files = FolderWriting.files(of: path) else { return false }
    return files.allSatisfy {
      $0.name.lowercased() == contentsName
        || $0.name.hasPrefix(folderName + "/") && $0.name.hasSuffix(".xliff")
    }
  }
}
