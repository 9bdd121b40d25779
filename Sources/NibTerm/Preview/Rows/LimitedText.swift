/// The beginning of a text that may be too long to be shown. Bytes beyond the limit are dropped as they are added.
struct LimitedText {
  private var bytes: [UInt8] = []
  /// Whether there was more than the limit.
  private(set) var isCut = false
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Adds UTF-8, as far as there is room.
  mutating func append(_ more: ArraySlice<UInt8>) {
    let room = limit - bytes.count
    if more.count > room { isCut = true }
    bytes += more.prefix(room)
  }

  mutating func append(_ more: String) {
    // Most of what is added to a full text are separators.
    if bytes.count < limit { append(ArraySlice(more.utf8)) } else if !more.isEmpty { isCut = true }
  }

  /// The text; where it was cut, it ends in an ellipsis.
  var text: String {
    guard isCut else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: bytes[..<endOfWholeScalars], as: UTF8.self) + "…"
  }

  /// The end of the last character that is complete: a cut may fall inside one.
  private var endOfWholeScalars: Int {
    guard let last = bytes.last, last >= 0x80 else { return bytes.count }
    return bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
  }
}

extension String {
  /// The text as a message quotes it: whole if it is short, else its first characters and "...".
  func cut(to count: Int = 60) -> String {
    // One character can be made of any number of scalars, so these are counted first.
    let start = String(unicodeScalars.prefix(count * 4)).prefix(count)
    return start.utf8.count == utf8.count ? self : start + "..."
  }
}
