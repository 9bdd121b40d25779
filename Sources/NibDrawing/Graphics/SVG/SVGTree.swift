import NibCore

/// The elements of an SVG file, with their attributes as texts.
struct SVGTree {
  struct Element {
    /// The name without the prefix of its namespace.
    let name: String
    /// The attributes, with the values of style sheets and of the element's own style, which have priority.
    fileprivate(set) var properties: [String: String]
    /// The transform, in the coordinates of the element around it.
    fileprivate(set) var transform = CGAffineTransform.identity
    fileprivate(set) var children: [Int] = []
    /// The number of characters that are not spaces of the texts inside a text element.
    fileprivate(set) var letterCount = 0
    /// Whether the content of the element or of one around it was read as a text.
    fileprivate var isText: Bool
    /// How much work it is to read the properties: 1 for a usual element.
    fileprivate(set) var weight = 1
  }

  /// The elements in the order of the file, beginning with the root.
  private(set) var elements: [Element] = []
  /// The first element with each id.
  private(set) var ids: [String: Int] = [:]
  /// The style sheets of the file.
  private(set) var sheet = SVGStyleSheet()

  /// The greatest number of elements.
  private static let mostElements = 50_000

  /// The reason why a file is not read that is not well-formed.
  private static let malformed = GraphicBuilder.Failure.broken("it is not a well-formed SVG file")

  /// Reads the text of a file.
  ///
  /// - Throws: `broken` for a text that is not well-formed, `tooComplex` for one with too many or too deep elements.
  init(_ bytes: [UInt8]) throws(GraphicBuilder.Failure) {
    let source = try SVGTree.source(bytes)
    guard source.elements.count <= SVGTree.mostElements else { throw .tooComplex }
    func text(_ range: Range<Int>) -> String { String(decoding: source.text[range], as: UTF8.self) }
    for (index, element) in source.elements.enumerated() {
      var attributes: [String: String] = [:]
      for attribute in element.attributes {
        attributes[SVGTree.local(text(attribute.name))] = SVGTree.decoded(text(attribute.value))
      }
      let name = SVGTree.local(text(element.name))
      let isInText = element.parent.map { elements[$0].isText } ?? false
      elements.append(
        Element(name: name, properties: attributes, isText: isInText || name == "style" || name == "text"))
      if let parent = element.parent { elements[parent].children.append(index) }
      if let id = attributes["id"], ids[id] == nil { ids[id] = index }
      // Texts inside texts are parts of the outer one.
      guard !isInText else { continue }
      if name == "style" { sheet.add(text(element.content)) }
      if name == "text" { elements[index].letterCount = SVGTree.letterCount(text(element.content)) }
    }
    guard elements.first?.name == "svg" else { throw SVGTree.malformed }
    for index in elements.indices { elements[index].apply(sheet) }
  }

  private static func source(_ text: [UInt8]) throws(GraphicBuilder.Failure) -> SourceTree {
    do throws(NibReadError) {
      return try SourceTree(reading: text)
    } catch {
      throw error.diagnostic.kind == .xmlLimit ? .tooComplex : malformed
    }
  }

  /// The number of characters outside of tags that are not spaces.
  private static func letterCount(_ markup: String) -> Int {
    var isTag = false
    return markup.utf8.reduce(0) { count, byte in
      if byte == UInt8(ascii: "<") { isTag = true }
      defer { if byte == UInt8(ascii: ">") { isTag = false } }
      return isTag || byte <= 32 ? count : count + 1
    }
  }

  private static func local(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ":")).map { String(name[name.index(after: $0)...]) } ?? name
  }

  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(text) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }

  /// The element that an attribute such as `#a` or `url(#a)` refers to.
  func reference(_ value: String?) -> Int? {
    guard let value, let mark = value.firstIndex(of: "#") else { return nil }
    let id = value[value.index(after: mark)...].prefix { $0 != ")" && $0 != "\"" && $0 != "'" }
    return ids[String(id)]
  }
}

extension SVGTree.Element {
  /// The properties whose texts are only read once, however often the element is drawn.
  private static let onceRead: Set<String> = ["d", "href", "points", "transform"]

  fileprivate mutating func apply(_ sheet: SVGStyleSheet) {
    properties = sheet.properties(of: name, properties)
    transform = CGAffineTransform(svg: properties["transform"])
    let length = properties.reduce(0) { Self.onceRead.contains($1.key) ? $0 : $0 + $1.value.utf8.count }
    weight = 1 + length / 256
  }
}
