import NibSupport

/// The header of a NIBArchive: its versions, and the positions of its four lists.
struct NIBArchiveHeader {
  /// One of the four lists of the archive.
  enum Section: Int, CaseIterable {
    case objects, keys, values, classNames

    /// The name of the list in error messages.
    var name: String {
      switch self {
      case .objects: "the objects section"
      case .keys: "the keys section"
      case .values: "the values section"
      case .classNames: "the class names section"
      }
    }

    /// The smallest size of an item, in bytes. A count of items that would not fit in the file at this size
    /// is invalid.
    var minimumItemSize: Int {
      switch self {
      case .objects: 3
      case .keys: 1
      case .values, .classNames: 2
      }
    }
  }

  /// The signature with which the file begins.
  static let magic = Array("NIBArchive".utf8)
  /// The size of the header, in bytes.
  static let size = 50
  /// The only known version of the format.
  static let formatVersion = 1
  /// The version of the encoder that `NIBArchiveWriter` writes by default. Files from Xcode 13 and later have 10; they
  /// are read in the same way.
  static let coderVersion = 9

  /// The version of the encoder that wrote the file.
  let coderVersion: Int

  /// The position and the number of items of each section, in the order of `Section`.
  private let places: [(count: Int, offset: Int)]

  init(_ bytes: [UInt8]) throws(DamagedNib) {
    var cursor = ByteCursor(bytes, at: Self.magic.count, part: "the header")
    let version = Int(try cursor.readLittleEndian(4))
    guard version == Self.formatVersion else {
      throw DamagedNib("the NIBArchive has format version \(version), expected \(Self.formatVersion)", at: 10)
    }
    coderVersion = Int(try cursor.readLittleEndian(4))
    var places: [(count: Int, offset: Int)] = []
    for section in Section.allCases {
      let start = cursor.offset
      let place = (count: Int(try cursor.readLittleEndian(4)), offset: Int(try cursor.readLittleEndian(4)))
      try Self.check(place, of: section, fileSize: bytes.count, at: start)
      places.append(place)
    }
    self.places = places
  }

  func count(_ section: Section) -> Int { places[section.rawValue].count }

  /// A cursor at the first byte of a section.
  func cursor(_ section: Section, in bytes: [UInt8]) -> ByteCursor {
    ByteCursor(bytes, at: places[section.rawValue].offset, part: section.name)
  }

  /// Checks that a section is inside the file.
  private static func check(
    _ place: (count: Int, offset: Int), of section: Section, fileSize: Int, at offset: Int
  ) throws(DamagedNib) {
    guard place.offset >= size else {
      throw DamagedNib("\(section.name) begins at \(place.offset.hex), inside the header", at: offset + 4)
    }
    guard place.offset <= fileSize else {
      throw DamagedNib(
        "\(section.name) begins at \(place.offset.hex), past the end of the file (\(fileSize.hex))",
        at: offset + 4)
    }
    guard place.count <= (fileSize - place.offset) / section.minimumItemSize else {
      throw DamagedNib(
        "\(section.name) claims \(NibNumber.count(place.count, "item")), more than fit into the rest of the file",
        at: offset)
    }
  }
}
