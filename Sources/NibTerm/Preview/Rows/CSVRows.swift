import NibCore
import SwiftCSV

/// The rows of a CSV file with a header: commas, semicolons or tabs between fields, as the header has them.
///
/// A record stays bytes until it is asked for; SwiftCSV takes it apart then.
struct CSVRows: RowsData {
  let columns: [String]
  private let source: RowsSource
  private let delimiter: Character
  /// Where each record begins, the header's first; and where the last one ends.
  private let bounds: [Int]

  /// - Throws: `RowsError` with the place of the first thing that is wrong.
  init(_ source: RowsSource) throws(RowsError) {
    self.source = source
    let head = source.bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let guessed = CSVDelimiter.guessed(string: String(decoding: head, as: UTF8.self))
    delimiter = source.file.hasSuffix(".tsv") ? "\t" : guessed.rawValue
    let scanner = try CSVScanner(source, delimiter: delimiter.asciiValue ?? UInt8(ascii: ","))
    guard !scanner.starts.isEmpty else {
      throw RowsError(
        malformed: "there is no header: the first line names the columns", at: source.location(of: 0))
    }
    bounds = scanner.starts + [scanner.end]
    columns = try CSVRows.fields(in: 0, source, bounds, delimiter)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  var file: String { source.file }
  var count: Int { bounds.count - 2 }

  /// A row with fewer fields than the header says nothing of the last columns. An empty field is an empty
  /// text.
  func row(_ index: Int) throws(RowsError) -> [RowValue?] {
    let fields = try CSVRows.fields(in: index + 1, source, bounds, delimiter)
    return columns.indices.map { $0 < fields.count ? .text(fields[$0]) : nil }
  }

  func location(ofRow index: Int) -> SourceLocation { source.location(of: bounds[index + 1]) }

  private static func fields(
    in record: Int, _ source: RowsSource, _ bounds: [Int], _ delimiter: Character
  ) throws(RowsError) -> [String] {
    let bytes = source.bytes[bounds[record]..<bounds[record + 1]]
    do {
      // Without a line's end an empty last field would be lost.
      let text = String(decoding: bytes, as: UTF8.self) + "\n"
      let delimiter = CSVDelimiter(unicodeScalarLiteral: delimiter)
      return try EnumeratedCSV(string: text, delimiter: delimiter, loadColumns: false, rowLimit: 0).header
    } catch {
      throw RowsError(malformed: "\(error)", at: source.location(of: bounds[record]))
    }
  }
}
