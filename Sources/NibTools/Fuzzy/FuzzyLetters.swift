/// An approximate set of the bytes of a text, used to exclude most texts quickly. Bytes whose lowest six bits
/// are equal are treated as the same byte.
package struct FuzzyLetters: Equatable {
  private var bits: UInt64 = 0

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { bits |= 1 << UInt64(byte & 63) }
  }

  /// Whether the text can contain all bytes of the other set.
  package func includes(_ others: FuzzyLetters) -> Bool { others.bits & ~bits == 0 }
}
