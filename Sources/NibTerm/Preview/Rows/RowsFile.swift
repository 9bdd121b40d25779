import NibCore

/// Finds and reads files of rows.
enum RowsFile {
  /// A million rows of a kilobyte each.
  private static let largest = 1 << 30
  private static let suffixes = [".json", ".csv", ".tsv"]

  /// The rows in a file (`-`: standard input). The name's end says what it is, else the first character.
  ///
  /// - Throws: `RowsError` for a file that cannot be read or that is no table.
  static func read(_ path: String) throws(RowsError) -> any RowsData {
    try rows(in: source(path))
  }

  /// The rows in bytes that are there already.
  static func rows(in source: RowsSource) throws(RowsError) -> any RowsData {
    if source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF]) {
      throw RowsError(
        malformed: "the text is UTF-16, and rows are read as UTF-8; save it as UTF-8",
        at: source.location(of: 0))
    }
    return isJSON(source) ? try JSONRows(source) : try CSVRows(source)
  }

  /// The file of rows that lies beside a nib under its name; nil if there is none.
  static func beside(nib path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[$0...].count } ?? 0
    let base = path.dropLast(ending)
    return suffixes.map { base + $0 }.first { FileManager.default.fileExists(atPath: $0) }
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
