/// Reads the archives of Xcode 3 and 4: `<archive type="com.apple.InterfaceBuilder3..." version="7.10">`.
///
/// The objects that Interface Builder archived with private keys become the elements that later documents use, as
/// described by tables (`ArchiveClass`, `ArchiveKey`). Values that have no equivalent in documents are preserved as
/// `<archivedKey>`.
enum ArchiveReader {
  /// Translates an archive to a document.
  ///
  /// - Throws: an error if the archive has no list of objects, or if the list is empty.
  static func document(
    of tree: NibTree, source: [UInt8], text: DecodedText, file: String
  ) throws(NibReadError) -> NibDocument {
    let raw = NibDocument(
      file: file, kind: NibDocumentKind(.unknown, .xib), tree: tree, source: source, text: text.utf8)
    let archive = try Archive(raw)
    let (objects, problems) = translate(archive)
    var builder = NibDocumentBuilder(file: file, kind: archive.kind)
    ArchiveDocument(archive, root: raw.root).element(objects: objects).write(to: &builder)
    for diagnostic in text.diagnostics + ArchiveCheck.diagnostics(of: raw) + problems {
      builder.report(diagnostic)
    }
    return builder.finish(source: source, text: text.utf8)
  }

  private static func translate(_ archive: Archive) -> ([NibDraft], [Diagnostic]) {
    guard archive.kind.platform == .iOS else { return (DesktopArchive(archive).elements(), []) }
    let translator = ArchiveTranslator(archive)
    let objects = translator.topLevelElements()
    return (objects, translator.diagnostics)
  }
}

/// Checks the ids and references of an archive before it is translated.
enum ArchiveCheck {
  /// A warning for each reference to an id that the archive does not define, and for each id that is defined twice.
  /// Only about the first 100 are reported.
  static func diagnostics(of archive: NibDocument) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for element in archive.root.descendants {
      if let id = element["ref"], archive.object(id: id) == nil {
        diagnostics.append(
          Diagnostic(
            .danglingReference,
            "ref=\"\(id)\" refers to an object that is not in this archive; it is ignored",
            at: element.location))
      }
      if let id = element.id, archive.object(id: id) != element {
        diagnostics.append(
          Diagnostic(
            .duplicateID,
            "the id \"\(id)\" already belongs to an earlier object; references use the earlier one",
            at: element.location))
      }
      // A malicious archive can have millions of wrong references.
      if diagnostics.count >= 100 { break }
    }
    return diagnostics
  }
}
