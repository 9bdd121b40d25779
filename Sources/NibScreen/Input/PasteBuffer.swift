/// The text of one bracketed paste, and the detection of its end mark. Text beyond a limit is dropped.
struct PasteBuffer {
  private static let endMark = Array("\u{1B}[201~".utf8)

  /// The maximum number of bytes that are stored.
  private let limit: Int
  private var bytes: [UInt8] = []
  /// The number of bytes of the end mark that the last bytes match.
  private var matchCount = 0

  init(limit: Int = 1 << 20) { self.limit = limit }

  /// Appends a byte. Returns true if it completes the end mark, which is not part of the text.
  mutating func append(_ byte: UInt8) -> Bool {
    if byte == PasteBuffer.endMark[matchCount] {
      matchCount += 1
      return matchCount == PasteBuffer.endMark.count
    }
    store(PasteBuffer.endMark[..<matchCount])
    // ESC occurs only at the beginning of the mark, so a failed match can only restart there.
    matchCount = byte == PasteBuffer.endMark[0] ? 1 : 0
    if matchCount == 0 { store([byte]) }
    return false
  }

  /// Returns the text and empties the buffer. All line ends become `\n`, and invalid UTF-8 becomes U+FFFD.
  mutating func takeText() -> String {
    defer { self = PasteBuffer(limit: limit) }
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }

  /// Stores bytes up to the limit.
  private mutating func store(_ more: some Collection<UInt8>) {
    bytes += more.prefix(limit - bytes.count)
  }
}
