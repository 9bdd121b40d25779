import NibSupport

/// Recognizes the source text of documents from its beginning, without reading it.
package enum SourceText {
  /// The number of bytes that are examined. The root element is at the beginning.
  private static let length = 1 << 14

  /// Whether bytes are probably those of a `.xib` or `.storyboard`, of any version and in any encoding that NibTerm
  /// reads, even if the document is damaged.
  package static func isOfDocument(_ bytes: [UInt8]) -> Bool {
    // In UTF-16, every second byte of this text is zero.
    let text = bytes.prefix(length).filter { $0 != 0 }
    return text.contains(text: "com.apple.InterfaceBuilder")
      && ["<document", "<archive"].contains { text.contains(text: $0) }
  }

  /// Whether bytes are those of a document or of a compiled nib.
  package static func isOfDocumentOrNib(_ bytes: [UInt8]) -> Bool {
    isOfDocument(bytes) || CompiledNibReader.canRead(bytes)
  }
}
