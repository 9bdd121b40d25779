/// The set of bytes that one step of a `GitIgnoreGlob` matches, stored as one bit per byte value.
struct GitIgnoreCharacters {
  private var members = SIMD4<UInt64>()

  /// Every byte except the slash.
  static let allButSlash = GitIgnoreCharacters(excluding: .slash)

  static func only(_ byte: UInt8) -> GitIgnoreCharacters {
    var characters = GitIgnoreCharacters()
    characters.insert(byte)
    return characters
  }

  private init() {}

  private init(excluding byte: UInt8) { members = ~GitIgnoreCharacters.only(byte).members }

  private mutating func insert(_ byte: UInt8) { members[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }

  /// Calls a function with each of the bytes.
  func forEachByte(_ body: (UInt8) -> Void) {
    for block in 0..<4 {
      var bits = members[block]
      while bits != 0 {
        body(UInt8(block << 6 | bits.trailingZeroBitCount))
        bits &= bits - 1
      }
    }
  }

  /// Reads a set in brackets up to and including the closing bracket. The opening bracket has been read already. The
  /// set never contains the slash.
  ///
  /// - Returns: `nil` if the set has no end or contains the name of an unknown class.
  init?(_ pattern: inout ArraySlice<UInt8>) {
    var isNegated = false
    if pattern.first == .exclamation || pattern.first == .caret {
      isNegated = true
      pattern.removeFirst()
    }
    // A closing bracket in the first position is a member of the set.
    var isFirst = true
    var previous: UInt8?
    while isFirst || pattern.first != .closeBracket {
      isFirst = false
      guard let byte = pattern.popFirst() else { return nil }
      if byte == .hyphen, let start = previous, let next = pattern.first, next != .closeBracket {
        guard let end = Self.member(pattern.removeFirst(), &pattern) else { return nil }
        if start <= end { for byte in start...end { insert(byte) } }
        previous = nil
      } else if byte == .openBracket, pattern.first == .colon, let name = Self.className(&pattern) {
        guard let characters = Self.classes[name] else { return nil }
        for byte in 0...127 as ClosedRange<UInt8> where characters(byte) { insert(byte) }
        previous = nil
      } else {
        guard let member = Self.member(byte, &pattern) else { return nil }
        insert(member)
        previous = member
      }
    }
    pattern.removeFirst()
    if isNegated { members = ~members }
    members &= GitIgnoreCharacters.allButSlash.members
  }

  /// The byte itself, or the byte that a backslash escapes.
  private static func member(_ byte: UInt8, _ pattern: inout ArraySlice<UInt8>) -> UInt8? {
    byte == .backslash ? pattern.popFirst() : byte
  }

  /// Reads a class such as `[:digit:]`, whose first bracket has been read already, and returns its name. Returns `nil`
  /// and reads nothing if the pattern does not continue with a class.
  private static func className(_ pattern: inout ArraySlice<UInt8>) -> String? {
    let inside = pattern.dropFirst()
    guard let end = inside.firstIndex(of: .closeBracket), end > inside.startIndex,
      inside[end - 1] == .colon
    else { return nil }
    pattern = pattern[(end + 1)...]
    return String(decoding: inside[..<(end - 1)], as: UTF8.self)
  }

  private static let classes: [String: @Sendable (UInt8) -> Bool] = [
    "alnum": { isLetter($0) || isDigit($0) },
    "alpha": isLetter,
    "blank": { $0 == 0x20 || $0 == 0x09 },
    "cntrl": { $0 < 0x20 || $0 == 0x7F },
    "digit": isDigit,
    "graph": { (0x21...0x7E).contains($0) },
    "lower": { (0x61...0x7A).contains($0) },
    "print": { (0x20...0x7E).contains($0) },
    "punct": { (0x21...0x7E).contains($0) && !isLetter($0) && !isDigit($0) },
    "space": { $0 == 0x20 || (0x09...0x0D).contains($0) },
    "upper": { (0x41...0x5A).contains($0) },
    "xdigit": { isDigit($0) || (0x41...0x46).contains($0 & 0xDF) },
  ]

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}

/// The characters that have a special meaning in patterns.
extension UInt8 {
  package static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let exclamation = UInt8(ascii: "!")
  static let numberSign = UInt8(ascii: "#")
  static let asterisk = UInt8(ascii: "*")
  static let hyphen = UInt8(ascii: "-")
  package static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")
  static let question = UInt8(ascii: "?")
  static let openBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let closeBracket = UInt8(ascii: "]")
  static let caret = UInt8(ascii: "^")
}
