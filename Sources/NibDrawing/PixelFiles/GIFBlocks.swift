/// The blocks of a GIF file. The file is not drawn, but examined for missing parts.
struct GIFBlocks {
  private let bytes: [UInt8]
  private var position = 0

  /// The damage of a file; `nil` if its blocks are complete. A missing mark of the end is not a damage, because all
  /// programs show such files.
  static func damage(in bytes: [UInt8]) -> String? {
    var blocks = GIFBlocks(bytes: bytes)
    return blocks.areComplete() ? nil : "the file is not complete"
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func areComplete() -> Bool {
    // The signature and the size of the screen, up to the flags of its colors.
    guard skip(10), skipColors(other: 2) else { return false }
    var hasImage = false
    while position < bytes.count {
      switch bytes[position] {
      case 0x2c:
        // The place and the size of an image, then its colors, and the size of its first codes.
        guard skip(9), skipColors(other: 0), skip(1), skipData() else { return false }
        hasImage = true
      case 0x21: guard skip(2), skipData() else { return false }
      // The end, or bytes that no program reads.
      default: return hasImage
      }
    }
    return hasImage
  }

  /// Skips bytes; returns `false` if the file ends before.
  private mutating func skip(_ count: Int) -> Bool {
    position += count
    return position <= bytes.count
  }

  /// Skips a byte of flags, the given number of other bytes, and the table of colors that the flags announce.
  private mutating func skipColors(other: Int) -> Bool {
    guard position < bytes.count else { return false }
    let flags = bytes[position]
    return skip(1 + other + (flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)))
  }

  /// Skips parts, each of which begins with its length, up to the one of length 0.
  private mutating func skipData() -> Bool {
    while position < bytes.count {
      let length = Int(bytes[position])
      guard skip(1 + length) else { return false }
      if length == 0 { return true }
    }
    return false
  }
}
