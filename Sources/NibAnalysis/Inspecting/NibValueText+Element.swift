import NibCore

extension NibValueText {
  /// The value of an element in a document, for example `systemBlueColor`, `System Bold 17` or `0 20 320 44`.
  /// A value without a short form is described by its attributes.
  package static func text(of element: NibElement) -> String {
    do {
      return text(of: try NibValue(decoding: element), in: element)
    } catch {
      return plain(element)
    }
  }

  private static func text(of value: NibValue, in element: NibElement) -> String {
    switch value {
    case .null: "none"
    case .string(let text), .image(let text): text
    case .integer(let number): "\(number)"
    case .real(let number): NibNumber.text(CGFloat(number))
    case .boolean(let truth): truth ? "YES" : "NO"
    case .color(let color): text(of: color)
    case .font(let font): text(of: font)
    case .attributedString(let text): text.string
    case .insets(let insets): NibValueText.insets(UIEdgeInsets(insets))
    case .point(let point): numbers(CGFloat(point.x), CGFloat(point.y))
    case .size(let size): numbers(CGFloat(size.width), CGFloat(size.height))
    case .rect(let rect): NibValueText.text(of: CGRect(rect))
    case .range(let range): "\(range.location), length \(range.length)"
    case .date, .directionalInsets, .paragraphStyle, .unknown: plain(element)
    }
  }

  private static func text(of color: NibColor) -> String {
    switch color {
    case .system(let name, _), .named(let name, _), .catalog(_, let name): return name
    case .components(let parts):
      let space = parts.space == .displayP3 ? " (Display P3)" : ""
      return hexadecimal(parts.red, parts.green, parts.blue, parts.alpha) + space
    }
  }

  private static func text(of font: NibFont) -> String {
    let size: String =
      switch font.size {
      case .points(let points): " \(NibNumber.text(CGFloat(points)))"
      case .role(let role): " \(role) size"
      case .standard: ""
      }
    return faceName(font.face) + size
  }

  private static func faceName(_ face: NibFont.Face) -> String {
    switch face {
    case .system(.regular): "System"
    case .system(let weight): "System \(weight.rawValue.capitalizedFirst)"
    case .italicSystem: "System Italic"
    case .named(let name, _): name
    case .textStyle(let name): styleName(name)
    case .meta(let role): role
    }
  }

  /// The text of an element, or its unchanged attributes, or the number of its children.
  private static func plain(_ element: NibElement) -> String {
    let attributes = element.attributes.filter { $0.name != "key" && $0.name != "id" }
    var parts = attributes.map { "\($0.name) \($0.value)" }
    let keyed = element.children.filter { $0.key != nil && $0.id == nil && !$0.isNamed("variation") }
    parts += keyed.map { "\($0.key ?? $0.name) \(text(of: $0))" }
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    if !element.text.isEmpty { return element.text }
    let count = element.children.reduce(0) { count, _ in count + 1 }
    return count == 0 ? "empty" : NibValueText.count(count, "item")
  }
}
