/// Reads compiled nibs. A compiled nib is a container (a NIBArchive or a keyed archive) with the objects of
/// UIKit or AppKit.
enum CompiledNibReader {
  /// Whether the bytes seem to be a NIBArchive or a property list. Checks only the beginning. Not every property
  /// list is a nib; `document(of:file:)` throws for the others.
  static func canRead(_ bytes: [UInt8]) -> Bool {
    NIBArchiveReader.canRead(bytes) || KeyedArchiveReader.canRead(bytes)
  }

  /// Reads the document in a compiled nib.
  ///
  /// - Parameter file: the name to show in locations.
  /// - Throws: an error with one diagnostic. It says what is damaged, with the byte offset, or why the file is not a
  ///   nib.
  static func document(of bytes: [UInt8], file: String) throws(NibReadError) -> NibDocument {
    let graph = try graph(of: bytes, file: file)
    if MacOSNibTranslator.canTranslate(graph) {
      return try MacOSNibTranslator.document(of: graph, file: file, source: bytes)
    }
    guard graph.value("UINibTopLevelObjectsKey", of: graph.root) != nil else {
      throw NibReadError(notANib(graph, file: file))
    }
    return try UIKitNibTranslator.document(of: graph, file: file, source: bytes)
  }

  /// Reads the objects of a compiled nib, from a container of either format.
  static func graph(of bytes: [UInt8], file: String) throws(NibReadError) -> CodedGraph {
    NIBArchiveReader.canRead(bytes)
      ? try NIBArchiveReader.graph(of: bytes, file: file)
      : try KeyedArchiveReader.graph(of: bytes, file: file)
  }

  /// The error for an archive that does not contain the objects of a nib.
  private static func notANib(_ graph: CodedGraph, file: String) -> Diagnostic {
    let keys = graph.objects[graph.root].entries.prefix(4).map(\.key).joined(separator: ", ")
    return Diagnostic(
      .notANib,
      "this archive is not a nib: it has \(keys.isEmpty ? "no keys" : "the keys " + keys), expected "
        + "UINibTopLevelObjectsKey or IB.objectdata",
      at: SourceLocation(file: file, line: 1, column: 1))
  }
}
