import NibSupport

/// An order of the keys of translations in a file.
package enum LanguageKeyOrder: CaseIterable, Sendable {
  /// The order of Xcode: without regard to case, and numbers by their values.
  case xcode
  /// The order of the numbers of the characters, which many programs that sort files use: capital letters come first.
  case characters
  /// The order of the characters without regard to case.
  case charactersIgnoringCase

  /// The order of keys; `nil` if they have none. If they have several, that of Xcode comes first.
  package init?(of keys: [String]) {
    let order = Self.allCases.first { order in
      !zip(keys, keys.dropFirst()).contains { order.isBefore($1, $0) }
    }
    guard let order else { return nil }
    self = order
  }

  /// Whether a key comes before another one.
  package func isBefore(_ a: String, _ b: String) -> Bool {
    switch self {
    case .xcode: return Self.isBeforeInXcode(a, b)
    case .characters: return a.utf8.lexicographicallyPrecedes(b.utf8)
    case .charactersIgnoringCase:
      let (left, right) = (a.lowercased(), b.lowercased())
      return left.utf8.elementsEqual(right.utf8)
        ? a.utf8.lexicographicallyPrecedes(b.utf8) : left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  private static func isBeforeInXcode(_ a: String, _ b: String) -> Bool {
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
}

/// The places of new keys among the keys of a file: each before the first key that comes after it in an order. Finding a
/// place takes O(log keys), also if the keys are not sorted.
struct InsertionPlaces {
  private let order: LanguageKeyOrder
  /// The numbers of the keys that come after all keys before them, and these keys. They are sorted.
  private var largest: [(number: Int, key: String)] = []

  /// - Parameter numbers: the numbers of the keys, in the order of the file.
  init(_ numbers: [Int], _ order: LanguageKeyOrder, key: (Int) -> String) {
    self.order = order
    for number in numbers {
      let key = key(number)
      if largest.last.map({ order.isBefore($0.key, key) }) ?? true { largest.append((number, key)) }
    }
  }

  /// The number of the first key that comes after a new one; `nil` if there is none.
  func number(after key: String) -> Int? {
    let index = largest.partitioningIndex { order.isBefore(key, $0.key) }
    return index < largest.count ? largest[index].number : nil
  }
}
