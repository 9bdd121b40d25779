import NibCore

/// Many short texts in one block of memory.
package struct TextPool: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  package var count: Int { ends.count }

  mutating func append(_ text: some Sequence<UInt8>) {
    bytes += text
    ends.append(UInt32(bytes.count))
  }

  /// The range of a text in `bytes`.
  package func range(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
  }

  subscript(number: Int) -> String { String(decoding: bytes[range(of: number)], as: UTF8.self) }

  /// The approximate number of bytes in memory.
  var byteCount: Int { bytes.count + ends.count * 4 }

  /// Releases the memory that was reserved for more texts.
  mutating func shrink() {
    bytes = bytes.withUnsafeBufferPointer { Array($0) }
    ends = ends.withUnsafeBufferPointer { Array($0) }
  }
}
