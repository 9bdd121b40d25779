/// Compiles documents to the nibs that apps load at run time, as Xcode's `ibtool` does.
package enum NibCompiler {
  /// A compiled nib, and what of the document did not reach it.
  package struct Output: Sendable {
    /// The file: a NIBArchive, the form that iOS has read since version 6.
    public let bytes: [UInt8]
    /// A warning for everything that the format, or what is known of it, has no place for.
    public let diagnostics: [Diagnostic]
  }

  /// Compiles a xib of iOS. The same document gives the same bytes.
  ///
  /// What only Interface Builder shows (labels, notes, places on the canvas, simulated bars) has no place in a
  /// compiled nib, and is left out without a word.
  ///
  /// - Throws: for a storyboard, which is compiled to a folder, and for a document of another platform.
  public static func compile(_ document: NibDocument) throws(NibReadError) -> Output {
    let result = try UIKitNibCompiler.compile(document)
    return Output(bytes: NIBArchiveWriter.bytes(of: result.graph), diagnostics: result.diagnostics)
  }
}
