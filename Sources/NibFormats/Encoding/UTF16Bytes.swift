/// The code units of UTF-16 that stand in bytes.
struct UTF16Bytes: Sequence {
  private let bytes: [UInt8]
  private let start: Int
  /// Which byte of a pair comes first in the number.
  private let high: Int

  init(_ bytes: [UInt8], from start: Int, bigEndian: Bool) {
    self.bytes = bytes
    self.start = start
    high = bigEndian ? 0 : 1
  }

  /// How many whole units there are.
  var count: Int { (bytes.count - start) / 2 }

  /// Whether one byte is left at the end.
  var hasHalfUnit: Bool { (bytes.count - start) % 2 != 0 }

  func makeIterator() -> some IteratorProtocol<UInt16> {
    (0..<count).lazy.map { number in
      let index = start + 2 * number
      return UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }.makeIterator()
  }
}
