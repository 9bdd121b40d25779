import Foundation

/// One side of a comparison, or a part of it.
indirect enum PredicateExpression {
  case value(Any?)
  case keyPath([Substring])
  case list([PredicateExpression])
  /// A sum, difference, product or quotient, depending on the sign.
  case arithmetic(PredicateExpression, String, PredicateExpression)

  /// The value for an object; `nil` if it has none.
  func value(for object: Any?) throws -> Any? {
    switch self {
    case .value(let value): return value.flatMap(KeyPathValues.unwrapped)
    case .keyPath(let path): return try KeyPathValues.value(of: path[...], in: object)
    case .list(let parts): return try parts.map { try $0.value(for: object) as Any }
    case .arithmetic(let left, let sign, let right):
      guard let left = try left.value(for: object).flatMap(nibNumber)?.doubleValue,
        let right = try right.value(for: object).flatMap(nibNumber)?.doubleValue
      else { return nil }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      default: return left / right
      }
    }
  }
}
