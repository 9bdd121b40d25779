import NibCore

/// The rules of the style sheets of an SVG file: selectors of one element, one class or one id, with their
/// declarations.
struct SVGStyleSheet {
  private var rules: [String: [String: String]] = [:]
  /// Whether there are rules that have no effect here, for example those with selectors of several elements.
  private(set) var hasOtherRules = false

  /// The properties that are read, besides variables. Others are not stored, so that long rules do not cost much for
  /// each element.
  private static let names: Set<String> = [
    "clip-path", "clip-rule", "color", "cx", "cy", "d", "display", "fill", "fill-opacity", "fill-rule",
    "filter",
    "font-size", "height", "marker", "marker-end", "marker-mid", "marker-start", "mask", "mask-type",
    "mix-blend-mode", "opacity", "paint-order", "r", "rx", "ry", "stop-color", "stop-opacity", "stroke",
    "stroke-dasharray",
    "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-opacity",
    "stroke-width", "transform", "visibility", "width", "x", "y",
  ]

  /// The greatest number of variables of a rule.
  private static let mostVariables = 64

  /// Adds the rules of a style sheet.
  mutating func add(_ sheet: String) {
    let text = Self.withoutComments(
      sheet.replacingOccurrences(of: "<![CDATA[", with: "").replacingOccurrences(of: "]]>", with: ""))
    for rule in text.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let declarations = Self.declarations(parts[1])
      guard !declarations.isEmpty else { continue }
      for selector in parts[0].split(separator: ",") {
        let text = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        let name = text == ":root" ? "svg" : text
        if Self.isSimple(name) {
          rules[name, default: [:]].merge(declarations) { _, new in new }
        } else {
          hasOtherRules = true
        }
      }
    }
  }

  /// Whether a selector consists of one name, with `.` for a class or `#` for an id.
  private static func isSimple(_ selector: String) -> Bool {
    let name =
      selector.utf8.first.map { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "#") } ?? false
      ? selector.utf8.dropFirst() : selector.utf8[...]
    return !name.isEmpty
      && name.allSatisfy {
        65...90 ~= $0 || 97...122 ~= $0 || 48...57 ~= $0 || $0 >= 128 || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "_")
      }
  }

  /// The text without the parts between `/*` and `*/`. A comment that is not closed reaches to the end.
  private static func withoutComments(_ text: String) -> String {
    let bytes = Array(text.utf8)
    let (opening, closing) = (Array("/*".utf8), Array("*/".utf8))
    var result: [UInt8] = []
    var position = 0
    while let start = bytes.firstIndex(of: opening, from: position) {
      result += bytes[position..<start]
      position = bytes.firstIndex(of: closing, from: start + 2).map { $0 + 2 } ?? bytes.count
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// The values of declarations such as `fill:red;stroke:none`.
  private static func declarations(_ text: some StringProtocol) -> [String: String] {
    var result: [String: String] = [:]
    var variableCount = 0
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespacesAndNewlines)
      let isVariable = name.hasPrefix("--") && variableCount < mostVariables
      guard isVariable || names.contains(name) else { continue }
      if isVariable { variableCount += 1 }
      let value = parts[1].replacingOccurrences(of: "!important", with: "")
      result[name] = value.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return result
  }

  /// The attributes of an element with the values of the rules and of its own style, which have priority.
  func properties(of name: String, _ attributes: [String: String]) -> [String: String] {
    var properties = attributes
    let classes = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map { "." + $0 }
    let selectors = [name] + classes + [attributes["id"].map { "#" + $0 }].compactMap { $0 }
    for selector in selectors {
      if let rule = rules[selector] { properties.merge(rule) { _, new in new } }
    }
    if let style = attributes["style"] { properties.merge(Self.declarations(style)) { _, new in new } }
    return properties
  }
}
