import NibCore

/// Reads the numbers of attributes, which spaces, commas or signs separate.
struct SVGNumbers {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// All numbers of a text, up to the first part that is not a number.
  static func all(_ text: some StringProtocol) -> [Double] {
    var numbers = SVGNumbers(text)
    var result: [Double] = []
    while let number = numbers.next() { result.append(number) }
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

  /// The next letter; `nil` if a number follows, or the text ends.
  mutating func letter() -> Character? {
    skipSpace()
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    guard 65...90 ~= byte || 97...122 ~= byte else { return nil }
    position += 1
    return Character(UnicodeScalar(byte))
  }

  /// The next number; `nil` if there is none. Numbers that are too large are 0.
  mutating func next() -> Double? {
    skipSpace()
    let start = position
    var end = position
    func isDigit(_ place: Int) -> Bool { place < bytes.count && 48...57 ~= bytes[place] }
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
    let first = end
    while isDigit(end) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      while isDigit(end) { end += 1 }
    }
    // A sign or a point alone is not a number.
    guard end > first, end > first + 1 || isDigit(first) else { return nil }
    if end < bytes.count, bytes[end] | 32 == UInt8(ascii: "e") {
      var place = end + 1
      if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
        place += 1
      }
      if isDigit(place) {
        while isDigit(place) { place += 1 }
        end = place
      }
    }
    position = end
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let number = Double(text) ?? Double(text + "0") ?? 0
    return number.isFinite && abs(number) < 1e7 ? number : 0
  }

  /// The next digit, 0 or 1, of an arc, whose digits need no space after them.
  mutating func flag() -> Bool? {
    skipSpace()
    guard position < bytes.count, bytes[position] == 48 || bytes[position] == 49 else { return nil }
    position += 1
    return bytes[position - 1] == 49
  }
}
