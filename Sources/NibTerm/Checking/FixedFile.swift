import NibAnalysis
import NibCore

/// Writes documents that `check --fix` has changed.
enum FixedFile {
  /// The warning for a link to a document that could be corrected.
  static func notFollowed(_ path: String) -> Diagnostic {
    Diagnostic(
      .unwritable, severity: .warning,
      "the document is not corrected, because this is a link to a file that was not searched; name the link to correct it",
      at: SourceLocation(file: path, line: 1, column: 1))
  }

  /// The warning for a document in another encoding with findings that could be corrected; `nil` for other documents.
  ///
  /// - Parameter findings: the findings that were not corrected.
  static func notInUTF8(_ document: NibDocument, _ findings: [Diagnostic]) -> Diagnostic? {
    guard !document.lineText.isEmpty, document.lineText != document.source,
      findings.contains(where: { CheckRule.named($0.id)?.fix != nil })
    else { return nil }
    return Diagnostic(
      .unwritable, severity: .warning,
      "the document is not corrected, because its encoding is not UTF-8; save it as UTF-8 to correct it",
      at: SourceLocation(file: document.file, line: 1, column: 1))
  }

  /// Replaces the text of a document, unless another program changed it since it was read.
  ///
  /// - Parameter document: the document before the correction.
  /// - Returns: `nil` if the file was written; otherwise an error with the reason.
  static func write(_ fix: DocumentFix, of document: NibDocument, to path: String) -> Diagnostic? {
    do throws(WritingFailure) {
      try FileWriting.replace(path, with: fix.bytes, ifStill: document.source)
      return nil
    } catch {
      return Diagnostic(
        .unwritable, "the fixed document cannot be written: \(error.reason)",
        at: SourceLocation(file: path, line: 1, column: 1))
    }
  }
}
