@testable import NibFormats

/// A property list that can be written in both of its forms, for the tests of the readers.
indirect enum PropertyListFixture {
  case string(String)
  case integer(Int)
  case real(Double)
  case bool(Bool)
  case data([UInt8])
  case uid(Int)
  case array([PropertyListFixture])
  case dictionary([(String, PropertyListFixture)])

  /// The list as `bplist00`.
  var binary: [UInt8] {
    var objects: [[UInt8]] = []
    let root = add(to: &objects)
    var file = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(file.count)
      file += object
    }
    let table = file.count
    for offset in offsets { file += Self.bytes(offset, 2) }
    file += [0, 0, 0, 0, 0, 0, 2, 2]
    return file + Self.bytes(objects.count, 8) + Self.bytes(root, 8) + Self.bytes(table, 8)
  }

  /// The list as XML.
  var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">\(element)</plist>
    """
  }

  private var element: String {
    switch self {
    case .string(let text): "<string>\(text)</string>"
    case .integer(let number): "<integer>\(number)</integer>"
    case .real(let number): "<real>\(number)</real>"
    case .bool(let value): value ? "<true/>" : "<false/>"
    case .data: "<data>AQL/</data>"  // The bytes 1, 2, 255, the only data of the fixture.
    case .uid(let number): "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
    case .array(let items): "<array>\(items.map(\.element).joined())</array>"
    case .dictionary(let pairs): "<dict>\(pairs.map { "<key>\($0)</key>\($1.element)" }.joined())</dict>"
    }
  }

  private func add(to objects: inout [[UInt8]]) -> Int {
    let number = objects.count
    objects.append([])
    switch self {
    case .string(let text) where text.utf8.allSatisfy({ $0 < 0x80 }):
      objects[number] = Self.head(0x50, text.utf8.count) + Array(text.utf8)
    case .string(let text):
      objects[number] = Self.head(0x60, text.utf16.count) + text.utf16.flatMap { Self.bytes(Int($0), 2) }
    case .integer(let value): objects[number] = [0x13] + Self.bytes(value, 8)
    case .real(let value): objects[number] = [0x23] + Self.bytes(Int(value.bitPattern), 8)
    case .bool(let value): objects[number] = [value ? 9 : 8]
    case .data(let bytes): objects[number] = Self.head(0x40, bytes.count) + bytes
    case .uid(let value): objects[number] = [0x81] + Self.bytes(value, 2)
    case .array(let items):
      let numbers = items.map { $0.add(to: &objects) }
      objects[number] = Self.head(0xA0, items.count) + numbers.flatMap { Self.bytes($0, 2) }
    case .dictionary(let pairs):
      let keys = pairs.map { PropertyListFixture.string($0.0).add(to: &objects) }
      let values = pairs.map { $0.1.add(to: &objects) }
      objects[number] = Self.head(0xD0, pairs.count) + (keys + values).flatMap { Self.bytes($0, 2) }
    }
    return number
  }

  private static func head(_ type: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [type | UInt8(count)] : [type | 0xF, 0x11] + bytes(count, 2)
  }

  private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A keyed archive of an iOS nib: an owner and a view.
  static let view = PropertyListFixture.dictionary([
    ("$version", .integer(100_000)), ("$archiver", .string("NSKeyedArchiver")),
    ("$top", .dictionary([("UINibTopLevelObjectsKey", .uid(1)), ("UINibConnectionsKey", .uid(9))])),
    (
      "$objects",
      .array([
        .string("$null"),
        .dictionary([("$class", .uid(8)), ("NS.objects", .array([.uid(2), .uid(5)]))]),
        .dictionary([("$class", .uid(4)), ("UIProxiedObjectIdentifier", .uid(3))]),
        .string("IBFilesOwner"),
        .dictionary([
          ("$classname", .string("UIProxyObject")),
          ("$classes", .array([.string("UIProxyObject"), .string("NSObject")])),
        ]),
        .dictionary([
          ("$class", .uid(7)), ("UIBounds", .uid(6)), ("UICenter", .string("{160, 240}")),
          ("UIBackgroundColor", .uid(0)), ("UIOpaque", .bool(true)), ("UIAlpha", .real(0.5)),
          ("UITag", .integer(-3)), ("UIData", .data([1, 2, 255])), ("UINote", .string("Grüße")),
        ]),
        .string("{{0, 0}, {320, 480}}"),
        .dictionary([
          ("$classname", .string("AppView")),
          ("$classes", .array([.string("AppView"), .string("UIView"), .string("NSObject")])),
          ("$classhints", .array([.string("NSView")])),
        ]),
        .dictionary([("$classname", .string("NSArray")), ("$classes", .array([.string("NSArray")]))]),
        .dictionary([("$class", .uid(8)), ("NS.objects", .array([]))]),
      ])
    ),
  ])
}
