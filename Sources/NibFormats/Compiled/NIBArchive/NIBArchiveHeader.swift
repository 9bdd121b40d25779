/// The first 50 bytes of a NIBArchive: its versions, and where its four lists are.
struct NIBArchiveHeader {
  /// One of the lists of the archive.
  enum Section: Int, CaseIterable {
    case objects, keys, values, classNames

    var name: String {
      switch self {
      case .objects: "the objects section"
      case .keys: "the keys section"
      case .values: "the values section"
      case .classNames: "the class names section"
      }
    }

    /// The fewest bytes that an item takes. A count that the file has no room for is a lie.
    var minimumItemSize: Int {
      switch self {
      case .objects: 3
      case .keys: 1
      case .values, .classNames: 2
      }
    }
  }

  static let magic = Array("NIBArchive".utf8)
  static let size = 50
  /// The only version of the format that has been seen.
  static let formatVersion = 1
  /// The version of the encoder; 10 since Xcode 11. Both are read alike.
  static let coderVersion = 9

  /// Where a section begins, and how many items it has; in the order of `Section`.
  private let places: [(count: Int, offset: Int)]

  init(_ bytes: [UInt8]) throws(DamagedNib) {
    var cursor = ByteCursor(bytes, at: Self.magic.count, part: "the header")
    let version = Int(try cursor.littleEndian(4))
    guard version == Self.formatVersion else {
      throw DamagedNib("NIBArchive of format version \(version), expected \(Self.formatVersion)", at: 10)
    }
    _ = try cursor.littleEndian(4)
    var places: [(count: Int, offset: Int)] = []
    for section in Section.allCases {
      let start = cursor.offset
      let place = (count: Int(try cursor.littleEndian(4)), offset: Int(try cursor.littleEndian(4)))
      try Self.check(place, of: section, fileSize: bytes.count, at: start)
      places.append(place)
    }
    self.places = places
  }

  /// How many items a section has.
  func count(_ section: Section) -> Int { places[section.rawValue].count }

  /// A cursor on a section's first byte.
  func cursor(_ section: Section, in bytes: [UInt8]) -> ByteCursor {
    ByteCursor(bytes, at: places[section.rawValue].offset, part: section.name)
  }

  private static func check(
    _ place: (count: Int, offset: Int), of section: Section, fileSize: Int, at offset: Int
  ) throws(DamagedNib) {
    guard place.offset >= size else {
      throw DamagedNib("\(section.name) begins at \(place.offset.hex), inside the header", at: offset + 4)
    }
    guard place.offset <= fileSize else {
      throw DamagedNib(
        "\(section.name) begins at \(place.offset.hex), beyond the end of the file (\(fileSize.hex))",
        at: offset + 4)
    }
    guard place.count <= (fileSize - place.offset) / section.minimumItemSize else {
      throw DamagedNib(
        "\(section.name) claims \(place.count) items, more than the rest of the file has room for", at: offset
      )
    }
  }
}
