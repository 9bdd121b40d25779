import NibCore

/// Reads the numbers of attributes, which spaces, commas or signs separate.
struct SVGNumbers {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// The numbers of a text, up to the first part that is not a number.
  ///
  /// - Parameter limit: the greatest number of numbers that are read.
  static func all(_ text: some StringProtocol, limit: Int = .max) -> [Double] {
    var numbers = SVGNumbers(text)
    var result: [Double] = []
    while result.count < limit, let number = numbers.next() { result.append(number) }
    return result
  }

  /// A length in points; `nil` for other units than points and pixels, and for parts of something.
  static func length(_ text: String?) -> Double? {
    guard let text else { return nil }
    var numbers = SVGNumbers(text)
    guard let number = numbers.next() else { return nil }
    let unit = String(decoding: numbers.bytes[numbers.position...], as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    return unit.isEmpty || unit == "px" || unit == "pt" ? number : nil
  }

  /// A number from 0 to 1 or a percentage.
  static func share(_ text: String?) -> Double? {
    guard let text else { return nil }
    var numbers = SVGNumbers(text)
    guard let number = numbers.next() else { return nil }
    return text.hasSuffix("%") ? number / 100 : number
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 32 || bytes[position] == UInt8(ascii: ",") {
      position += 1
    }
  }

  /// The next letter as its ASCII code; `nil` if a number follows, or the text ends.
  mutating func letter() -> UInt8? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    guard 65...90 ~= byte || 97...122 ~= byte else { return nil }
    position += 1
    return byte
  }

  /// The next number; `nil` if there is none. Numbers that are too large are 0.
  mutating func next() -> Double? {
    skipSpace()
    var place = position
    let isNegative = peek(place) == UInt8(ascii: "-")
    if isNegative || peek(place) == UInt8(ascii: "+") { place += 1 }
    let first = place
    var (value, scale) = (0.0, 1.0)
    while let digit = digit(place) {
      value = value * 10 + digit
      place += 1
    }
    var hasDigits = place > first
    if peek(place) == UInt8(ascii: ".") {
      place += 1
      while let digit = digit(place) {
        hasDigits = true
        // Further digits make no difference.
        if scale < 1e15 { (value, scale) = (value * 10 + digit, scale * 10) }
        place += 1
      }
    }
    // A sign or a point alone is not a number.
    guard hasDigits else { return nil }
    let power = exponent(&place)
    position = place
    let number = value / scale * (power == 0 ? 1 : pow(10, power))
    guard number.isFinite, number < 1e7 else { return 0 }
    return isNegative ? -number : number
  }

  private func peek(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func digit(_ place: Int) -> Double? {
    guard place < bytes.count, 48...57 ~= bytes[place] else { return nil }
    return Double(bytes[place] - 48)
  }

  /// The power of ten after a number; 0 if there is none.
  private func exponent(_ place: inout Int) -> Double {
    guard peek(place).map({ $0 | 32 }) == UInt8(ascii: "e") else { return 0 }
    let sign = peek(place + 1)
    var next = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? place + 2 : place + 1
    guard digit(next) != nil else { return 0 }
    var power = 0.0
    while let digit = digit(next) {
      power = min(power * 10 + digit, 1000)
      next += 1
    }
    place = next
    return sign == UInt8(ascii: "-") ? -power : power
  }

  /// The next digit, 0 or 1, of an arc, whose digits need no space after them.
  mutating func flag() -> Bool? {
    skipSpace()
    guard position < bytes.count, bytes[position] == 48 || bytes[position] == 49 else { return nil }
    position += 1
    return bytes[position - 1] == 49
  }
}
