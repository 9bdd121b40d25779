import Foundation

/// Compares two values of any type, as predicates and sort descriptors do.
enum ComparedValues {
  /// The order of two values; `nil` if they cannot be compared. `nil` is before all other values.
  static func order(
    _ left: Any?, _ right: Any?, options: String.CompareOptions = []
  ) -> ComparisonResult? {
    let (left, right) = (left.flatMap(KeyPathValues.unwrapped), right.flatMap(KeyPathValues.unwrapped))
    guard let left else { return right == nil ? .orderedSame : .orderedAscending }
    guard let right else { return .orderedDescending }
    if let left = text(left), let right = text(right) { return left.compare(right, options: options) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    if let left = nibNumber(left), let right = nibNumber(right) { return left.compare(right) }
    return nil
  }

  /// Whether two values are equal.
  static func areEqual(_ left: Any?, _ right: Any?, options: String.CompareOptions = []) -> Bool {
    if let order = order(left, right, options: options) { return order == .orderedSame }
    guard let left = left.flatMap(KeyPathValues.unwrapped), let right = right.flatMap(KeyPathValues.unwrapped)
    else { return false }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = KeyPathValues.elements(of: left), let right = KeyPathValues.elements(of: right) {
      return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1, options: options) }
    }
    return (left as AnyObject) === (right as AnyObject)
  }

  /// A string; `nil` for other values.
  static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: text
    case let text as NSString: text.description
    case let text as Substring: String(text)
    case let text as Character: String(text)
    default: nil
    }
  }
}
