/// A text of at most a given number of bytes. Bytes that would exceed the limit are discarded when they are added.
struct LimitedText {
  private var bytes: [UInt8] = []
  /// Whether the text exceeded the limit.
  private(set) var isTruncated = false
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Adds UTF-8 bytes up to the limit.
  mutating func append(_ newBytes: ArraySlice<UInt8>) {
    let remaining = limit - bytes.count
    if newBytes.count > remaining { isTruncated = true }
    bytes += newBytes.prefix(remaining)
  }

  /// Adds a string up to the limit.
  mutating func append(_ string: String) {
    // Avoids an array for the separators of a text that has reached its limit.
    if bytes.count < limit { append(ArraySlice(string.utf8)) } else if !string.isEmpty { isTruncated = true }
  }

  /// The text, with an ellipsis at the end if it was truncated.
  var text: String {
    guard isTruncated else { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: bytes[..<endOfWholeScalars], as: UTF8.self) + "…"
  }

  /// The number of bytes without the last scalar if that is not ASCII, because its end can be missing.
  private var endOfWholeScalars: Int {
    guard let last = bytes.last, last >= 0x80 else { return bytes.count }
    return bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
  }
}

extension String {
  /// The text for quoting in a message. If it has more than `count` characters, returns the first `count` of them and
  /// "...".
  func cut(to count: Int = 60) -> String {
    // Limit the scalars first: one character can have any number of them.
    let start = String(unicodeScalars.prefix(count * 4)).prefix(count)
    return start.utf8.count == utf8.count ? self : start + "..."
  }
}
