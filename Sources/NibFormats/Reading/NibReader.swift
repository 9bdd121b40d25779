/// Reads nibs of every format.
public enum NibReader {
  /// Reads the document in a file. The format is detected from the content, never from the name of the file.
  ///
  /// A document for a platform without UIKit is also read; its diagnostics contain a warning.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: the name to show in locations.
  /// - Throws: an error with one diagnostic that gives the reason, if there is no document to return.
  public static func read(_ bytes: [UInt8], file: String) throws(NibReadError) -> NibDocument {
    if CompiledNibReader.canRead(bytes) { return try CompiledNibReader.document(of: bytes, file: file) }
    if let content = ForeignContent(bytes) { throw NibReadError(content.diagnostic(file: file)) }
    let text = try DecodedText(bytes, file: file)
    let tree = try tree(of: text.utf8, file: file)
    return try document(of: tree, source: bytes, text: text, file: file)
  }

  /// The tree of an XML text. If it is not XML, the error says what it is, if that is known.
  private static func tree(of text: [UInt8], file: String) throws(NibReadError) -> NibTree {
    do {
      return try XMLScanner.scan(text)
    } catch {
      let moreHelpful = ForeignText.diagnostic(of: text, file: file)
      throw NibReadError(moreHelpful ?? error.diagnostic(file: file, text: text))
    }
  }

  /// Makes a document from XML. The name of the root element determines the format.
  private static func document(
    of tree: NibTree, source: [UInt8], text: DecodedText, file: String
  ) throws(NibReadError) -> NibDocument {
    let root = tree.name(of: 0)
    switch root {
    case "document": return XIBReader.document(of: tree, source: source, text: text, file: file)
    case "archive": return try ArchiveReader.document(of: tree, source: source, text: text, file: file)
    default:
      let offset = Int(tree.elements[0].location)
      throw NibReadError(
        Diagnostic(
          .notANib, "the root element is <\(root)>: expected <document> or <archive>",
          at: NibLineTable.location(of: offset, in: text.utf8, file: file)))
    }
  }

  /// Whether the same bytes can mean different characters in two of the texts, because their encodings differ. Empty
  /// texts are ignored. Texts with only ASCII characters mean the same in UTF-8 and ISO-8859-1.
  package static func differInEncoding(_ texts: [[UInt8]]) -> Bool {
    let encodings = texts.filter { !$0.isEmpty }.map(TextEncoding.ofText)
    guard let first = encodings.first, encodings.contains(where: { $0 != first }) else { return false }
    return !texts.joined().allSatisfy { $0 < 0x80 && $0 != 0 }
  }
}

extension NibReader {
  /// Whether bytes seem to be a nib that `NibCompiler` or Xcode compiled. Checks only the beginning.
  package static func isCompiledNib(_ bytes: [UInt8]) -> Bool { NIBArchiveReader.canRead(bytes) }
}
