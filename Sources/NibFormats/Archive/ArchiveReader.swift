/// Reads the archives of Xcode 3 and 4: `<archive type="com.apple.InterfaceBuilder3..." version="7.10">`.
///
/// The objects that Interface Builder archived, with private keys, become the elements that later documents
/// write. Tables say how (`ArchiveClass`, `ArchiveKey`); what has no place in documents is kept as
/// `<archivedKey>`.
enum ArchiveReader {
  /// The document that an archive stands for.
  ///
  /// - Throws: when there are no objects in it.
  static func document(
    of tree: NibTree, source: [UInt8], text: DecodedText, file: String
  ) throws(NibReadError) -> NibDocument {
    let raw = NibDocument(
      file: file, kind: NibDocumentKind(.unknown, .xib), tree: tree, source: source, text: text.utf8)
    let archive = try Archive(raw)
    let (objects, remarks) = translate(archive)
    var builder = NibDocumentBuilder(file: file, kind: archive.kind)
    ArchiveDocument(archive, root: raw.root).element(objects: objects).write(to: &builder)
    for remark in text.remarks + ArchiveCheck.diagnostics(of: raw) + remarks { builder.report(remark) }
    return builder.finish(source: source, text: text.utf8)
  }

  private static func translate(_ archive: Archive) -> ([DraftElement], [Diagnostic]) {
    guard archive.kind.platform == .iOS else { return (DesktopArchive(archive).elements(), []) }
    let translator = ArchiveTranslator(archive)
    let objects = translator.topLevelElements()
    return (objects, translator.diagnostics)
  }
}
