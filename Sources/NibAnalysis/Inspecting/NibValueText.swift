import NibCore
import NibEditing

/// Describes values in words: those of properties, and those of elements in a document.
package enum NibValueText {
  /// The value of a property, for example `YES`, `17` or `System Bold 17`; `none` for `nil`.
  package static func text(of value: Any) -> String {
    guard let value = nibUnwrapped(value) else { return "none" }
    switch value {
    case let value as Bool: return value ? "YES" : "NO"
    case let value as String: return value
    case let value as UIColor: return text(of: value)
    case let value as UIFont: return text(of: value)
    case let value as UIImage: return value.nibName ?? "none"
    case let value as NSAttributedString: return value.string
    // ISO 8601, in UTC.
    case let value as Date: return value.formatted(.iso8601)
    case let value as [Any]: return NibNumber.count(value.count, "item")
    case let value as [AnyHashable: Any]: return NibNumber.count(value.count, "entry", "entries")
    default: return number(value) ?? geometry(value) ?? word(value)
    }
  }

  /// Numbers separated by spaces, with at most three decimals.
  package static func numbers(_ values: CGFloat...) -> String {
    values.map(NibNumber.text).joined(separator: " ")
  }

  private static func number(_ value: Any) -> String? {
    nibNumber(value).map { NibNumber.text($0.doubleValue) }
  }

  /// The numbers of a point, size, rectangle or of insets; `nil` for other values.
  private static func geometry(_ value: Any) -> String? {
    switch value {
    case let value as CGPoint: numbers(value.x, value.y)
    case let value as CGSize: numbers(value.width, value.height)
    case let value as CGRect: numbers(value.minX, value.minY, value.width, value.height)
    case let value as UIEdgeInsets: insets(value)
    case let value as NSDirectionalEdgeInsets:
      "top \(NibNumber.text(value.top)), leading \(NibNumber.text(value.leading)), "
        + "bottom \(NibNumber.text(value.bottom)), trailing \(NibNumber.text(value.trailing))"
    case let value as UILayoutPriority: NibNumber.text(value.rawValue)
    default: nil
    }
  }

  /// Returns, for example, `top 8, left 16, bottom 8, right 16`.
  package static func insets(_ value: UIEdgeInsets) -> String {
    "top \(NibNumber.text(value.top)), left \(NibNumber.text(value.left)), "
      + "bottom \(NibNumber.text(value.bottom)), right \(NibNumber.text(value.right))"
  }

  /// The name of an enumeration case, or otherwise the raw value if there is one, or otherwise the type's name.
  private static func word(_ value: Any) -> String {
    if Mirror(reflecting: value).displayStyle == .enum { return "\(value)" }
    if let value = value as? any RawRepresentable { return "\(value.rawValue)" }
    return "\(type(of: value))"
  }

  /// Returns, for example, `System Bold 17`, `Menlo-Regular 12` or `Body 17`.
  private static func text(of font: UIFont) -> String {
    let size = NibNumber.text(font.pointSize)
    if let style = font.nibTextStyle { return "\(styleName(style.rawValue)) \(size)" }
    switch font.nibFace {
    case .named(let name): return "\(name) \(size)"
    case .system(let weight, let isItalic):
      let name = weight == .regular ? "" : " \("\(weight)".capitalizedFirst)"
      return "System\(name)\(isItalic ? " Italic" : "") \(size)"
    }
  }

  /// Returns, for example, `Title1` for `UICTFontTextStyleTitle1`.
  static func styleName(_ name: String) -> String {
    let prefix = "UICTFontTextStyle"
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  private static func text(of color: UIColor) -> String {
    if let name = color.nibName { return name }
    return hexadecimal(color.nibComponents())
  }

  /// Returns, for example, `#FF8000` or `#FF8000 50 %`.
  private static func hexadecimal(_ color: ColorComponents) -> String {
    color.hexText + (color.alpha < 1 ? " \(NibNumber.text(color.alpha * 100)) %" : "")
  }
}

extension ColorComponents {
  /// The color in the notation of web pages, without its opacity: `#3C3C43`.
  var hexText: String {
    let (red, green, blue) = bytes
    return "#"
      + [red, green, blue].map { part in
        let digits = String(part, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

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

  /// The value of an attribute as it is written. A number with the 17 digits that Interface Builder writes is rounded to
  /// six, which show every difference that `diff` reports: `0.7` for `0.69999999999999996`.
  package static func text(ofAttribute value: String) -> String {
    EditorNumber.long(value).map { NibNumber.text($0, significantDigits: 6) } ?? value
  }

  private static func text(of value: NibValue, in element: NibElement) -> String {
    switch value {
    case .null: "none"
    case .string(let text), .image(let text): text
    case .integer(let number): "\(number)"
    case .real(let number): NibNumber.text(number)
    case .boolean(let value): value ? "YES" : "NO"
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
      let color = ColorComponents(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
      return hexadecimal(color) + space
    }
  }

  private static func text(of font: NibFont) -> String {
    let size: String =
      switch font.size {
      case .points(let points): " \(NibNumber.text(points))"
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

  /// The attributes and keyed children of an element as they are written. If there are none, its text, or otherwise
  /// the number of its children.
  private static func plain(_ element: NibElement) -> String {
    let isTyped = element.isNamed("value")
    let attributes = element.attributes.filter {
      $0.name != "key" && $0.name != "id" && !(isTyped && $0.name == "type")
    }
    var parts = attributes.map { "\($0.name) \(text(ofAttribute: $0.value))" }
    let keyed = element.children.filter { $0.key != nil && $0.id == nil && !$0.isNamed("variation") }
    parts += keyed.map { "\($0.key ?? $0.name) \(text(of: $0))" }
    if !parts.isEmpty { return parts.joined(separator: ", ") }
    if !element.text.isEmpty { return element.text }
    let count = Array(element.children).count
    return count == 0 ? "empty" : NibNumber.count(count, "item")
  }
}

extension NibElement {
  /// The value of a user-defined runtime attribute as text; `nil` if it has none.
  package var runtimeAttributeText: String? {
    self["value"] ?? child(key: "value").map { NibValueText.text(of: $0) }
  }
}
