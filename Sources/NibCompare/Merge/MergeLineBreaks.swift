/// Finds and converts the line ends of documents: line feeds, or those of Windows.
enum MergeLineBreaks {
  /// Whether the first line ends with a carriage return and a line feed.
  static func isCRLF(_ text: [UInt8]) -> Bool {
    guard let end = text.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    return end > 0 && text[end - 1] == UInt8(ascii: "\r")
  }

  /// The text with the given line ends.
  static func converted(_ text: [UInt8], toCRLF: Bool) -> [UInt8] {
    guard isCRLF(text) != toCRLF else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count + text.count / 32)
    for (index, byte) in text.enumerated() {
      if !toCRLF, byte == UInt8(ascii: "\r"), index + 1 < text.count, text[index + 1] == UInt8(ascii: "\n") {
        continue
      }
      if toCRLF, byte == UInt8(ascii: "\n"), index == 0 || text[index - 1] != UInt8(ascii: "\r") {
        result.append(UInt8(ascii: "\r"))
      }
      result.append(byte)
    }
    return result
  }
}

extension MergeElement {
  /// The line break of the document that contains the element.
  var lineBreak: [UInt8] { Array((MergeLineBreaks.isCRLF(source) ? "\r\n" : "\n").utf8) }
}
