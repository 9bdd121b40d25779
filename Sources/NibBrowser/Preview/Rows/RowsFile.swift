import NibCore
import NibTools

/// Finds and reads files of rows.
package enum RowsFile {
  /// The maximum file size: a million rows of a kilobyte each.
  private static let maximumSize = 1 << 30
  private static let suffixes = [".json", ".jsonl", ".ndjson", ".csv", ".tsv"]
  private static let suffixesOfLines = [".jsonl", ".ndjson"]

  /// Reads the rows of a file (`-` is standard input). The suffix of the name determines the format. Without a known
  /// suffix, the first character does.
  ///
  /// - Parameter path: the keys that lead to the rows in a JSON file; empty to find them.
  /// - Throws: `RowsError` for a file that cannot be read or that is not a table.
  static func read(_ file: String, path: [String] = []) throws(RowsError) -> any RowsData {
    try rows(in: source(file), path: path)
  }

  /// Reads the rows from bytes in memory.
  static func rows(in source: RowsSource, path: [String] = []) throws(RowsError) -> any RowsData {
    if source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF]) {
      throw RowsError(
        malformed: "the text is UTF-16, but rows must be UTF-8; save it as UTF-8",
        at: source.location(of: 0))
    }
    // Binary data can contain anything that looks like a table, but texts contain no zero bytes.
    if let zero = source.bytes.prefix(1 << 16).firstIndex(of: 0) {
      throw RowsError(
        malformed: "this is binary data; rows must be JSON, JSON Lines, CSV or TSV",
        at: source.location(of: zero))
    }
    if let offset = offsetOfInvalidText(in: source.bytes) {
      throw RowsError(
        malformed: "the text is not UTF-8; convert it, for example with 'iconv -f ISO-8859-1 -t UTF-8'",
        at: source.location(of: offset))
    }
    if isJSON(source) {
      let isLines = suffixesOfLines.contains(where: source.file.hasSuffix)
      return try JSONRows(source, path: path, isLines: isLines)
    }
    guard path.isEmpty else {
      throw RowsError(malformed: "--path needs JSON, but this is CSV", at: source.location(of: 0))
    }
    return try CSVRows(source)
  }

  /// The offset of the first byte that is not valid UTF-8 in the first megabyte; `nil` if there is none.
  private static func offsetOfInvalidText(in bytes: [UInt8]) -> Int? {
    let limit = min(bytes.count, 1 << 20)
    var (parser, iterator, offset) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator(), 0)
    while offset < limit {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
    return nil
  }

  /// The path of a file of rows that has the same folder and name as a nib; `nil` if there is none.
  package static func beside(nib path: String) -> String? {
    let name = Disk.name(of: path)
    let ending = name.lastIndex(of: ".").map { name[$0...].count } ?? 0
    let base = path.dropLast(ending)
    return suffixes.map { base + $0 }.first(where: Disk.exists)
  }

  /// Whether a file has JSON, according to its suffix or else its first character.
  private static func isJSON(_ source: RowsSource) -> Bool {
    if source.file.hasSuffix(".json") || suffixesOfLines.contains(where: source.file.hasSuffix) {
      return true
    }
    if suffixes.contains(where: source.file.hasSuffix) { return false }
    let first = source.bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  /// Reads a file, or standard input.
  private static func source(_ path: String) throws(RowsError) -> RowsSource {
    let file = path == "-" ? "<standard input>" : path
    do throws(FileFailure) {
      let bytes =
        path == "-"
        ? try FileBytes.readStandardInput(limit: maximumSize)
        : try FileBytes.read(path, limit: maximumSize, acceptsPipe: true)
      return RowsSource(file: file, bytes: bytes)
    } catch {
      throw RowsError(error.diagnostic(file: file))
    }
  }
}
