extension ByteCursor {
  /// A number in groups of 7 bits, the lowest group first; the last byte has its high bit set.
  mutating func groupedNumber() throws(DamagedNib) -> Int {
    let start = offset
    var number = 0
    // Counts and indexes have 32 bits at most: five groups.
    for shift in stride(from: 0, to: 35, by: 7) {
      let byte = try self.byte()
      number |= Int(byte & 0x7F) << shift
      if byte & 0x80 != 0 { return number }
    }
    throw DamagedNib("a number of more than 5 bytes", at: start)
  }

  /// A value of a NIBArchive after its key.
  mutating func codedValue() throws(DamagedNib) -> CodedGraph.Value {
    let start = offset
    let type = try byte()
    switch type {
    case 0: return .integer(Int64(Int8(truncatingIfNeeded: try littleEndian(1))))
    case 1: return .integer(Int64(Int16(truncatingIfNeeded: try littleEndian(2))))
    case 2: return .integer(Int64(Int32(truncatingIfNeeded: try littleEndian(4))))
    case 3: return .integer(Int64(bitPattern: try littleEndian(8)))
    case 4: return .bool(false)
    case 5: return .bool(true)
    case 6: return .float(Float(bitPattern: UInt32(try littleEndian(4))))
    case 7: return .double(Double(bitPattern: try littleEndian(8)))
    case 8: return .data(Array(try take(try groupedNumber())))
    case 9: return .null
    case 10: return .object(Int(try littleEndian(4)))
    default: throw DamagedNib("a value of type \(type), expected 0 to 10", at: start)
    }
  }
}
