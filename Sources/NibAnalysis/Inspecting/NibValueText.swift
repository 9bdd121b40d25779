import Foundation
import NibCore

/// Descriptions of values for people, both of properties and of elements in a document.
package enum NibValueText {
  /// The value of a property, for example `YES`, `17` or `System Bold 17`; `none` for nil.
  package static func text(of value: Any) -> String {
    guard let value = nibUnwrapped(value) else { return "none" }
    switch value {
    case let value as Bool: return value ? "YES" : "NO"
    case let value as String: return value
    case let value as UIColor: return text(of: value)
    case let value as UIFont: return text(of: value)
    case let value as UIImage: return value.nibName ?? "none"
    case let value as NSAttributedString: return value.string
    case let value as Date: return NibDateText.text(of: value)
    case let value as [Any]: return count(value.count, "item")
    case let value as [AnyHashable: Any]: return count(value.count, "entry", "entries")
    default: return number(value) ?? geometry(value) ?? word(value)
    }
  }

  /// Returns, for example, `3 items`.
  static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }

  /// Numbers separated by spaces, with at most three decimals.
  package static func numbers(_ values: CGFloat...) -> String {
    values.map(NibNumber.text).joined(separator: " ")
  }

  private static func number(_ value: Any) -> String? {
    nibNumber(value).map { NibNumber.text(CGFloat($0.doubleValue)) }
  }

  private static func geometry(_ value: Any) -> String? {
    switch value {
    case let value as CGPoint: numbers(value.x, value.y)
    case let value as CGSize: numbers(value.width, value.height)
    case let value as CGRect: numbers(value.minX, value.minY, value.width, value.height)
    case let value as UIEdgeInsets: insets(value)
    case let value as NSDirectionalEdgeInsets:
      "top \(NibNumber.text(value.top)), leading \(NibNumber.text(value.leading)), "
        + "bottom \(NibNumber.text(value.bottom)), trailing \(NibNumber.text(value.trailing))"
    case let value as UILayoutPriority: NibNumber.text(CGFloat(value.rawValue))
    default: nil
    }
  }

  /// Returns, for example, `top 8, left 16, bottom 8, right 16`.
  package static func insets(_ value: UIEdgeInsets) -> String {
    "top \(NibNumber.text(value.top)), left \(NibNumber.text(value.left)), "
      + "bottom \(NibNumber.text(value.bottom)), right \(NibNumber.text(value.right))"
  }

  /// The name of an enumeration case, or the raw value if there is one, or otherwise the class name.
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
    let components = color.nibComponents()
    return hexadecimal(components.red, components.green, components.blue, components.alpha)
  }

  /// Returns, for example, `#FF8000` or `#FF8000 50 %`.
  static func hexadecimal(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> String {
    let digits = [red, green, blue].map { part in
      let byte = Int((min(max(0, part.isFinite ? part : 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    return "#\(digits)" + (alpha < 1 ? " \(NibNumber.text(CGFloat(alpha * 100))) %" : "")
  }
}

extension String {
  /// The text with its first letter in upper case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Dates as ISO 8601 writes them, in UTC.
private enum NibDateText {
  static func text(of date: Date) -> String { date.formatted(.iso8601) }
}
