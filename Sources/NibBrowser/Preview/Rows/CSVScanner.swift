/// Finds the start of each record of a CSV file, and detects errors. This takes a quarter of a second for a million
/// rows, whereas parsing all of them would take many seconds.
///
/// The rules are those of RFC 4180: a field in quotes can contain delimiters and line breaks, and a quote in it is
/// doubled. In addition, a record can end with only CR or LF, and a field without quotes can contain doubled quotes.
/// Empty lines, and white space before a field or after a closing quote, are ignored.
struct CSVScanner {
  /// The offset of the start of each record, followed by the size of the source.
  private(set) var bounds: [Int] = []

  private enum State {
    case fieldStart, plain, quoted
    /// After a quote in a quoted field. It closes the field unless another quote follows.
    case afterQuote
    /// After a quoted field and white space, where the field or the line must end.
    case closed
    /// After a quote in an unquoted field, where another quote must follow.
    case quoteInPlain
  }

  private let source: RowsSource
  private let delimiter: UInt8
  private var state = State.fieldStart
  private var recordStart = 0
  /// The offset of the last opening quote, or of the last quote in an unquoted field.
  private var quote = 0
  /// The number of fields in the current record so far.
  private var fields = 1
  /// Whether the current record has only white space so far.
  private var isBlank = true
  /// The number of fields in the first record. Other records must not have more fields.
  private var fieldsOfFirst: Int?

  /// Scans the whole source.
  ///
  /// - Throws: `RowsError` for the first error.
  init(_ source: RowsSource, delimiter: UInt8) throws(RowsError) {
    self.source = source
    self.delimiter = delimiter
    let bytes = source.bytes
    recordStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for offset in recordStart..<bytes.count {
      let byte = bytes[offset]
      // A fast path for nearly all bytes.
      if byte > UInt8(ascii: ","), byte != delimiter, state == .plain || state == .quoted { continue }
      try scan(byte, at: offset)
    }
    if state == .quoted { throw error("the quote that opens here is never closed", at: quote) }
    if state == .quoteInPlain { throw strayQuote }
    try endRecord(at: bytes.count)
    bounds.append(bytes.count)
  }

  /// The first comma, semicolon or tab outside quotes in the first line that is not blank; a comma if there
  /// is none.
  static func delimiter(ofHeaderIn bytes: [UInt8]) -> UInt8 {
    var isQuoted = false
    var isInLine = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        isInLine = true
      case _ where isQuoted, UInt8(ascii: " "): break
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"): return byte
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): if isInLine { return UInt8(ascii: ",") }
      default: isInLine = true
      }
    }
    return UInt8(ascii: ",")
  }

  /// Whether a byte is white space that is ignored before a field and after a closing quote.
  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Goes to the state after a byte.
  private mutating func scan(_ byte: UInt8, at offset: Int) throws(RowsError) {
    let isQuote = byte == UInt8(ascii: "\"")
    switch state {
    case .quoted: if isQuote { state = .afterQuote }
    case .afterQuote where isQuote: state = .quoted
    case .quoteInPlain where isQuote: state = .plain
    case .quoteInPlain: throw strayQuote
    case _ where byte == delimiter: try endField(at: offset)
    case _ where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"): try endRecord(at: offset + 1)
    case .afterQuote where CSVScanner.isBlank(byte): state = .closed
    case _ where CSVScanner.isBlank(byte): break
    case .fieldStart:
      isBlank = false
      state = isQuote ? .quoted : .plain
      quote = offset
    case .plain where isQuote:
      state = .quoteInPlain
      quote = offset
    case .plain: break
    case .afterQuote, .closed:
      throw error(
        "expected the next field or the end of the line after a closing quote; inside quotes, double "
          + "each quote",
        at: offset)
    }
  }

  private var strayQuote: RowsError {
    error(
      "found a quote inside a field without quotes; put the field in quotes and double the quote",
      at: quote)
  }

  /// Ends a field. A row must not have more fields than the header.
  private mutating func endField(at offset: Int) throws(RowsError) {
    isBlank = false
    state = .fieldStart
    fields += 1
    guard fields > fieldsOfFirst ?? RowsLimit.columns else { return }
    throw error(
      fieldsOfFirst.map { "the row has more fields than the header, which has \($0)" }
        ?? "the header has more than \(RowsLimit.columns) fields", at: offset + 1)
  }

  /// Ends a row, unless it is blank.
  private mutating func endRecord(at offset: Int) throws(RowsError) {
    if !isBlank {
      try checkLimits(at: offset)
      bounds.append(recordStart)
      if fieldsOfFirst == nil { fieldsOfFirst = fields }
    }
    state = .fieldStart
    (recordStart, fields, isBlank) = (offset, 1, true)
  }

  /// Throws if the row, or the number of rows, is too large.
  private func checkLimits(at end: Int) throws(RowsError) {
    if end - recordStart > RowsLimit.bytesOfRow {
      throw error("the row has more than \(RowsLimit.bytesOfRow) bytes", at: recordStart)
    }
    // The header does not count as a row.
    if bounds.count > RowsLimit.rows {
      throw error("there are more than \(RowsLimit.rows) rows", at: recordStart)
    }
  }

  private func error(_ message: String, at offset: Int) -> RowsError {
    RowsError(malformed: message, at: source.location(of: offset))
  }
}
