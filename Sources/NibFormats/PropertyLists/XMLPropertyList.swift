/// Reads XML property lists: `keyedobjects.nib` of older Xcode versions, and many `Info.plist` files.
struct XMLPropertyList {
  private var list = PropertyList(nodes: [], offsets: [], root: 0)
  private let file: String

  /// Whether the root element of the file is `<plist>`. False for a text that cannot be decoded, because
  /// `NibReader` then reports what is wrong with it.
  static func canRead(_ bytes: [UInt8]) -> Bool {
    (try? decoded(bytes, file: "")).flatMap { rootStart(in: $0) } != nil
  }

  /// Reads a property list in XML.
  static func read(_ bytes: [UInt8], file: String) throws(NibReadError) -> PropertyList {
    let document = try document(decoded(bytes, file: file), file: file)
    var reader = XMLPropertyList(file: file)
    let values = Array(document.root.children)
    guard values.count == 1 else { throw NibReadError(.propertyList("an XML", file: file)) }
    reader.list.root = try reader.add(values[0])
    return reader.list
  }

  /// The elements of a property list in UTF-8.
  static func document(_ bytes: [UInt8], file: String) throws(NibReadError) -> NibDocument {
    // The scanner rejects document type declarations. Everything before the root element is therefore
    // replaced by spaces, which do not change the offsets of the elements.
    let start = rootStart(in: bytes) ?? 0
    let text = Array(repeating: UInt8(ascii: " "), count: start) + bytes[start...]
    let tree: NibTree
    do {
      tree = try XMLScanner.scan(text)
    } catch {
      throw NibReadError(error.diagnostic(file: file, text: text))
    }
    return NibDocument(file: file, kind: NibDocumentKind(.unknown, .nib), tree: tree, text: text)
  }

  private init(file: String) { self.file = file }

  /// Converts UTF-16 to UTF-8 for the scanner; other bytes stay unchanged.
  private static func decoded(_ bytes: [UInt8], file: String) throws(NibReadError) -> [UInt8] {
    guard case .utf16 = TextEncoding.detected(in: bytes).encoding else { return bytes }
    return try DecodedText(bytes, file: file).utf8
  }

  /// The position of the root element if it is `<plist>`; `nil` if it is another element. The root element
  /// begins with the first `<` before a letter, because in declarations and comments another character
  /// follows.
  private static func rootStart(in bytes: [UInt8]) -> Int? {
    let start = bytes.indices.dropLast().first {
      bytes[$0] == UInt8(ascii: "<") && XMLCharacters.isNameStart(bytes[$0 + 1])
    }
    return start.flatMap { bytes[$0...].starts(with: "<plist".utf8) ? $0 : nil }
  }

  /// Adds a node for an element and its descendants, and returns its number. (The scanner limits the depth.)
  private mutating func add(_ element: NibElement) throws(NibReadError) -> Int {
    let node = try node(element)
    list.nodes.append(node)
    list.offsets.append(element.location.offset)
    return list.nodes.count - 1
  }

  /// The node of an element.
  private mutating func node(_ element: NibElement) throws(NibReadError) -> PropertyList.Node {
    switch element.name {
    case "string", "date": return .string(element.text)
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "integer":
      guard let number = Int64(Self.trimmed(element.text)) else { throw malformed(element) }
      return .integer(number)
    case "real":
      guard let number = Double(Self.trimmed(element.text)) else { throw malformed(element) }
      return .double(number)
    case "data":
      guard let bytes = NibBase64.decode(element.text.utf8) else { throw malformed(element) }
      return .data(bytes)
    case "array":
      var items: [Int] = []
      for child in element.children { items.append(try add(child)) }
      return .array(items)
    case "dict": return try dictionary(element)
    default: throw error("found <\(element.name)>, which is not a property list value", at: element)
    }
  }

  /// The node of a `<dict>`, in which keys and values alternate.
  private mutating func dictionary(_ element: NibElement) throws(NibReadError) -> PropertyList.Node {
    var pairs: [PropertyList.Pair] = []
    var key: String?
    for child in element.children {
      if child.isNamed("key"), key == nil {
        key = child.text
      } else if let known = key {
        pairs.append(PropertyList.Pair(key: known, value: try add(child)))
        key = nil
      } else {
        throw error("found <\(child.name)>, expected <key>", at: child)
      }
    }
    guard key == nil else { throw error("a <dict> ends with a <key> that has no value", at: element) }
    // XML property lists have no type for references. A keyed archive writes a reference as a dictionary with
    // the key CF$UID.
    if pairs.count == 1, pairs[0].key == "CF$UID", case .integer(let number) = list.nodes[pairs[0].value],
      let uid = Int(exactly: number), uid >= 0
    {
      return .uid(uid)
    }
    return .dictionary(pairs)
  }

  /// The first word of a text, without the white space around it.
  private static func trimmed(_ text: String) -> Substring {
    text.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
  }

  private func malformed(_ element: NibElement) -> NibReadError {
    error("\"\(element.text.prefix(40))\" is not a valid <\(element.name)>", at: element)
  }

  private func error(_ message: String, at element: NibElement) -> NibReadError {
    NibReadError(Diagnostic(.damagedNib, message, at: element.location))
  }
}
