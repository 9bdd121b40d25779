extension NibTree {
  /// How the bytes of a value or text stand for its characters.
  ///
  /// Values are decoded when asked for; a reader marks as plain what needs no decoding.
  enum Coding: UInt8, Sendable {
    /// As it stands.
    case plain
    /// An XML attribute value: references, and white space that counts as spaces.
    case attributeValue
    /// XML character data: references and line ends.
    case characterData
    /// A CDATA section: line ends only.
    case literalData

    /// The UTF-8 bytes meant. References must be well formed (the reader has checked them); one that
    /// is not stands for itself.
    func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var index = bytes.startIndex
      while index < bytes.endIndex {
        let byte = bytes[index]
        if byte == UInt8(ascii: "&"), self != .literalData, let found = NibCharacterReference(bytes[index...])
        {
          result.append(contentsOf: String(found.scalar).utf8)
          index += found.length
          continue
        }
        result.append(normalized(byte))
        index += Self.isLineEndPair(bytes, at: index) ? 2 : 1
      }
      return result
    }

    private func normalized(_ byte: UInt8) -> UInt8 {
      switch byte {
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"): self == .attributeValue ? UInt8(ascii: " ") : byte
      case UInt8(ascii: "\r"): self == .attributeValue ? UInt8(ascii: " ") : UInt8(ascii: "\n")
      default: byte
      }
    }

    private static func isLineEndPair(_ bytes: ArraySlice<UInt8>, at index: Int) -> Bool {
      bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.endIndex
        && bytes[index + 1] == UInt8(ascii: "\n")
    }
  }
}
