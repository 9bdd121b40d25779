/// A color as an escape sequence names it.
enum EmulatedColor: Hashable, Sendable {
  case `default`
  case indexed(Int)
  case rgb(Int, Int, Int)
}

/// The colors and attributes of a cell, which "Select Graphic Rendition" (SGR) sets.
struct EmulatedStyle: Hashable, Sendable {
  var foreground = EmulatedColor.default
  var background = EmulatedColor.default
  var isBold = false
  var isDim = false
  var isItalic = false
  var isUnderlined = false
  var isReversed = false
  var isStruck = false

  /// Applies the parameters of an SGR sequence, each with its colon-separated parts (ECMA-48; colors as in
  /// xterm).
  mutating func apply(_ parameters: [[Int]]) {
    var rest = parameters[...]
    while let parameter = rest.popFirst() {
      switch parameter[0] {
      case 0: self = EmulatedStyle()
      case 1: isBold = true
      case 2: isDim = true
      case 3: isItalic = true
      case 4: isUnderlined = true
      case 7: isReversed = true
      case 9: isStruck = true
      case 22: (isBold, isDim) = (false, false)
      case 23: isItalic = false
      case 24: isUnderlined = false
      case 27: isReversed = false
      case 29: isStruck = false
      case 38: foreground = EmulatedStyle.color(parameter, &rest) ?? foreground
      case 48: background = EmulatedStyle.color(parameter, &rest) ?? background
      case let code: applyPalette(code)
      }
    }
  }

  private mutating func applyPalette(_ code: Int) {
    switch code {
    case 30...37: foreground = .indexed(code - 30)
    case 39: foreground = .default
    case 40...47: background = .indexed(code - 40)
    case 49: background = .default
    case 90...97: foreground = .indexed(code - 90 + 8)
    case 100...107: background = .indexed(code - 100 + 8)
    default: break
    }
  }

  /// The color after 38 or 48, written as 38;5;n, 38;2;r;g;b, or with colons and an empty color space.
  private static func color(_ parameter: [Int], _ rest: inout ArraySlice<[Int]>) -> EmulatedColor? {
    if parameter.count > 2 {
      return parameter[1] == 5 ? .indexed(parameter[2]) : rgb(parameter.suffix(3))
    }
    guard let kind = rest.popFirst()?[0] else { return nil }
    let count = kind == 5 ? 1 : 3
    guard rest.count >= count else { return nil }
    let numbers = rest.prefix(count).map { $0[0] }
    rest = rest.dropFirst(count)
    return kind == 5 ? .indexed(numbers[0]) : rgb(numbers[...])
  }

  private static func rgb(_ parts: ArraySlice<Int>) -> EmulatedColor? {
    let parts = Array(parts)
    return parts.count == 3 ? .rgb(parts[0], parts[1], parts[2]) : nil
  }
}
