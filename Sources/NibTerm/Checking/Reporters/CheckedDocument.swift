import NibCore
import NibTools

/// A document that was checked, with its findings.
struct CheckedDocument: Sendable {
  /// The path as it was given or found; `-` is standard input.
  let file: String
  /// The findings to report, sorted by position.
  var findings: [Diagnostic] = []
  /// The number of findings that were corrected in the file.
  var fixedCount = 0
  /// Those of the languages that were asked for in which the document has no texts.
  var missingLanguages: Set<ShownLanguage> = []
  /// The reason why the file could not be read at all. The run has already written it to standard error.
  var unreadable: Diagnostic?
  /// The text of the document as UTF-8; empty if it could not be read or is compiled.
  var text: [UInt8] = []

  /// The findings and the reason why the file could not be read.
  var problems: [Diagnostic] { [unreadable].compactMap { $0 } + findings }

  /// The column of a place in UTF-16 code units instead of bytes, if the place is in this document.
  func utf16Column(of place: SourceLocation) -> Int {
    guard place.file == (file == "-" ? ReportFolder.standardInput : file) else { return place.column }
    let start = place.offset - (place.column - 1)
    guard place.column > 1, start >= 0, place.offset <= text.count else { return place.column }
    return String(decoding: text[start..<place.offset], as: UTF8.self).utf16.count + 1
  }
}
