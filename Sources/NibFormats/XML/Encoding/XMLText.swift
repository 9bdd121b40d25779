/// The texts of XML files that are not documents, such as SVG files.
package enum XMLText {
  /// The text of a file in UTF-8, whatever its encoding is; `nil` if the encoding is not supported, or if the bytes are
  /// not a text in it.
  package static func utf8(of bytes: [UInt8]) -> [UInt8]? { try? DecodedText(bytes, file: "").utf8 }

  /// The beginning of the text of a file in UTF-8, as far as it is needed to recognize the file. Bytes that are not a text
  /// are replaced or kept.
  ///
  /// - Parameter count: the greatest number of bytes of the file that are looked at.
  package static func beginning(of bytes: [UInt8], count: Int) -> [UInt8] {
    let start = Array(bytes.prefix(count))
    let (encoding, markLength) = TextEncoding.detected(in: start)
    guard case .utf16(let bigEndian) = encoding else { return start }
    var text: [UInt8] = []
    _ = transcode(
      UTF16Bytes(start, from: markLength, bigEndian: bigEndian).makeIterator(), from: UTF16.self,
      to: UTF8.self,
      stoppingOnError: false, into: { text.append($0) })
    return text
  }
}
