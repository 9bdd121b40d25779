/// The beginning of a text that can be too long to show. Bytes beyond the limit are discarded when they are
/// added.
struct LimitedText {
  private var bytes: [UInt8] = []
  /// Whether the text exceeded the limit.
  private(set) var isCut = false
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Adds UTF-8 bytes up to the limit.
  mutating func append(_ more: ArraySlice<UInt8>) {
    let room = limit - bytes.count
    if more.count > room { isCut = true }
    bytes += more.prefix(room)
  }

  mutating func append(_ more: String) {
    // Most texts that are added beyond the limit are separators.
    if bytes.count < limit { append(ArraySlice(more.utf8)) } else if !more.isEmpty { isCut = true }
  }

  /// The text, with an ellipsis at the end if it was cut.
  var text: String {
    guard isCut else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: bytes[..<endOfWholeScalars], as: UTF8.self) + "…"
  }

  /// The end of the last complete scalar. A cut can be inside a scalar.
  private var endOfWholeScalars: Int {
    guard let last = bytes.last, last >= 0x80 else { return bytes.count }
    return bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
  }
}

extension String {
  /// The text for quotation in a message: the whole text if it is short, or its first characters and "...".
  func cut(to count: Int = 60) -> String {
    // Limit the scalars first: one character can have any number of them.
    let start = String(unicodeScalars.prefix(count * 4)).prefix(count)
    return start.utf8.count == utf8.count ? self : start + "..."
  }
}
