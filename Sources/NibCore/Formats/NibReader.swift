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
    if let content = ForeignContent(bytes) { throw NibReadError(content.diagnostic(file: file)) }
    let text: [UInt8]
    let tree: NibTree
    do {
      text = try XMLEncoding.utf8Text(bytes)
    } catch {
      throw NibReadError(error.diagnostic(file: file, text: []))
    }
    do {
      tree = try XMLScanner.scan(text)
    } catch {
      throw NibReadError(ForeignText.diagnostic(of: text, file: file) ?? error.diagnostic(file: file, text: text))
    }
    return try document(of: tree, source: bytes, text: text, file: file)
  }

  /// The root element's name tells XML formats apart.
  private static func document(
    of tree: NibTree, source: [UInt8], text: [UInt8], file: String
  ) throws(NibReadError) -> NibDocument {
    switch tree.name(of: 0) {
    case "document": return XIBReader.document(of: tree, source: source, text: text, file: file)
    case "archive": throw NibReadError(ForeignRoot.archive(tree).diagnostic(file: file, text: text))
    default: throw NibReadError(ForeignRoot.other(tree).diagnostic(file: file, text: text))
    }
  }
}
