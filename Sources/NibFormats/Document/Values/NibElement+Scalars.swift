import NibSupport

/// Attributes that contain one number, Boolean or word.
///
/// A malformed attribute is `nil` for `bool`, `double` and `int`; the functions that begin with `decode` throw an
/// error.
extension NibElement {
  /// `YES` or `NO`; `nil` if absent or malformed.
  package func bool(_ attribute: String) -> Bool? { self[attribute].flatMap(NibBool.parse) }

  /// A finite number; `nil` if absent or malformed.
  package func double(_ attribute: String) -> Double? { self[attribute].flatMap(NibDecimal.parse) }

  /// A whole number, which may be written as `12` or `12.0`; `nil` if absent or malformed.
  package func int(_ attribute: String) -> Int? { double(attribute).flatMap { Int(exactly: $0) } }

  /// `YES` or `NO`; `nil` if absent.
  package func decodeBool(_ attribute: String) throws(NibValueError) -> Bool? {
    try decoded(attribute, bool(attribute), expected: "YES or NO")
  }

  /// A finite number; `nil` if absent.
  package func decodeDouble(_ attribute: String) throws(NibValueError) -> Double? {
    try decoded(attribute, double(attribute), expected: "a number")
  }

  /// A finite number in a required attribute.
  func decodeRequiredDouble(_ attribute: String) throws(NibValueError) -> Double {
    guard let value = try decodeDouble(attribute) else { throw missingAttribute(attribute) }
    return value
  }

  /// A position, a size or a distance in points; `nil` if absent. Longer ones than `NibLength.limit` are malformed.
  func decodeLength(_ attribute: String) throws(NibValueError) -> Double? {
    guard let value = try decodeDouble(attribute) else { return nil }
    guard abs(value) <= NibLength.limit else {
      throw malformed(attribute, expected: "a length of at most \(NibNumber.exact(NibLength.limit)) points")
    }
    return value
  }

  /// A position, a size or a distance in a required attribute.
  func decodeRequiredLength(_ attribute: String) throws(NibValueError) -> Double {
    guard let value = try decodeLength(attribute) else { throw missingAttribute(attribute) }
    return value
  }

  /// A whole number; `nil` if absent.
  func decodeInt(_ attribute: String) throws(NibValueError) -> Int? {
    try decoded(attribute, int(attribute), expected: "a whole number")
  }

  /// A word that is the raw value of one of the enumeration's cases; `nil` if absent.
  func decodeChoice<Choice: RawRepresentable & CaseIterable>(
    _ attribute: String, of type: Choice.Type
  ) throws(NibValueError) -> Choice? where Choice.RawValue == String {
    try decoded(
      attribute, self[attribute].flatMap { Choice(rawValue: $0) },
      expected: "one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
  }

  private func decoded<Value>(
    _ attribute: String, _ value: Value?, expected: @autoclosure () -> String
  ) throws(NibValueError) -> Value? {
    if value == nil, self[attribute] != nil { throw malformed(attribute, expected: expected()) }
    return value
  }
}

/// Positions, sizes and distances in points.
package enum NibLength {
  /// The longest length of a layout, in points: larger numbers mean nothing there, and sums of very large ones are not
  /// finite.
  package static let limit = 1e8
}
