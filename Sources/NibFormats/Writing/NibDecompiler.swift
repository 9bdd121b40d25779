/// Makes source documents from compiled ones: a xib from a nib, a storyboard from a compiled storyboard.
///
/// A compiled document has no ids, labels, notes, positions on the canvas and no classes of File's Owner. The source gets
/// new ids, and scenes are placed side by side. Compiling the source gives the objects of the compiled document again.
package enum NibDecompiler {
  /// A source document, and diagnostics about the data that it could not contain.
  package struct Output: Sendable {
    /// The content of the `.xib` or `.storyboard` file.
    package let bytes: [UInt8]
    /// Warnings about values of the compiled document that have no known form in a source document.
    package let diagnostics: [Diagnostic]
  }

  /// Whether a document was read from compiled nibs.
  package static func isCompiled(_ document: NibDocument) -> Bool { document.lineText.isEmpty }

  /// Makes the source of a compiled document. The same document always gives the same bytes.
  ///
  /// - Parameter device: the id of the device whose screen has the size of a view, in points; `nil` if none has.
  /// - Throws: an error for a document that is a source already, or that is not for iOS.
  package static func decompile(
    _ document: NibDocument, device: (_ width: Double, _ height: Double) -> String?
  ) throws(NibReadError) -> Output {
    guard document.kind.isSupported else {
      throw error(
        "only nibs and storyboards for iOS can be decompiled; this one is for "
          + (document.kind.platform == .unknown ? "an unknown platform" : document.kind.platform.rawValue),
        document)
    }
    guard isCompiled(document) else {
      throw error("the document is not compiled: it is a source already", document)
    }
    var draft = SourceDraft(document)
    let root = draft.root()
    draft.addHead(to: root, device: device)
    return Output(
      bytes: Array((EditorText.declaration + root.source(indentation: "", lineBreak: "\n") + "\n").utf8),
      diagnostics: draft.diagnostics)
  }

  private static func error(_ reason: String, _ document: NibDocument) -> NibReadError {
    NibReadError(Diagnostic(.cannotDecompile, reason, at: document.root.location))
  }
}

extension DiagnosticKind {
  package static let cannotDecompile = DiagnosticKind(
    "cannot-decompile", .error,
    "`nibterm decompile` makes sources only from compiled nibs and storyboards of iOS.")
  static let notDecompiled = DiagnosticKind(
    "not-decompiled", .warning,
    "A value of a compiled nib has no known form in a source document. `nibterm decompile` leaves it out.")
}
