extension NibTree {
  /// The form in which a value or text is stored in the bytes.
  ///
  /// Values are decoded on access. A reader marks those that need no decoding as plain.
  enum Coding: UInt8, Sendable {
    /// Needs no decoding.
    case plain
    /// An XML attribute value: contains references, or white space that counts as spaces.
    case attributeValue
    /// XML character data: contains references or line ends to normalise.
    case characterData
    /// A CDATA section: only line ends are normalised.
    case literalData

    /// Decodes to UTF-8. The reader has already checked that references are well formed; a malformed one is
    /// copied unchanged.
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
