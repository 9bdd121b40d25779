import NibCore

/// The elements of an SVG file, with their attributes as texts.
struct SVGTree {
  struct Element {
    /// The name without the prefix of its namespace.
    let name: String
    let attributes: [String: String]
    var children: [Int] = []
  }

  /// The elements in the order of the file, beginning with the root.
  private(set) var elements: [Element] = []
  /// The first element with each id.
  private(set) var ids: [String: Int] = [:]
  /// The rules of all style sheets: selectors of one element, one class or one id, with their declarations.
  private(set) var rules: [String: [String: String]] = [:]

  /// The number of characters that are not spaces of the texts inside each text element.
  private(set) var textLengths: [Int: Int] = [:]

  /// The greatest number of elements.
  private static let mostElements = 50_000

  /// Reads a file; `nil` if it is not well-formed.
  init?(_ bytes: [UInt8]) {
    guard let source = SourceTree(SVGTree.withoutDocumentType(bytes)),
      source.elements.count <= SVGTree.mostElements
    else { return nil }
    func text(_ range: Range<Int>) -> String { String(decoding: source.text[range], as: UTF8.self) }
    for (index, element) in source.elements.enumerated() {
      var attributes: [String: String] = [:]
      for attribute in element.attributes {
        attributes[SVGTree.local(text(attribute.name))] = SVGTree.decoded(text(attribute.value))
      }
      elements.append(Element(name: SVGTree.local(text(element.name)), attributes: attributes))
      if let parent = element.parent { elements[parent].children.append(index) }
      if let id = attributes["id"], ids[id] == nil { ids[id] = index }
      if elements[index].name == "style" { addRules(text(element.content)) }
      if elements[index].name == "text" { textLengths[index] = SVGTree.letterCount(text(element.content)) }
    }
    guard elements.first?.name == "svg" else { return nil }
  }

  /// The text with spaces in place of its document type, which the XML reader does not accept.
  private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.firstIndex(of: Array("<!DOCTYPE".utf8)) else { return bytes }
    var bytes = bytes
    var depth = 0
    for place in start..<bytes.count {
      let byte = bytes[place]
      bytes[place] = 32
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { break }
    }
    return bytes
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

  /// Adds the rules of a style sheet. Selectors of several elements are ignored.
  private mutating func addRules(_ sheet: String) {
    var text = sheet.replacingOccurrences(of: "<![CDATA[", with: "").replacingOccurrences(of: "]]>", with: "")
    while let start = text.range(of: "/*") {
      let end = text[start.upperBound...].range(of: "*/")?.upperBound ?? text.endIndex
      text.removeSubrange(start.lowerBound..<end)
    }
    for rule in text.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let declarations = SVGTree.declarations(parts[1])
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        rules[name, default: [:]].merge(declarations) { _, new in new }
      }
    }
  }

  /// The values of declarations such as `fill:red;stroke:none`.
  private static func declarations(_ text: some StringProtocol) -> [String: String] {
    var result: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].replacingOccurrences(of: "!important", with: "")
      result[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] = value.trimmingCharacters(
        in: .whitespacesAndNewlines)
    }
    return result
  }

  /// The attributes of an element with the values of style sheets and of its own style, which have priority.
  func properties(of element: Element) -> [String: String] {
    var properties = element.attributes
    let classes = (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map { "." + $0 }
    let selectors = [element.name] + classes + [element.attributes["id"].map { "#" + $0 }].compactMap { $0 }
    for selector in selectors {
      if let rule = rules[selector] { properties.merge(rule) { _, new in new } }
    }
    if let style = element.attributes["style"] {
      properties.merge(SVGTree.declarations(style)) { _, new in new }
    }
    return properties
  }

  /// The element that an attribute such as `#a` or `url(#a)` refers to.
  func reference(_ value: String?) -> Int? {
    guard let value, let mark = value.firstIndex(of: "#") else { return nil }
    let id = value[value.index(after: mark)...].prefix { $0 != ")" && $0 != "\"" && $0 != "'" }
    return ids[String(id)]
  }
}
