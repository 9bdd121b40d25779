import NibCore

/// The rows of a CSV file with a header. The header determines whether commas, semicolons or tabs separate the fields.
/// A record is parsed when it is requested.
struct CSVRows: RowsData {
  let columns: [String]
  private let source: RowsSource
  private let delimiter: UInt8
  /// The offset of the start of each record, including the header, followed by the size of the source.
  private let bounds: [Int]

  /// - Throws: `RowsError` with the location of the first error.
  init(_ source: RowsSource) throws(RowsError) {
    self.source = source
    delimiter =
      source.file.hasSuffix(".tsv") ? UInt8(ascii: "\t") : CSVScanner.delimiter(ofHeaderIn: source.bytes)
    bounds = try CSVScanner(source, delimiter: delimiter).bounds
    guard bounds.count > 1 else {
      throw RowsError(
        malformed: "there is no header; the first line must name the columns", at: source.location(of: 0))
    }
    let header = CSVFields(source.bytes[bounds[0]..<bounds[1]], delimiter, limit: RowsLimit.bytesOfNames)
    columns = header.fields.map { $0.text.trimmingCharacters(in: .whitespaces) }
  }

  var file: String { source.file }
  var count: Int { bounds.count - 2 }

  /// The values of a row. If it has fewer fields than the header, the last values are `nil`. An empty field is an empty
  /// text.
  func row(_ index: Int) throws(RowsError) -> [RowValue?] {
    let record = source.bytes[bounds[index + 1]..<bounds[index + 2]]
    let fields = CSVFields(record, delimiter, limit: RowsLimit.bytesOfValue).fields
    return columns.indices.map { $0 < fields.count ? RowValue(fields[$0]) : nil }
  }

  func location(ofRow index: Int) -> SourceLocation { source.location(of: bounds[index + 1]) }

  func location(ofRow index: Int, column: Int) -> SourceLocation {
    let record = source.bytes[bounds[index + 1]..<bounds[index + 2]]
    let starts = CSVFields(record, delimiter, limit: 0).starts
    return source.location(of: starts.indices.contains(column) ? starts[column] : bounds[index + 1])
  }
}

/// The fields of one record that `CSVScanner` has checked.
private struct CSVFields {
  private(set) var fields: [LimitedText] = []
  /// The offset of the first character of each field, or of its opening quote.
  private(set) var starts: [Int] = []
  private let record: ArraySlice<UInt8>
  private let delimiter: UInt8
  private let limit: Int
  /// The index of the next byte to read.
  private var index: Int

  /// - Parameter limit: the maximum number of bytes to store of each field.
  init(_ record: ArraySlice<UInt8>, _ delimiter: UInt8, limit: Int) {
    self.record = record
    self.delimiter = delimiter
    self.limit = limit
    index = record.startIndex
    readField()
    while index < record.endIndex, record[index] == delimiter {
      index += 1
      readField()
    }
  }

  /// Reads a field and the white space around it, up to a delimiter or the end of the line.
  private mutating func readField() {
    var field = LimitedText(limit: limit)
    skipBlanks()
    starts.append(index)
    if isAtQuote { readQuoted(&field) } else { readPlain(&field) }
    fields.append(field)
  }

  /// Reads a field without quotes around it.
  private mutating func readPlain(_ field: inout LimitedText) {
    var start = index
    while index < record.endIndex, !endsPlainField(record[index]) {
      let isQuote = isAtQuote
      index += 1
      guard isQuote else { continue }
      // Keep the first quote of a doubled quote.
      field.append(record[start..<index])
      index = min(index + 1, record.endIndex)
      start = index
    }
    field.append(record[start..<index])
  }

  /// Reads a field in quotes.
  private mutating func readQuoted(_ field: inout LimitedText) {
    var start = index + 1
    repeat {
      index += 1
      while index < record.endIndex, !isAtQuote { index += 1 }
      field.append(record[start..<index])
      index = min(index + 1, record.endIndex)
      // Keep the second quote of a doubled quote.
      start = index
    } while isAtQuote
    skipBlanks()
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
