/// The lines of a text file, whatever its encoding. Lines that are not changed keep every byte, including their line
/// breaks.
package struct ByteLines {
  private var lines: [ArraySlice<UInt8>] = []

  private static let lineFeed = UInt8(ascii: "\n")

  package init(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Self.lineFeed).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
  }

  package var bytes: [UInt8] { Array(lines.joined()) }

  /// The lines without their line breaks.
  package var texts: [String] { lines.map { String(decoding: Self.content(of: $0), as: UTF8.self) } }

  /// Whether the last line has a line break. Also true if there are no lines.
  package var isTerminated: Bool { lines.last.map { $0.last == Self.lineFeed } ?? true }

  package func contains(_ text: String) -> Bool { lines.contains { Self.isLine($0, text) } }

  /// Adds a line at the end, with the same kind of line break as the line before it. If the last line has no line
  /// break, it gets one.
  package mutating func append(_ text: String) {
    let terminatedLine = lines.last { $0.last == Self.lineFeed }
    let lineBreak = terminatedLine.map { $0.dropFirst(Self.content(of: $0).count) } ?? [Self.lineFeed]
    if !isTerminated { lines[lines.count - 1] += lineBreak }
    lines.append(Array(text.utf8) + lineBreak)
  }

  /// Removes all lines with a text.
  package mutating func removeAll(_ text: String) { lines.removeAll { Self.isLine($0, text) } }

  /// Removes the line break of the last line, or the whole line if it is empty.
  package mutating func removeLastBreak() {
    guard let last = lines.popLast() else { return }
    let content = Self.content(of: last)
    if !content.isEmpty { lines.append(content) }
  }

  private static func isLine(_ line: ArraySlice<UInt8>, _ text: String) -> Bool {
    content(of: line).elementsEqual(text.utf8)
  }

  /// A line without its line break, which can be a Windows line break.
  private static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.last == lineFeed else { return line }
    let content = line.dropLast()
    return content.last == UInt8(ascii: "\r") ? content.dropLast() : content
  }
}
