import NibCore

/// Finds and reads files of rows.
enum RowsFile {
  /// The maximum file size: a million rows of a kilobyte each.
  private static let largest = 1 << 30
  private static let suffixes = [".json", ".csv", ".tsv"]

  /// Reads the rows of a file (`-` is standard input). The suffix of the name determines the format. Without a known
  /// suffix, the first character does.
  ///
  /// - Throws: `RowsError` for a file that cannot be read or that is not a table.
  static func read(_ path: String) throws(RowsError) -> any RowsData {
    try rows(in: source(path))
  }

  /// Reads the rows from bytes in memory.
  static func rows(in source: RowsSource) throws(RowsError) -> any RowsData {
    if source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF]) {
      throw RowsError(
        malformed: "the text is UTF-16, but rows must be UTF-8; save it as UTF-8",
        at: source.location(of: 0))
    }
    return isJSON(source) ? try JSONRows(source) : try CSVRows(source)
  }

  /// The path of a file of rows that has the same folder and name as a nib; `nil` if there is none.
  static func beside(nib path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...].count } ?? 0
    let base = path.dropLast(ending)
    return suffixes.map { base + $0 }.first(where: Disk.exists)
  }

  private static func isJSON(_ source: RowsSource) -> Bool {
    if source.file.hasSuffix(".json") { return true }
    if suffixes.contains(where: source.file.hasSuffix) { return false }
    let first = source.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  private static func source(_ path: String) throws(RowsError) -> RowsSource {
    let file = path == "-" ? "<standard input>" : path
    do throws(FileFailure) {
      let bytes =
        path == "-"
        ? try FileBytes.readStandardInput(limit: largest)
        : try FileBytes.read(path, limit: largest, acceptsPipe: true)
      return RowsSource(file: file, bytes: bytes)
    } catch {
      throw RowsError(error.diagnostic(file: file))
    }
  }
}

/// The rows of a CSV file with a header. The header determines whether commas, semicolons or tabs separate
/// the fields.
///
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
}

/// The fields of one record that `CSVScanner` has checked.
private struct CSVFields {
  private(set) var fields: [LimitedText] = []
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
    if isAtQuote { readQuoted(&field) } else { readPlain(&field) }
    fields.append(field)
  }

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
