import NibAnalysis
import NibCore

/// Decides whether two values that are written differently are the same value.
enum NearValues {
  /// Whether two texts are the same number, apart from rounding.
  static func areNear(_ old: String, _ new: String) -> Bool {
    guard let a = number(old), let b = number(new) else { return false }
    return areNear(a, b)
  }

  /// A finite decimal number; `nil` for other texts, such as `nan`.
  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ $0 < 0x3A || $0 == UInt8(ascii: "e") }) else { return nil }
    return Double(text)
  }

  private static func areNear(_ a: Double, _ b: Double) -> Bool {
    a == b || abs(a - b) <= tolerance(max(abs(a), abs(b)))
  }

  /// The largest difference of numbers that are equal: one ten-thousandth, and less for small numbers. Only numbers
  /// that stand for infinity, which are written with few digits, can differ by more.
  private static func tolerance(_ magnitude: Double) -> Double {
    magnitude > 1e15 ? 1e-4 * magnitude : min(1e-4, max(1e-6, 1e-4 * magnitude))
  }

  /// Whether two elements are the same value: the same color, or equal apart from rounding and the order of attributes.
  static func areNear(_ old: NibElement, _ new: NibElement) -> Bool {
    if old.isNamed("color"), new.isNamed("color") { return areSameColor(old: old, new: new) }
    guard old.name == new.name, ExactText.areEqual(old.text, new.text) else { return false }
    let oldAttributes = attributes(of: old)
    let newAttributes = attributes(of: new)
    guard oldAttributes.count == newAttributes.count,
      oldAttributes.allSatisfy({ name, value in
        newAttributes[name].map { ExactText.areEqual($0, value) || areNear(value, $0) } ?? false
      })
    else { return false }
    let (a, b) = (Array(old.children), Array(new.children))
    return a.count == b.count && zip(a, b).allSatisfy { areNear($0, $1) }
  }

  private static func attributes(of element: NibElement) -> [String: String] {
    Dictionary(element.attributes.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// Whether two elements are the same color by its name. Everything else that the document saves about such a color is
  /// only for the canvas and for older systems.
  static func haveSameColorName(_ old: NibElement, _ new: NibElement) -> Bool {
    guard old.isNamed("color"), new.isNamed("color"), old.key == new.key, let a = NibColor(old),
      let b = NibColor(new)
    else { return false }
    switch (a, b) {
    case (.system(let a, _), .system(let b, _)), (.named(let a, _), .named(let b, _)):
      return ExactText.areEqual(a, b)
    case (.catalog, .catalog): return a == b && isInCatalog(old) && isInCatalog(new)
    default: return false
    }
  }

  /// Whether a color of macOS is one of a color list and nothing else: it has no components.
  private static func isInCatalog(_ color: NibElement) -> Bool { color["colorSpace"] == "catalog" }

  /// Whether two images differ only in their sizes, and have equal ones in pixels. In points, they depend on the scale
  /// of the image that was measured.
  static func haveNearSizes(_ old: NibElement, _ new: NibElement) -> Bool {
    guard old.isNamed("image"), let width = old.double("width"), let height = old.double("height"),
      let newWidth = new.double("width"), let newHeight = new.double("height"),
      otherAttributes(of: old) == otherAttributes(of: new)
    else { return false }
    return abs(width - newWidth) < 0.5 && abs(height - newHeight) < 0.5
  }

  /// The attributes of an image besides its size.
  private static func otherAttributes(of image: NibElement) -> [String: ExactText] {
    attributes(of: image).filter { $0.key != "width" && $0.key != "height" }.mapValues { ExactText($0) }
  }

  /// Whether two colors look the same: the same name, or components that are equal in 8 bits.
  private static func areSameColor(old: NibElement, new: NibElement) -> Bool {
    guard old.key == new.key, let a = NibColor(old), let b = NibColor(new) else {
      return false
    }
    if haveSameColorName(old, new) { return true }
    switch (a, b) {
    case (.components(let a), .components(let b)):
      return (a.space == .displayP3) == (b.space == .displayP3) && bytes(a) == bytes(b)
    case (.system(let name, _), .components(let other)), (.components(let other), .system(let name, _)):
      return fixedColors[name].map { bytes($0) == bytes(other) } ?? false
    default: return false
    }
  }

  /// The system's colors that are the same in all appearances. Interface Builder writes some of them as components when
  /// it saves older documents again.
  private static let fixedColors = [
    "darkTextColor": NibColorComponents(white: 0, alpha: 1),
    "lightTextColor": NibColorComponents(white: 1, alpha: 0.6),
  ]

  private static func bytes(_ color: NibColorComponents) -> [Int] {
    [color.red, color.green, color.blue, color.alpha].map { Int(bounded: ($0 * 255).rounded()) }
  }
}
