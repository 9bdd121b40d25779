import Foundation

/// A comparison of a predicate, such as `ANY names BEGINSWITH[c] "a"`: two values, a relation, options and a
/// quantifier.
struct PredicateComparison {
  /// The ways in which two values are compared.
  enum Relation: String {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  /// The elements of the left value that must satisfy the comparison.
  enum Quantifier: String {
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
  }

  let quantifier: Quantifier?
  let left: PredicateExpression
  let relation: Relation
  let options: String.CompareOptions
  let right: PredicateExpression

  /// Whether an object meets the condition.
  func matches(_ object: Any?) throws -> Bool {
    let (left, right) = (try left.value(for: object), try right.value(for: object))
    guard let quantifier else { return try holds(left, right) }
    let elements = left.flatMap(KeyPathValues.elements) ?? []
    switch quantifier {
    case .any, .some: return try elements.contains { try holds($0, right) }
    case .all: return try elements.allSatisfy { try holds($0, right) }
    case .none: return try !elements.contains { try holds($0, right) }
    }
  }

  /// Whether the relation holds between two values.
  private func holds(_ left: Any?, _ right: Any?) throws -> Bool {
    switch relation {
    case .equal: return ComparedValues.areEqual(left, right, options: options)
    case .notEqual: return !ComparedValues.areEqual(left, right, options: options)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .contains: return contains(left, right)
    case .isIn: return contains(right, left)
    case .between:
      guard let limits = right.flatMap(KeyPathValues.elements), limits.count == 2 else { return false }
      return order(left, limits[0]).map { $0 != .orderedAscending } ?? false
        && order(left, limits[1]).map { $0 != .orderedDescending } ?? false
    case .beginsWith: return find(right, in: left, [.anchored])
    case .endsWith: return find(right, in: left, [.anchored, .backwards])
    case .like, .matches: return try matches(left, right)
    }
  }

  /// The order of two values; `nil` if one of them is `nil`.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left = left.flatMap(KeyPathValues.unwrapped), let right = right.flatMap(KeyPathValues.unwrapped)
    else { return nil }
    return ComparedValues.order(left, right, options: options)
  }

  /// Whether a collection contains a value, or a text contains another text.
  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let elements = whole.flatMap(KeyPathValues.elements) {
      return elements.contains { ComparedValues.areEqual($0, part, options: options) }
    }
    return find(part, in: whole, [])
  }

  /// Whether a text contains, begins with or ends with another one.
  private func find(_ part: Any?, in whole: Any?, _ place: String.CompareOptions) -> Bool {
    guard let whole = whole.flatMap(ComparedValues.text), let part = part.flatMap(ComparedValues.text) else {
      return false
    }
    // As in UIKit, an empty text is found only at the beginning and the end.
    if part.isEmpty { return place.contains(.anchored) }
    return whole.range(of: part, options: options.union(place)) != nil
  }

  /// Whether the whole text matches a regular expression, or a pattern with `*` and `?`.
  private func matches(_ left: Any?, _ right: Any?) throws -> Bool {
    guard var text = left.flatMap(ComparedValues.text), var pattern = right.flatMap(ComparedValues.text)
    else {
      return false
    }
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    if relation == .like { pattern = PredicateComparison.expression(like: pattern) }
    let whole = "\\A(?:\(pattern))\\z"
    guard
      let expression = try? NSRegularExpression(
        pattern: whole, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    else {
      throw NibException.invalidArgument(
        "Can't do regex matching, reason: Can't open pattern U_REGEX_BAD_ESCAPE_SEQUENCE (string \(text), "
          + "pattern \(pattern), case 0, canon 0)")
    }
    let range = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: range) != nil
  }

  /// The regular expression for a pattern with `*` for any characters and `?` for one character.
  private static func expression(like pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern)
      .replacingOccurrences(of: "\\*", with: "[\\s\\S]*").replacingOccurrences(of: "\\?", with: "[\\s\\S]")
  }
}
