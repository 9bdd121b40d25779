/// Reads compiled nibs: a container (NIBArchive or keyed archive) that holds the objects of UIKit or AppKit.
enum CompiledNibReader {
  /// Whether the bytes begin like a compiled nib or a property list.
  static func isContent(of bytes: [UInt8]) -> Bool {
    NIBArchiveReader.isContent(of: bytes) || KeyedArchiveReader.isContent(of: bytes)
  }

  /// Reads the document in a compiled nib.
  ///
  /// - Parameter file: the name to show in locations.
  /// - Throws: an error with one diagnostic: what is damaged, with the byte offset, or what kind of file it
  ///   is instead.
  static func document(of bytes: [UInt8], file: String) throws(NibReadError) -> NibDocument {
    let graph = try graph(of: bytes, file: file)
    if MacOSNibTranslator.isContent(graph) {
      return try MacOSNibTranslator.document(of: graph, file: file, source: bytes)
    }
    guard graph.value("UINibTopLevelObjectsKey", of: graph.root) != nil else {
      throw NibReadError(Self.otherArchive(graph, file: file))
    }
    return try UIKitNibTranslator.document(of: graph, file: file, source: bytes)
  }

  /// The objects of a compiled nib in either container.
  static func graph(of bytes: [UInt8], file: String) throws(NibReadError) -> CodedGraph {
    NIBArchiveReader.isContent(of: bytes)
      ? try NIBArchiveReader.graph(of: bytes, file: file)
      : try KeyedArchiveReader.graph(of: bytes, file: file)
  }

  private static func otherArchive(_ graph: CodedGraph, file: String) -> Diagnostic {
    let keys = graph.objects[graph.root].entries.prefix(4).map(\.key).joined(separator: ", ")
    return Diagnostic(
      "not-a-nib", .error,
      "this archive is not a nib: it has \(keys.isEmpty ? "no keys" : "the keys " + keys), expected "
        + "UINibTopLevelObjectsKey or IB.objectdata",
      at: SourceLocation(file: file, line: 1, column: 1))
  }
}
