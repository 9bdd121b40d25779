import NibCore

extension XLIFF.File {
  /// Whether the original can only be in the folder of the project.
  var isInProject: Bool {
    !original.hasPrefix("/")
      && !original.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }

  /// The same texts with their document as the original: some programs name a strings file or string catalog instead, which
  /// need not exist. `nil` if no document has that name.
  ///
  /// - Parameter folder: the folder of the project.
  package func ofDocument(in folder: String) -> XLIFF.File? {
    if DocumentName.isSource(original) { return self }
    guard isInProject, Disk.name(of: original, endsIn: TranslationFile.endings) else { return nil }
    let path = Disk.path(of: original, in: folder)
    let start = path.dropLast(original.count)
    let documents = DocumentFolder(of: path).documents
    guard let document = documents.first(where: LanguageFiles.isDevelopmentDocument),
      document.hasPrefix(start)
    else { return nil }
    var file = self
    file.original = String(document.dropFirst(start.count))
    return file
  }
}
