/// Reads nibs of every format.
public enum NibReader {
  /// The document that a file holds. The format is found by content, never by the file's name.
  ///
  /// A document of another platform is read like any other; its `kind` tells.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the name to show in locations.
  /// - Throws: when there is no document to return, with one diagnostic that says why.
  public static func read(_ bytes: [UInt8], file: String) throws(NibReadError) -> NibDocument {
    if CompiledNibReader.isContent(of: bytes) { return try CompiledNibReader.document(of: bytes, file: file) }
    if let content = ForeignContent(bytes) { throw NibReadError(content.diagnostic(file: file)) }
    let text = try DecodedText(bytes, file: file)
    let tree = try tree(of: text.utf8, file: file)
    return try document(of: tree, source: bytes, text: text, file: file)
  }

  private static func tree(of text: [UInt8], file: String) throws(NibReadError) -> NibTree {
    do {
      return try XMLScanner.scan(text)
    } catch {
      let better = ForeignText.diagnostic(of: text, file: file)
      throw NibReadError(better ?? error.diagnostic(file: file, text: text))
    }
  }

  /// The root element's name tells XML formats apart.
  private static func document(
    of tree: NibTree, source: [UInt8], text: DecodedText, file: String
  ) throws(NibReadError) -> NibDocument {
    switch tree.name(of: 0) {
    case "document": return XIBReader.document(of: tree, source: source, text: text, file: file)
    case "archive": return try ArchiveReader.document(of: tree, source: source, text: text, file: file)
    default: throw NibReadError(ForeignRoot(tree).diagnostic(file: file, text: text.utf8))
    }
  }
}
