/// Writes binary property lists.
package struct BinaryPropertyListWriter {
  package enum Value {
    case string(String)
    case integer(UInt8)
    case bool(Bool)
    case array([Value])
    /// Pairs, whose keys are different.
    case dictionary([(String, Value)])
  }

  private var objects: [[UInt8]] = []
  /// The numbers of the strings that have been written.
  private var strings: [String: Int] = [:]
  /// The number of bytes of a reference.
  private static let referenceSize = 2

  /// A property list with fewer than 65,536 objects.
  package static func bytes(of value: Value) -> [UInt8] {
    var writer = BinaryPropertyListWriter()
    let root = writer.add(value)
    precondition(writer.objects.count <= 0xFFFF, "a reference has two bytes")
    var file = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in writer.objects {
      offsets.append(file.count)
      file += object
    }
    let table = file.count
    for offset in offsets { file += bigEndian(offset, 4) }
    file += [0, 0, 0, 0, 0, 0, 4, UInt8(referenceSize)]
    for number in [offsets.count, root, table] { file += bigEndian(number, 8) }
    return file
  }

  /// Adds a value and returns its number.
  private mutating func add(_ value: Value) -> Int {
    switch value {
    case .string(let text): return add(text)
    case .integer(let number): return append([0x10, number])
    case .bool(let flag): return append([flag ? 0x09 : 0x08])
    case .array(let items):
      let numbers = items.map { add($0) }
      return append(Self.header(0xA0, numbers.count) + Self.references(numbers))
    case .dictionary(let pairs):
      let keys = pairs.map { add($0.0) }
      let values = pairs.map { add($0.1) }
      return append(Self.header(0xD0, pairs.count) + Self.references(keys + values))
    }
  }

  private mutating func add(_ text: String) -> Int {
    if let known = strings[text] { return known }
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let units = Array(text.utf16)
    let content = isASCII ? Array(text.utf8) : units.flatMap { Self.bigEndian(Int($0), 2) }
    let number = append(Self.header(isASCII ? 0x50 : 0x60, units.count) + content)
    strings[text] = number
    return number
  }

  private mutating func append(_ object: [UInt8]) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  private static func references(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { bigEndian($0, referenceSize) }
  }

  /// The marker of an object with a count of up to four bytes.
  private static func header(_ type: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [type | UInt8(count)] : [type | 0x0F, 0x12] + bigEndian(count, 4)
  }

  private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
