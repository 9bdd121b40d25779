import NibCore

/// Reads the document type of an SVG file, which can declare entities: names for texts, as design tools write them for
/// the addresses of namespaces.
struct SVGDocumentType {
  private let text: [UInt8]
  private var position: Int
  /// The texts of the entities, by their names.
  private var entities: [String: [UInt8]] = [:]
  /// The number of bytes that entities may still stand for, with more for each use.
  private var expanding = WorkBudget(1 << 20)

  /// The greatest depth of entities in each other.
  private static let deepest = 16
  /// The greatest length of the name of an entity.
  private static let longestName = 256
  /// The names that every file knows.
  private static let knownNames: Set<String> = ["amp", "apos", "gt", "lt", "quot"]

  /// The text of a file without its document type, which the XML reader does not accept, and with the texts of its
  /// entities in place of their names.
  ///
  /// - Throws: `broken` if an entity contains itself, `tooComplex` if entities stand for far more text than usual.
  static func removed(from text: [UInt8]) throws(GraphicBuilder.Failure) -> [UInt8] {
    guard let start = text.firstIndex(of: Array("<!DOCTYPE".utf8)) else { return text }
    var type = SVGDocumentType(text, at: start + 9)
    type.scan()
    let rest = try type.expanded(text[type.position...], inside: [])
    return text[..<start] + rest
  }

  private init(_ text: [UInt8], at position: Int) { (self.text, self.position) = (text, position) }

  // MARK: Declarations

  /// Reads to the end of the document type.
  private mutating func scan() {
    var isInside = false
    while position < text.count {
      if skip("<!--", to: "-->") || skip("<?", to: "?>") || readEntity() || quoted() != nil { continue }
      let byte = text[position]
      position += 1
      switch byte {
      case UInt8(ascii: "["): isInside = true
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: ">") where !isInside: return
      default: break
      }
    }
  }

  /// Reads the name and the text of an entity. Returns false if none is declared here. Those of other files, and those for
  /// declarations, are not stored.
  private mutating func readEntity() -> Bool {
    guard text[position...].starts(with: "<!ENTITY".utf8) else { return false }
    position += 8
    skipSpace()
    let end = text[position...].firstIndex { XMLCharacters.isSpace($0) } ?? text.count
    let name = String(decoding: text[position..<end], as: UTF8.self)
    position = end
    skipSpace()
    guard let value = quoted(), entities[name] == nil, !Self.knownNames.contains(name) else { return true }
    entities[name] = Self.escaped(value)
    return true
  }

  /// A text without markup, so that it can be the value of an attribute, whatever its quotation marks are.
  private static func escaped(_ value: ArraySlice<UInt8>) -> [UInt8] {
    guard !value.contains(UInt8(ascii: "<")) else { return Array(value) }
    return value.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""): Array("&quot;".utf8)
      case UInt8(ascii: "'"): Array("&apos;".utf8)
      default: [byte]
      }
    }
  }

  private mutating func skipSpace() {
    while position < text.count, XMLCharacters.isSpace(text[position]) { position += 1 }
  }

  /// Skips a part with a beginning and an end. Returns false if it does not begin here.
  private mutating func skip(_ start: String, to end: String) -> Bool {
    guard text[position...].starts(with: start.utf8) else { return false }
    let end = Array(end.utf8)
    position =
      text.firstIndex(of: end, from: position + start.utf8.count).map { $0 + end.count } ?? text.count
    return true
  }

  /// Reads the text between quotation marks; `nil` if there is none here.
  private mutating func quoted() -> ArraySlice<UInt8>? {
    guard position < text.count, text[position] == UInt8(ascii: "\"") || text[position] == UInt8(ascii: "'")
    else { return nil }
    let start = position + 1
    let end = text[start...].firstIndex(of: text[position]) ?? text.count
    position = min(end + 1, text.count)
    return text[start..<end]
  }

  // MARK: References

  /// A part of the file with the texts of entities in place of their names.
  ///
  /// - Parameter names: the names of the entities that contain the part.
  private mutating func expanded(
    _ part: ArraySlice<UInt8>, inside names: [String]
  ) throws(GraphicBuilder.Failure) -> [UInt8] {
    guard !entities.isEmpty else { return Array(part) }
    var result: [UInt8] = []
    var place = part.startIndex
    while let mark = part[place...].firstIndex(of: UInt8(ascii: "&")) {
      result += part[place...mark]
      place = mark + 1
      guard let end = part[place...].prefix(Self.longestName).firstIndex(of: UInt8(ascii: ";")) else {
        continue
      }
      let name = String(decoding: part[place..<end], as: UTF8.self)
      guard let value = entities[name] else { continue }
      guard !names.contains(name) else {
        throw .broken("its entity '\(VisibleText.line(name))' contains itself")
      }
      guard names.count < Self.deepest, expanding.spend(32 + value.count) else { throw .tooComplex }
      result.removeLast()
      result += try expanded(value[...], inside: names + [name])
      place = end + 1
    }
    return result + part[place...]
  }
}
