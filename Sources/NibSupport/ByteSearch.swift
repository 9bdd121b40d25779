extension [UInt8] {
  /// The index of the first occurrence of a sequence of bytes at or after a position; `nil` if there is none or the
  /// sequence is empty. Many times faster than the generic `contains` and `firstRange(of:)` of the standard library.
  package func firstIndex(of bytes: [UInt8], from start: Int = 0) -> Int? {
    guard let first = bytes.first, count >= bytes.count else { return nil }
    return withUnsafeBufferPointer { text in
      var index = start
      while index <= text.count - bytes.count {
        if text[index] == first, text[index..<index + bytes.count].elementsEqual(bytes) { return index }
        index += 1
      }
      return nil
    }
  }

  /// Whether the bytes contain those of a text in UTF-8.
  package func contains(text: String) -> Bool { firstIndex(of: Array(text.utf8)) != nil }
}
