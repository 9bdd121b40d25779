/// The text of one bracketed paste. It is bounded: what a terminal pours in beyond that is dropped.
struct PasteBuffer {
  private static let end = Array("\u{1B}[201~".utf8)

  /// The greatest number of bytes that is kept.
  private let limit: Int
  private var bytes: [UInt8] = []
  /// How much of the end mark has been seen.
  private var matched = 0

  init(limit: Int = 1 << 20) { self.limit = limit }

  /// Takes a byte in. Whether it completes the end mark.
  mutating func isEnded(by byte: UInt8) -> Bool {
    if byte == PasteBuffer.end[matched] {
      matched += 1
      return matched == PasteBuffer.end.count
    }
    keep(PasteBuffer.end[..<matched])
    // ESC stands only at the beginning of the mark, so a broken match can begin again nowhere else.
    matched = byte == PasteBuffer.end[0] ? 1 : 0
    if matched == 0 { keep([byte]) }
    return false
  }

  /// The text, with every kind of line end as `\n` and broken UTF-8 repaired. Empties the buffer.
  mutating func takeText() -> String {
    defer { self = PasteBuffer(limit: limit) }
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes += more.prefix(limit - bytes.count)
  }
}
