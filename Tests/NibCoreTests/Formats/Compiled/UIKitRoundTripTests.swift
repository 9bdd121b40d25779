import Testing

@testable import NibCore

/// All xibs of the corpus, compiled to a nib's bytes and read again: the same objects, values and connections,
/// and the same frames.
@Suite struct UIKitRoundTripTests {
  /// The xibs of iOS that have been saved by Xcode 4.5 or later.
  static func xibs() throws -> [NibDocument] {
    try DocumentCorpus.names.filter { $0.hasSuffix(".xib") }.compactMap { name in
      let bytes = try DocumentCorpus.bytes(name)
      guard String(decoding: bytes.prefix(300), as: UTF8.self).contains("<document") else { return nil }
      let document = try NibReader.read(bytes, file: name)
      return document.kind == NibDocumentKind(.iOS, .xib) ? document : nil
    }
  }

  /// The document that a document's compiled nib stands for.
  static func compiled(_ document: NibDocument) throws -> NibDocument {
    let bytes = try NibCompiler.compile(document).bytes
    return try UIKitNibTranslator.document(
      of: try NIBArchiveReader.graph(of: bytes, file: document.file), file: document.file, source: bytes)
  }

  @Test(.enabled(if: DocumentCorpus.isPresent, "the corpus of real documents is not beside the package"))
  func everythingThatTheFormatKnowsComesBack() throws {
    let xibs = try Self.xibs()
    #expect(xibs.count > 140)
    for document in xibs {
      let before = UIKitSignature(document).lines
      let after = UIKitSignature(try Self.compiled(document)).lines
      let lost = Self.difference(before, after)
      let added = Self.difference(after, before)
      #expect(
        lost.isEmpty && added.isEmpty, "\(document.file): lost \(lost.prefix(6)), added \(added.prefix(6))")
    }
  }

  /// The lines that only the first list has, each as often as it has it more.
  private static func difference(_ lines: [String], _ others: [String]) -> [String] {
    var counts = others.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return lines.filter { line in
      counts[line, default: 0] -= 1
      return counts[line, default: 0] < 0
    }
  }
}
