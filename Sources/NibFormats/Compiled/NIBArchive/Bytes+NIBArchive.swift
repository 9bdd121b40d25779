extension [UInt8] {
  /// Appends a number in groups of 7 bits, the lowest group first. The high bit marks the last byte.
  mutating func appendGrouped(_ number: Int) {
    precondition(number >= 0, "counts and indexes are not negative")
    var rest = number
    while rest > 0x7F {
      append(UInt8(rest & 0x7F))
      rest >>= 7
    }
    append(UInt8(rest) | 0x80)
  }

  /// Appends the lowest bytes of a number, the lowest first.
  mutating func appendLittleEndian(_ number: UInt64, count: Int) {
    for index in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }

  /// Appends a value, which follows its key. A string is written as data, because the format has no strings.
  mutating func appendCoded(_ value: CodedGraph.Value) {
    switch value {
    case .null: append(9)
    case .bool(let truth): append(truth ? 5 : 4)
    case .integer(let number): appendCoded(number)
    case .float(let number):
      append(6)
      appendLittleEndian(UInt64(number.bitPattern), count: 4)
    case .double(let number):
      append(7)
      appendLittleEndian(number.bitPattern, count: 8)
    case .string(let text): appendCoded(data: Array(text.utf8))
    case .data(let bytes): appendCoded(data: bytes)
    case .object(let number):
      append(10)
      appendLittleEndian(UInt64(number), count: 4)
    }
  }

  /// Appends an integer in the smallest size that fits. Apple's encoder writes all negative integers in eight
  /// bytes.
  private mutating func appendCoded(_ number: Int64) {
    let type: UInt8 =
      switch number {
      case 0...0x7F: 0
      case 0x80...0x7FFF: 1
      case 0x8000...0x7FFF_FFFF: 2
      default: 3
      }
    append(type)
    appendLittleEndian(UInt64(bitPattern: number), count: 1 << Int(type))
  }

  private mutating func appendCoded(data bytes: [UInt8]) {
    append(8)
    appendGrouped(bytes.count)
    self += bytes
  }
}
