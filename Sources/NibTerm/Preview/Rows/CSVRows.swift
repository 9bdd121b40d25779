import NibCore

/// The rows of a CSV file with a header: commas, semicolons or tabs between fields, as the header has them.
///
/// A record stays bytes until it is asked for.
struct CSVRows: RowsData {
  let columns: [String]
  private let source: RowsSource
  private let delimiter: UInt8
  /// Where each record begins, the header's first; and where the last one ends.
  private let bounds: [Int]

  /// - Throws: `RowsError` with the place of the first thing that is wrong.
  init(_ source: RowsSource) throws(RowsError) {
    self.source = source
    delimiter =
      source.file.hasSuffix(".tsv") ? UInt8(ascii: "\t") : CSVScanner.delimiter(ofHeaderIn: source.bytes)
    bounds = try CSVScanner(source, delimiter: delimiter).bounds
    guard bounds.count > 1 else {
      throw RowsError(
        malformed: "there is no header: the first line names the columns", at: source.location(of: 0))
    }
    let header = CSVFields(source.bytes[bounds[0]..<bounds[1]], delimiter, limit: RowsLimit.bytesOfNames)
    columns = header.fields.map { $0.text.trimmingCharacters(in: .whitespaces) }
  }

  var file: String { source.file }
  var count: Int { bounds.count - 2 }

  /// A row with fewer fields than the header says nothing of the last columns. An empty field is an empty
  /// text.
  func row(_ index: Int) throws(RowsError) -> [RowValue?] {
    let record = source.bytes[bounds[index + 1]..<bounds[index + 2]]
    let fields = CSVFields(record, delimiter, limit: RowsLimit.bytesOfValue).fields
    return columns.indices.map { $0 < fields.count ? RowValue(fields[$0]) : nil }
  }

  func location(ofRow index: Int) -> SourceLocation { source.location(of: bounds[index + 1]) }
}

/// The fields of one record, which `CSVScanner` found to be well-formed.
private struct CSVFields {
  private(set) var fields: [LimitedText] = []
  private let record: ArraySlice<UInt8>
  private let delimiter: UInt8
  private let limit: Int
  /// The next byte to read.
  private var index: Int

  /// - Parameter limit: the number of bytes that are kept of each field.
  init(_ record: ArraySlice<UInt8>, _ delimiter: UInt8, limit: Int) {
    self.record = record
    self.delimiter = delimiter
    self.limit = limit
    index = record.startIndex
    takeField()
    while index < record.endIndex, record[index] == delimiter {
      index += 1
      takeField()
    }
  }

  /// Takes a field and the white space around it, up to a delimiter or the end of the line.
  private mutating func takeField() {
    var field = LimitedText(limit: limit)
    skipBlanks()
    if isAtQuote { takeQuoted(&field) } else { takePlain(&field) }
    fields.append(field)
  }

  private mutating func takePlain(_ field: inout LimitedText) {
    var start = index
    while index < record.endIndex, !endsPlainField(record[index]) {
      let isQuote = isAtQuote
      index += 1
      guard isQuote else { continue }
      // Of the two quotes that stand for one, the first is kept.
      field.append(record[start..<index])
      index = min(index + 1, record.endIndex)
      start = index
    }
    field.append(record[start..<index])
  }

  private mutating func takeQuoted(_ field: inout LimitedText) {
    var start = index + 1
    repeat {
      index += 1
      while index < record.endIndex, !isAtQuote { index += 1 }
      field.append(record[start..<index])
      index = min(index + 1, record.endIndex)
      skipBlanks()
      // A quote that follows a closing quote stands for itself.
      start = index
    } while isAtQuote
  }

  private mutating func skipBlanks() {
    while index < record.endIndex, record[index] != delimiter, CSVScanner.isBlank(record[index]) {
      index += 1
    }
  }

  private var isAtQuote: Bool { index < record.endIndex && record[index] == UInt8(ascii: "\"") }

  private func endsPlainField(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
