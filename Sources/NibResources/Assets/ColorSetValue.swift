import Foundation

/// A color in a color set: components as text with their color space, or the name of a color of the system.
struct ColorSetValue: Decodable {
  /// A component. Xcode writes texts, and some other programs write numbers.
  private struct Component: Decodable {
    let text: String
    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self.text = text
        return
      }
      // Numbers are fractions of 1, or from 0 to 255.
      let number = try value.decode(Double.self)
      text = String(number > 1 ? number / 255 : number)
    }
  }

  private let components: [String: Component]?
  private let space: String?
  private let reference: String?

  private enum CodingKeys: String, CodingKey {
    case components, reference
    case space = "color-space"
  }

  /// The components in extended sRGB. A missing color component is 0, a missing alpha is 1.
  func components(for style: UIUserInterfaceStyle) throws(ColorSet.Problem) -> ColorComponents {
    if let reference {
      guard let color = UIColor(nibSystemColor: reference) else { throw .unknownSystemColor(reference) }
      return color.nibComponents(for: style)
    }
    guard let components else { throw .noValue }
    let alpha = try number("alpha", default: 1)
    if components["white"] != nil { return ColorComponents(white: try number("white"), alpha: alpha) }
    let (red, green, blue) = (try number("red"), try number("green"), try number("blue"))
    return switch space {
    case "display-p3": ColorComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case "extended-linear-srgb": ColorComponents(linearRed: red, green: green, blue: blue, alpha: alpha)
    default: ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// A component from 0 to 1, which Xcode writes as `0.500`, `128` or `0x80`. An alpha of `1` is opaque.
  private func number(_ key: String, default defaultValue: Double = 0) throws(ColorSet.Problem) -> Double {
    guard let text = components?[key]?.text else { return defaultValue }
    if text.lowercased().hasPrefix("0x") {
      guard let value = Int(text.dropFirst(2), radix: 16) else { throw .malformed }
      return Double(value) / 255
    }
    guard let value = Double(text), value.isFinite else { throw .malformed }
    let isFraction = text.contains(".") || text.contains("e") || key == "alpha" && value <= 1
    return isFraction ? value : value / 255
  }
}
