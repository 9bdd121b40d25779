/// The order in which Xcode writes the keys of translations: without regard to case, and numbers by their values.
package enum LanguageKeyOrder {
  /// Whether a key comes before another one.
  package static func isBefore(_ a: String, _ b: String) -> Bool {
    var (left, right) = (Substring(a.lowercased()).utf8[...], Substring(b.lowercased()).utf8[...])
    while let first = left.first, let other = right.first {
      if isDigit(first), isDigit(other) {
        let (number, otherNumber) = (takeNumber(from: &left), takeNumber(from: &right))
        if number.count != otherNumber.count { return number.count < otherNumber.count }
        if number != otherNumber { return number.lexicographicallyPrecedes(otherNumber) }
      } else {
        if first != other { return first < other }
        left = left.dropFirst()
        right = right.dropFirst()
      }
    }
    if left.isEmpty != right.isEmpty { return left.isEmpty }
    return a.utf8.lexicographicallyPrecedes(b.utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Removes a number from the beginning of a text, and returns its digits without leading zeros.
  private static func takeNumber(from text: inout Substring.UTF8View) -> [UInt8] {
    let digits = text.prefix(while: isDigit)
    text = text[digits.endIndex...]
    return Array(digits.drop { $0 == UInt8(ascii: "0") })
  }

  /// Whether keys have the order of Xcode.
  static func isSorted(_ keys: [String]) -> Bool {
    !zip(keys, keys.dropFirst()).contains { isBefore($1, $0) }
  }
}
